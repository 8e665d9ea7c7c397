import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from './folder.ts';
import { complaintsAbout } from '../report/fleet/well-formed.ts';
import { runInMemory } from './program.ts';

const fine = `workload: {throughput: 10 msg/s}
source: {kind: queue}
effect: {transactional: true}
horizons: {replay: 7 d}
inbox: {rowSize: 120 B, window: 7 d}
`;
/** No horizon at all: a finding of level warning. */
const warned = fine.replace('horizons: {replay: 7 d}\n', '');
/** A replay that the window does not cover: a finding of level failure. */
const failed = fine.replace('replay: 7 d', 'replay: 30 d');
const wrong = 'workload: {througput: 10 msg/s}\n';
const withBudget = (level: string): string =>
  `${fine}budgets:\n  - expression: inbox.rows >= 0\n  - expression: inbox.bytes <= 1 kB\n    level: ${level}\n`;

const files = {
  'fine.yaml': fine,
  'warned.yaml': warned,
  'failed.yaml': failed,
  'wrong.yaml': wrong,
  'budget-warning.yaml': withBudget('warning'),
  'budget-failure.yaml': withBudget('failure'),
};

const check = async (cwd: string, ...argv: string[]) => runInMemory(['check', ...argv], { cwd });

describe('the exit code of a check', () => {
  const failOn = {
    none: [],
    warning: ['--fail-on', 'warning'],
    failure: ['--fail-on', 'failure'],
    never: ['--fail-on', 'never'],
  };
  const table: readonly (readonly [file: string, none: number, warning: number, failure: number, never: number])[] = [
    ['fine.yaml', 0, 0, 0, 0],
    ['warned.yaml', 0, 1, 0, 0],
    ['failed.yaml', 0, 1, 1, 0],
    ['budget-warning.yaml', 0, 1, 0, 0],
    ['budget-failure.yaml', 1, 1, 1, 0],
    ['wrong.yaml', 2, 2, 2, 2],
  ];

  it.each(table)('of %s is %i, with --fail-on warning %i, failure %i, never %i', async (file, ...codes) => {
    const cwd = folderWith(files);
    const found = [];
    for (const flags of Object.values(failOn)) found.push((await check(cwd, file, ...flags)).code);
    expect(found).toEqual(codes);
  });

  it.each(table)('of a fleet with %s in it is as of it alone', async (file, ...codes) => {
    const cwd = folderWith(files);
    const found = [];
    for (const flags of Object.values(failOn)) found.push((await check(cwd, 'fine.yaml', file, ...flags)).code);
    expect(found).toEqual(codes);
  });

  it('is 2 for wrong input before 1 for a broken limit, and both are told', async () => {
    const { code, stdout } = await check(folderWith(files), 'wrong.yaml', 'budget-failure.yaml', 'fine.yaml');
    expect(code).toBe(2);
    expect(stdout).toContain('3 profiles: 1 fine, 1 with failures, 1 not planned');
    expect(stdout).toContain('did you mean workload.throughput?');
    expect(stdout).toContain('inbox.bytes <= 1 kB: is 725.76 MB, the limit is 1 kB');
  });

  it('is the same for plan, which takes budgets as well', async () => {
    const cwd = folderWith(files);
    const plan = async (...argv: string[]) => (await runInMemory(['plan', ...argv], { cwd })).code;
    expect(await plan('budget-failure.yaml')).toBe(1);
    expect(await plan('budget-failure.yaml', '--fail-on', 'never')).toBe(0);
    expect(await plan('budget-warning.yaml')).toBe(0);
    expect(await plan('budget-warning.yaml', '--fail-on', 'warning')).toBe(1);
    expect(await plan('fine.yaml', '--budget', 'inbox.bytes <= 50 GB')).toBe(0);
    expect(await plan('fine.yaml', '--budget', 'inbox.bytes <= 50 MB')).toBe(1);
    expect(await plan('fine.yaml', '--budget', 'inbox.byts <= 50 MB')).toBe(2);
  });
});

describe('budgets of a check', () => {
  it('given as flags and in a file hold for every profile', async () => {
    const cwd = folderWith({ ...files, 'budgets.yaml': '- expression: inbox.rows < 5\n  message: five\n' });
    const { stdout } = await check(cwd, 'fine.yaml', '--budgets', 'budgets.yaml', '--budget', 'inbox.bytes > 1 B');
    expect(stdout).toContain('inbox.rows < 5: is 6,048,000 rows, the limit is 5 rows. five');
    expect(stdout).toContain('1 of 2');
  });

  it('of a whole profile are found under its key', async () => {
    const { code, stdout } = await check(folderWith(files), 'fine.yaml', '--budgets', 'budget-failure.yaml');
    expect(code).toBe(1);
    expect(stdout).toContain('1 of 2');
  });

  it('that are wrong are told before any work, all at once, with their lines', async () => {
    const cwd = folderWith({
      ...files,
      'budgets.yaml': '- expression: inbox.byts < 5 GB\n- expression: inbox.rows < 5 GB\n',
    });
    const { code, stdout, stderr } = await check(
      cwd,
      'fine.yaml',
      '--budgets',
      'budgets.yaml',
      '--output',
      'csv=out.csv',
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('budgets.yaml:1:3 budgets[1]: "inbox.byts" is not a figure');
    expect(stderr).toContain('did you mean inbox.bytes?');
    expect(stderr).toContain(
      'budgets.yaml:2:3 budgets[2]: compares inbox.rows (a number of rows, row) with 5 GB (a size, B)',
    );
  });

  it('that are wrong in one profile are faults of that one', async () => {
    const cwd = folderWith({
      ...files,
      'bad.yaml': `${fine}budgets:\n  - expression: inbox.rows > 1\n  - expression: f(x) = 1\n`,
    });
    const { code, stdout } = await check(cwd, 'bad.yaml', 'fine.yaml', '--format', 'github');
    expect(code).toBe(2);
    expect(stdout).toContain('::error file=bad.yaml,line=8,col=5,title=dedup-planner%3A wrong input::');
    expect(stdout).toContain('2 profiles checked: 1 pass');
  });

  it.each(['- 5\n', '{}\n', 'budgets: 5\n', '- {expresion: inbox.rows < 5}\n', '[', ''])(
    'in the file %j are refused',
    async (text) => {
      const cwd = folderWith({ ...files, 'budgets.yaml': text });
      expect(await check(cwd, 'fine.yaml', '--budgets', 'budgets.yaml')).toMatchObject({ code: 2, stdout: '' });
    },
  );

  it('are annotated at their own line', async () => {
    const { stdout } = await check(folderWith(files), 'budget-failure.yaml', '--format', 'github');
    expect(stdout).toContain('::error file=budget-failure.yaml,line=8,col=5,');
  });

  it('of a flag are annotated at the line of the input that decides', async () => {
    const { stdout } = await check(
      folderWith(files),
      'fine.yaml',
      '--format',
      'github',
      '--budget',
      'window.requested < 1 d',
    );
    expect(stdout).toContain('::error file=fine.yaml,line=5,');
  });
});

describe('a baseline of a check', () => {
  const grown = `${fine.replace('10 msg/s', '20 msg/s')}budgets:\n  - expression: inbox.bytes\n    baseline: +10%\n`;

  it('is the file of the same name in a folder', async () => {
    const cwd = folderWith({ 'services/a.yaml': grown, 'services/new.yaml': grown, 'main/services/a.yaml': fine });
    const { code, stdout } = await check(cwd, 'services', '--baseline', 'main');
    expect(code).toBe(1);
    expect(stdout).toContain('services/a.yaml');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'is 1.45152 GB, the limit is 798.336 MB, the baseline has 725.76 MB',
    );
    expect(stdout).toContain('1 of 2');
    expect((await check(cwd, 'services/new.yaml', '--baseline', 'main')).code).toBe(0);
  });

  it('is one saved plan, profile or preset for all', async () => {
    const cwd = folderWith({ 'a.yaml': grown, 'fine.yaml': fine });
    await runInMemory(['plan', 'fine.yaml', '--format', 'json', '--output', 'main.json'], { cwd });
    for (const [baseline, code] of [
      ['main.json', 1],
      ['fine.yaml', 1],
      ['a.yaml', 0],
      ['preset:payments-ledger', 0],
    ] as const) {
      expect((await check(cwd, 'a.yaml', '--baseline', baseline)).code, baseline).toBe(code);
    }
  });

  it('that nobody named fails the budget', async () => {
    const { code, stdout } = await check(folderWith({ 'a.yaml': grown }), 'a.yaml');
    expect(code).toBe(1);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('name one with --baseline');
  });

  it('that is wrong itself does not keep its repair from passing', async () => {
    const cwd = folderWith({ 'a.yaml': grown, 'main/a.yaml': wrong });
    expect((await check(cwd, 'a.yaml', '--baseline', 'main')).code).toBe(0);
  });

  it('that does not exist is wrong input', async () => {
    expect((await check(folderWith({ 'a.yaml': grown }), 'a.yaml', '--baseline', 'nowhere.json')).code).toBe(2);
  });
});

describe('the forms of a check', () => {
  it('are written into several files at once, beside standard output', async () => {
    const cwd = folderWith(files);
    const forms = ['json', 'markdown', 'csv', 'junit', 'github', 'text'];
    const outputs = forms.flatMap((form) => ['--output', `${form}=out/${form}`]);
    mkdirSync(join(cwd, 'out'));
    const { code, stdout } = await check(cwd, 'fine.yaml', 'budget-failure.yaml', ...outputs);
    expect(code).toBe(1);
    const written = (form: string): string => readFileSync(join(cwd, 'out', form), 'utf8');
    expect(stdout).toBe(written('text'));
    expect(JSON.parse(written('json'))).toMatchObject({ totals: { profiles: 2, passing: 1 } });
    expect(complaintsAbout(written('junit'))).toEqual([]);
    expect(written('csv')).toContain('budget-failure.yaml,,failure,false');
    expect(written('markdown')).toContain('## Deduplication check');
    expect(written('github')).toContain('::error file=budget-failure.yaml');
  });

  it.each([
    ['junit', 'does not say which form goes into which file'],
    ['=x', 'does not say which form goes into which file'],
    ['junt=x', 'did you mean junit?'],
    ['junit=nowhere/x', 'cannot be written'],
    ['junit=.', 'cannot be written'],
  ])('refuse the output %s before any work', async (output, message) => {
    const { code, stdout, stderr } = await check(folderWith(files), 'fine.yaml', '--output', output);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('never go two into one file', async () => {
    const { code, stderr } = await check(folderWith(files), 'fine.yaml', '--output', 'csv=x', '--output', 'json=./x');
    expect(code).toBe(2);
    expect(stderr).toContain('two forms would be written into this file');
  });

  it('say on standard error what is wrong when standard output is for a machine', async () => {
    const cwd = folderWith(files);
    const { stderr } = await check(cwd, 'wrong.yaml', 'budget-failure.yaml', '--format', 'json');
    expect(stderr).toContain('wrong.yaml:1:12 workload.througput');
    expect(stderr).toContain('Limits are broken in: budget-failure.yaml');
    expect((await check(cwd, 'wrong.yaml')).stderr).toBe('');
  });
});

describe('progress of a check', () => {
  it('is shown on no pipe', async () => {
    const cwd = folderWith();
    for (let index = 0; index < 50; index++) writeFileSync(join(cwd, `${index}.yaml`), fine);
    expect((await check(cwd, '.')).stderr).toBe('');
  });
});
