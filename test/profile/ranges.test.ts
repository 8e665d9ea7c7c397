import { describe, expect, it } from 'vitest';
import { complete, faultsOf, load } from './sources.ts';

const given = (path: string, text: string) =>
  load(complete, { flags: [{ flag: '--set', path, text }] }).inputs.get(path);
const faults = (path: string, text: string) => faultsOf(complete, { flags: [{ flag: '--set', path, text }] });

describe('an input that is a range', () => {
  it('keeps its ends, its text and its place; its value is the likely one', () => {
    const profile = load('workload: {throughput: 1000..2000..4000 msg/s}\nsource: {rebalanceRate: 2/day}\n');
    expect(profile.inputs.get('workload.throughput')).toEqual({
      path: 'workload.throughput',
      value: 2000,
      range: { low: 1000, likely: 2000, high: 4000 },
      written: '1000..2000..4000 msg/s',
      origin: { kind: 'file', file: 'service.yaml', line: 1, column: 24 },
    });
  });

  it('has the middle of its ends for a value where nobody says what is likely', () => {
    expect(given('producer.retryRate', '0.02%..0.2%')).toMatchObject({
      value: 0.0011,
      range: { low: 0.0002, high: 0.002 },
    });
  });

  it('is of whole numbers where only those make sense, the middle as well', () => {
    expect(given('source.partitions', '12..25')).toMatchObject({ value: 19, range: { low: 12, high: 25 } });
    expect(faults('source.partitions', '1.5..3')[0]?.message).toBe('"1.5..3" is not of whole numbers');
  });

  it('is a plain value when its ends are equal', () => {
    expect(given('inbox.window', '7 d..7 d')).not.toHaveProperty('range');
  });

  it('may be any quantity, with the bare numbers that a single value may have', () => {
    expect(given('inbox.key.length', '20..40')?.range).toEqual({ low: 20, high: 40 });
    expect(given('workload.peakFactor', '1..3')?.range).toEqual({ low: 1, high: 3 });
  });

  it('is written as text by a program as well', () => {
    const values = { workload: { throughput: '1..2 msg/s' }, source: { rebalanceRate: '2/day' } };
    expect(load('name: x', { values }).inputs.get('workload.throughput')?.range).toEqual({ low: 1, high: 2 });
  });

  it('goes when a more specific layer gives one value', () => {
    const text = 'workload: {throughput: 1000..4000 msg/s}\nsource: {rebalanceRate: 2/day}\n';
    const flags = [{ flag: '--throughput', path: 'workload.throughput', text: '3000/s' }];
    expect(load(text, { flags }).inputs.get('workload.throughput')).not.toHaveProperty('range');
  });
});

describe('a range that is wrong', () => {
  it.each([
    ['inbox.window', '30d..1h', 'begins above its end', '"1h..30d"'],
    ['inbox.window', '1 d..40 d..30 d', 'outside of its ends', undefined],
    ['inbox.window', '0 s..1 d', 'begins at zero', undefined],
    ['inbox.window', '1 GB..2 GB', 'is a size, not a duration', undefined],
    ['inbox.window', '1-30 d', 'is written with two dots', '"1..30 d"'],
    ['inbox.window', '1 h to 30 d', 'is written with two dots', '"1 h..30 d"'],
    ['inbox.window', '5..30', 'has no unit', '"30 s"'],
    ['producer.retryRate', '0.02..5%', 'can be read two ways', '"0.02%..5%"'],
    ['producer.retryRate', '0.02%..200%', 'is more than 100%', undefined],
    ['source.kind', 'log..queue', 'none of the words', undefined],
  ])('%s=%s says so at its place', (path, text, message, suggestion) => {
    const [fault, ...others] = faults(path, text);
    expect(others).toEqual([]);
    expect(fault?.place).toBe(`--set ${path}`);
    expect(fault?.message).toContain(message);
    expect(fault?.suggestion).toBe(suggestion);
  });

  it('is refused where a list has no ranges', () => {
    const [fault] = faults('horizons.retryDelays', '[30 s..60 s, 5 min]');
    expect(fault?.message).toContain('is a range');
  });
});

describe('ties', () => {
  const ties = (text: string) => load(`${complete}ties: ${text}`).inputs.get('ties')?.value;
  const wrong = (text: string) => faultsOf(`${complete}ties: ${text}`);

  it('are lists of paths, a minus for those that move the other way', () => {
    expect(ties('[[workload.peakFactor, -producer.retryRate]]')).toEqual([
      ['workload.peakFactor', '-producer.retryRate'],
    ]);
  });

  it.each([
    ['[[workload.peakFactr, producer.retryRate]]', 'is not an input', 'workload.peakFactor'],
    ['[[workload.peakFactor, source.kind]]', 'is not a quantity', undefined],
    ['[[workload.peakFactor]]', 'ties fewer than two', undefined],
    ['[[workload.peakFactor, inbox.window], [inbox.window, producer.retryRate]]', 'is tied twice', undefined],
    ['[workload.peakFactor, inbox.window]', 'is a single value', undefined],
    ['workload.peakFactor', 'is a single value', undefined],
    ['[]', 'is an empty list', undefined],
  ])('%s says what is wrong', (text, message, suggestion) => {
    const [fault] = wrong(text);
    expect(fault?.place).toContain('service.yaml:3:');
    expect(fault?.message).toContain(message);
    expect(fault?.suggestion).toBe(suggestion);
  });
});
