import type { Fleet, FleetRow, FleetStatus } from '../../model/fleet-document.ts';
import { fleetStatuses } from '../../model/fleet-document.ts';
import { type Level, levels } from '../../model/finding.ts';
import { budgetSentence, isBroken } from '../budgets.ts';
import type { Block, Section } from '../document.ts';
import { present } from '../figure-table.ts';
import { fleetTable } from './table.ts';

/** How much of a fleet a report shows; what it leaves out it says. */
export interface FleetExtent {
  readonly profiles: number;
  readonly remarks: number;
  /** Whether the table has room for the recommended designs. */
  readonly designs: boolean;
}

/** The words of a status: how many profiles there are of it. */
const statusWords: Readonly<Record<FleetStatus, string>> = {
  ok: 'fine',
  warning: 'with warnings',
  failure: 'with failures',
  error: 'not planned',
};

/** Where everything stands that a report leaves out. */
const elsewhere = 'the JSON and CSV forms have them all';

/** A fleet in one line: `12 profiles: 9 fine, 2 with warnings, 1 not planned`. */
export function fleetTitle({ totals }: Fleet): string {
  const counts = fleetStatuses.flatMap((status) => {
    const count = totals.statuses[status];
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${statusWords[status]}`];
  });
  const profiles = `${totals.profiles.toLocaleString('en')} ${totals.profiles === 1 ? 'profile' : 'profiles'}`;
  return counts.length === 0 ? profiles : `${profiles}: ${counts.join(', ')}`;
}

/** A fleet as a report reads, whatever the format: the table, then what is broken, then what was found how often. */
export function fleetReview(fleet: Fleet, extent: FleetExtent): Section[] {
  return present([
    profilesSection(fleet, extent),
    remarksSection('Not planned', faultsOf(fleet.rows), extent.remarks),
    remarksSection('Budgets that do not hold', brokenBudgetsOf(fleet.rows), extent.remarks),
    findingsSection(fleet.rows),
  ]);
}

function profilesSection(fleet: Fleet, { profiles: most, designs }: FleetExtent): Section {
  const { rows } = fleet;
  // Everything in the order it was named; of too many the gravest, then the largest.
  const shown = rows.length <= most ? rows : gravestFirst(rows).slice(0, most);
  const table = fleetTable(fleet, shown, designs);
  const hidden = rows.length - shown.length;
  const note: Block[] =
    hidden === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `${hidden.toLocaleString('en')} more profiles are left out here, none of them graver; ${elsewhere}.`,
            figures: [],
          },
        ];
  return { title: 'Profiles', blocks: [table, ...note] };
}

function gravestFirst(rows: readonly FleetRow[]): FleetRow[] {
  const gravity = ({ status }: FleetRow): number => fleetStatuses.indexOf(status);
  const bytes = ({ figures }: FleetRow): number => figures['inbox.bytes'] ?? 0;
  return rows.toSorted((one, other) => gravity(other) - gravity(one) || bytes(other) - bytes(one));
}

interface Remark {
  readonly about: string;
  readonly text: string;
}

function faultsOf(rows: readonly FleetRow[]): Remark[] {
  return rows.flatMap(({ faults }) => faults.map(({ at, message }) => ({ about: at, text: message })));
}

function brokenBudgetsOf(rows: readonly FleetRow[]): Remark[] {
  return rows.flatMap(({ profile, budgets }) =>
    budgets.filter(isBroken).map((budget) => ({
      about: profile,
      text: `${budget.level === 'warning' ? '(warning) ' : ''}${budgetSentence(budget)}`,
    })),
  );
}

const longestRemark = 300;

function remarksSection(title: string, remarks: readonly Remark[], most: number): Section | undefined {
  if (remarks.length === 0) return undefined;
  const items = remarks.slice(0, most).map(({ about, text }) => ({ mark: '•', about: cut(about), text: cut(text) }));
  const hidden = remarks.length - items.length;
  const note = `${hidden.toLocaleString('en')} more are left out here; ${elsewhere}.`;
  return {
    title: `${title} (${remarks.length.toLocaleString('en')})`,
    blocks: [
      ...(items.length === 0 ? [] : [{ kind: 'list', items } as const]),
      ...(hidden === 0 ? [] : [{ kind: 'paragraph', text: note, figures: [] } as const]),
    ],
  };
}

const cut = (text: string): string => (text.length > longestRemark ? `${text.slice(0, longestRemark - 1)}…` : text);

/** Which rules spoke, and of how many profiles. */
function findingsSection(rows: readonly FleetRow[]): Section | undefined {
  const counts = new Map<string, { level: Level; profiles: number }>();
  for (const { findings } of rows) {
    for (const rule of new Set(findings.map((finding) => finding.rule))) {
      const level = findings.find((finding) => finding.rule === rule)?.level ?? 'info';
      counts.set(rule, { level, profiles: (counts.get(rule)?.profiles ?? 0) + 1 });
    }
  }
  if (counts.size === 0) return undefined;
  const inOrder = [...counts].toSorted(
    ([, one], [, other]) => levels.indexOf(other.level) - levels.indexOf(one.level) || other.profiles - one.profiles,
  );
  return {
    title: 'Findings',
    blocks: [
      {
        kind: 'table',
        columns: [
          { head: 'rule', align: 'left' },
          { head: 'level', align: 'left' },
          { head: 'profiles', align: 'right' },
        ],
        rows: inOrder.map(([rule, { level, profiles }]) => [{ code: rule }, level, profiles.toLocaleString('en')]),
      },
    ],
  };
}
