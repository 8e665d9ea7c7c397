import { plan } from '../../model/plan.ts';
import { withUncertainty } from '../../model/uncertainty/index.ts';
import type { Profile } from '../../model/profile.ts';
import { formats } from '../../report/index.ts';
import { version } from '../../version.ts';
import type { Arguments } from '../arguments.ts';
import { refusedBudgets } from '../budget-refusal.ts';
import { planFormatNames } from '../choices.ts';
import { type ExitCode, exitCodeOf, exitCodes, type FailOn, failOnLevels, refusedFindings } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';
import { profileOf } from './profile.ts';
import { samplingOf } from './sampling.ts';

/** Plans one profile and prints the plan. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const format = args.choice('format', planFormatNames) ?? 'text';
  const given = args.choice('fail-on', failOnLevels);
  const failOn = given ?? 'never';
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const sampling = samplingOf(args);
  const profile = await profileOf(args, io);
  const judge = hasBudgets(args, profile)
    ? await (await import('./plan-gate.ts')).planGate(args, io, profile)
    : undefined;
  const planned = withUncertainty(plan(profile), sampling);
  const gate = judge?.(planned.figures);
  output.write(
    format === 'html'
      ? (await import('./html.ts')).htmlOf(planned, gate)
      : formats[format](planned, { ...page, version, ...(gate && { gate }) }),
  );
  const refused = refusedFindings(planned.findings, failOn);
  if (refused.length > 0)
    io.stderr.write(
      refusal(
        refused.map(({ rule }) => rule),
        failOn,
      ),
    );
  const broken = refusedBudgets(gate, given);
  if (broken.length > 0)
    io.stderr.write(`Budgets that do not hold: ${broken.map(({ expression }) => expression).join(', ')}\n`);
  return broken.length > 0 ? exitCodes.limitBroken : exitCodeOf(planned.findings, failOn);
}

/** Budgets need an evaluator that a plan without any does not wait for. */
function hasBudgets(args: Arguments, profile: Profile): boolean {
  return args.values('budget').length > 0 || args.value('budgets') !== undefined || profile.inputs.has('budgets');
}

/** Why the run fails, for the log of a build in which the plan itself went into a file. */
function refusal(rules: readonly string[], failOn: FailOn): string {
  return `Findings that --fail-on ${failOn} does not accept: ${rules.join(', ')}\n`;
}
