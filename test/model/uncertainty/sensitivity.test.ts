import { describe, expect, it } from 'vitest';
import { sensitivityOf } from '../../../src/model/uncertainty/index.ts';
import { ranged } from './ranged-profile.ts';

const of = (inputs: Readonly<Record<string, string>>, figure: string, ties?: string) => {
  const [found] = sensitivityOf(ranged(inputs, ties), [figure], { samples: 20_000, seed: 1 }).figures;
  if (found === undefined) throw new Error(`${figure} is missing`);
  return found;
};

describe('the sensitivity of a figure', () => {
  it('of a product of two uniforms is that of the closed form', () => {
    // Rows are throughput times window. Throughput: mean 2000, variance 2000² / 12. Window: mean 10 d, variance 10² / 12.
    const { influences } = of({ 'workload.throughput': '1000..3000 msg/s', 'inbox.window': '5 d..15 d' }, 'inbox.rows');
    const [vx, vy] = [1 / 12, 1 / 12];
    const alone = vx / (vx + vy + vx * vy);
    expect(influences).toHaveLength(2);
    for (const { first, total } of influences) {
      expect(Math.abs(first - alone)).toBeLessThan(0.02);
      expect(Math.abs(total - (1 - alone))).toBeLessThan(0.02);
    }
  });

  it('of a sum is by variance, the greatest first', () => {
    // Duplicates a day: hop 1 from 0 to 17,280 · 10, hop 2 from 4,000 to 40,000 · … : 20 · λ · C / 2.
    const { influences } = of(
      { 'producer.retryRate': '0%..0.1%', 'source.commitInterval': '0.2 s..2 s' },
      'duplicates.total',
    );
    const retries = (2000 * 86_400 * 0.001) ** 2;
    const replays = ((20 * 2000 * 1.8) / 2) ** 2;
    expect(influences.map(({ inputs }) => inputs)).toEqual([['producer.retryRate'], ['source.commitInterval']]);
    expect(Math.abs((influences[0]?.first ?? 0) - retries / (retries + replays))).toBeLessThan(0.02);
    expect(Math.abs((influences[1]?.first ?? 0) - replays / (retries + replays))).toBeLessThan(0.02);
  });

  it('says what the figure is at the ends of each input, the others at their likely values', () => {
    const { influences } = of({ 'inbox.window': '1 d..2 d..4 d', 'inbox.rowSize': '100..200 B' }, 'inbox.bytes');
    const bytes = (days: number, size: number): number => 2000 * 86_400 * days * size;
    const ends = influences.map(({ inputs, atLow, atHigh }) => [inputs.join(), atLow, atHigh]);
    expect(ends).toContainEqual(['inbox.window', bytes(1, 150), bytes(4, 150)]);
    expect(ends).toContainEqual(['inbox.rowSize', bytes(2, 100), bytes(2, 200)]);
  });

  it('takes tied inputs together', () => {
    const { influences } = of(
      { 'workload.throughput': '1000..3000 msg/s', 'inbox.window': '5 d..15 d' },
      'inbox.rows',
      '[[workload.throughput, -inbox.window]]',
    );
    expect(influences).toHaveLength(1);
    expect(influences[0]?.inputs).toEqual(['workload.throughput', '-inbox.window']);
    expect(influences[0]?.atLow).toBe(1000 * 86_400 * 15);
    expect(influences[0]?.first).toBeCloseTo(1, 6);
  });

  it('says why there is nothing to divide', () => {
    expect(of({ 'producer.retryRate': '0%..0.1%' }, 'inbox.rows')).toMatchObject({
      because: 'constant',
      influences: [],
    });
    expect(of({ 'horizons.outage': '1 h', 'source.drainRate': '1000..4000 msg/s' }, 'outage.drainTime')).toMatchObject({
      because: 'unbounded',
      influences: [],
      range: { high: Infinity },
    });
  });

  it('is the same for the same seed', () => {
    const inputs = { 'producer.retryRate': '0%..0.1%', 'inbox.window': '1 d..2 d' };
    expect(of(inputs, 'duplicates.total')).toEqual(of(inputs, 'duplicates.total'));
  });
});
