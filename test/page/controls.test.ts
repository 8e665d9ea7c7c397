import { expect, it } from 'vitest';
import { inputAt } from '../../src/model/inputs/index.ts';
import { mainChoices, mainInputs } from '../../src/page/main-inputs.ts';
import { fromFragment, toFragment } from '../../src/page/permalink.ts';
import { stopNearest, stopsWith } from '../../src/page/stops.ts';
import { parseQuantity, printExact } from '../../src/units/index.ts';

const sliders = mainInputs.flatMap(({ inputs }) => inputs);

it.each(sliders)('$path has stops that read back as what they are', ({ path, stops }) => {
  const declaration = inputAt(path);
  if (declaration?.kind !== 'quantity') throw new Error(`${path} is no quantity`);
  expect(stops).toEqual([...stops].toSorted((a, b) => a - b));
  expect(new Set(stops).size).toBe(stops.length);
  for (const stop of stops) {
    const parsed = parseQuantity(printExact(stop, declaration.unit), declaration.unit);
    expect(parsed).toEqual({ ok: true, value: stop });
  }
  if (declaration.positive) expect(stops[0]).toBeGreaterThan(0);
});

it.each(mainChoices)('%s is a choice', (path) => {
  expect(inputAt(path)?.kind).toMatch(/choice|switch/);
});

it('a slider stops at the value of the profile as well', () => {
  const stops = stopsWith([1, 10, 100], 42);
  expect(stops).toEqual([1, 10, 42, 100]);
  expect(stopNearest(stops, 42)).toBe(2);
  expect(stopNearest(stops, 0)).toBe(0);
});

it('a fragment carries any text of any input', () => {
  const base = { inputs: new Map() };
  const changes = new Map([
    ['workload.throughput', '2k msg/s'],
    ['horizons.retryDelays', '30 s, 5 min & 50% = #1'],
  ]);
  expect(fromFragment(toFragment(changes, base), base)).toEqual({ changes, samePage: true });
  expect(toFragment(new Map(), base)).toBe('');
  expect(fromFragment('#findings', base)).toBeUndefined();
});
