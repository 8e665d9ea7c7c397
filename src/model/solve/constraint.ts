import { nearest, parseQuantity, type Unit } from '../../units/index.ts';
import type { Evaluation, Reading } from '../evaluation.ts';
import { inputAt } from '../inputs/index.ts';

export type Relation = (typeof relations)[number];

const relations = ['<=', '>=', '<', '>'] as const;

/** A figure held against a number, or against another figure or input. */
export interface Constraint {
  readonly figure: string;
  readonly relation: Relation;
  /** In the unit of the figure; or the id that gives the number. */
  readonly limit: number | string;
  /** As it was written. */
  readonly text: string;
}

/** Why a text is no constraint, in the parts from which a message is made. */
export interface ConstraintProblem {
  readonly given: string;
  readonly message: string;
  readonly expected: string;
  readonly suggestion?: string;
}

export type ConstraintReading =
  { readonly ok: true; readonly constraint: Constraint } | { readonly ok: false; readonly problem: ConstraintProblem };

const expected = 'a figure, one of <= >= < >, and a quantity in its unit, such as inbox.bytes <= 50 GB';

/** Reads `inbox.bytes <= 50 GB`. The figures are those of the sheet of the profile. */
export function readConstraint(text: string, { figures }: Evaluation): ConstraintReading {
  const written = text.replaceAll('≤', '<=').replaceAll('≥', '>=');
  const match = /^\s*([A-Za-z][\w.]*)\s*(<=|>=|<|>)\s*(\S.*?)\s*$/.exec(written);
  const relation = relations.find((candidate) => candidate === match?.[2]);
  const [, figure = '', , limit = ''] = match ?? [];
  if (relation === undefined) return refused(text, `"${text}" is not a condition on a figure`);
  const declared = figures.find(({ id }) => id === figure);
  if (declared === undefined) {
    const meant = nearest(
      figure,
      figures.map(({ id }) => id),
    );
    return refused(figure, `there is no figure "${figure}"`, meant);
  }
  const unitOfName = unitNamed(limit, figures);
  if (unitOfName !== undefined) {
    if (unitOfName === declared.unit) return accepted({ figure, relation, limit, text });
    return refused(limit, `${limit} is in ${unitOfName}, and ${figure} in ${declared.unit}`);
  }
  const parsed = parseQuantity(limit, declared.unit);
  if (parsed.ok) return accepted({ figure, relation, limit: parsed.value, text });
  const { reason, suggestion } = parsed.problem;
  return refused(limit, `${reason} (${figure} is ${parsed.problem.expected})`, suggestion);
}

function unitNamed(name: string, figures: Evaluation['figures']): Unit | undefined {
  const figure = figures.find(({ id }) => id === name);
  if (figure !== undefined) return figure.unit;
  const input = inputAt(name);
  return input?.kind === 'quantity' ? input.unit : undefined;
}

const accepted = (constraint: Constraint): ConstraintReading => ({ ok: true, constraint });

const refused = (given: string, message: string, suggestion?: string): ConstraintReading => ({
  ok: false,
  problem: { given, message, expected, ...(suggestion !== undefined && { suggestion }) },
});

/** Whether a constraint holds; undefined when one of its numbers does not apply. */
export function holdsIn({ figure, relation, limit }: Constraint, read: Reading): boolean | undefined {
  const left = read(figure);
  const right = typeof limit === 'number' ? limit : read(limit);
  if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
  switch (relation) {
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    default:
      return left > right;
  }
}
