import { InputError } from '../../profile/index.ts';
import type { Arguments } from '../arguments.ts';

/** Bounds of a flag that takes a whole number. */
export interface WholeNumberFlag {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly example: string;
}

/**
 * The whole number of a flag; undefined when it was not given. Thousands may be grouped.
 * @throws InputError when it is no such number.
 */
export function wholeNumber(args: Arguments, flag: WholeNumberFlag): number | undefined {
  const text = args.value(flag.name);
  return text === undefined ? undefined : readWholeNumber(text, flag);
}

/** The whole number that a part of a flag's value says. */
export function readWholeNumber(text: string, { name, least, most, example }: WholeNumberFlag): number {
  const digits = text.trim().replaceAll(/(?<=\d)[,_ ](?=\d{3}\b)/g, '');
  const number = Number(digits);
  if (/^\d+$/.test(digits) && number >= least && number <= most) return number;
  const bounds = `from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  throw new InputError([
    {
      place: `--${name}`,
      given: text,
      message: `"${text}" is not a whole number ${bounds}`,
      expected: `a whole number ${bounds}`,
      example: `--${name} ${example}`,
    },
  ]);
}
