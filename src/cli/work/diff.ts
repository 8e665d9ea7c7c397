import { designKey, diffPlans } from '../../gate/index.ts';
import type { PlanDiff, PlanSnapshot } from '../../model/diff-document.ts';
import type { Plan } from '../../model/plan-document.ts';
import { plan } from '../../model/plan.ts';
import { InputError } from '../../profile/index.ts';
import { renderDiffJson } from '../../report/diff/json.ts';
import { renderDiffMarkdown } from '../../report/diff/markdown.ts';
import { renderDiffText } from '../../report/diff/text.ts';
import { fillTemplate } from '../../report/template.ts';
import type { Page } from '../../report/text/page.ts';
import { version } from '../../version.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { diffFormatNames } from '../diff-formats.ts';
import { profileSources } from '../files.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';
import { type PlanOperand, readOperand } from './plan-operand.ts';

const formats: Readonly<Record<(typeof diffFormatNames)[number], (diff: PlanDiff, page: Page) => string>> = {
  text: renderDiffText,
  json: (diff) => renderDiffJson(diff, version),
  markdown: renderDiffMarkdown,
};

/** Says what changed from one plan to another. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const format = args.choice('format', diffFormatNames) ?? 'text';
  const [base, head] = [args.value('BASE'), args.value('HEAD')];
  if (base === undefined || head === undefined) throw new InputError([oneIsMissing(base === undefined)]);
  if (base === '-' && head === '-') throw new InputError([bothFromInput]);
  const output = openOutput(args.value('output'), head, io);
  const page = pageOf(args, io, output);
  const sources = profileSources(io.cwd);
  const sides = await bothSides([base, head], (operand) => readOperand(operand, io, sources));
  const diff = diffPlans(snapshot(sides.base), snapshot(sides.head), (profile) =>
    designKey(plan(profile).recommendation),
  );
  output.write(formats[format](diff, page));
  return exitCodes.fine;
}

/** Reads both sides, so that the faults of both are told at once. */
async function bothSides(
  [base, head]: readonly [base: string, head: string],
  read: (operand: string) => Promise<PlanOperand>,
): Promise<{ readonly base: PlanOperand; readonly head: PlanOperand }> {
  const results = await Promise.allSettled([read(base), read(head)]);
  const [first, second] = results;
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return { base: first.value, head: second.value };
  const faults = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof InputError) return result.reason.faults;
    throw result.reason;
  });
  throw new InputError(faults);
}

function snapshot(operand: PlanOperand): PlanSnapshot {
  const { name, profile } = operand;
  if (operand.kind === 'planned') return { name, profile, ...answersOf(operand.plan) };
  const { version: savedBy, figures, recommendation, findings } = operand.saved;
  return { name, savedBy, profile, figures, recommendation, findings };
}

function answersOf(planned: Plan): Pick<PlanSnapshot, 'figures' | 'recommendation' | 'findings'> {
  return {
    figures: planned.figures,
    recommendation: planned.recommendation,
    findings: planned.findings.map(({ rule, level, message }) => ({
      rule,
      level,
      message: fillTemplate(message, planned),
    })),
  };
}

const example = 'dedup-planner diff main.json service.yaml';

function oneIsMissing(both: boolean) {
  const message = both ? 'nothing to compare is named' : 'only one plan is named';
  return {
    place: 'dedup-planner diff',
    message,
    expected: 'BASE and HEAD, each a profile, preset:NAME, a saved JSON plan or -',
    example,
  };
}

const bothFromInput = {
  place: 'dedup-planner diff',
  message: 'standard input can be only one of the two',
  expected: 'a file or preset:NAME for the other',
  example,
};
