import { type Amount, printAmounts } from './amount.ts';
import { type Cell, type Code, isAmount, type Table } from './document.ts';

/** A table whose numbers are text. */
export interface PrintedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | Code)[])[];
}

/** Prints all numbers of a table together, so that no two different ones read alike; shared units move to the head. */
export function printTable({ columns, rows }: Table): PrintedTable {
  const amounts = rows.flat().filter(isAmount);
  const texts = new Map(printAmounts(amounts).map((text, index) => [amounts[index], text]));
  const units = columns.map(({ oneUnit }, index) => {
    const column = rows.map((row) => row[index]).filter(isAmount);
    return oneUnit ? sharedUnit(column, texts) : undefined;
  });
  const print = (cell: Cell, index: number): string | Code => {
    if (!isAmount(cell)) return cell;
    const text = texts.get(cell) ?? '';
    return units[index] === undefined ? text : text.replace(unitWords, '');
  };
  return {
    heads: columns.map(({ head }, index) => [head, units[index]].filter(Boolean).join(', ')),
    rows: rows.map((row) => row.map(print)),
  };
}

const unitWords = /(?<=\d) (\D+)$/;

/** Sizes and times choose their words by magnitude, so theirs are never shared. */
function sharedUnit(amounts: readonly Amount[], texts: ReadonlyMap<Amount | undefined, string>): string | undefined {
  const [first, ...others] = amounts;
  if (first === undefined || /^(?:B|s)\b/.test(first.unit) || others.some(({ unit }) => unit !== first.unit)) {
    return undefined;
  }
  const words = amounts.flatMap((amount) => unitWords.exec(texts.get(amount) ?? '')?.[1] ?? []);
  return words.reduce<string | undefined>(
    (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
    undefined,
  );
}
