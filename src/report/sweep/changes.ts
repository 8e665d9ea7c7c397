import type { SweepChange, SweepVerdict } from '../../model/sweep.ts';

/** A change in few words: `→ keyed inbox`, `+ window.not-covered`, `− window.not-covered`. */
export function changeText(change: SweepChange): string {
  if (change.kind === 'recommendation') return `→ ${change.to.name}`;
  return `${change.appears ? '+' : '−'} ${change.finding.rule}`;
}

/** The same without signs, which a spreadsheet would take for a formula. */
export function changeWords(change: SweepChange): string {
  if (change.kind === 'recommendation') return `recommends ${change.to.name}`;
  return `${change.finding.rule} ${change.appears ? 'appears' : 'disappears'}`;
}

/** A verdict in one sentence. */
export function verdictText({ answer, findings }: SweepVerdict): string {
  const rules = findings.map(({ level, rule }) => `${level} ${rule}`);
  return `${answer.name}; ${rules.length === 0 ? 'no failure and no warning' : rules.join(', ')}`;
}

/** What the signs of changes mean. */
export const changesLegend = '→ another recommendation, + a failure or warning appears, − one disappears.';

/** A letter for each verdict: a to z, then aa, ab and so on. */
export function verdictMark(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? letter : `${verdictMark(Math.floor(index / 26) - 1)}${letter}`;
}
