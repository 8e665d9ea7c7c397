import type { Plan } from '../../model/plan-document.ts';
import type { ResolvedInput } from '../../model/profile.ts';
import type { Cell, Section, Table } from '../document.ts';
import { labelColumns } from '../figure-table.ts';
import { applicableInputs, inputText, originText, writtenText } from '../input-text.ts';

/** What the plan was made from. What somebody gave stands out, a line each; defaults follow in few lines. */
export function inputsSection(plan: Plan): Section | undefined {
  const inputs = applicableInputs(plan.profile);
  const given = inputs.filter(({ origin }) => origin.kind !== 'default');
  const defaults = inputs.filter(({ origin }) => origin.kind === 'default');
  const blocks = [
    ...(given.length > 0 ? [givenTable(given)] : []),
    ...(defaults.length > 0 ? [{ kind: 'heading', text: 'Defaults' } as const, defaultsTable(defaults)] : []),
  ];
  return blocks.length === 0 ? undefined : { title: 'Inputs', blocks, reference: true };
}

function givenTable(inputs: readonly ResolvedInput[]): Table {
  const written = inputs.map(writtenText);
  const withWritten = written.some((text) => text !== undefined);
  const row = (input: ResolvedInput, index: number): Cell[] => [
    { code: input.path },
    inputText(input),
    ...(withWritten ? [written[index] ?? ''] : []),
    originText(input.origin),
  ];
  const heads = ['input', 'value', ...(withWritten ? ['written'] : []), 'from'];
  return { kind: 'table', columns: heads.map((head) => ({ head, align: 'left' })), rows: inputs.map(row) };
}

function defaultsTable(inputs: readonly ResolvedInput[]): Table {
  const groups = new Map<string, string[]>();
  for (const input of inputs) {
    const [section = '', ...rest] = input.path.split('.');
    const group = groups.get(section) ?? [];
    groups.set(section, [...group, `${rest.join('.')} ${inputText(input)}`]);
  }
  return {
    kind: 'table',
    columns: labelColumns,
    rows: [...groups].map(([section, texts]) => [section, texts.join(' · ')]),
  };
}
