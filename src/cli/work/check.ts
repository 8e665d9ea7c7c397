import {
  type Budget,
  faultyRow,
  fleetOf,
  fleetRow,
  type FleetRowOptions,
  judgeBudgets,
  noBaseline,
} from '../../gate/index.ts';
import type { Fleet, FleetRow } from '../../model/fleet-document.ts';
import type { Gate } from '../../model/gate-document.ts';
import { plan } from '../../model/plan.ts';
import { InputError, loadProfile, type ProfileSources, type ProfileText, readSetting } from '../../profile/index.ts';
import { fillTemplate } from '../../report/template.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes, failOnLevels } from '../exit-code.ts';
import { readProfile, readStandardInput } from '../files.ts';
import { remembering } from '../remembered-sources.ts';
import { refusedBudgetLevels, refusedFindingLevels } from '../refused-levels.ts';
import type { Io } from '../io.ts';
import { type BaselineFinder, baselineFinder, needsBaseline } from './baseline.ts';
import { BudgetBook } from './budgets.ts';
import { findMembers, type FleetMember } from './fleet-files.ts';
import { openFleetOutputs } from './fleet-outputs.ts';
import { Progress } from './progress.ts';

/** Plans many profiles, holds each against its budgets, and prints the fleet. A bad profile does not hide the others. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const failOn = args.choice('fail-on', failOnLevels);
  const outputs = openFleetOutputs(args, io);
  const sources = remembering(io.cwd);
  const { members, faults } = findMembers(args.values('PROFILE'), outputs.files, io);
  const book = new BudgetBook();
  const checker: Checker = {
    sources,
    book,
    budgets: book.ofArguments(args, io),
    settings: args.values('set').map((setting) => readSetting(setting)),
    baseline: await baselineFinder(args.value('baseline'), io, sources),
    row: {
      refusedFindings: refusedFindingLevels(failOn),
      refusedBudgets: refusedBudgetLevels(failOn),
      fill: fillTemplate,
    },
  };
  const rows: FleetRow[] = faults.map((fault) => faultyRow(fault.place, [fault]));
  const progress = new Progress(members.length, io);
  for (const [index, member] of members.entries()) {
    rows.push(await checkMember(member, checker, io));
    progress.at(index + 1);
  }
  progress.end();
  const fleet = fleetOf(rows);
  outputs.write(fleet);
  // The text says it all already; other forms are often redirected, and a log shows only this.
  if (args.value('format') !== undefined && args.value('format') !== 'text') io.stderr.write(spokenFaults(fleet));
  return exitCodeOfFleet(fleet);
}

interface Checker {
  readonly sources: ProfileSources;
  readonly book: BudgetBook;
  readonly budgets: readonly Budget[];
  readonly settings: ReturnType<typeof readSetting>[];
  readonly baseline: BaselineFinder;
  readonly row: FleetRowOptions;
}

/** The row of one profile; only it outlives the call. */
async function checkMember(member: FleetMember, checker: Checker, io: Io): Promise<FleetRow> {
  const { name } = member;
  try {
    const text = await textOf(member, io);
    const named = text === undefined ? { preset: name.slice('preset:'.length) } : { profile: text };
    const profile = loadProfile({ flags: checker.settings, ...named }, checker.sources);
    const planned = plan(profile, { comparison: false });
    const judged = (own: readonly Budget[]): Gate => {
      const budgets = [...checker.budgets, ...own];
      return judgeBudgets(budgets, planned.figures, needsBaseline(budgets) ? checker.baseline(name) : noBaseline);
    };
    const gate = judged(checker.book.ofProfile(profile, text));
    // Only a broken budget is worth the search for its line.
    const located = gate.worst === undefined ? gate : judged(checker.book.ofProfileByLine(profile, text));
    return fleetRow(text?.name ?? name, planned, located, checker.row);
  } catch (error) {
    if (error instanceof InputError) return faultyRow(name, error.faults);
    throw error;
  }
}

async function textOf({ name, kind }: FleetMember, io: Io): Promise<ProfileText | undefined> {
  if (kind === 'preset') return undefined;
  return kind === 'file' ? readProfile(name, io.cwd) : readStandardInput(io.stdin);
}

/** Wrong input before broken limits: a limit that holds means little while a part of the fleet is unknown. */
function exitCodeOfFleet({ rows, totals }: Fleet): ExitCode {
  if (totals.statuses.error > 0) return exitCodes.inputWrong;
  return rows.every(({ passes }) => passes) ? exitCodes.fine : exitCodes.limitBroken;
}

const mostSpoken = 20;

/** Why the run fails, for the log of a build in which the report went into a file. */
function spokenFaults({ rows }: Fleet): string {
  const faults = rows.flatMap((row) => row.faults);
  const lines = faults.slice(0, mostSpoken).map(({ at, message }) => `${at}: ${message}\n`);
  const hidden = faults.length - lines.length;
  const broken = rows.filter(({ passes, status }) => !passes && status !== 'error').map(({ profile }) => profile);
  const list = broken.slice(0, mostSpoken).join(', ');
  const others = broken.length > mostSpoken ? ` and ${broken.length - mostSpoken} more` : '';
  return [
    ...lines,
    ...(hidden > 0 ? [`and ${hidden} more faults\n`] : []),
    ...(broken.length > 0 ? [`Limits are broken in: ${list}${others}\n`] : []),
  ].join('');
}
