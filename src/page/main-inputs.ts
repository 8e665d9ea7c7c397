/** An input with a slider, and the values that the slider stops at, in the base unit of the input. */
export interface MainInput {
  readonly path: string;
  readonly stops: readonly number[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const days = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 45, 60, 90].map((count) => count * day);
const hours = [1, 2, 3, 4, 6, 8, 12, 18].map((count) => count * hour);
const minutes = [1, 2, 3, 5, 10, 15, 20, 30, 45].map((count) => count * minute);
const seconds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 20, 30, 45];

/** From one power of ten up to another, in steps that look even on a logarithmic scale. */
function decades(from: number, to: number): number[] {
  const stops = Array.from({ length: to - from }, (_, index) => from + index).flatMap((exponent) =>
    [1, 1.5, 2, 3, 4, 5, 7].map((first) => Number(`${first}e${exponent}`)),
  );
  return [...stops, Number(`1e${to}`)];
}

const whole = (stops: readonly number[]): number[] => stops.filter(Number.isInteger);
const shares = Array.from({ length: 21 }, (_, index) => index / 20);
/** Rare things: nothing, then 0.001% to 10%. */
const rates = [0, ...decades(-5, -1)];
const perDay = [0, ...whole(decades(0, 3))];

/** The inputs that a review asks about first, in groups; each shows only where it applies. */
export const mainInputs: readonly { readonly title: string; readonly inputs: readonly MainInput[] }[] = [
  {
    title: 'Workload',
    inputs: [
      { path: 'workload.throughput', stops: whole(decades(0, 6)) },
      { path: 'workload.peakFactor', stops: [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 15, 20] },
      { path: 'workload.handlers', stops: [1, 2, 3, 4, 5, 6, 8, 10, 15, 20] },
    ],
  },
  {
    title: 'Window and store',
    inputs: [
      { path: 'inbox.window', stops: [...minutes, ...hours, ...days] },
      { path: 'inbox.rowSize', stops: [32, 48, 64, 80, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 2000] },
      { path: 'horizons.replay', stops: [...hours, ...days] },
      { path: 'horizons.outage', stops: [...minutes, ...hours, ...days.slice(0, 7)] },
    ],
  },
  {
    title: 'Delivery',
    inputs: [
      { path: 'source.partitions', stops: [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024] },
      { path: 'source.commitInterval', stops: [...seconds, ...minutes.slice(0, 4)] },
      { path: 'source.commitEvery', stops: whole(decades(0, 5)) },
      { path: 'source.rebalanceRate', stops: perDay },
      { path: 'source.movedShare', stops: shares },
      { path: 'source.gracefulShare', stops: shares },
      { path: 'source.crashRate', stops: perDay },
      { path: 'source.unacked', stops: [0, ...whole(decades(0, 4))] },
      { path: 'source.drainRate', stops: whole(decades(1, 6)) },
    ],
  },
  {
    title: 'Publishing',
    inputs: [
      { path: 'producer.retryRate', stops: rates },
      { path: 'producer.upstreamRetryRate', stops: rates },
      { path: 'producer.upstreamHorizon', stops: [...seconds.slice(10), ...minutes, ...hours, ...days.slice(0, 7)] },
    ],
  },
];

/** The choices that decide between designs. */
export const mainChoices: readonly string[] = [
  'source.kind',
  'producer.idempotent',
  'effect.kind',
  'effect.harm',
  'effect.transactional',
  'inbox.retention.kind',
];
