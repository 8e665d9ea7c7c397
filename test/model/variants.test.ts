import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedInputs } from '../../src/model/derived.ts';
import { withQuantity } from '../../src/model/evaluation.ts';
import { inputAt, inputPaths } from '../../src/model/inputs/index.ts';
import { plan } from '../../src/model/plan.ts';
import type { Profile } from '../../src/model/profile.ts';
import { Variants } from '../../src/model/variants.ts';
import { loadProfile } from '../../src/profile/index.ts';
import { presets, presetSources } from '../profile/presets.ts';

const profiles = presets.map(({ name }) => ({ name, profile: loadProfile({ preset: name }, presetSources) }));

/** The preset with three numbers given, so that nothing hangs on whether they were. */
const given = (profile: Profile): Profile =>
  withQuantity(
    withQuantity(withQuantity(profile, 'inbox.window', 1), 'workload.throughput', 1),
    'inbox.retention.partition',
    1,
  );

describe.each(profiles)('variants of the preset $name', ({ profile }) => {
  const paths = ['inbox.window', 'workload.throughput', 'inbox.retention.partition'];
  const variants = new Variants(given(profile), paths);

  it('have the figures, the answer and the findings of a plan of the same numbers', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 3600, max: 5_000_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 3600, max: 200_000 }),
    );
    fc.assert(
      fc.property(numbers, (values) => {
        let changed = given(profile);
        for (const [index, value] of values.entries()) {
          changed = withQuantity(changed, paths[index] ?? '', value);
          variants.set(index, value);
        }
        variants.evaluate();
        const planned = plan(changed);
        for (const { id, value } of planned.figures.values()) expect([id, variants.value(id)]).toEqual([id, value]);
        const { design, parts, name } = planned.recommendation;
        expect(variants.answer()).toEqual({ design, parts, name });
        const grave = planned.findings.filter(({ level }) => level !== 'info').map(({ rule }) => rule);
        expect(
          variants
            .findings()
            .map(({ rule }) => rule)
            .toSorted(),
        ).toEqual(grave.toSorted());
      }),
      { numRuns: 10 },
    );
  });

  it('reach exactly the figures that change', () => {
    const reached = new Set(variants.reached().map(([id]) => id));
    const before = variants.numbers.slice();
    for (const [index, value] of [123_456, 777, 54_321].entries()) variants.set(index, value);
    variants.evaluate();
    for (const [index, { id }] of variants.figures.entries()) {
      if (!Object.is(before[index], variants.numbers[index])) expect(reached).toContain(id);
    }
  });
});

describe('a derived input', () => {
  const quantities = inputPaths.filter((path) => inputAt(path)?.kind === 'quantity');

  it.each(Object.entries(derivedInputs))(
    '%s comes from the quantities that it says, and from no others',
    (_, input) => {
      for (const { profile } of profiles) {
        const value = input.value(profile);
        for (const path of quantities.filter((candidate) => !input.from.some((from) => from === candidate))) {
          expect([path, input.value(withQuantity(profile, path, 3))]).toEqual([path, value]);
        }
      }
    },
  );
});

describe('an evaluator of some figures', () => {
  it.each(profiles)('of the preset $name gives the numbers that all of them have', ({ profile }) => {
    const paths = ['inbox.window', 'workload.throughput'];
    const [some, all] = [new Variants(profile, paths), new Variants(profile, paths)];
    const reached = some.reached();
    for (const wanted of [reached, reached.slice(0, 1), reached.slice(-3)]) {
      const evaluate = some.evaluatorOf(wanted.map(([id]) => id));
      for (const values of [
        [86_400, 5000],
        [3600, 12],
      ]) {
        for (const [index, value] of values.entries()) for (const variants of [some, all]) variants.set(index, value);
        evaluate();
        all.evaluate();
        for (const [id, position] of wanted) expect([id, some.numbers[position]]).toEqual([id, all.numbers[position]]);
      }
    }
  });
});
