import { defaultLimits, type Limits } from '../../probe/limits.ts';
import type { Churn } from '../../probe/churn.ts';
import { type RowShape, shapeOf } from '../../probe/row-shape.ts';
import { type FlagValue, InputError, loadProfile, readSetting } from '../../profile/index.ts';
import { parseQuantity, printQuantity, type Unit } from '../../units/index.ts';
import type { Arguments } from '../arguments.ts';
import { vacuumNames } from '../choices.ts';
import { keyOptions } from '../commands/measure.ts';
import { profileSources, readProfile, readStandardInput } from '../files.ts';
import type { Io } from '../io.ts';

/** Fewer rows fill too few pages to say anything. */
const fewestRows = 1000;
const mostRows = 50_000_000;
const mostWindows = 100;

/** The key, columns and indexes that the flags, the profile and the preset describe. */
export async function shapeOfArguments(args: Arguments, io: Io): Promise<RowShape> {
  const flags: readonly FlagValue[] = [
    ...keyOptions.flatMap(({ name, path }): FlagValue[] => {
      const text = args.value(name);
      return text === undefined ? [] : [{ flag: `--${name}`, path, text }];
    }),
    ...args.values('set').map(readSetting),
  ];
  const file = args.value('PROFILE');
  const preset = args.value('preset');
  const text =
    file === '-' ? await readStandardInput(io.stdin) : file === undefined ? undefined : readProfile(file, io.cwd);
  const profile = loadProfile(
    {
      flags,
      ...(text === undefined ? {} : { profile: text }),
      ...(preset === undefined ? {} : { preset }),
      // Sizes depend on none of what a profile must say.
      ...(text === undefined && preset === undefined ? { values: smallestProfile } : {}),
    },
    profileSources(io.cwd),
  );
  return shapeOf(profile);
}

const smallestProfile = { workload: { throughput: '1 msg/s' }, source: { kind: 'queue' } };

/** How many rows are loaded and turned over. */
export function loadOf(args: Arguments): { readonly rows: number; readonly churn?: Churn } {
  const rows = Math.round(quantityOf(args, 'rows', '200000', 'row', fewestRows, mostRows));
  const windows = quantityOf(args, 'churn', '0', '1', 0, mostWindows);
  const batchShare = quantityOf(args, 'delete-batch', '1 in 24', 'share', 0.0001, 1);
  const vacuum = args.choice('vacuum', vacuumNames) ?? vacuumNames[0];
  return { rows, ...(windows > 0 && { churn: { windows, batchShare, vacuum } }) };
}

/** How long the store may keep the run waiting. */
export function limitsOf(args: Arguments): Limits {
  const statementMilliseconds = 1000 * quantityOf(args, 'timeout', '2 min', 's', 0.1, 86_400);
  const connectMilliseconds = Math.min(defaultLimits.connectMilliseconds, statementMilliseconds);
  return { connectMilliseconds, statementMilliseconds };
}

function quantityOf(args: Arguments, name: string, fallback: string, unit: Unit, least: number, most: number): number {
  const text = args.value(name) ?? fallback;
  const reading = parseQuantity(text, unit);
  const place = `--${name}`;
  const allowed = `from ${printQuantity(least, unit)} to ${printQuantity(most, unit)}`;
  if (!reading.ok) {
    const { reason, expected, example, suggestion } = reading.problem;
    throw new InputError([
      {
        place,
        given: text,
        message: reason,
        expected: `${expected}, ${allowed}`,
        example: `${place} ${suggestion ?? example}`,
      },
    ]);
  }
  if (reading.value >= least && reading.value <= most) return reading.value;
  throw new InputError([{ place, given: text, message: `"${text}" is out of range`, expected: allowed }]);
}
