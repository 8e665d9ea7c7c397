import { levels } from '../model/finding.ts';
import {
  type FleetBudget,
  type FleetFigure,
  fleetFigures,
  type FleetFinding,
  type FleetRecommendation,
  type FleetRow,
  type FleetStatus,
} from '../model/fleet-document.ts';
import type { BudgetLevel, Gate } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import { holds } from './judge.ts';
import { placeOfBudget, placeOfFigures } from './place.ts';

/** What the caller decides about a row. */
export interface FleetRowOptions {
  /** The levels of findings and of budgets that make the run fail. */
  readonly refusedFindings: readonly string[];
  readonly refusedBudgets: readonly BudgetLevel[];
  /** Fills the numbers of a plan into a text. */
  readonly fill: (template: string, plan: Plan) => string;
}

/** The row of a profile that could be planned. */
export function fleetRow(profile: string, plan: Plan, gate: Gate, options: FleetRowOptions): FleetRow {
  const findings = plan.findings.map(({ rule, level, message, figures }): FleetFinding => {
    const place = placeOfFigures(plan, figures);
    return {
      rule,
      level,
      message: options.fill(message, plan),
      ...(place === undefined ? {} : { place }),
      refused: options.refusedFindings.includes(level),
    };
  });
  const budgets = gate.budgets.map((verdict): FleetBudget => {
    const place = placeOfBudget(plan, profile, verdict);
    return {
      ...verdict,
      ...(place === undefined ? {} : { place }),
      refused: !holds(verdict.outcome) && options.refusedBudgets.includes(verdict.level),
    };
  });
  const worst = Math.max(
    ...findings.map(({ level }) => levels.indexOf(level)),
    ...budgets.map(({ outcome, level }) => (holds(outcome) ? 0 : levels.indexOf(level))),
    0,
  );
  const { name } = plan.profile;
  return {
    profile,
    ...(name === undefined ? {} : { name }),
    status: statusOf(worst),
    passes: !findings.some(({ refused }) => refused) && !budgets.some(({ refused }) => refused),
    figures: figuresOf(plan),
    recommendation: recommendationOf(plan),
    findings,
    budgets,
    faults: [],
  };
}

function statusOf(worst: number): FleetStatus {
  const level = levels[worst];
  return level === undefined || level === 'info' ? 'ok' : level;
}

const kept = Object.keys(fleetFigures).filter((id): id is FleetFigure => Object.hasOwn(fleetFigures, id));

function figuresOf(plan: Plan): FleetRow['figures'] {
  const figures: Partial<Record<FleetFigure, number>> = {};
  for (const id of kept) {
    const value = plan.figures.get(id)?.value;
    if (value !== undefined) figures[id] = value;
  }
  return figures;
}

function recommendationOf({ recommendation, designs, figures }: Plan): FleetRecommendation {
  const { design, parts, name } = recommendation;
  const chosen = designs.find(({ rejected }) => rejected === undefined);
  const number = (part: 'rows' | 'bytes' | 'writesPerSecond'): number | undefined =>
    figures.get(chosen?.figures[part] ?? '')?.value;
  const [rows, bytes, writesPerSecond] = [number('rows'), number('bytes'), number('writesPerSecond')];
  return {
    design,
    parts,
    name,
    ...(rows === undefined ? {} : { rows }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(writesPerSecond === undefined ? {} : { writesPerSecond }),
  };
}
