import { sizeWord, SIZE_WORDS } from './size-words.ts';
import type { Fault } from './problem.ts';

/** What a unit word counts; `none` is no word at all, `times` is the word of a factor, `occurrence` of a frequency. */
export type Kind = 'none' | 'msg' | 'row' | 'partition' | 'page' | 'occurrence' | 'times' | 'byte' | 'second' | 'share';

/**
 * One of a unit word is `times` × 10^tens of its kind's base (bytes, seconds, shares of 1, single things). A word such
 * as `records` is of several kinds, because people say it of messages and of rows.
 */
export interface Measure {
  readonly kinds: readonly Kind[];
  readonly tens: number;
  readonly times: number;
}

/** Seconds in each unit of time. A year is 365 days; a month has no fixed length and is not here. */
export const SECONDS = { minute: 60, hour: 3600, day: 86_400, week: 604_800, year: 31_536_000 } as const;

const TIME_WORDS: readonly (readonly [times: number, tens: number, words: string])[] = [
  [1, -9, 'ns nanosecond nanoseconds'],
  [1, -6, 'µs us usec micros microsecond microseconds'],
  [1, -3, 'ms msec millis millisecond milliseconds'],
  [1, 0, 's sec secs second seconds'],
  [SECONDS.minute, 0, 'm min mins minute minutes'],
  [SECONDS.hour, 0, 'h hr hrs hour hours'],
  [SECONDS.day, 0, 'd day days'],
  [SECONDS.week, 0, 'w wk wks week weeks'],
  [SECONDS.year, 0, 'y yr yrs year years'],
];

const COUNTED_WORDS: readonly (readonly [kinds: readonly Kind[], words: string])[] = [
  [['msg'], 'msg msgs message messages req reqs request requests call calls order orders job jobs item items'],
  [['msg'], 'webhook webhooks notification notifications delivery deliveries op ops operation operations'],
  [['msg'], 'tx transaction transactions query queries duplicate duplicates dup dups'],
  [['msg', 'occurrence'], 'event events'],
  [['msg', 'row'], 'record records'],
  [['row'], 'row rows key keys entry entries'],
  [['partition'], 'partition partitions'],
  [['page'], 'page pages'],
  [['occurrence', 'times'], 'time times x'],
  [
    ['occurrence'],
    'occurrence occurrences restart restarts rebalance rebalances deploy deploys deployment deployments',
  ],
  [['occurrence'], 'failure failures crash crashes outage outages incident incidents failover failovers'],
];

const SHARE_WORDS: readonly (readonly [tens: number, words: string])[] = [
  [-2, '% percent pct'],
  [-3, '‰ permille'],
  [-6, 'ppm'],
];

const MEASURES: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  ...TIME_WORDS.flatMap(([times, tens, words]) => entries<Measure>(words, { kinds: ['second'], tens, times })),
  ...COUNTED_WORDS.flatMap(([kinds, words]) => entries<Measure>(words, { kinds, tens: 0, times: 1 })),
  ...SHARE_WORDS.flatMap(([tens, words]) => entries<Measure>(words, { kinds: ['share'], tens, times: 1 })),
]);

/** Words that are a whole rate of messages: the seconds of their time. */
export const RATE_WORDS: ReadonlyMap<string, number> = new Map([
  ['rps', 1],
  ['qps', 1],
  ['tps', 1],
  ['eps', 1],
  ['rpm', SECONDS.minute],
]);

const MAGNITUDES: ReadonlyMap<string, number> = new Map([
  ...entries('k K thousand', 3),
  ...entries('M million millions mln mio', 6),
  ...entries('G bn billion billions', 9),
  ...entries('T trillion trillions', 12),
]);

function entries<Value>(words: string, value: Value): [string, Value][] {
  return words.split(' ').map((word) => [word, value]);
}

/** The power of ten a word multiplies by. `B` is not among them: it is a byte. */
export function magnitudeOf(word: string): number | undefined {
  // Letters keep their case (`m` is a minute, `M` a million); whole words need not.
  return MAGNITUDES.get(word.length === 1 ? word : word.toLowerCase());
}

/** What a unit word measures; a fault when it can be taken two ways; undefined when it is not a unit. */
export function measureOf(word: string): Measure | Fault | undefined {
  if (word === 'M') return { fault: 'has "M", which can be a million, a minute or a month' };
  return sizeWord(word) ?? MEASURES.get(word.toLowerCase());
}

/** Whether the word means a month, which is no fixed time. */
export function isMonth(word: string): boolean {
  return /^(?:mo|mos|mth|months?)$/i.test(word);
}

/** The unit words of any of these kinds, as candidates for a near miss. */
export function wordsOf(kinds: readonly Kind[]): string[] {
  const words = [...MEASURES].filter(([, measure]) => measure.kinds.some((kind) => kinds.includes(kind)));
  return [...words.map(([word]) => word), ...(kinds.includes('byte') ? SIZE_WORDS : [])];
}
