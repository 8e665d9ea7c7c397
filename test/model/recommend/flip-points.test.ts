import { describe, expect, test } from 'vitest';
import { evaluateProfile, withQuantity } from '../../../src/model/evaluation.ts';
import { plan } from '../../../src/model/plan.ts';
import type { FlipPoint, Plan } from '../../../src/model/plan-document.ts';
import { type Given, log, profileOf } from '../given.ts';

const call: Given = { 'effect.kind': 'external-call', 'effect.transactional': 'false' };
const topics: Given = { ...log, 'effect.kind': 'broker-write', 'effect.transactional': 'false' };

const profiles: Readonly<Record<string, Given>> = {
  'the worked example': {
    ...log,
    'workload.throughput': '2000/s',
    'source.partitions': '24',
    'source.rebalanceRate': '20/day',
    'producer.retryRate': '0.05%',
    'inbox.rowSize': '120 B',
  },
  'a position too slow already': { ...log, 'workload.throughput': '5000/s', 'effect.transactionTime': '4 ms' },
  'commits by count': { ...log, 'source.commitEvery': '500 msg', 'producer.retryRate': '0.05%' },
  'a queue with a disk and a clean-up': {
    'inbox.rowSize': '120 B',
    'inbox.freeDisk': '20 GB',
    'inbox.retention.batch': '1000',
    'inbox.retention.batchTime': '2 s',
    'horizons.redelivery': '1 d',
    'horizons.outage': '4 h',
    'source.drainRate': '300/s',
    'source.lease': '1 min',
    'source.workTime': '10 s',
  },
  'a queue whose window is too short': { 'inbox.window': '1 d', 'horizons.replay': '7 d', 'horizons.outage': '2 h' },
  'a count limit': { 'inbox.countLimit': '100M msg', 'horizons.redelivery': '1 d' },
  'a provider with keys': {
    ...call,
    'effect.idempotencyKeyWindow': '24 h',
    'horizons.redelivery': '5 min',
    'horizons.outage': '2 h',
  },
  'a provider that forgets': { ...call, 'effect.idempotencyKeyWindow': '24 h', 'horizons.deadLetter': '14 d' },
  'broker transactions': {
    ...topics,
    'producer.transactionTimeout': '1 min',
    'producer.openTransaction': '5 s',
    'horizons.outage': '10 s',
  },
  'reconciliation behind a broker window': {
    ...call,
    'producer.retryRate': '0.1%',
    'producer.brokerWindow': '5 min',
    'producer.brokerCountLimit': '1M msg',
    'horizons.producerRetry': '1 min',
  },
};

/** Just beside a value, well beyond its rounding. */
const beside = 1e-3;

const every = Object.entries(profiles).flatMap(([about, given]) =>
  plan(profileOf(given)).recommendation.flipPoints.map((flip): [string, string, Given, FlipPoint] => [
    about,
    `${flip.input} ${flip.side} ${flip.value}`,
    given,
    flip,
  ]),
);

describe.each(every)('%s: %s', (_about, _name, given, flip) => {
  const side = (direction: 'above' | 'below'): Plan =>
    plan(withQuantity(profileOf(given), flip.input, flip.value * (direction === 'above' ? 1 + beside : 1 - beside)));
  const beyond = side(flip.side);
  const before = side(flip.side === 'above' ? 'below' : 'above');

  test('is where the plan changes', () => {
    const { changes } = flip;
    if (changes.kind === 'finding') {
      const speaks = ({ findings }: Plan): boolean => findings.some(({ rule }) => rule === changes.rule);
      expect([speaks(before), speaks(beyond)]).toEqual([!changes.appears, changes.appears]);
    } else if (changes.kind === 'design') {
      expect(before.recommendation.design).not.toBe(beyond.recommendation.design);
    } else {
      const overtaken = ({ profile }: Plan): boolean => {
        const { read } = evaluateProfile(profile);
        return read(changes.larger) > read(changes.smaller);
      };
      expect([overtaken(before), overtaken(beyond)]).toEqual([false, true]);
    }
  });

  test('lies on the other side of today', () => {
    const today = evaluateProfile(profileOf(given)).read(flip.input);
    if (Number.isNaN(today)) return;
    expect(flip.side === 'above' ? today <= flip.value : today >= flip.value).toBe(true);
  });
});

test('the questions of a reviewer have an answer in each kind of design', () => {
  expect(new Set(every.map(([about]) => about))).toEqual(new Set(Object.keys(profiles)));
  const inputs = new Set(every.map(([, , , { input }]) => input));
  for (const input of [
    'workload.throughput',
    'inbox.window',
    'producer.retryRate',
    'source.rebalanceRate',
    'source.commitInterval',
    'source.commitEvery',
    'producer.upstreamHorizon',
    'horizons.outage',
    'effect.idempotencyKeyWindow',
  ])
    expect(inputs, input).toContain(input);
});

test('the worked example turns where its formulas do', () => {
  const { flipPoints } = plan(profileOf(profiles['the worked example'] ?? {})).recommendation;
  const value = (input: string): number | undefined => flipPoints.find((flip) => flip.input === input)?.value;
  // 2,000 msg/s over 24 partitions are 83.3 a partition: 12 ms each.
  expect(value('effect.transactionTime')).toBeCloseTo(0.012, 9);
  // A narrow check of all traffic for seven days is the inbox.
  expect(value('producer.upstreamHorizon')).toBeCloseTo(604_800, 6);
  // 24 positions every 5 s are 4.8 rows a second.
  expect(value('workload.throughput')).toBeCloseTo(4.8, 9);
  // 86,400 a day from the producer: 17.28 rebalances of 5,000, or 4.32 s of interval, or 0.0579 % of retries.
  expect(value('source.rebalanceRate')).toBeCloseTo(17.28, 9);
  expect(value('source.commitInterval')).toBeCloseTo(4.32, 9);
  expect(value('producer.retryRate')).toBeCloseTo(100_000 / 172_800_000, 8);
});
