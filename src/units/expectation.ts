import { SECONDS, type Kind } from './vocabulary.ts';
import type { Unit } from './unit.ts';

/** What a text must say to be a quantity of a unit. */
export interface Expectation {
  /** For messages, with its article: `a duration`. */
  readonly expected: string;
  /** A text that parses. */
  readonly example: string;
  /** What may be counted, and what it may be counted per; `none` where the text may leave it out. */
  readonly tops: readonly Kind[];
  readonly bottoms: readonly Kind[];
  /** Seconds in the unit's own time, 1 where it has none. */
  readonly seconds: number;
  /** The greatest value that is taken for meant, in the unit. */
  readonly limit: number;
  /** What completes a bare number, split where a text may have left out only one half. */
  readonly topSuffix: string;
  readonly bottomSuffix: string;
}

const PLAIN = { bottoms: ['none'], seconds: 1, topSuffix: '', bottomSuffix: '' } as const;
const PER_SECOND = { bottoms: ['second'], seconds: 1, topSuffix: '', bottomSuffix: '/s' } as const;
const PER_DAY = { bottoms: ['second'], seconds: SECONDS.day, topSuffix: '', bottomSuffix: '/day' } as const;

const MOST_A_SECOND = 1e12;
const MOST_THINGS = 1e18;
const MOST_THINGS_EACH = 1e12;
const LONGEST = 1000 * SECONDS.year;

export const EXPECTATIONS: Readonly<Record<Unit, Expectation>> = {
  msg: { ...PLAIN, expected: 'a number of messages', example: '500 msg', tops: ['none', 'msg'], limit: MOST_THINGS },
  'msg/s': {
    ...PER_SECOND,
    expected: 'a rate of messages',
    example: '2000 msg/s',
    tops: ['none', 'msg'],
    limit: MOST_A_SECOND,
  },
  'msg/day': {
    ...PER_DAY,
    expected: 'a number of messages per day',
    example: '1.2M msg/day',
    tops: ['none', 'msg'],
    limit: MOST_A_SECOND * SECONDS.day,
  },
  'msg/partition': {
    ...PLAIN,
    expected: 'a number of messages per partition',
    example: '500 msg/partition',
    tops: ['none', 'msg'],
    bottoms: ['none', 'partition'],
    limit: MOST_THINGS,
  },
  row: { ...PLAIN, expected: 'a number of rows', example: '1.2M rows', tops: ['none', 'row'], limit: MOST_THINGS },
  'row/s': {
    ...PER_SECOND,
    expected: 'a rate of rows',
    example: '2000 rows/s',
    tops: ['none', 'row'],
    limit: MOST_A_SECOND,
  },
  'row/day': {
    ...PER_DAY,
    expected: 'a number of rows per day',
    example: '8160 rows/day',
    tops: ['none', 'row'],
    limit: MOST_A_SECOND * SECONDS.day,
  },
  'row/msg': {
    ...PLAIN,
    expected: 'a number of rows per message',
    example: '1 row/msg',
    tops: ['none', 'row'],
    bottoms: ['none', 'msg'],
    limit: MOST_THINGS_EACH,
  },
  'row/partition': {
    ...PLAIN,
    expected: 'a number of rows per partition',
    example: '1000 rows/partition',
    tops: ['none', 'row'],
    bottoms: ['none', 'partition'],
    limit: MOST_THINGS,
  },
  'row/page': {
    ...PLAIN,
    expected: 'a number of rows per page',
    example: '120 rows/page',
    tops: ['none', 'row'],
    bottoms: ['none', 'page'],
    limit: MOST_THINGS_EACH,
  },
  partition: {
    ...PLAIN,
    expected: 'a number of partitions',
    example: '24 partitions',
    tops: ['none', 'partition'],
    limit: MOST_THINGS,
  },
  '1/day': {
    ...PER_DAY,
    expected: 'a frequency',
    example: '20/day',
    tops: ['none', 'occurrence'],
    limit: MOST_A_SECOND,
  },
  s: { ...PLAIN, expected: 'a duration', example: '7 d', tops: ['second'], limit: LONGEST, topSuffix: ' s' },
  's/day': {
    ...PER_DAY,
    expected: 'a time per day',
    example: '5 min/day',
    tops: ['second'],
    limit: LONGEST,
    topSuffix: ' s',
  },
  B: { ...PLAIN, expected: 'a size', example: '21 GB', tops: ['byte'], limit: 1e21, topSuffix: ' B' },
  'B/s': {
    ...PER_SECOND,
    expected: 'a size per time',
    example: '5 MB/s',
    tops: ['byte'],
    limit: 1e21,
    topSuffix: ' B',
  },
  'B/row': {
    ...PLAIN,
    expected: 'a size per row',
    example: '120 B/row',
    tops: ['byte'],
    bottoms: ['none', 'row'],
    limit: 1e15,
    topSuffix: ' B',
  },
  'B/page': {
    ...PLAIN,
    expected: 'a size per page',
    example: '8 KiB/page',
    tops: ['byte'],
    bottoms: ['none', 'page'],
    limit: 1e15,
    topSuffix: ' B',
  },
  page: { ...PLAIN, expected: 'a number of pages', example: '1200 pages', tops: ['none', 'page'], limit: MOST_THINGS },
  'page/s': {
    ...PER_SECOND,
    expected: 'a rate of pages',
    example: '300 pages/s',
    tops: ['none', 'page'],
    limit: MOST_A_SECOND,
  },
  'page/row': {
    ...PLAIN,
    expected: 'a number of pages per row',
    example: '0.84 pages/row',
    tops: ['none', 'page'],
    bottoms: ['none', 'row'],
    limit: MOST_THINGS_EACH,
  },
  share: { ...PLAIN, expected: 'a share', example: '0.05%', tops: ['share'], limit: 1, topSuffix: '%' },
  '1': { ...PLAIN, expected: 'a factor', example: '1.5', tops: ['none', 'times'], limit: MOST_THINGS_EACH },
};
