import type { HopCoverage } from '../../model/system.ts';
import type { Fact, System } from '../../systems/index.ts';
import type { Block, Cell, Section, Table } from '../document.ts';
import type { Page } from '../text/page.ts';
import { renderSection } from '../text/sections.ts';

const hopWords: Readonly<Record<HopCoverage, string>> = {
  removed: 'removed',
  'removed-within-window': 'within window',
  left: 'left',
  'not-applicable': '–',
};

/** Every system with its roles and what it does about each hop, as a table. */
export function renderSystems(systems: readonly System[], page: Page): string {
  const heads = ['system', 'as', 'hop 1', 'hop 2', 'hop 3'];
  const rows = systems.map(({ id, roles, hops }): Cell[] => [
    { code: id },
    roles.join(', '),
    hopWords[hops.hop1],
    hopWords[hops.hop2],
    hopWords[hops.hop3],
  ]);
  const legend =
    'Hop 1: a publish that is repeated. Hop 2: a delivery that is repeated. Hop 3: the effect. Removed, removed within a window, or left to you.';
  const blocks: Block[] = [tableOf(heads, rows), { kind: 'paragraph', text: legend, figures: [] }];
  return printed([{ title: 'Systems', blocks }], page);
}

/** One system with all its facts, each with its source and grade. */
export function renderSystem(system: System, page: Page): string {
  const { id, name, summary, roles, hops, boundary, window, designs } = system;
  const about: Section = {
    title: `${name} (${id})`,
    blocks: [
      { kind: 'paragraph', text: summary, figures: [] },
      tableOf(
        ['', ''],
        [
          ['stands as', roles.join(', ')],
          ['hop 1', hopWords[hops.hop1]],
          ['hop 2', hopWords[hops.hop2]],
          ['hop 3', hopWords[hops.hop3]],
          ['its guarantee ends at', boundary],
          ...(window === undefined
            ? []
            : [
                ['remembers by', window.kind === 'none' ? 'nothing' : window.kind],
                ['compares within', window.scope],
                ['window', window.sliding ? 'starts anew with each repeat' : 'counts from the first'],
                ['switched on', window.onByDefault ? 'by default' : 'only where it is asked for'],
              ]),
          ['designs', designs.join(', ')],
        ],
      ),
    ],
  };
  return printed([about, ...sectionsOf(system)], page);
}

function sectionsOf({ defaults, unsettled = [], limits, costs, facts }: System): Section[] {
  const source = (factId: string): string => sourceOf(facts, factId);
  const filledIn = Object.entries(defaults).flatMap(([role, values]) =>
    values.map(({ path, value, fact }): Cell[] => [{ code: path }, value, role, source(fact)]),
  );
  const open = unsettled.map(({ path, values, fact }): Cell[] => [{ code: path }, values.join(' or '), source(fact)]);
  const sections: readonly (readonly [title: string, heads: readonly string[], rows: Cell[][]])[] = [
    ['What it fills in', ['input', 'value', 'as', 'known from'], filledIn],
    ['What a profile has to state', ['input', 'published', 'known from'], open],
    ['Limits', ['limit', 'value', 'known from'], limits.map(({ name, value, fact }) => [name, value, source(fact)])],
    [
      'Costs',
      ['cost', 'from', 'to', 'of', 'known from'],
      costs.map(({ what, low, high, design, fact }) => [what, low, high, design, source(fact)]),
    ],
    ['Facts', ['fact', 'text', 'known from'], facts.map((fact) => [{ code: fact.id }, fact.text, knownFrom(fact)])],
  ];
  return sections.flatMap(([title, heads, rows]) =>
    rows.length === 0 ? [] : [{ title, blocks: [tableOf(heads, rows)] }],
  );
}

function sourceOf(facts: readonly Fact[], factId: string): string {
  const fact = facts.find(({ id }) => id === factId);
  return fact === undefined ? '' : knownFrom(fact);
}

/** Where a fact was read, and how well it is known; what nobody checked is marked as an assumption. */
function knownFrom({ grade, source }: Fact): string {
  return grade === 'memory' || grade === 'derived' ? `assumption: ${source}` : `${grade}: ${source}`;
}

const tableOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): Table => ({
  kind: 'table',
  columns: heads.map((head) => ({ head, align: 'left' })),
  rows,
});

const printed = (sections: readonly Section[], page: Page): string =>
  `${sections.map((section) => renderSection(section, page).join('\n')).join('\n\n')}\n`;

/** The list for other programs; `systems show NAME --format json` says all about one. */
export function renderSystemsJson(systems: readonly System[]): string {
  const list = systems.map(({ id, name, summary, roles, hops }) => ({ id, name, summary, roles, hops }));
  return `${JSON.stringify({ schema: 'dedup-planner/systems/v1', systems: list }, undefined, 2)}\n`;
}

/** One system for other programs. */
export const renderSystemJson = (system: System): string => `${JSON.stringify(system, undefined, 2)}\n`;
