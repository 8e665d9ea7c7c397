import {
  type Fleet,
  type FleetBudget,
  type FleetFault,
  fleetFigures,
  type FleetFinding,
  type FleetRow,
  type FleetTotals,
  type Place,
} from '../../model/fleet-document.ts';
import { type BudgetDocument, budgetDocument } from '../budget-contract.ts';

/** The name of this form of the document; another form gets another number. */
export const checkSchemaName = 'dedup-planner/check/v1';

/** One profile of a check. `budgets` are as in the document of a plan, with the line they are about. */
export interface CheckProfileDocument extends Omit<FleetRow, 'budgets'> {
  readonly findings: readonly FleetFinding[];
  readonly budgets: readonly (BudgetDocument & { readonly place?: Place; readonly refused: boolean })[];
  readonly faults: readonly FleetFault[];
}

/** A check as other programs read it. */
export interface CheckDocument {
  readonly schema: typeof checkSchemaName;
  readonly version: string;
  /** The units of the figures of every profile. */
  readonly units: typeof fleetFigures;
  readonly totals: FleetTotals;
  readonly profiles: readonly CheckProfileDocument[];
}

/** A check as the JSON document that other programs read, a profile a line; ends with a line break. */
export function renderFleetJson({ rows, totals }: Fleet, version: string): string {
  const head: Omit<CheckDocument, 'profiles'> = { schema: checkSchemaName, version, units: fleetFigures, totals };
  const lines = rows.map((row) => `    ${JSON.stringify(profileDocument(row))}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "profiles": ${list}\n}\n`;
}

function profileDocument(row: FleetRow): CheckProfileDocument {
  return { ...row, budgets: row.budgets.map(budgetOf) };
}

function budgetOf(budget: FleetBudget): CheckProfileDocument['budgets'][number] {
  const { place, refused } = budget;
  return { ...budgetDocument(budget), ...(place === undefined ? {} : { place }), refused };
}
