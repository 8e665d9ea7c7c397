/** Why a text is not a quantity of the unit asked for, in the parts a message to a person needs. */
export interface QuantityProblem {
  /** What is wrong with what was given, e.g. `"7 dayz" has the unknown unit "dayz"`. */
  readonly reason: string;
  /** What belongs here, e.g. `a duration`. */
  readonly expected: string;
  /** A correct text of the unit asked for, e.g. `7 d`. */
  readonly example: string;
  /** What was probably meant, when that can be told; it always parses. */
  readonly suggestion?: string;
}

/** A number in the unit asked for, or the reason why the text does not give one. */
export type QuantityResult =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: QuantityProblem };

/** A problem before it is known which unit was asked for; a suggestion here may still turn out not to parse. */
export interface Fault {
  readonly fault: string;
  readonly suggestion?: string;
}

const LONGEST_QUOTE = 60;

/** The text in double quotes for a message: shortened, and with what would disturb a terminal made visible. */
export function quote(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
  // JSON leaves the bidirectional and other format characters alone, and those can reorder the line they are printed in.
  return JSON.stringify(short).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** The text with the characters from `start` up to `end` replaced. */
export function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
