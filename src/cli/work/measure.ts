import { clean } from '../../probe/clean.ts';
import { rowsNeeded } from '../../probe/churn.ts';
import { compare } from '../../probe/comparison.ts';
import { measure, type Measurement } from '../../probe/measure.ts';
import { measurementFormats } from '../../probe/report/index.ts';
import { shapeWords } from '../../probe/row-shape.ts';
import { Cancelled, StoreError } from '../../probe/store-error.ts';
import { parseStore } from '../../probe/store-url.ts';
import { writeRowSize } from '../../probe/written-row-size.ts';
import { version } from '../../version.ts';
import type { Arguments } from '../arguments.ts';
import { formatNames } from '../choices.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { readProfile } from '../files.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { cancelSignal } from './cancel-signal.ts';
import { limitsOf, loadOf, shapeOfArguments } from './measured-load.ts';
import { pageOf } from './page.ts';
import { Progress } from './progress.ts';

/** Measures a store, or cleans up after killed runs. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  try {
    return args.value('clean') === 'true' ? await cleaned(args, io) : await measured(args, io);
  } catch (error) {
    if (error instanceof Cancelled) {
      io.stderr.write('Cancelled; what the run had created was removed.\n');
      return exitCodes.cancelled;
    }
    if (!(error instanceof StoreError)) throw error;
    io.stderr.write(`${[error.message, error.advice].filter(Boolean).join('\n  ')}\n`);
    return exitCodes.storeFailed;
  }
}

async function measured(args: Arguments, io: Io): Promise<ExitCode> {
  const format = args.choice('format', formatNames) ?? 'text';
  const address = parseStore(args.value('store') ?? 'pglite', io.env);
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const shape = await shapeOfArguments(args, io);
  const load = loadOf(args);
  const write = args.value('write');
  const target = write === undefined ? undefined : openOutput(write, undefined, io);
  const profile = write === undefined ? undefined : readProfile(write, io.cwd);

  const progress = new Progress(rowsNeeded(load.rows, load.churn), io, 'rows');
  const cancel = cancelSignal(io);
  let measurement: Measurement;
  try {
    const limits = limitsOf(args);
    measurement = await measure({
      address,
      shape,
      ...load,
      limits,
      signal: cancel.signal,
      onProgress: (done) => progress.at(done),
    });
  } finally {
    progress.end();
    cancel.release();
  }
  const comparison = compare(measurement);
  const day = new Date().toISOString().slice(0, 10);
  output.write(measurementFormats[format](comparison, { ...page, version, day }));
  if (profile !== undefined && target !== undefined) {
    const provenance = provenanceOf(measurement, day);
    target.write(writeRowSize(profile.name, profile.text, { bytesPerRow: comparison.total.measured, provenance }));
    io.stderr.write(`inbox.rowSize of ${profile.name} is what was measured now.\n`);
  }
  return exitCodes.fine;
}

/** Everything that makes the number mean something later. */
function provenanceOf({ server, shape, rows, churn }: Measurement, day: string): string {
  const state =
    churn === undefined ? 'fresh' : `after ${churn.windows} ${churn.windows === 1 ? 'window' : 'windows'} of churn`;
  return `measured ${day} on ${server}: ${rows.toLocaleString('en')} rows, key ${shapeWords(shape)}, ${state}`;
}

async function cleaned(args: Arguments, io: Io): Promise<ExitCode> {
  const address = parseStore(args.value('store') ?? 'pglite', io.env);
  const { removed, inUse } = await clean(address, limitsOf(args));
  for (const { name, created } of removed) io.stdout.write(`removed ${name}, created ${created.toISOString()}\n`);
  for (const { name } of inUse) io.stdout.write(`left ${name}: a run that is still going owns it\n`);
  if (removed.length + inUse.length === 0) io.stdout.write(`nothing was left behind in ${address.label}\n`);
  return exitCodes.fine;
}
