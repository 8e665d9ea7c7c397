import { parseQuantity, type Unit } from '../units/index.ts';
import { toBase } from './dimension.ts';
import { refuse } from './problem.ts';

/** How far a number may move from its value in the baseline plan; `both` ways where no direction is excused. */
export interface BaselineLimit {
  /** As it was written, its sign first. */
  readonly written: string;
  readonly direction: 'up' | 'down' | 'both';
  /** `relative`: a share of the baseline's value; `absolute`: base quantities. */
  readonly kind: 'relative' | 'absolute';
  readonly amount: number;
}

const directions: Readonly<Record<string, BaselineLimit['direction']>> = { '+': 'up', '-': 'down', '±': 'both' };

/**
 * Reads a limit against a baseline: `+10%` (at most a tenth above it), `-0.5` (at most so far below), `±5 GB`. A
 * percentage is always of the baseline's value, also where the number itself is a share.
 */
export function readBaselineLimit(text: string, unit: Unit | undefined): BaselineLimit {
  const written = text
    .trim()
    .replaceAll('−', '-')
    .replace(/^\+\/?-/, '±');
  const direction = directions[written.slice(0, 1)];
  const amount = written.slice(1).trim();
  const expected = 'a sign and how far the number may move: +10%, -10%, ±10%, or a quantity such as +5 GB';
  if (direction === undefined || amount === '') {
    return refuse(`"${text}" does not say in which direction`, {
      expected,
      example: '+10%',
      ...(/^\d/.test(written) ? { suggestion: `+${written}` } : {}),
    });
  }
  const share = /^(.*?)\s*%$/u.exec(amount)?.[1];
  const reading = share === undefined ? parseQuantity(amount, unit ?? '1') : parseQuantity(share, '1');
  if (!reading.ok)
    return refuse(`has a baseline that cannot be read: ${reading.problem.reason}`, { expected, example: '+10%' });
  if (share !== undefined) return { written, direction, kind: 'relative', amount: reading.value / 100 };
  if (unit === undefined)
    return refuse('has no unit in which a baseline could be given', { expected: 'a percentage', example: '+10%' });
  return { written, direction, kind: 'absolute', amount: toBase(reading.value, unit) };
}

/** The bounds that a baseline's value sets, both in base quantities. */
export function boundsOf(
  limit: BaselineLimit,
  baseline: number,
): { readonly lowest: number; readonly highest: number } {
  const room = limit.kind === 'relative' ? Math.abs(baseline) * limit.amount : limit.amount;
  return {
    lowest: limit.direction === 'up' ? -Infinity : baseline - room,
    highest: limit.direction === 'down' ? Infinity : baseline + room,
  };
}
