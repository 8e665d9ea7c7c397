import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity } from '../../src/units/index.ts';
import { fragments, UNITS } from './quantities.ts';

describe('no text makes the parser fail', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fragments,
    fc.string({ unit: 'binary', minLength: 150, maxLength: 260 }),
  );

  test('any text is a number >= 0 or a problem whose example and suggestion parse', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...UNITS), (text, unit) => {
        const result = parseQuantity(text, unit);
        if (result.ok) {
          expect(Number.isFinite(result.value)).toBe(true);
          expect(result.value).toBeGreaterThanOrEqual(0);
          return;
        }
        const { reason, expected, example, suggestion } = result.problem;
        expect(reason).toMatch(/^".*" \S/);
        expect(reason).not.toMatch(/\p{Cc}/u);
        expect(expected).toMatch(/^a /);
        expect(parseQuantity(example, unit).ok).toBe(true);
        if (suggestion !== undefined) expect(parseQuantity(suggestion, unit).ok).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    '9'.repeat(200),
    '1,'.repeat(100),
    '1 234'.repeat(40),
    `P${'9'.repeat(199)}`,
    '1h'.repeat(100),
    '1*'.repeat(100),
    `1 ${'x'.repeat(198)}`,
    '_'.repeat(200),
    `${'0'.repeat(199)}:`,
    '%'.repeat(1_000_000),
    `5 ${'s'.repeat(1_000_000)}`,
  ])('hostile text %# takes no noticeable time', (text) => {
    const started = performance.now();
    for (const unit of UNITS) parseQuantity(text, unit);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
