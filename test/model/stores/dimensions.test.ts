import { describe, expect, test } from 'vitest';
import { derivedInputs } from '../../../src/model/derived.ts';
import { constants } from '../../../src/model/figure.ts';
import { inputAt } from '../../../src/model/inputs/index.ts';
import { declarationsWith } from '../../../src/model/sheet/index.ts';
import { stores } from '../../../src/model/stores/index.ts';
import { canonical, dimensionOf } from './dimension-of.ts';

const derived: ReadonlyMap<string, { readonly unit: string }> = new Map(Object.entries(derivedInputs));
const fixed: ReadonlyMap<string, { readonly unit: string }> = new Map(Object.entries(constants));

function unitOfInput(name: string): string {
  const declaration = inputAt(name);
  return declaration !== undefined && 'unit' in declaration ? declaration.unit : '1';
}

describe.each(Object.values(stores))('$id', (store) => {
  const declarations = declarationsWith(store, false);
  const unitOf = (name: string): string =>
    declarations.get(name)?.unit ?? fixed.get(name)?.unit ?? derived.get(name)?.unit ?? unitOfInput(name);

  test.each([...Object.entries(store.figures), ...Object.entries(store.replaces)])('%s has its unit', (id, figure) => {
    expect(dimensionOf(figure.expression, unitOf), id).toBe(canonical(figure.unit));
  });
});

test.each([
  ['inbox.rows + inbox.bytes', 'beside'],
  ['inbox.rows > 0 * inbox.window ? 1 : 0', 'beside'],
  ['1 > 0 ? inbox.rows : inbox.bytes', 'beside'],
  ['floor(inbox.rows)', 'beside'],
  ['total(inbox.rows, 1)', 'beside'],
])('a wrong formula is refused: %s', (expression, message) => {
  const units = new Map([
    ['inbox.rows', 'row'],
    ['inbox.bytes', 'B'],
    ['inbox.window', 's'],
  ]);
  expect(() => dimensionOf(expression, (name) => units.get(name) ?? '1')).toThrow(message);
});
