import type { InputDeclaration } from '../../model/input.ts';
import { derivedInputs } from '../../model/derived.ts';
import { sheetFor } from '../../model/sheet/index.ts';
import { applies, type ResolvedInput } from '../../model/profile.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { Block } from '../document.ts';
import { labelColumns, tableOf } from '../figure-table.ts';
import { inputText, originText } from '../input-text.ts';
import { sentenceCase } from '../prose.ts';
import { wrap } from '../text/wrap.ts';
import type { Page } from '../text/page.ts';
import { whyAbsent } from './origins.ts';

/** An input: its value, what it means, as what it was written and where. */
export function inputLines(
  plan: Plan,
  path: string,
  { label, note }: InputDeclaration,
  { width, color }: Page,
): string[] {
  const input = plan.profile.inputs.get(path);
  const given = input !== undefined && applies(plan.profile, path) ? input : undefined;
  const value = given === undefined ? 'n/a' : inputText(given);
  return [
    ...wrap(`${path} = ${value}`, width, 0).map((line) => color.bold(line)),
    ...wrap(`${sentenceCase(label)}. ${note}`, width, 0),
    ...wrap(given === undefined ? `${sentenceCase(whyAbsent(plan, path))}.` : provenance(given), width, 0),
  ];
}

function provenance({ written, origin }: ResolvedInput): string {
  switch (origin.kind) {
    case 'default':
      return `Nobody gave it: the default is ${written}.`;
    case 'system':
      return `${written}, a fact of ${origin.system}: ${origin.fact} (${origin.source}).`;
    default:
      return `Written as ${written}: ${originText(origin)}.`;
  }
}

/** The figures that read an input, itself or through what is derived from it. */
export function readerBlocks(plan: Plan, path: string): Block[] {
  const derived = Object.entries(derivedInputs).flatMap(([name, { from }]) =>
    from.some((key) => key === path) ? [name] : [],
  );
  const names = new Set([path, ...derived]);
  const readers = sheetFor(plan.profile).figures.filter(({ reads }) => reads.some((name) => names.has(name)));
  const rows = readers.map(({ id, label }) => [{ code: id }, label]);
  const table = tableOf(labelColumns, rows);
  return table === undefined
    ? [{ kind: 'paragraph', text: 'No figure reads it: it decides designs and findings.', figures: [] }]
    : [{ kind: 'heading', text: 'Read by' }, table];
}
