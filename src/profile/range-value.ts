import type { QuantityInput } from '../model/input.ts';
import { isRangeText, meantAsRange, parseRange } from '../units/index.ts';
import { expectedQuantity, readQuantity } from './single-value.ts';
import type { Scalar } from './tree.ts';
import { accepted, at, refused, type ValueReading } from './value-reading.ts';

/**
 * Reads a quantity, or a range of them: `0.02%..0.2%`, `0.02%..0.05%..0.2%`. The value of a range is its likely one, or
 * else the middle, rounded where only whole numbers make sense; a range of which all ends are equal is that quantity.
 */
export function readRangeOrQuantity(
  declaration: Pick<QuantityInput, 'unit' | 'positive' | 'whole'>,
  given: Scalar,
  bareUnit?: string,
): ValueReading<number> {
  if (typeof given.value !== 'string') return readQuantity(declaration, given, bareUnit);
  if (isRangeText(given.value)) return readRange(declaration, given, given.value, bareUnit);
  const reading = readQuantity(declaration, given, bareUnit);
  const meant = reading.ok ? undefined : meantAsRange(given.value, declaration.unit);
  if (reading.ok || meant === undefined) return reading;
  return refused({
    ...at(given),
    given: given.value,
    message: `"${given.value}" is a range, and a range is written with two dots`,
    expected: `${expectedQuantity(declaration.unit)}, or a range low..high`,
    suggestion: `"${meant}"`,
  });
}

function readRange(
  { unit, positive, whole }: Pick<QuantityInput, 'unit' | 'positive' | 'whole'>,
  given: Scalar,
  text: string,
  bareUnit: string | undefined,
): ValueReading<number> {
  const parsed = parseRange(withUnit(text, bareUnit), unit);
  if (!parsed.ok) {
    const { reason, expected, suggestion } = parsed.problem;
    const suggested = suggestion === undefined ? {} : { suggestion: `"${suggestion}"` };
    return refused({ ...at(given), given: text, message: reason, expected, ...suggested });
  }
  const { range } = parsed;
  if (positive && range.low === 0) {
    const expected = `a range of ${expectedQuantity(unit)} above zero`;
    return refused({ ...at(given), given: text, message: `"${text}" begins at zero`, expected });
  }
  if (whole && ![range.low, range.likely ?? 0, range.high].every(Number.isInteger)) {
    return refused({
      ...at(given),
      given: text,
      message: `"${text}" is not of whole numbers`,
      expected: 'whole numbers',
    });
  }
  const middle = (range.low + range.high) / 2;
  const value = range.likely ?? (whole ? Math.round(middle) : middle);
  if (range.low === range.high) return accepted(value, text);
  return { ok: true, value, range, written: text };
}

/** The last number of a range of lengths may go without a unit where a single length may. */
const withUnit = (text: string, bareUnit: string | undefined): string =>
  bareUnit !== undefined && /\.\.\s*\d+\s*$/.test(text) ? `${text} ${bareUnit}` : text;
