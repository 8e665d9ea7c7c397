import { type MalformedRun, workload } from './malformed-run.ts';

const good = 'workload:\n  throughput: 2000 msg/s\nsource:\n  rebalanceRate: 20/day\n';

function file(what: string, text: string, ...says: readonly string[]): MalformedRun {
  return { what, argv: ['plan', 'service.yaml'], files: { 'service.yaml': text }, says };
}

/** Profiles and files that cannot be what they should be. */
export const malformedProfiles: readonly MalformedRun[] = [
  {
    what: 'a file that is not there',
    argv: ['plan', 'nowhere.yaml'],
    says: ['nowhere.yaml: cannot be read', 'no such file'],
  },
  { what: 'a folder', argv: ['plan', 'here'], files: { 'here/x': '' }, says: ['here: cannot be read', 'folder'] },
  { what: 'a device', argv: ['plan', '/dev/zero'], says: ['/dev/zero: cannot be read', 'device'] },
  {
    what: 'a file below a file',
    argv: ['plan', 'a.yaml/b.yaml'],
    files: { 'a.yaml': good },
    says: ['a.yaml/b.yaml: cannot be read'],
  },
  file('an empty file', '', 'service.yaml: holds nothing'),
  file('a file of a megabyte', `# ${'x'.repeat(1024 * 1024)}\n`, 'service.yaml', '1 MiB'),
  file('a list', '- 1\n- 2\n', 'service.yaml'),
  file('a single word', 'hello\n', 'service.yaml'),
  file('broken YAML', 'workload: {throughput: 5/s\n', 'service.yaml'),
  file('a tab as indentation', 'workload:\n\tthroughput: 5/s\n', 'service.yaml:2'),
  file('a key twice', `${good}workload:\n  handlers: 2\n`, 'service.yaml:5'),
  file('an unknown section', `${good}wrokload:\n  handlers: 2\n`, 'service.yaml:5', 'workload'),
  file('an unknown key', good.replace('throughput', 'throughputt'), 'service.yaml:2', 'workload.throughput'),
  file('a value where a section belongs', 'workload: 5/s\n', 'service.yaml:1', 'workload'),
  file('a section where a value belongs', 'workload:\n  throughput:\n    rate: 5\n', 'service.yaml'),
  file('a key without a value', 'workload:\n  throughput:\n', 'service.yaml:2'),
  file('a rate without a unit', good.replace('2000 msg/s', '2000'), 'service.yaml:2:15', '2000'),
  file('the wrong dimension', good.replace('2000 msg/s', '7 d'), 'service.yaml:2:15', '7 d'),
  file('a number of YAML that is none', good.replace('2000 msg/s', '.nan'), 'service.yaml:2', '.nan'),
  file('an infinity of YAML', good.replace('2000 msg/s', '.inf'), 'service.yaml:2', '.inf'),
  file('a negative value', good.replace('2000', '-2000'), 'service.yaml:2', '-2000'),
  file('an absurd value', good.replace('2000', '1e99'), 'service.yaml:2', '1e99'),
  file('two faults at once', good.replace('2000', '-1').replace('20/day', '20 B'), 'service.yaml:2', 'service.yaml:4'),
  file('a word not on the list', `${good}  kind: stream\n`, 'service.yaml:5', 'log'),
  file('an unknown system', `${good}  system: kafak\n`, 'service.yaml:5', 'kafka'),
  file('an unknown preset to extend', `extends: payment-ledger\n${good}`, 'service.yaml:1', 'payments-ledger'),
  file('a missing file to extend', `extends: ./base.yaml\n${good}`, 'service.yaml:1'),
  file('a profile that extends itself', `extends: ./service.yaml\n${good}`, 'service.yaml:1', 'extends itself'),
  {
    what: 'a circle of three profiles',
    argv: ['plan', 'a.yaml'],
    files: { 'a.yaml': 'extends: ./b.yaml\n', 'b.yaml': 'extends: ./c.yaml\n', 'c.yaml': 'extends: ./a.yaml\n' },
    says: ['c.yaml:1', 'a.yaml'],
  },
  file('brackets without an end', '['.repeat(5000), 'service.yaml'),
  file('an anchor that multiplies', 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n', 'service.yaml'),
  file('a binary file', '\u0000\u0001\u0002\u0003', 'service.yaml'),
  file('escape codes in a key', '"\u001b[2Jx": 1\n', 'service.yaml'),
  {
    what: 'broken JSON',
    argv: ['plan', 'a.json'],
    files: { 'a.json': '{"workload": {"throughput": ' },
    says: ['a.json'],
  },
  {
    what: 'an unknown key in JSON',
    argv: ['plan', 'a.json'],
    files: { 'a.json': '{"workload": {"thruput": "5/s"}}' },
    says: ['a.json:1', 'thruput'],
  },
  { what: 'nothing on standard input', argv: ['plan', '-'], stdin: '', says: ['standard input: holds nothing'] },
  { what: 'nonsense on standard input', argv: ['plan', '-'], stdin: 'x: [', says: ['standard input'] },
  {
    what: 'a bad value on standard input',
    argv: ['plan', '-'],
    stdin: good.replace('2000', '-1'),
    says: ['standard input:2'],
  },
  {
    what: 'too much on standard input',
    argv: ['plan', '-'],
    stdin: '#'.repeat(1024 * 1024 + 1),
    says: ['standard input', '1 MiB'],
  },
  {
    what: 'an output in no folder',
    argv: ['plan', ...workload, '--output', 'no/plan.md'],
    says: ['--output no/plan.md: cannot be written'],
  },
  {
    what: 'an output that is a folder',
    argv: ['plan', ...workload, '--output', 'here'],
    files: { 'here/x': '' },
    says: ['--output here', 'folder'],
  },
  {
    what: 'an output below a file',
    argv: ['plan', ...workload, '--output', 'x/plan.md'],
    files: { x: '' },
    says: ['--output x/plan.md'],
  },
  {
    what: 'an output over its own profile',
    argv: ['plan', 'a.yaml', '--output', './a.yaml'],
    files: { 'a.yaml': good },
    says: ['--output ./a.yaml', 'the profile itself'],
  },
  {
    what: 'an output with a name too long',
    argv: ['plan', ...workload, '--output', 'x'.repeat(300)],
    says: ['--output'],
  },
];
