import type { InputDeclaration } from '../model/input.ts';
import { readColumns, readQuantities, readRecords, readTexts } from './list-value.ts';
import { parseQuantity, type Unit } from '../units/index.ts';
import { readRangeOrQuantity } from './range-value.ts';
import { expectedQuantity, readChoice, readSwitch, readText } from './single-value.ts';
import { readTies, tiesExpected } from './tie-value.ts';
import type { Tree } from './tree.ts';
import { readSingle, type ValueReading } from './value-reading.ts';

/** Reads what was said at a key by what the key declares. Never throws. */
export function readValue(path: string, declaration: InputDeclaration, tree: Tree): ValueReading {
  switch (declaration.kind) {
    case 'quantity':
      return readSingle(tree, expectedOf(declaration), (given) =>
        readRangeOrQuantity(declaration, given, BARE.get(path)),
      );
    case 'choice':
      return readSingle(tree, expectedOf(declaration), (given) => readChoice(declaration, given));
    case 'switch':
      return readSingle(tree, expectedOf(declaration), readSwitch);
    case 'text':
      return readSingle(tree, expectedOf(declaration), (given) => readText(declaration, given));
    case 'quantities':
      return readQuantities(declaration, tree);
    case 'texts':
      return readTexts(tree);
    case 'columns':
      return readColumns(tree);
    case 'ties':
      return readTies(tree);
    default:
      return readRecords(declaration, tree);
  }
}

/** What belongs at a key, for a message: `a duration above zero`, `one of log, queue`. */
export function expectedOf(declaration: InputDeclaration): string {
  switch (declaration.kind) {
    case 'quantity': {
      const expected = expectedQuantity(declaration.unit);
      return declaration.positive ? `${expected} above zero` : expected;
    }
    case 'choice':
      return `one of ${declaration.choices.join(', ')}`;
    case 'switch':
      return 'true or false';
    case 'text':
      return 'a word or a short text';
    case 'quantities':
      return `a list, each item ${expectedQuantity(declaration.unit)}`;
    case 'texts':
      return 'a list of words';
    case 'columns':
      return 'a list of columns, each with a type';
    case 'ties':
      return tiesExpected;
    default:
      return `a list of mappings with the keys ${declaration.fields.join(', ')}`;
  }
}

/** A correct text for a key, as a person would write it. */
export function exampleOf(declaration: InputDeclaration): string {
  switch (declaration.kind) {
    case 'choice':
      return declaration.default ?? declaration.choices[0] ?? '';
    case 'switch':
      return 'true';
    default:
      return declaration.example;
  }
}

/** Keys whose number everybody writes without a unit, as column types do: `length: 30`. */
const BARE: ReadonlyMap<string, string> = new Map([['inbox.key.length', 'B']]);

/** Whether a number without a unit can be understood at this key. */
export function mayBeBare(path: string, unit: Unit): boolean {
  return BARE.has(path) || parseQuantity('1', unit).ok;
}
