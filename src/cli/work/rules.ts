import { rules } from '../../model/rules/index.ts';
import type { Rule } from '../../model/rules/rule.ts';
import { InputError } from '../../profile/input-error.ts';
import { renderRule, renderRuleJson, renderRules, renderRulesJson } from '../../report/catalogue/rules.ts';
import { notOneOf } from '../argument-faults.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { listFormatNames } from '../list-format.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';

/** Lists the rules, or prints one. */
export function run(args: Arguments, io: Io): ExitCode {
  const isJson = args.choice('format', listFormatNames) === 'json';
  const rule = args.choice('show', ['show']) === 'show' ? named(args.value('ID')) : undefined;
  const output = openOutput(args.value('output'), undefined, io);
  const page = pageOf(args, io, output);
  if (rule !== undefined) output.write(isJson ? renderRuleJson(rule) : renderRule(rule, page));
  else output.write(isJson ? renderRulesJson(rules) : renderRules(rules, page));
  return exitCodes.fine;
}

function named(id: string | undefined): Rule {
  const ids = rules.map((rule) => rule.id);
  if (id === undefined) {
    throw new InputError([
      {
        place: 'rules show',
        message: 'no rule is named',
        expected: `one of ${ids.join(', ')}`,
        example: 'dedup-planner rules show window.not-covered',
      },
    ]);
  }
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) throw new InputError([notOneOf('rules show', id, ids)]);
  return rule;
}
