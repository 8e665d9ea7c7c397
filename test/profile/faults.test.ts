import { describe, expect, it } from 'vitest';
import { InputError, type ProfileValues, readSetting } from '../../src/profile/index.ts';
import { complete, faultsOf, inputErrorOf, load } from './sources.ts';

const suggestionFor = (text: string): string | undefined => faultsOf(text)[0]?.suggestion;

describe('faults', () => {
  it('are reported all together, in the order of the file, then the flags', () => {
    const text = [
      'workload:',
      '  troughput: 2000 msg/s',
      '  handlers: many',
      'inbox:',
      '  window: 7 dayz',
      '  window: 3 d',
      '  partitions: 24',
      'effect: 5',
    ].join('\n');
    const flags = [{ flag: '--row-size', path: 'inbox.rowSize', text: '120' }, readSetting('inbox.windw=7d')];
    expect(faultsOf(text, { flags }).map(({ place }) => place)).toEqual([
      'service.yaml:2:3 workload.troughput',
      'service.yaml:3:13 workload.handlers',
      'service.yaml:5:11 inbox.window',
      'service.yaml:6:3',
      'service.yaml:7:3 inbox.partitions',
      'service.yaml:8:9 effect',
      '--row-size',
      '--set inbox.windw',
      'source.rebalanceRate',
    ]);
  });

  it('name the place, what was given, what is expected, a correct example and what was meant', () => {
    const { message } = inputErrorOf(() => load(`${complete}inbox:\n  window: 7 dayz\n`));
    expect(message.split('\n')).toEqual([
      'service.yaml:4:11 inbox.window: "7 dayz" has the unknown unit "dayz"',
      '  expected a duration above zero',
      '  for example: window: 7 d',
      '  did you mean "7 days"?',
    ]);
  });

  it('give an example in the form of the place', () => {
    const flags = [
      { flag: '--throughput', path: 'workload.throughput', text: 'fast' },
      readSetting('inbox.window=0 s'),
    ];
    expect(faultsOf(complete, { flags }).map(({ example }) => example)).toEqual([
      "--throughput '2000 msg/s'",
      "--set inbox.window='7 d'",
    ]);
  });

  it('do not also say that a value lacks which somebody tried to give', () => {
    const faults = faultsOf('workload: {throughput: 2000}\nsource: {rebalanceRate: often}');
    expect(faults).toHaveLength(2);
  });

  it('say nothing of what lacks when a text could not be read', () => {
    expect(faultsOf('workload: [')).toHaveLength(1);
  });

  it('print without control characters, whatever the keys and names hold', () => {
    const error = new InputError([{ place: 'a\u001b[31m\nb', message: 'x\u202Ey'.repeat(500) }]);
    expect(error.message).not.toMatch(/\p{Cc}|\p{Cf}/u);
    expect(error.message.split('\n')).toHaveLength(1);
    expect(error.message.length).toBeLessThan(3000);
  });

  it('are cut off after what a person reads', () => {
    const keys = Array.from({ length: 500 }, (_, index) => `key${index}: 1`).join('\n');
    const { message } = inputErrorOf(() => load(keys));
    expect(message).toContain('service.yaml:50:1 key49');
    expect(message).not.toContain('key50');
    expect(message).toContain('and more faults after these');
  });
});

describe('unknown keys', () => {
  it.each([
    ['workload: {troughput: 1/s}', 'workload.throughput'],
    ['inbox: {partitions: 24}', 'source.partitions'],
    ['inbox: {retention: {batchtime: 1 s}}', 'inbox.retention.batchTime'],
    ['source: {commit-interval: 5 s}', 'source.commitInterval'],
    ['source: {commit_interval: 5 s}', 'source.commitInterval'],
    ['inbx: {window: 7 d}', 'inbox'],
    ['throughput: 5/s', 'workload.throughput'],
    ['inbox: {kee: {type: uuid}}', 'inbox.key'],
    ['kind: log', 'source.kind or effect.kind or inbox.retention.kind'],
    ['discription: x', 'description'],
  ])('%s: did you mean %s?', (text, meant) => {
    expect(suggestionFor(text)).toBe(meant);
  });

  it('get no suggestion when nothing is near', () => {
    expect(suggestionFor('zebra: 1')).toBeUndefined();
  });

  it('are told from sections written in one word', () => {
    const [fault] = faultsOf('workload.throughput: 2000 msg/s\nsource: {kind: queue}');
    expect(fault).toMatchObject({
      place: 'service.yaml:1:1 workload.throughput',
      example: 'workload: {throughput: 2000 msg/s}',
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are what %s is, and it changes no prototype',
    (key) => {
      const faults = faultsOf(`${complete}${key}: {polluted: 1}\ninbox: {${key}: {polluted: 1}}`);
      expect(faults.map(({ given }) => given)).toEqual([key, key]);
      const values: ProfileValues = Object.fromEntries([[key, { polluted: 1 }]]);
      const fromProgram = inputErrorOf(() => load(complete, { values }));
      expect(fromProgram.faults[0]?.place).toBe(`values ${key}`);
      expect('polluted' in {}).toBe(false);
    },
  );
});
