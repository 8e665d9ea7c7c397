import { InputError } from '../../profile/input-error.ts';
import { renderSystem, renderSystemJson, renderSystems, renderSystemsJson } from '../../report/catalogue/systems.ts';
import { findSystem, type System, systemIds } from '../../systems/index.ts';
import { notOneOf } from '../argument-faults.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { listFormatNames } from '../list-format.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';

/** Lists the systems, or prints one with all its facts. */
export function run(args: Arguments, io: Io): ExitCode {
  const isJson = args.choice('format', listFormatNames) === 'json';
  const system = args.choice('show', ['show']) === 'show' ? named(args.value('NAME')) : undefined;
  const output = openOutput(args.value('output'), undefined, io);
  const page = pageOf(args, io, output);
  if (system !== undefined) output.write(isJson ? renderSystemJson(system) : renderSystem(system, page));
  else output.write(isJson ? renderSystemsJson(all()) : renderSystems(all(), page));
  return exitCodes.fine;
}

const all = (): readonly System[] => systemIds.flatMap((id) => findSystem(id) ?? []);

function named(id: string | undefined): System {
  if (id === undefined) {
    throw new InputError([
      {
        place: 'systems show',
        message: 'no system is named',
        expected: `one of ${systemIds.join(', ')}`,
        example: 'dedup-planner systems show kafka',
      },
    ]);
  }
  const system = findSystem(id);
  if (system === undefined) throw new InputError([notOneOf('systems show', id, systemIds)]);
  return system;
}
