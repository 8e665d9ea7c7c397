import { Chalk } from 'chalk';
import { InputError } from '../../profile/input-error.ts';
import type { Page } from '../../report/text/page.ts';
import type { Arguments } from '../arguments.ts';
import { colorChoices, wantsColor } from '../color.ts';
import type { Io } from '../io.ts';
import type { Output } from '../output.ts';

const usualWidth = 80;
const narrowest = 40;
const widest = 1000;

/** The columns and colours that the arguments, the environment and the terminal ask for. */
export function pageOf(args: Arguments, io: Io, output: Output): Page {
  const choice = args.choice('color', colorChoices) ?? 'auto';
  const isTerminal = output.isStandardOutput && io.stdout.isTTY;
  const color = wantsColor(choice, io.env, isTerminal);
  // The sixteen colours that every terminal has; the reader's own palette decides what they look like.
  return { width: width(args, isTerminal ? io.stdout.columns : undefined), color: new Chalk({ level: color ? 1 : 0 }) };
}

function width(args: Arguments, terminal: number | undefined): number {
  const given = args.value('width');
  // Some terminals without a window (serial lines, build logs) say that they have no columns at all.
  if (given === undefined) return Math.max(terminal || usualWidth, narrowest);
  const columns = Number(given);
  if (/^\d+$/.test(given) && columns >= narrowest && columns <= widest) return columns;
  throw new InputError([
    {
      place: '--width',
      message: `"${given}" is not a number of columns`,
      expected: `a whole number from ${narrowest} to ${widest}`,
      example: '--width 100',
    },
  ]);
}
