import { describe, expect, test } from 'vitest';
import { figuresWith } from './inbox-of.ts';
import { measuredShapes } from './measured-shapes.ts';

const cases = measuredShapes.flatMap(({ about, source, given, expect: expected }) =>
  expected.map(([figure, bytes, within]) => ({
    store: given['inbox.store'] ?? '',
    about,
    source,
    given,
    figure,
    bytes,
    within,
  })),
);

describe('bytes a row as measured', () => {
  test.each(cases)('$store, $about: $figure is $bytes B ($source)', ({ given, figure, bytes, within }) => {
    const modelled = figuresWith(given)(figure);
    const error = Math.abs(modelled / bytes - 1);
    expect(error, `${modelled} B modelled, ${(error * 100).toFixed(2)}% off`).toBeLessThanOrEqual(within);
  });
});
