import type { Plan } from '../../model/plan-document.ts';
import { applies } from '../../model/profile.ts';
import { inputAt } from '../../model/inputs/index.ts';
import type { Block, Cell, Heading, Table } from '../document.ts';
import { inputText, originText } from '../input-text.ts';
import { printQuantity } from '../../units/index.ts';
import { constantNamed } from './number.ts';

/** The inputs at these paths: their values, as they were written, and where that stands. */
export function originBlocks(plan: Plan, paths: readonly string[]): Block[] {
  const rows = paths.map((path) => originRow(plan, path));
  const columns = ['input', 'value', 'written', 'from'].map((head) => ({ head, align: 'left' }) as const);
  return rows.length === 0 ? [] : headed('Inputs', { kind: 'table', columns, rows });
}

function originRow(plan: Plan, path: string): Cell[] {
  const input = plan.profile.inputs.get(path);
  if (input === undefined || !applies(plan.profile, path)) return [{ code: path }, '–', '', whyAbsent(plan, path)];
  return [{ code: path }, inputText(input), input.written, originText(input.origin)];
}

/** Why an input has no value: nobody gave it, or the choices of the profile rule it out. */
export function whyAbsent(plan: Plan, path: string): string {
  const condition = inputAt(path)?.onlyWhen;
  if (condition === undefined || applies(plan.profile, path)) return 'not given';
  return `counts only when ${condition.path} is ${condition.is.join(' or ')}`;
}

/** The constants of the model with these names. */
export function constantBlocks(names: readonly string[]): Block[] {
  const columns = ['constant', 'value', 'meaning'].map((head) => ({ head, align: 'left' }) as const);
  const rows = names.flatMap((name): Cell[][] => {
    const constant = constantNamed(name);
    return constant === undefined
      ? []
      : [[{ code: name }, printQuantity(constant.value, constant.unit), constant.note]];
  });
  return rows.length === 0 ? [] : headed('Constants', { kind: 'table', columns, rows });
}

const headed = (text: string, table: Table): [Heading, Table] => [{ kind: 'heading', text }, table];
