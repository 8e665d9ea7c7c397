import { describe, expect, it } from 'vitest';
import { plan } from '../../../src/model/plan.ts';
import { type Sampling, withUncertainty } from '../../../src/model/uncertainty/index.ts';
import { renderJson } from '../../../src/report/json.ts';
import { ranged } from './ranged-profile.ts';

const uncertaintyOf = (profile: ReturnType<typeof ranged>, sampling: Partial<Sampling> = {}) => {
  const { uncertainty } = withUncertainty(plan(profile), { samples: 10_000, seed: 1, ...sampling });
  if (uncertainty === undefined) throw new Error('nothing varies');
  return uncertainty;
};

describe('a plan without ranges', () => {
  it('is returned as it is', () => {
    const planned = plan(ranged({}));
    expect(withUncertainty(planned)).toBe(planned);
  });

  it('is byte for byte the plan of ranges at their likely values, but for what says that they are ranges', () => {
    const fixed = plan(ranged({ 'inbox.window': '7 d', 'producer.retryRate': '0.05%' }));
    const varying = plan(ranged({ 'inbox.window': '1 d..7 d..30 d', 'producer.retryRate': '0.05%..0.05%..0.2%' }));
    const withoutRanges = renderJson(varying, '0').replaceAll(/"written": "[^"]*",(\s+"range": \{[^}]*\},)?/g, '');
    expect(withoutRanges).toBe(renderJson(fixed, '0').replaceAll(/"written": "[^"]*",/g, ''));
  });

  it('is untouched when the ranges are sampled', () => {
    const planned = plan(ranged({ 'inbox.window': '1 d..7 d..30 d' }));
    const { uncertainty, ...rest } = withUncertainty(planned);
    expect(uncertainty).toBeDefined();
    expect(rest).toEqual(planned);
  });
});

describe('the same seed', () => {
  it('gives the same bytes, and another seed other ones', () => {
    const text = (seed: number) =>
      renderJson(withUncertainty(plan(ranged({ 'inbox.window': '1 d..30 d' })), { samples: 1000, seed }), '0');
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  // Computed by a few lines of Python: SplitMix64 on whole numbers, the quantiles of the triangle, sorting.
  it('gives these very numbers on every machine', () => {
    const { figures } = uncertaintyOf(ranged({ 'inbox.window': '1 d..7 d..30 d' }), { samples: 1000 });
    expect(figures.get('inbox.rows')).toEqual({
      low: 645_488_430.521_809,
      likely: 1_933_963_553.188_608_4,
      high: 4_074_484_648.409_640_3,
    });
  });
});

describe('the spread of a figure', () => {
  it('that is proportional to a uniform input has its quantiles', () => {
    const { figures } = uncertaintyOf(ranged({ 'inbox.window': '10 d..20 d' }), { samples: 100_000 });
    const { low, likely, high } = figures.get('inbox.rows') ?? { low: 0, likely: 0, high: 0 };
    const rows = (days: number): number => 2000 * 86_400 * days;
    // The standard error of a quantile of a uniform is about √(p (1 − p) / n) of its width.
    for (const [found, days] of [
      [low, 10.5],
      [likely, 15],
      [high, 19.5],
    ] as const) {
      expect(Math.abs(found - rows(days))).toBeLessThan(rows(10) * 5 * Math.sqrt(0.25 / 100_000));
    }
  });

  it('is kept for the figures that vary, and for no others', () => {
    const { figures } = uncertaintyOf(ranged({ 'producer.retryRate': '0.02%..0.2%' }));
    expect(figures.has('duplicates.total')).toBe(true);
    expect(figures.has('inbox.rows')).toBe(false);
    for (const { low, likely, high } of figures.values()) {
      expect(low).toBeLessThanOrEqual(likely);
      expect(likely).toBeLessThanOrEqual(high);
    }
  });

  it('reaches figures through a derived input', () => {
    const { figures } = uncertaintyOf(
      ranged({ 'inbox.retention.kind': 'drop-partitions', 'inbox.retention.partition': '1 h..1 d' }),
    );
    expect(figures.has('inbox.peakRows')).toBe(true);
  });

  it('may have no end', () => {
    const { figures } = uncertaintyOf(
      ranged({ 'horizons.outage': '1 h', 'source.drainRate': '1000..2500..4000 msg/s' }),
    );
    expect(figures.get('outage.drainTime')?.high).toBe(Infinity);
  });

  it('of tied inputs is wider when they move together, and narrower when they move against each other', () => {
    const inputs = { 'workload.throughput': '1000..3000 msg/s', 'inbox.window': '5 d..15 d' };
    const widthOf = (ties?: string): number => {
      const range = uncertaintyOf(ranged(inputs, ties)).figures.get('inbox.rows');
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    const [together, apart, against] = [
      widthOf('[[workload.throughput, inbox.window]]'),
      widthOf(),
      widthOf('[[workload.throughput, -inbox.window]]'),
    ];
    expect(together).toBeGreaterThan(apart * 1.2);
    expect(against).toBeLessThan(apart * 0.8);
  });
});

describe('what the samples come to', () => {
  it('is the share of each finding: a window from 3.5 to 10.5 days misses a replay of 7 days half the time', () => {
    const { findings } = uncertaintyOf(ranged({ 'inbox.window': '3.5 d..10.5 d' }));
    const found = findings.find(({ rule }) => rule === 'window.not-covered');
    expect(found?.level).toBe('failure');
    expect(Math.abs((found?.share ?? 0) - 0.5)).toBeLessThan(0.02);
  });

  it('is the share of each design, which add up to one', () => {
    const { designs } = uncertaintyOf(
      ranged({
        'effect.kind': 'external-call',
        'effect.harm': 'financial',
        'effect.idempotencyKeyWindow': '3.5 d..10.5 d',
        'horizons.replay': '7 d',
      }),
    );
    expect(designs.length).toBeGreaterThan(1);
    expect(designs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(designs.map(({ share }) => share)).toEqual(designs.map(({ share }) => share).toSorted((a, b) => b - a));
    expect(Math.abs((designs[0]?.share ?? 0) - 0.5)).toBeLessThan(0.02);
  });

  it('is judged for at most 10,000 samples, and says for how many', () => {
    const profile = ranged({ 'inbox.window': '3.5 d..10.5 d' });
    expect(uncertaintyOf(profile, { samples: 500 }).judged).toBe(500);
    expect(uncertaintyOf(profile, { samples: 20_000 }).judged).toBe(10_000);
  });
});

describe('time', () => {
  it('grows with the samples and no faster', () => {
    const profile = ranged({ 'inbox.window': '1 d..30 d', 'workload.throughput': '1000..4000 msg/s' });
    const cpu = (samples: number): number => {
      const before = process.cpuUsage();
      uncertaintyOf(profile, { samples });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    cpu(20_000);
    const [once, fourfold] = [cpu(20_000), cpu(80_000)];
    expect(fourfold).toBeLessThan(once * 8);
  });
});
