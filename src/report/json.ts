import type { Condition, DesignPart } from '../model/designs/design.ts';
import type { Gate } from '../model/gate-document.ts';
import type { DesignVerdict, FlipPoint, Plan, Recommendation } from '../model/plan-document.ts';
import type { ResolvedInput } from '../model/profile.ts';
import { budgetDocument } from './budget-contract.ts';
import { inputUnit } from './input-text.ts';
import {
  type ConditionDocument,
  type DesignDocument,
  type FigureDocument,
  type InputDocument,
  type PlanDocument,
  planSchemaName,
  type RecommendationDocument,
} from './plan-contract.ts';
import { rangeDocument, uncertaintyDocument } from './ranges-json.ts';
import { fillTemplate } from './template.ts';

/** A plan as the JSON document that other programs read, two spaces deep; ends with a line break. */
export function renderJson(plan: Plan, version: string, gate?: Gate): string {
  return `${JSON.stringify(planDocument(plan, version, gate), undefined, 2)}\n`;
}

/** A plan as plain values: numbers in base units, texts filled in, nothing that does not apply. */
export function planDocument(plan: Plan, version: string, gate?: Gate): PlanDocument {
  const { name, description, inputs } = plan.profile;
  return {
    schema: planSchemaName,
    version,
    profile: {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      inputs: Object.fromEntries([...inputs].map(([path, input]) => [path, inputDocument(input)])),
    },
    figures: figureDocuments(plan),
    systems: plan.systems,
    designs: plan.designs.map((design) => designDocument(plan, design)),
    recommendation: recommendationDocument(plan, plan.recommendation),
    findings: plan.findings.map(({ rule, level, message, figures, advice }) => ({
      rule,
      level,
      message: fillTemplate(message, plan),
      figures,
      advice: fillTemplate(advice, plan),
    })),
    ...(gate && gate.budgets.length > 0 && { budgets: gate.budgets.map(budgetDocument) }),
    ...(plan.uncertainty && { uncertainty: uncertaintyDocument(plan.uncertainty) }),
  };
}

function inputDocument({ path, value, range, written, origin }: ResolvedInput): InputDocument {
  return { value, ...unitAt(path), written, ...(range && { range }), origin };
}

function unitAt(path: string): Pick<InputDocument, 'unit'> {
  const unit = inputUnit(path);
  return unit === undefined ? {} : { unit };
}

function figureDocuments(plan: Plan): Record<string, FigureDocument> {
  const documents: Record<string, FigureDocument> = {};
  for (const { id, value, unit, label, expression, reads, source, note } of plan.figures.values()) {
    const range = plan.uncertainty?.figures.get(id);
    const spread = range && { range: rangeDocument(range) };
    if (Number.isFinite(value)) documents[id] = { value, unit, label, expression, reads, source, note, ...spread };
  }
  return documents;
}

function designDocument(plan: Plan, design: DesignVerdict): DesignDocument {
  const {
    rank,
    id,
    parts,
    name,
    summary,
    figures,
    where,
    window,
    covers,
    uncovered,
    costs,
    conditions,
    possible,
    rejected,
  } = design;
  const number = (part: DesignPart): number | undefined => plan.figures.get(figures[part] ?? '')?.value;
  return {
    rank,
    id,
    parts,
    name,
    summary,
    leaves: present({ hop1: number('hop1Left'), hop2: number('hop2Left') }),
    ...present({ loses: number('lost') }),
    stores: { ...present({ rows: number('rows'), bytes: number('bytes') }), where, window },
    ...present({ writes: number('writesPerSecond') }),
    covers,
    uncovered,
    costs,
    conditions: conditions.map((condition) => conditionDocument(plan, condition)),
    possible,
    ...(rejected === undefined ? {} : { rejected: fillTemplate(rejected, plan) }),
  };
}

/** The numbers that apply; JSON has no word for what is unbounded, so that is absent as well. */
function present<Key extends string>(numbers: Readonly<Record<Key, number | undefined>>): Partial<Record<Key, number>> {
  const kept: Partial<Record<Key, number>> = {};
  for (const key in numbers) {
    const value = numbers[key];
    if (value !== undefined && Number.isFinite(value)) kept[key] = value;
  }
  return kept;
}

function conditionDocument(plan: Plan, { id, text, holds }: Condition): ConditionDocument {
  return { id, text: fillTemplate(text, plan), ...(holds === undefined ? {} : { holds }) };
}

function recommendationDocument(plan: Plan, recommendation: Recommendation): RecommendationDocument {
  const { design, parts, name, headline, reasons, decidedBy, conditions, rejected, flipPoints, uncovered } =
    recommendation;
  const fill = (text: string): string => fillTemplate(text, plan);
  return {
    design,
    parts,
    name,
    headline: fill(headline),
    reasons: reasons.map(fill),
    decidedBy,
    conditions: conditions.map((condition) => conditionDocument(plan, condition)),
    rejected: rejected.map((other) => ({ ...other, reason: fill(other.reason) })),
    flipPoints: flipPoints.map(({ input, value, side, text, changes }: FlipPoint) => ({
      input,
      value,
      ...unitAt(input),
      side,
      text: fill(text),
      changes,
    })),
    uncovered: uncovered.map(fill),
  };
}
