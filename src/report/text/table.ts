import { isAmount, type Table } from '../document.ts';
import { printTable } from '../printed-table.ts';
import { displayWidth, longestWord, onOneLine } from './display-width.ts';
import { gap, grid, type GridColumn } from './grid.ts';
import type { Page } from './page.ts';
import { wrap } from './wrap.ts';

/** A row's label may stand above its numbers when its column would be wider than this. */
const narrowestLabel = 14;

/**
 * A table in a terminal: in columns where they fit, with words wrapped where that makes them fit, and else each row as
 * its first cell with the others below it.
 */
export function renderTable(table: Table, { width, color }: Page, indent: number): string[] {
  const printed = printTable(table);
  const heads = printed.heads.map(onOneLine);
  const rows = printed.rows.map((row) => row.map((cell) => onOneLine(typeof cell === 'string' ? cell : cell.code)));
  const columns = fitColumns(table, heads, rows, width - indent);
  if (columns === undefined) return rows.flatMap((row) => stacked(row, heads, width, indent));
  const head = heads.every((text) => text === '') ? [] : grid([heads], columns, indent);
  const labelWidth = isNumeric(table) ? (columns[0]?.width ?? 0) : Infinity;
  const body = grid(
    rows.flatMap(([label = '', ...cells]) =>
      // A column of numbers is read downwards: its rows stay one line high, with a long label above them.
      displayWidth(label) > labelWidth ? [[label], ['', ...cells]] : [[label, ...cells]],
    ),
    columns,
    indent,
  );
  return [...head.map((line) => color.dim(line)), ...body];
}

const isNumeric = ({ columns }: Table): boolean => columns.slice(1).every(({ align }) => align === 'right');

function fitColumns(
  table: Table,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): GridColumn[] | undefined {
  const sizes = table.columns.map(({ align }, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const head = heads[index] ?? '';
    const natural = Math.max(displayWidth(head), ...cells.map(displayWidth));
    // Words may wrap; a number is never torn from its unit.
    const unbreakable = Math.max(
      longestWord(head),
      ...cells.map((cell, row) => (isAmount(table.rows[row]?.[index]) ? displayWidth(cell) : longestWord(cell))),
    );
    const narrowest = index === 0 && isNumeric(table) ? Math.min(narrowestLabel, natural) : unbreakable;
    return { align, narrowest, slack: natural - narrowest };
  });
  const spare = width - gap * (sizes.length - 1) - sum(sizes.map(({ narrowest }) => narrowest));
  if (spare < 0) return undefined;
  const share = Math.min(1, spare / Math.max(1, sum(sizes.map(({ slack }) => slack))));
  return sizes.map(({ align, narrowest, slack }) => ({ align, width: narrowest + Math.floor(slack * share) }));
}

function stacked(
  [first = '', ...others]: readonly string[],
  [, ...heads]: readonly string[],
  width: number,
  indent: number,
) {
  const details = others.flatMap((text, index) =>
    text === '' ? [] : [[heads[index], text].filter(Boolean).join(': ')],
  );
  return [...wrap(first, width, indent), ...wrap(details.join(' · '), width, indent + 2)];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
