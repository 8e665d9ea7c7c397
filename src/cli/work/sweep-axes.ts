import { inputAt } from '../../model/inputs/index.ts';
import { applies, type Profile } from '../../model/profile.ts';
import { mostCells, type SweepAxis } from '../../model/sweep.ts';
import { type SweepScale, sweepScales, sweepSteps, usualScale } from '../../model/sweep-steps.ts';
import { type Fault, type FlagValue, InputError, readAssignment } from '../../profile/index.ts';
import { isRangeText } from '../../units/index.ts';
import type { Arguments } from '../arguments.ts';
import { readWholeNumber } from './whole-number.ts';

const flag = '--vary';
const example = 'inbox.window=1h..30d';
const expected = 'an input and two ends, low..high';

/**
 * The inputs that `--vary` names, as values of flags: a sweep is read like any range, with the same words for faults.
 * @throws InputError when there is none or are more than two, or one cannot vary.
 */
export function variedInputs(args: Arguments): readonly FlagValue[] {
  const given = args.values('vary');
  if (given.length === 0) throw refuse({ place: 'sweep', message: 'nothing says what varies' });
  if (given.length > 2)
    throw refuse({ place: flag, message: `given ${given.length} times; one or two inputs can vary` });
  const inputs = given.map((argument) => readAssignment(flag, argument, example));
  const faults = inputs.flatMap((input) => cannotVary(input) ?? []);
  const [first, second] = inputs;
  if (first !== undefined && first.path === second?.path) {
    faults.push({ place: `${flag} ${first.path}`, message: 'varies twice; two inputs have two paths' });
  }
  if (faults.length > 0)
    throw new InputError(faults.map((fault) => ({ expected, example: `${flag} ${example}`, ...fault })));
  return inputs;
}

/** What the loader cannot know: that the value is about to vary. Unknown paths and bad values are the loader's. */
function cannotVary({ path, text }: FlagValue): Fault | undefined {
  const declaration = inputAt(path);
  const place = `${flag} ${path}`;
  if (declaration === undefined) return undefined;
  if (declaration.kind !== 'quantity') {
    return { place, given: text, message: `is not a quantity; run a plan for each value instead` };
  }
  if (!isRangeText(text)) {
    // Another sign between two ends is the loader's to explain.
    return /\d.*(?:[-–—…~]|\bto\b).*\d/.test(text)
      ? undefined
      : { place, given: text, message: `"${text}" is one value, and a sweep goes from one to another` };
  }
  return text.split('..').length > 2
    ? { place, given: text, message: `"${text}" has three values, and a sweep goes from one end to the other` }
    : undefined;
}

/**
 * The axes of the inputs that vary in a loaded profile.
 * @throws InputError when one does not count there, or there are too many steps.
 */
export function axesOf(args: Arguments, inputs: readonly FlagValue[], profile: Profile, usualSteps: readonly number[]) {
  const scale = args.choice('scale', sweepScales);
  const steps = stepsOf(args, inputs.length) ?? usualSteps;
  const axes = inputs.map(({ path, text }, index) => axisOf(profile, path, text, steps[index] ?? 2, scale));
  const cells = axes.reduce((product, { values }) => product * values.length, 1);
  if (cells <= mostCells) return axes;
  const message = `${cells.toLocaleString('en')} places are more than the ${mostCells.toLocaleString('en')} that a sweep has`;
  throw new InputError([{ place: '--steps', message, expected: 'fewer steps', example: '--steps 50,20' }]);
}

function stepsOf(args: Arguments, count: number): readonly number[] | undefined {
  const text = args.value('steps');
  if (text === undefined) return undefined;
  const parts = text
    .split(',')
    .map((part) =>
      readWholeNumber(part, { name: 'steps', least: 2, most: mostCells, example: count === 1 ? '20' : '20,5' }),
    );
  const [all = 2] = parts;
  if (parts.length === 1) return Array.from({ length: count }, () => all);
  if (parts.length === count) return parts;
  const message = `has ${parts.length} numbers for ${count === 1 ? 'one input' : `${count} inputs`}`;
  throw new InputError([
    { place: '--steps', given: text, message, expected: 'one number, or one for each --vary', example: '--steps 20' },
  ]);
}

function axisOf(profile: Profile, path: string, text: string, steps: number, asked: SweepScale | undefined): SweepAxis {
  const declaration = inputAt(path);
  const range = profile.inputs.get(path)?.range;
  const place = `${flag} ${path}`;
  if (declaration?.kind !== 'quantity') throw new Error(`${path} was loaded and is no quantity`);
  if (range === undefined) throw refuse({ place, given: text, message: 'begins where it ends' });
  if (!applies(profile, path)) {
    const { onlyWhen } = declaration;
    const condition = onlyWhen === undefined ? '' : `: only with ${onlyWhen.path} ${onlyWhen.is.join(' or ')}`;
    throw refuse({ place, message: `does not count in this profile${condition}` });
  }
  const { low, high } = range;
  if (asked === 'log' && low === 0) {
    throw refuse({ place: '--scale log', message: `${path} begins at zero, which no factor leaves` });
  }
  const { label, unit, whole } = declaration;
  const scale = asked ?? usualScale(low, high);
  return { path, label, unit, scale, values: sweepSteps(low, high, steps, scale, whole) };
}

const refuse = (fault: Fault): InputError => new InputError([{ expected, example: `${flag} ${example}`, ...fault }]);
