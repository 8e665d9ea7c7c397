import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../src/units/index.ts';
import { editDistance } from '../../src/units/nearest.ts';

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['window', 'widnow', 1],
  ['ca', 'abc', 3],
  ['week', 'weeks', 1],
])('the distance from %j to %j is %d', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each([
  ['widnow', 'window'],
  ['WINDOW', 'window'],
  ['retenton', 'retention'],
  ['troughput', 'throughput'],
])('%j is near to %j', (text, meant) => {
  expect(nearest(text, ['window', 'retention', 'throughput', 'rows'])).toBe(meant);
});

test('a text that is near to nothing has no suggestion', () => {
  expect(nearest('florins', ['window', 'rows'])).toBeUndefined();
  expect(nearest('xy', ['xz', 'h'])).toBeUndefined();
  expect(nearest('', ['a', 'ab'])).toBeUndefined();
  expect(nearest('window', [])).toBeUndefined();
});

test('of two equally near candidates the one of the same length wins, then the first', () => {
  expect(nearest('dayz', ['day', 'days'])).toBe('days');
  expect(nearest('rowx', ['rowa', 'rowb'])).toBe('rowa');
});

test('a long text costs nothing against short candidates', () => {
  expect(nearest('x'.repeat(10_000_000), ['window'])).toBeUndefined();
});

test('distance is symmetric, zero only for equal texts, and at most the longer length', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (from, to) => {
      const distance = editDistance(from, to);
      expect(distance).toBe(editDistance(to, from));
      expect(distance === 0).toBe(from === to);
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(from.length - to.length));
    }),
  );
});
