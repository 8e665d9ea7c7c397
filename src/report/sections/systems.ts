import type { Plan } from '../../model/plan-document.ts';
import type { HopCoverage } from '../../model/system.ts';
import type { Cell, Column, Section } from '../document.ts';

const columns: readonly Column[] = ['role', 'system', 'hop 1', 'hop 2', 'hop 3'].map((head) => ({
  head,
  align: 'left',
}));

const words: Readonly<Record<HopCoverage, string>> = {
  removed: 'removed',
  'removed-within-window': 'removed in its window',
  left: 'left',
  'not-applicable': '–',
};

/** The systems that the profile names: what each does about the duplicates of a hop, and where its guarantee ends. */
export function systemsSection({ systems }: Plan): Section | undefined {
  if (systems.length === 0) return undefined;
  const rows = systems.map(({ role, name, hops }): Cell[] => [
    role,
    name,
    words[hops.hop1],
    words[hops.hop2],
    words[hops.hop3],
  ]);
  // The same system in two roles has one boundary.
  const boundaries = new Map(systems.map(({ name, boundary }) => [name, boundary]));
  const items = [...boundaries].map(([about, text]) => ({ mark: '•', about, text }));
  return {
    title: 'Systems',
    blocks: [
      { kind: 'table', columns, rows },
      { kind: 'heading', text: 'Where their guarantees end' },
      { kind: 'list', items },
    ],
  };
}
