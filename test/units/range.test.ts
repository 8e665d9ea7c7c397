import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRangeText, meantAsRange, parseRange, printExact, type Unit } from '../../src/units/index.ts';

const range = (text: string, unit: Unit) => {
  const result = parseRange(text, unit);
  if (!result.ok) throw new Error(result.problem.reason);
  return result.range;
};
const problem = (text: string, unit: Unit) => {
  const result = parseRange(text, unit);
  if (result.ok) throw new Error(`${text} is a range`);
  return result.problem;
};

describe('a range', () => {
  it.each<[string, Unit, object]>([
    ['0.02%..0.2%', 'share', { low: 0.0002, high: 0.002 }],
    ['0.02%..0.05%..0.2%', 'share', { low: 0.0002, likely: 0.0005, high: 0.002 }],
    ['0.02..0.2%', 'share', { low: 0.0002, high: 0.002 }],
    ['5..10%', 'share', { low: 0.05, high: 0.1 }],
    ['0.5..1', 'share', { low: 0.5, high: 1 }],
    ['5..10 s', 's', { low: 5, high: 10 }],
    ['5..10 min', 's', { low: 300, high: 600 }],
    ['30 s .. 1 h 30 min', 's', { low: 30, high: 5400 }],
    ['P1D..P7D', 's', { low: 86_400, high: 604_800 }],
    ['1000..2000..4000 msg/s', 'msg/s', { low: 1000, likely: 2000, high: 4000 }],
    ['1k..2k..4k msg/s', 'msg/s', { low: 1000, likely: 2000, high: 4000 }],
    ['100..2k msg/s', 'msg/s', { low: 100, high: 2000 }],
    ['20..40/day', '1/day', { low: 20, high: 40 }],
    ['1..5 GB', 'B', { low: 1e9, high: 5e9 }],
    ['12..24 partitions', 'partition', { low: 12, high: 24 }],
    ['1..3', '1', { low: 1, high: 3 }],
    ['0..0.2%', 'share', { low: 0, high: 0.002 }],
    ['5 s..5 s', 's', { low: 5, high: 5 }],
  ])('reads %s', (text, unit, expected) => {
    expect(range(text, unit)).toEqual(expected);
    expect(isRangeText(text)).toBe(true);
  });

  it('of two exact quantities reads back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          expect(range(`${printExact(low, 's')}..${printExact(high, 's')}`, 's')).toEqual({ low, high });
        },
      ),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        parseRange(`${a}..${b}`, 's');
        meantAsRange(`${a}-${b}`, 's');
      }),
    );
  });
});

describe('a text that is no range', () => {
  it.each<[string, Unit, string, string | undefined]>([
    ['0.2%..0.02%', 'share', 'begins above its end', '0.02%..0.2%'],
    ['10..5 s', 's', 'begins above its end', '5 s..10 s'],
    ['5 s..20 s..10 s', 's', 'has its likely value outside of its ends', undefined],
    ['5...10 s', 's', 'has three dots where two belong', '5..10 s'],
    ['1..2..3..4', '1', 'has 4 values', undefined],
    ['..10 s', 's', 'has an end without a value', undefined],
    ['5 s..', 's', 'has an end without a value', undefined],
    ['0.02..5%', 'share', 'can be read two ways: "0.02" is 0.02% or 2%', '0.02%..5%'],
    ['1..2k msg/s', 'msg/s', 'can be read two ways: "1" is 1,000 msg/s or 1 msg/s', '1k msg/s..2k msg/s'],
    ['1..2M rows', 'row', 'can be read two ways', '1M rows..2M rows'],
  ])('%s', (text, unit, reason, suggestion) => {
    const found = problem(text, unit);
    expect(found.reason).toContain(reason);
    expect(found.suggestion).toBe(suggestion);
    expect(found.expected).toContain('low..likely..high');
  });

  it('is told what is wrong with the one value that is', () => {
    expect(problem('5 s..10 dayz', 's').reason).toContain('"dayz"');
    expect(problem('5 GB..10 s', 's').reason).toContain('is a size, not a duration');
    expect(problem('5..10', 's').reason).toContain('has no unit');
    expect(problem(`${'1'.repeat(300)}..2`, '1').reason).toContain('characters long');
  });

  it('with another sign between its ends is understood', () => {
    expect(meantAsRange('5-10 s', 's')).toBe('5..10 s');
    expect(meantAsRange('0.02% to 0.2%', 'share')).toBe('0.02%..0.2%');
    expect(meantAsRange('5–10 min', 's')).toBe('5..10 min');
    expect(meantAsRange('2026-06-01', 's')).toBeUndefined();
    expect(meantAsRange('-5 s', 's')).toBeUndefined();
  });
});
