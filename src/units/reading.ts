import type { Token } from './token.ts';
import type { Kind } from './vocabulary.ts';

/** What a text says, before it is asked whether that is what was wanted. */
export interface Reading {
  /** Things, bytes, shares or seconds are `amount * times / over`, `over` being the seconds of a rate's time. */
  readonly amount: number;
  /** Kept apart from the amount as whole numbers, so that equal ones cancel exactly: `x/day` is x events a day. */
  readonly times: number;
  readonly over: number;
  /** What is counted and what it is counted per: every kind its word may stand for, `none` without a word. */
  readonly top: readonly Kind[];
  readonly bottom: readonly Kind[];
  /** Where the number ends in the text, and the words after it, for suggestions. */
  readonly amountEnd: number;
  readonly magnitude: Token | undefined;
  readonly topWord: Token | undefined;
}

const TOP_NAMES: Readonly<Record<Kind, string>> = {
  none: 'a bare number',
  msg: 'a number of messages',
  row: 'a number of rows',
  partition: 'a number of partitions',
  page: 'a number of pages',
  occurrence: 'a number of events',
  times: 'a factor',
  byte: 'a size',
  second: 'a duration',
  share: 'a share',
};

const BOTTOM_NAMES: Readonly<Partial<Record<Kind, string>>> = {
  msg: 'message',
  occurrence: 'event',
  times: 'time',
  second: 'time',
};

/** The reading of a time in seconds written as a whole, such as `1h30m` or `PT10M`. */
export function durationReading(seconds: number, amountEnd: number): Reading {
  return {
    amount: seconds,
    times: 1,
    over: 1,
    top: ['second'],
    bottom: ['none'],
    amountEnd,
    magnitude: undefined,
    topWord: undefined,
  };
}

/** The value of a reading, its time counted in units of `seconds`. */
export function valueOf({ amount, times, over }: Reading, seconds: number): number {
  const divisor = greatestCommonDivisor(times * seconds, over);
  return (amount * ((times * seconds) / divisor)) / (over / divisor);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** What the reading is, for a message: `a size`, `a rate of messages`, `a size per row`. */
export function describe({ top, bottom }: Reading): string {
  const [counted = 'none'] = top;
  const [per = 'none'] = bottom;
  if (per === 'none') return TOP_NAMES[counted];
  if (per === 'second' && counted === 'none') return 'a rate';
  return `${TOP_NAMES[counted]} per ${BOTTOM_NAMES[per] ?? per}`;
}
