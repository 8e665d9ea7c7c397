import * as fc from 'fast-check';
import { derivedInputs } from '../../src/model/derived.ts';
import { inputAt } from '../../src/model/inputs/index.ts';
import { sheet } from '../../src/model/sheet/index.ts';
import type { Unit } from '../../src/units/index.ts';

export type Inputs = Readonly<Record<string, number>>;

const derived: ReadonlyMap<string, { readonly unit: Unit }> = new Map(Object.entries(derivedInputs));

/** The unit of an input of the sheet; a switch is a plain 1 or 0. */
export function unitOfInput(name: string): Unit {
  const declaration = derived.get(name) ?? inputAt(name);
  return declaration !== undefined && 'unit' in declaration ? declaration.unit : '1';
}

/**
 * Values at even steps of a logarithmic scale. Steps keep differences of two values far from the size of a rounding
 * error: they are zero or more than a percent.
 */
const scale = (least: number, greatest: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: 1000 })).map((step) => least * (greatest / least) ** (step / 1000));

/** Durations that people write, so that horizons and windows are often equal. */
const roundDurations = fc.constantFrom(1, 60, 3600, 86_400, 604_800);

const sensible: Readonly<Partial<Record<Unit, fc.Arbitrary<number>>>> = {
  'msg/s': scale(0.01, 1e6),
  msg: scale(1, 1e7),
  'msg/partition': scale(1, 1e5),
  row: scale(1, 1e10),
  partition: fc.integer({ min: 1, max: 1000 }),
  '1/day': scale(0.01, 1e4),
  s: fc.oneof(roundDurations, scale(0.01, 1e7)),
  B: scale(1, 1e13),
  'B/row': scale(10, 1e5),
  share: fc.oneof(fc.constant(1), scale(1e-5, 1)),
  '1': fc.integer({ min: 1, max: 100 }),
};

/** A sensible value of an input of the sheet, 0 now and then where 0 makes sense. */
function valueOf(name: string): fc.Arbitrary<number> {
  const declaration = inputAt(name);
  if (declaration?.kind === 'switch' || name === 'inbox.deletesRows') return fc.constantFrom(0, 1);
  const values = sensible[unitOfInput(name)];
  if (values === undefined) throw new Error(`no sensible values for ${name}`);
  if (declaration?.kind !== 'quantity' || declaration.positive === true) return values;
  return fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: fc.constant(0) });
}

const record = (values: (name: string) => fc.Arbitrary<number>): fc.Arbitrary<Inputs> => {
  const names = sheet().inputs;
  return fc.tuple(...names.map(values)).map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? 0])));
};

/** Every input of the sheet with a sensible value. */
export const completeInputs = (): fc.Arbitrary<Inputs> => record(valueOf);

const orAbsent = (name: string, present: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: present, arbitrary: valueOf(name) }, { weight: 1, arbitrary: fc.constant(Number.NaN) });

/** Horizons and memories; each is given by any one of its inputs, and is absent only when all of them are. */
const alternatives: readonly (readonly string[])[] = [
  ['horizons.producerRetry', 'horizons.retryTotal', 'horizons.backoffTotal', 'horizons.maximumAge'],
  ['horizons.redelivery', 'source.deliveries', 'horizons.outage', 'source.commitInterval', 'source.workTime'],
  ['inbox.window', 'inbox.rowRetention', 'inbox.countLimit'],
  ['producer.brokerWindow', 'producer.brokerCountLimit'],
  ['effect.idempotencyKeyWindow'],
  ['producer.upstreamHorizon'],
  ['outbox.restartTime'],
];

const without = (inputs: Inputs, names: readonly string[]): Inputs => ({
  ...inputs,
  ...Object.fromEntries(names.map((name) => [name, Number.NaN])),
});

/** Complete inputs without some of the horizons and memories, each combination of them as often as asked for. */
export function everyAbsence(seed: number, times: number): readonly Inputs[] {
  const combinations = alternatives.reduce<readonly (readonly string[])[]>(
    (sofar, names) => [...sofar, ...sofar.map((others) => [...others, ...names])],
    [[]],
  );
  const complete = fc.sample(completeInputs(), { seed, numRuns: times * combinations.length });
  return complete.map((inputs, at) => without(inputs, combinations[at % combinations.length] ?? []));
}

/** One input in six absent, and some horizons and memories as a whole. */
const withoutAlternatives = (): fc.Arbitrary<Inputs> =>
  fc
    .tuple(
      record((name) => orAbsent(name, 5)),
      fc.subarray([...alternatives]),
    )
    .map(([inputs, groups]) => without(inputs, groups.flat()));

/** One input in six absent, and durations of one size: many are equal, or between another one and its double. */
const withCloseDurations = (): fc.Arbitrary<Inputs> =>
  fc
    .tuple(
      record((name) => orAbsent(name, 5)),
      record(() => fc.constantFrom(60, 90, 100)),
    )
    .map(([inputs, durations]) =>
      Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => {
          const replaced = unitOfInput(name) === 's' && value > 0;
          return [name, replaced ? (durations[name] ?? value) : value];
        }),
      ),
    );

/** The same with some inputs absent (NaN): one in six, every other one, or also all of a horizon or a memory. */
export const partialInputs = (): fc.Arbitrary<Inputs> =>
  fc.oneof(
    record((name) => orAbsent(name, 5)),
    record((name) => orAbsent(name, 1)),
    withoutAlternatives(),
    withCloseDurations(),
  );

/** Every figure of the sheet at these inputs. */
export function evaluated(inputs: Inputs): Record<string, number> {
  const { inputs: names, figures, evaluate } = sheet();
  const values = new Float64Array(figures.length);
  evaluate(
    names.map((name) => inputs[name] ?? Number.NaN),
    values,
  );
  return Object.fromEntries(figures.map(({ id }, at) => [id, values[at] ?? Number.NaN]));
}

/** Whether two numbers are the same but for rounding. Absent is the same as absent only, endless as endless only. */
export function agree(one: number, other: number, tolerance = 1e-9): boolean {
  if (one === other) return true;
  if (!Number.isFinite(one) || !Number.isFinite(other)) return Number.isNaN(one) && Number.isNaN(other);
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}
