import type { ChoiceInput, QuantityInput, TextInput } from '../model/input.ts';
import { nearest, parseQuantity, printExact, type Unit } from '../units/index.ts';
import type { Scalar } from './tree.ts';
import { accepted, at, refused, suggest, type ValueReading } from './value-reading.ts';

/** What a declaration says of its number. */
type NumberRules = Pick<QuantityInput, 'unit'> & {
  readonly positive?: boolean | undefined;
  readonly whole?: boolean | undefined;
};

/** `bareUnit` is the unit that a number without one is taken to have. */
export function readQuantity(
  { unit, positive, whole }: NumberRules,
  given: Scalar,
  bareUnit?: string,
): ValueReading<number> {
  if (typeof given.value === 'number') return checkNumber(given.value, { unit, positive, whole }, given);
  const text = String(given.value);
  const asked = bareUnit !== undefined && /^\s*\d+\s*$/.test(text) ? `${text} ${bareUnit}` : text;
  const parsed = parseQuantity(asked, unit);
  if (parsed.ok) {
    if (positive && parsed.value === 0) {
      return refused({
        ...at(given),
        given: text,
        message: 'is zero',
        expected: `${expectedQuantity(unit)} above zero`,
      });
    }
    if (whole && !Number.isInteger(parsed.value)) {
      return refused({
        ...at(given),
        given: text,
        message: `"${text}" is not a whole number`,
        expected: 'a whole number',
      });
    }
    return accepted(parsed.value, text);
  }
  const { reason, expected, suggestion } = parsed.problem;
  return refused({
    ...at(given),
    given: text,
    message: reason,
    expected: positive ? `${expected} above zero` : expected,
    ...(suggestion !== undefined && { suggestion: `"${suggestion}"` }),
  });
}

/** A number that a program passed is in base units already. */
function checkNumber(value: number, { unit, positive, whole }: NumberRules, given: Scalar): ValueReading<number> {
  const refuse = (message: string): ValueReading<number> =>
    refused({
      ...at(given),
      given: String(value),
      message,
      expected: `${expectedQuantity(unit)} as a number in ${unit}`,
    });
  if (!Number.isFinite(value)) return refuse(`${value} is not a finite number`);
  if (value < 0) return refuse(`${value} is negative`);
  if (positive && value === 0) return refuse('is zero');
  if (whole && !Number.isInteger(value)) return refuse(`${value} is not a whole number`);
  if (unit === 'share' && value > 1) return refuse(`${value} is more than the whole, which is 1`);
  return accepted(value, printExact(value, unit));
}

export function readChoice({ choices }: ChoiceInput, given: Scalar): ValueReading<string> {
  const word = String(given.value).trim();
  if (choices.includes(word)) return accepted(word, word);
  return refused({
    ...at(given),
    given: word,
    message: `"${word}" is none of the words that belong here`,
    expected: `one of ${choices.join(', ')}`,
    ...suggest(nearest(word, choices)),
  });
}

const YES = ['true', 'yes', 'on'];
const NO = ['false', 'no', 'off'];

export function readSwitch(given: Scalar): ValueReading<boolean> {
  const word = String(given.value).trim();
  if (YES.includes(word.toLowerCase())) return accepted(true, word);
  if (NO.includes(word.toLowerCase())) return accepted(false, word);
  return refused({
    ...at(given),
    given: word,
    message: `"${word}" is neither yes nor no`,
    expected: 'true or false',
    ...suggest(nearest(word, [...YES, ...NO])),
  });
}

const LONGEST_WORDS = 2000;

export function readText({ pattern }: Pick<TextInput, 'pattern'>, given: Scalar): ValueReading<string> {
  const words = String(given.value).trim();
  const refuse = (message: string, expected: string): ValueReading<string> =>
    refused({ ...at(given), given: words, message, expected });
  if (words === '') return refuse('is empty', 'a word or a short text');
  if (words.length > LONGEST_WORDS) return refuse('is too long', `at most ${LONGEST_WORDS} characters`);
  // A report prints these words as they are: they may not move a cursor or reorder a line.
  if (/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u.test(words)) {
    return refuse('holds control characters', 'characters that can be printed');
  }
  if (pattern !== undefined && !pattern.test(words)) {
    return refuse(`"${words}" does not have the form that belongs here`, 'a text of the form of the example');
  }
  return accepted(words, words);
}

/** The words for a unit come from its parser, so that both say the same. */
export function expectedQuantity(unit: Unit): string {
  const parsed = parseQuantity('', unit);
  return parsed.ok ? unit : parsed.problem.expected;
}
