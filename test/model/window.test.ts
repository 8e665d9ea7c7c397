import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalBackoff } from '../../src/model/backoff.ts';
import { type Given, planOf } from './given.ts';

const figure = (given: Given, id: string): number | undefined => planOf(given).figures.get(id)?.value;

describe('the retry horizon', () => {
  test.each<[string, Given, number]>([
    ['a list of delays', { 'horizons.retryDelays': '[30 s, 5 min, 30 min, 6 h]' }, 23_730],
    ['growing delays: 1, 2, 4, 8, 16', { 'horizons.retryBase': '1 s', 'horizons.retryAttempts': '6' }, 31],
    [
      'growing delays with a cap: 10, 30, 60, 60',
      {
        'horizons.retryBase': '10 s',
        'horizons.retryFactor': '3',
        'horizons.retryCap': '1 min',
        'horizons.retryAttempts': '5',
      },
      160,
    ],
    ['equal delays', { 'horizons.retryBase': '10 s', 'horizons.retryFactor': '1', 'horizons.retryAttempts': '4' }, 30],
    ['one attempt, no delay', { 'horizons.retryBase': '10 s', 'horizons.retryAttempts': '1' }, 0],
    [
      'cut at a maximum age',
      { 'horizons.retryBase': '1 s', 'horizons.retryAttempts': '20', 'horizons.maximumAge': '1 h' },
      3600,
    ],
  ])('%s', (_about, given, seconds) => {
    expect(figure(given, 'horizon.producerRetry')).toBeCloseTo(seconds, 9);
  });

  test('in closed form is the sum of the pauses', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.constantFrom(0.5, 0.9, 1, 1.5, 2, 3),
        fc.option(fc.double({ min: 0.01, max: 1000, noNaN: true }), { nil: undefined }),
        fc.integer({ min: 1, max: 40 }),
        (base, factor, cap, attempts) => {
          let sum = 0;
          for (let pause = 0; pause < attempts - 1; pause++) sum += Math.min(base * factor ** pause, cap ?? Infinity);
          expect(Math.abs(totalBackoff({ base, factor, cap, attempts }) - sum)).toBeLessThanOrEqual(1e-9 * (1 + sum));
        },
      ),
    );
  });

  test('of the system counts unless the profile says how it retries', () => {
    const system = { 'producer.system': 'kafka' };
    expect(figure(system, 'horizon.producerRetry')).toBe(120);
    expect(figure({ ...system, 'horizons.retryDelays': '[10 s, 20 s]' }, 'horizon.producerRetry')).toBe(30);
    const growing = { 'horizons.retryBase': '1 s', 'horizons.retryAttempts': '4' };
    expect(figure({ ...system, ...growing }, 'horizon.producerRetry')).toBe(7);
  });
});

test('the redelivery horizon is lease times deliveries where it is not given', () => {
  const given = { 'source.lease': '30 s', 'source.deliveries': '10' };
  expect(figure(given, 'horizon.redelivery')).toBe(300);
  expect(figure({ ...given, 'horizons.redelivery': '1 h' }, 'horizon.redelivery')).toBe(3600);
});

test.each<[string, Given, number]>([
  ['inbox.window', { 'inbox.window': '1 d' }, 86_400],
  ['inbox.rowRetention', { 'inbox.window': '1 d', 'inbox.rowRetention': '1 h' }, 3600],
  ['inbox.countLimit', { 'inbox.window': '1 d', 'inbox.countLimit': '60,000 msg' }, 600],
])('%s is named as what ends the window', (limitedBy, given, seconds) => {
  const planned = planOf(given);
  expect(planned.window).toMatchObject({ limitedBy, figure: 'window.effective' });
  expect(planned.figures.get('window.effective')?.value).toBe(seconds);
});

test.each<[string, Given]>([
  ['producer.brokerWindow', { 'producer.brokerWindow': '1 min' }],
  ['producer.brokerCountLimit', { 'producer.brokerWindow': '1 min', 'producer.brokerCountLimit': '1000 msg' }],
])('%s is named as what ends the window of the broker', (limitedBy, given) => {
  expect(planOf(given).brokerWindow).toMatchObject({ limitedBy, figure: 'broker.window' });
});

test('no broker window, nothing that ends it', () => {
  expect(planOf({}).brokerWindow).toBeUndefined();
});

describe('the same id again and again', () => {
  test.each<[string, string, string, string, number]>([
    // nats-io/nats-server issue 7302: every second one is accepted.
    ['fixed', '2 min', '1 min', 'no', 720],
    ['fixed, not a multiple', '150 s', '1 min', 'no', 480],
    ['fixed, repeats further apart than the window', '2 min', '5 min', 'no', 288],
    ['sliding: only the first', '2 min', '1 min', 'yes', 0],
    ['sliding, repeats further apart than the window', '2 min', '5 min', 'yes', 288],
  ])('%s: a window of %s, every %s', (_about, window, period, sliding, accepted) => {
    const given = {
      'producer.brokerWindow': window,
      'producer.repeatPeriod': period,
      'producer.windowSliding': sliding,
    };
    expect(figure(given, 'repeats.acceptedPerDay')).toBeCloseTo(accepted, 9);
    const { figures } = planOf(given);
    const dropped = figures.get('repeats.droppedPerDay')?.value ?? Number.NaN;
    expect(dropped + accepted).toBeCloseTo(figures.get('repeats.perDay')?.value ?? Number.NaN, 9);
  });
});
