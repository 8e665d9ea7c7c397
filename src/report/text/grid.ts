import { displayWidth } from './display-width.ts';
import { linesOf } from './wrap.ts';

/** Spaces between two columns. */
export const gap = 2;

export interface GridColumn {
  readonly width: number;
  readonly align: 'left' | 'right';
}

/**
 * Cells in columns without borders, wrapped between words; a row of one cell runs across all columns. By hand, because
 * cli-table3 took three times as long as all the rest of a report: it builds a regular expression for each word.
 */
export function grid(rows: readonly (readonly string[])[], columns: readonly GridColumn[], indent: number): string[] {
  const across = columns.reduce((total, { width }) => total + width + gap, -gap);
  return rows.flatMap((row) => {
    const spans = row.length === 1 ? [{ width: across, align: 'left' } as const] : columns;
    const cells = spans.map(({ width }, index) => linesOf(row[index] ?? '', width));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const texts = spans.map((column, index) => aligned(cells[index]?.[line] ?? '', column));
      return (' '.repeat(indent) + texts.join(' '.repeat(gap))).trimEnd();
    });
  });
}

function aligned(text: string, { width, align }: GridColumn): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return align === 'left' ? text + space : space + text;
}
