import { describe, expect, it } from 'vitest';
import { loadProfile, readSetting } from '../../src/profile/index.ts';
import { complete, faultsOf, inputErrorOf, load, sourcesOf } from './sources.ts';

const window = (text: string): string => `inbox: {window: ${text}}\n`;
const throughput = { flag: '--throughput', path: 'workload.throughput', text: '5/s' };
const rebalanceRate = { flag: '--rebalance-rate', path: 'source.rebalanceRate', text: '1/day' };

describe('a value comes from the most specific place that gives it', () => {
  it('takes the declared default when nobody says anything', () => {
    const { inputs } = load(complete);
    expect(inputs.get('inbox.window')).toEqual({
      path: 'inbox.window',
      value: 604_800,
      written: '7 d',
      origin: { kind: 'default' },
    });
  });

  it('takes flags over the file over what it extends over the preset', () => {
    const texts = {
      presets: { preset: `${complete}${window('1 d')}`, base: window('2 d') },
    };
    const windowOf = (text: string, flags: ReturnType<typeof readSetting>[] = []): unknown =>
      load(text, { preset: 'preset', flags }, texts).inputs.get('inbox.window')?.value;
    expect(windowOf('name: a')).toBe(86_400);
    expect(windowOf('extends: base')).toBe(2 * 86_400);
    expect(windowOf(`extends: base\n${window('3 d')}`)).toBe(3 * 86_400);
    expect(windowOf(`extends: base\n${window('3 d')}`, [readSetting('inbox.window=4 d')])).toBe(4 * 86_400);
  });

  it('takes a program’s values over the file and under the flags', () => {
    const values = { inbox: { window: 60, rowSize: '1 kB' } };
    const { inputs } = load(`${complete}${window('3 d')}`, { values, flags: [readSetting('inbox.rowSize=2 kB')] });
    expect(inputs.get('inbox.window')?.value).toBe(60);
    expect(inputs.get('inbox.window')?.origin).toEqual({ kind: 'program' });
    expect(inputs.get('inbox.rowSize')?.value).toBe(2000);
  });

  it('merges leaf by leaf: a section given above keeps its other keys from below', () => {
    const presets = { base: `${complete}inbox: {window: 2 d, key: {type: uuid, order: ascending}}` };
    const { inputs } = load('extends: base\ninbox: {key: {order: time-ordered}}', {}, { presets });
    expect(inputs.get('inbox.window')?.value).toBe(2 * 86_400);
    expect(inputs.get('inbox.key.type')?.value).toBe('uuid');
    expect(inputs.get('inbox.key.order')?.value).toBe('time-ordered');
  });

  it('replaces a list as a whole', () => {
    const presets = { base: `${complete}horizons: {retryDelays: [1 s, 2 s, 3 s]}` };
    const { inputs } = load('extends: base\nhorizons: {retryDelays: [4 s]}', {}, { presets });
    expect(inputs.get('horizons.retryDelays')?.value).toEqual([4]);
  });

  it('lets the last flag that gives a path count', () => {
    const flags = [{ flag: '--window', path: 'inbox.window', text: '1 d' }, readSetting('inbox.window=2 d')];
    expect(load(complete, { flags }).inputs.get('inbox.window')?.origin).toEqual({
      kind: 'flag',
      flag: '--set inbox.window',
    });
  });

  it('needs no file: flags alone make a profile', () => {
    const profile = loadProfile({ flags: [throughput, rebalanceRate] }, sourcesOf({}));
    expect(profile.inputs.get('workload.throughput')?.value).toBe(5);
    expect(profile.name).toBeUndefined();
  });

  it('takes name and description from the most specific text that has them', () => {
    const presets = { base: `name: base\ndescription: the base\n${complete}` };
    const profile = load('name: mine\nextends: base', {}, { presets });
    expect(profile.name).toBe('mine');
    expect(profile.description).toBe('the base');
  });
});

describe('systems of the catalogue', () => {
  it('fill in what the profile does not give, and name the fact it follows from', () => {
    const { inputs } = load(`${complete}producer: {system: kafka}`);
    const idempotent = inputs.get('producer.idempotent');
    expect(idempotent?.value).toBe(true);
    expect(idempotent?.origin).toMatchObject({ kind: 'system', system: 'kafka' });
  });

  it('never win over what the profile says, a preset included', () => {
    const presets = { base: `${complete}producer: {idempotent: false}` };
    const { inputs } = load('extends: base\nproducer: {system: kafka}', {}, { presets });
    expect(inputs.get('producer.idempotent')?.value).toBe(false);
  });

  it('have to be in the catalogue', () => {
    const [fault] = faultsOf(`${complete}effect: {system: postgress}`);
    expect(fault?.place).toBe('service.yaml:3:18 effect.system');
    expect(fault?.message).toBe('"postgress" is not in the system catalogue');
    expect(fault?.suggestion).toBe('"postgres"');
  });

  it('have to have a part in the role they are given', () => {
    const [fault] = faultsOf(`${complete}producer: {system: postgres}`);
    expect(fault?.message).toBe('"postgres" (PostgreSQL) has no part as producer');
  });
});

describe('two ways to say one thing', () => {
  it('lets the more specific layer decide, and drops the other way', () => {
    const presets = { base: complete };
    const { inputs } = load('extends: base\nsource: {commitEvery: 500 msg}', {}, { presets });
    expect(inputs.get('source.commitEvery')?.value).toBe(500);
    expect(inputs.has('source.commitInterval')).toBe(false);
  });

  it('lets a flag take the place of what the file says in the other way', () => {
    const text = `${complete}horizons: {retryDelays: [1 s, 2 s]}`;
    const { inputs } = load(text, { flags: [readSetting('horizons.producerRetry=2 min')] });
    expect(inputs.get('horizons.producerRetry')?.value).toBe(120);
    expect(inputs.has('horizons.retryDelays')).toBe(false);
  });

  it('is a fault within one text, and names both places', () => {
    const text =
      'workload: {throughput: 1/s}\nsource:\n  rebalanceRate: 1/day\n  commitInterval: 5 s\n  commitEvery: 50 msg\n';
    const faults = faultsOf(text);
    expect(faults.map(({ place }) => place)).toEqual(['service.yaml:5:16 source.commitEvery']);
    expect(faults[0]?.message).toContain('service.yaml:4:19 source.commitInterval');
  });

  it('is a fault between two flags', () => {
    const flags = [readSetting('horizons.producerRetry=1 min'), readSetting('horizons.retryDelays=1 s, 2 s')];
    expect(faultsOf(complete, { flags }).map(({ place }) => place)).toEqual(['--set horizons.retryDelays']);
  });

  it('knows that a retry horizon can be said in three ways', () => {
    const presets = { base: `${complete}horizons: {producerRetry: 2 min}` };
    const { inputs } = load('extends: base\nhorizons: {retryBase: 1 s, retryAttempts: 5}', {}, { presets });
    expect(inputs.has('horizons.producerRetry')).toBe(false);
    const all = `${complete}horizons: {producerRetry: 2 min, retryDelays: [1 s], retryBase: 1 s}`;
    expect(faultsOf(all).map(({ place }) => place)).toEqual([
      'service.yaml:3:47 horizons.retryDelays',
      'service.yaml:3:65 horizons.retryBase',
    ]);
  });

  it('lets a composite key replace a single column and the other way round', () => {
    const presets = { composite: `${complete}inbox: {key: [{type: uuid}, {type: bigint}]}` };
    expect(load('extends: composite', {}, { presets }).inputs.has('inbox.key.type')).toBe(false);
    const { inputs } = load('extends: composite\ninbox: {key: {type: bytes, length: 16}}', {}, { presets });
    expect(inputs.has('inbox.key.columns')).toBe(false);
    expect(inputs.get('inbox.key.length')?.value).toBe(16);
  });
});

describe('what has no default', () => {
  it('is asked for by flag and by key', () => {
    const { message } = inputErrorOf(() => loadProfile({}, sourcesOf({})));
    expect(message).toContain('workload.throughput: is not given');
    expect(message).toContain("--throughput '2000 msg/s'");
    expect(message).toContain('--rebalance-rate 20/day');
  });

  it('needs rebalances for a log only', () => {
    expect(load('workload: {throughput: 1/s}\nsource: {kind: queue}').inputs.has('source.rebalanceRate')).toBe(false);
  });

  it('suggests the rate that the rows of a running store imply', () => {
    // 70,000,000 rows in 86,400 s are 810.185 a second, for two handlers half of that.
    const one = faultsOf('source: {kind: queue}\ninbox: {rowsToday: 70M, window: 24 h}');
    expect(one.map(({ suggestion }) => suggestion)).toEqual(["--throughput '810.185 msg/s'"]);
    const two = faultsOf(
      'workload: {handlers: 2}\nsource: {kind: queue}\ninbox: {measured: {rows: 70M}, window: 24 h}',
    );
    expect(two[0]?.suggestion).toBe("--throughput '405.093 msg/s'");
  });

  it('suggests no rate when the window is only the default', () => {
    expect(faultsOf('source: {kind: queue}\ninbox: {rowsToday: 70M}')[0]?.suggestion).toBeUndefined();
  });
});
