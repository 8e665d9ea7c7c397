import { resolve } from 'node:path';
import type { Fleet } from '../../model/fleet-document.ts';
import { InputError } from '../../profile/index.ts';
import { renderFleetCsv } from '../../report/fleet/csv.ts';
import { renderFleetGithub } from '../../report/fleet/github.ts';
import { renderFleetJson } from '../../report/fleet/json.ts';
import { renderFleetJunit } from '../../report/fleet/junit.ts';
import { renderFleetMarkdown } from '../../report/fleet/markdown.ts';
import { renderFleetText } from '../../report/fleet/text.ts';
import type { Page } from '../../report/text/page.ts';
import { version } from '../../version.ts';
import { notOneOf } from '../argument-faults.ts';
import type { Arguments } from '../arguments.ts';
import { type FleetFormat, fleetFormatNames } from '../fleet-formats.ts';
import type { Io } from '../io.ts';
import { openOutput, type Output } from '../output.ts';
import { pageOf } from './page.ts';

/** Every form of a check. */
const formats: Readonly<Record<FleetFormat, (fleet: Fleet, page: Page) => string>> = {
  text: renderFleetText,
  json: (fleet) => renderFleetJson(fleet, version),
  markdown: renderFleetMarkdown,
  csv: renderFleetCsv,
  junit: renderFleetJunit,
  github: renderFleetGithub,
};

interface OpenForm {
  readonly format: FleetFormat;
  readonly output: Output;
}

/** The forms that a check writes, each with its place, opened before any work. */
export interface FleetOutputs {
  /** The files, as the arguments name them. */
  readonly files: readonly string[];
  readonly write: (fleet: Fleet) => void;
}

/**
 * Opens standard output for `--format` and a file for each `--output FORMAT=FILE`.
 * @throws InputError when a format is not known, a file cannot be written, or two forms go into one file.
 */
export function openFleetOutputs(args: Arguments, io: Io): FleetOutputs {
  const targets = args.values('output').map(readTarget);
  const paths = targets.map(({ file }) => resolve(io.cwd, file));
  const twice = targets.find(({ file }, index) => paths.indexOf(resolve(io.cwd, file)) !== index);
  if (twice !== undefined) throw new InputError([writtenTwice(twice.file)]);
  const forms: OpenForm[] = [
    { format: args.choice('format', fleetFormatNames) ?? 'text', output: openOutput(undefined, undefined, io) },
    ...targets.map(({ format, file }) => ({ format, output: openOutput(file, undefined, io) })),
  ];
  return {
    files: targets.map(({ file }) => file),
    write: (fleet) => {
      for (const { format, output } of forms) output.write(formats[format](fleet, pageOf(args, io, output)));
    },
  };
}

function readTarget(argument: string): { readonly format: FleetFormat; readonly file: string } {
  const equals = argument.indexOf('=');
  const word = argument.slice(0, Math.max(equals, 0));
  const file = argument.slice(equals + 1);
  if (equals <= 0 || file === '') {
    throw new InputError([
      {
        place: '--output',
        given: argument,
        message: `"${argument}" does not say which form goes into which file`,
        expected: `FORMAT=FILE, with one of ${fleetFormatNames.join(', ')}`,
        example: '--output junit=report.xml',
      },
    ]);
  }
  const format = fleetFormatNames.find((name) => name === word);
  if (format === undefined) throw new InputError([notOneOf('--output', word, fleetFormatNames)]);
  return { format, file };
}

function writtenTwice(file: string) {
  return {
    place: `--output ${file}`,
    message: 'two forms would be written into this file',
    expected: 'a file for each',
  };
}
