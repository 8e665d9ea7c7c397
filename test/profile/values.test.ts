import { describe, expect, it } from 'vitest';
import type { InputValue } from '../../src/model/profile.ts';
import { InputError, type ProfileValues, readSetting } from '../../src/profile/index.ts';
import { complete, faultsOf, inputErrorOf, load } from './sources.ts';

const queue = 'workload: {throughput: 1/s}\nsource: {kind: queue}\n';

const valueOf = (path: string, text: string): InputValue | undefined => load(`${queue}${text}`).inputs.get(path)?.value;
const setTo = (path: string, text: string): InputValue | undefined =>
  load(queue, { flags: [readSetting(`${path}=${text}`)] }).inputs.get(path)?.value;

describe('a value in a text', () => {
  it('is read in the unit of its key and kept as it was written', () => {
    const { inputs } = load('workload: {throughput: 4M/min}\nsource: {rebalanceRate: 2/day}');
    expect(inputs.get('workload.throughput')?.value).toBeCloseTo(66_666.667, 2);
    expect(inputs.get('workload.throughput')?.written).toBe('4M/min');
  });

  it('is taken as written, not as YAML reads numbers', () => {
    expect(valueOf('horizons.outage', 'horizons: {outage: 00:30:00}')).toBe(1800);
    expect(valueOf('inbox.rowsToday', 'inbox: {rowsToday: 1_000_000}')).toBe(1_000_000);
    expect(faultsOf(`${queue}inbox: {rowsToday: 0x10}`)).toHaveLength(1);
    expect(faultsOf(`${queue}inbox: {rowsToday: .inf}`)).toHaveLength(1);
  });

  it.each([
    ['partitions', 'source: {kind: log, rebalanceRate: 1/day, partitions: 2.5}'],
    ['messages between two commits', 'source: {kind: log, rebalanceRate: 1/day, commitEvery: 0.5}'],
    ['clean-up workers', 'inbox: {retention: {workers: 1.5}}'],
    ['key streams', 'inbox: {key: {streams: 2.4}}'],
    ['retry attempts', 'horizons: {retryBase: 1 s, retryAttempts: 3.5}'],
  ])('is whole where it counts %s', (_what, text) => {
    const [fault] = faultsOf(
      `workload: {throughput: 1/s}\n${text.startsWith('source') ? '' : 'source: {kind: queue}\n'}${text}`,
    );
    expect(fault?.message).toContain('is not a whole number');
  });

  it('is yes or no in the usual words', () => {
    for (const word of ['true', 'yes', 'on', 'True']) {
      expect(valueOf('effect.transactional', `effect: {transactional: ${word}}`)).toBe(true);
    }
    for (const word of ['false', 'no', 'off', '"no"']) {
      expect(valueOf('effect.transactional', `effect: {transactional: ${word}}`)).toBe(false);
    }
    expect(faultsOf(`${queue}effect: {transactional: 1}`)[0]?.expected).toBe('true or false');
  });

  it('is one word of a choice, and a near miss is named', () => {
    expect(valueOf('effect.harm', 'effect: {harm: none}')).toBe('none');
    expect(faultsOf(`${queue}effect: {harm: finacial}`)[0]).toMatchObject({
      expected: 'one of financial, user-visible, internal, none',
      suggestion: '"financial"',
    });
  });

  it('has the form that its key asks for', () => {
    expect(valueOf('inbox.measured.at', 'inbox: {measured: {at: 2026-06-01}}')).toBe('2026-06-01');
    expect(faultsOf(`${queue}inbox: {measured: {at: yesterday}}`)[0]?.example).toBe('at: 2026-06-01');
  });

  it('may hold no control characters, escaped ones neither', () => {
    expect(faultsOf(`${queue}name: "a\\e[31mb"`)[0]?.message).toBe('holds control characters');
  });

  it('cannot be zero where zero makes no sense', () => {
    expect(faultsOf(`${queue}inbox: {window: 0 s}`)[0]).toMatchObject({
      given: '0 s',
      message: 'is zero',
      expected: 'a duration above zero',
    });
  });

  it.each(['window:', 'window: ~', 'window: ""', 'window: [7 d]', 'window: {days: 7}'])('is missing in %s', (text) => {
    expect(faultsOf(`${queue}inbox:\n  ${text}`)[0]?.place).toMatch(/^service\.yaml:4:\d+ inbox\.window$/);
  });

  it('names the item of a list that is wrong, each one', () => {
    const faults = faultsOf(`${queue}horizons: {retryDelays: [30 s, soon, 5 min, later]}`);
    expect(faults.map(({ place }) => place)).toEqual([
      'service.yaml:3:32 horizons.retryDelays[2]',
      'service.yaml:3:45 horizons.retryDelays[4]',
    ]);
  });

  it('is a list where the key asks for one', () => {
    expect(faultsOf(`${queue}horizons: {retryDelays: 30 s}`)[0]?.message).toBe('is a single value');
    expect(faultsOf(`${queue}horizons: {retryDelays: []}`)[0]?.message).toBe('is an empty list');
  });
});

describe('columns', () => {
  it('make a composite key when inbox.key is a list', () => {
    const columns = [{ type: 'text', length: 12 }, { type: 'bigint' }];
    expect(valueOf('inbox.key.columns', 'inbox: {key: [{type: text, length: 12}, {type: bigint}]}')).toEqual(columns);
    expect(
      valueOf('inbox.key.columns', 'inbox:\n  key:\n    - {type: text, length: 12 B}\n    - type: bigint'),
    ).toEqual(columns);
  });

  it('are checked one by one', () => {
    const faults = faultsOf(
      `${queue}inbox: {columns: [{type: strng}, {length: 3}, uuid, {type: int, length: 4}, {typ: int}]}`,
    );
    expect(faults.map(({ place, message }) => `${place.split('columns')[1] ?? ''} ${message}`)).toEqual([
      '[1].type "strng" is no column type',
      '[2] has no type',
      '[3] is a single value',
      '[4].length does not belong to a column of type int',
      '[5] has no type',
      '[5] "typ" is not a key that belongs here',
    ]);
  });
});

describe('budgets', () => {
  it('are records of texts', () => {
    expect(valueOf('budgets', 'budgets: [{expression: "inbox.bytes <= 50 GB", level: warning}]')).toEqual([
      { expression: 'inbox.bytes <= 50 GB', level: 'warning' },
    ]);
  });

  it('need an expression and know their fields', () => {
    expect(faultsOf(`${queue}budgets: [{levl: warning}]`).map(({ message }) => message)).toEqual([
      'has no expression',
      '"levl" is not a key that belongs here',
    ]);
  });
});

describe('a flag', () => {
  it('reaches lists in YAML form and as words between commas', () => {
    expect(setTo('horizons.retryDelays', '[30 s, 5 min]')).toEqual([30, 300]);
    expect(setTo('horizons.retryDelays', '30 s, 5 min')).toEqual([30, 300]);
    expect(setTo('horizons.retryDelays', '30s,5min')).toEqual([30, 300]);
    expect(setTo('horizons.retryDelays', '1,5 h')).toEqual([5400]);
    expect(setTo('inbox.uniqueColumns', 'provider, event_id')).toEqual(['provider', 'event_id']);
  });

  it('reaches sections in braces', () => {
    const { inputs } = load(queue, { flags: [readSetting('inbox.key={type: bytes, length: 16}')] });
    expect(inputs.get('inbox.key.type')?.value).toBe('bytes');
    expect(inputs.get('inbox.key.length')).toMatchObject({
      value: 16,
      origin: { kind: 'flag', flag: '--set inbox.key' },
    });
  });

  it('sets the name', () => {
    expect(load(queue, { flags: [readSetting('name=mine')] }).name).toBe('mine');
  });

  it.each(['inbox.window', '=7d', ''])('has to be a path and a value: "%s"', (argument) => {
    const { faults } = inputErrorOf(() => readSetting(argument));
    expect(faults[0]).toMatchObject({ place: '--set', example: '--set inbox.window=24h' });
  });

  it.each(['inbox.window=', 'inbox.key=[', 'inbox={', 'inbox.key=[[[', 'inbox=7', '.=1', 'inbox..window=1 d'])(
    'is refused by its own name: --set %s',
    (argument) => {
      const [fault] = faultsOf(complete, { flags: [readSetting(argument)] });
      expect(fault?.place).toBe(`--set ${argument.split('=')[0]}`);
    },
  );
});

describe('a value of a program', () => {
  it('is a number in base units, or text', () => {
    const values = { inbox: { window: 3600, rowSize: '1 kB' }, producer: { retryRate: 0.0005, idempotent: true } };
    const { inputs } = load(queue, { values });
    expect(inputs.get('inbox.window')).toMatchObject({ value: 3600, written: '1 h' });
    expect(inputs.get('inbox.rowSize')?.value).toBe(1000);
    expect(inputs.get('producer.retryRate')?.value).toBe(0.0005);
    expect(inputs.get('producer.idempotent')?.value).toBe(true);
  });

  it.each([
    ['NaN', Number.NaN],
    ['infinite', Infinity],
    ['negative', -1],
    ['zero', 0],
  ])('is refused when it is %s', (_name, window) => {
    expect(faultsOf(queue, { values: { inbox: { window } } })[0]?.place).toBe('values inbox.window');
  });

  it('is no share above the whole', () => {
    expect(faultsOf(queue, { values: { producer: { retryRate: 1.5 } } })[0]?.message).toContain('more than the whole');
  });

  it('counts as not said when it is undefined', () => {
    expect(load(queue, { values: { inbox: { window: undefined } } }).inputs.get('inbox.window')?.value).toBe(604_800);
  });

  it('may not hold itself', () => {
    const loop: { inbox?: ProfileValues; source?: ProfileValues } = {};
    Object.assign(loop, { inbox: loop, source: loop });
    expect(() => load(queue, { values: { ...loop } })).toThrow(InputError);
  });
});
