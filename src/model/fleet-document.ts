import type { DesignId } from './designs/design.ts';
import type { Level } from './finding.ts';
import type { BudgetOutcome, BudgetVerdict } from './gate-document.ts';
import type { Unit } from '../units/index.ts';

/** The figures that a row of the fleet keeps of its plan, with their units. */
export const fleetFigures = {
  'duplicates.total': 'msg/day',
  'inbox.rows': 'row',
  'inbox.bytes': 'B',
  'inbox.insertsPerSecond': 'row/s',
  'inbox.deletesPerSecond': 'row/s',
  'window.coverage': '1',
} as const satisfies Record<string, Unit>;

/** The id of one of them. */
export type FleetFigure = keyof typeof fleetFigures;

/** Those that can be added up over profiles. */
export const summedFigures = [
  'duplicates.total',
  'inbox.rows',
  'inbox.bytes',
  'inbox.insertsPerSecond',
  'inbox.deletesPerSecond',
] as const satisfies readonly FleetFigure[];

/** A line of a file that an annotation points at. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A finding of one plan, its numbers filled in. */
export interface FleetFinding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly place?: Place;
  /** `--fail-on` does not accept it. */
  readonly refused: boolean;
}

/** A budget of one plan. */
export interface FleetBudget extends BudgetVerdict {
  readonly place?: Place;
  readonly refused: boolean;
}

/** Something wrong with a profile, so that it has no plan. */
export interface FleetFault {
  /** As the message begins: `service.yaml:4:15 workload.throughput`. */
  readonly at: string;
  readonly message: string;
  readonly place: Place;
}

/** The worst that one profile has: `error` is a profile that cannot be planned. */
export type FleetStatus = 'ok' | 'warning' | 'failure' | 'error';

/** From the best to the worst. */
export const fleetStatuses: readonly FleetStatus[] = ['ok', 'warning', 'failure', 'error'];

/** The recommended design of one plan, with the state that it keeps. */
export interface FleetRecommendation {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  readonly rows?: number;
  readonly bytes?: number;
  readonly writesPerSecond?: number;
}

/** What a check keeps of one profile; the plan itself is let go. */
export interface FleetRow {
  /** The file, or `preset:NAME`. */
  readonly profile: string;
  readonly name?: string;
  readonly status: FleetStatus;
  /** Nothing in it makes the run fail. */
  readonly passes: boolean;
  /** In the units of `fleetFigures`; one that does not apply is absent. */
  readonly figures: Readonly<Partial<Record<FleetFigure, number>>>;
  readonly recommendation?: FleetRecommendation;
  readonly findings: readonly FleetFinding[];
  readonly budgets: readonly FleetBudget[];
  readonly faults: readonly FleetFault[];
}

/** The sums over all profiles that could be planned, and how many there are of each kind. */
export interface FleetTotals {
  readonly profiles: number;
  readonly passing: number;
  readonly statuses: Readonly<Record<FleetStatus, number>>;
  readonly figures: Readonly<Partial<Record<FleetFigure, number>>>;
  readonly recommended: { readonly bytes: number; readonly writesPerSecond: number };
  readonly findings: Readonly<Record<Level, number>>;
  readonly budgets: Readonly<Record<BudgetOutcome, number>>;
}

/** Many profiles planned at once. */
export interface Fleet {
  readonly rows: readonly FleetRow[];
  readonly totals: FleetTotals;
}
