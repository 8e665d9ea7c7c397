import type { QuantityInput } from '../input.ts';
import type { Unit } from '../../units/index.ts';

/** The values of an input among which an answer is looked for, from least to greatest, in its base unit. */
export interface Domain {
  readonly least: number;
  readonly greatest: number;
  /** Zero is a value too. */
  readonly withZero: boolean;
  /** Only whole numbers make sense. */
  readonly whole: boolean;
}

/** What a person could mean; wider than any plan, narrower than what a number can hold. */
const ranges: Readonly<Partial<Record<Unit, readonly [least: number, greatest: number]>>> = {
  s: [1e-3, 3e10],
  's/day': [1e-3, 86_400],
  share: [1e-9, 1],
  '1': [1e-3, 1e9],
  '1/day': [1e-6, 1e9],
  msg: [1, 1e15],
  'msg/partition': [1, 1e12],
  row: [1, 1e15],
  partition: [1, 1e9],
  B: [1, 1e18],
  'B/row': [1, 1e9],
};

const otherwise = [1e-6, 1e12] as const;

/** Counts are looked for among whole numbers, also where a fraction of one on average would do. */
const counted: ReadonlySet<Unit> = new Set(['msg', 'row']);

/** Where to look for values of an input. */
export function domainOf({ unit, positive, whole }: QuantityInput): Domain {
  const [least, greatest] = ranges[unit] ?? otherwise;
  return { least, greatest, withZero: positive !== true, whole: whole === true || counted.has(unit) };
}

/** Values of a domain at even steps of a logarithmic scale, ascending, with those that are given among them. */
export function sampled(domain: Domain, stepsADecade: number, also: readonly number[] = []): readonly number[] {
  const { least, greatest, withZero, whole } = domain;
  const steps = Math.ceil(Math.log10(greatest / least) * stepsADecade);
  const values = Array.from({ length: steps + 1 }, (_, step) => least * (greatest / least) ** (step / steps));
  const inside = also.filter((value) => value >= least && value <= greatest);
  const all = [...(withZero ? [0] : []), ...values, ...inside].map((value) => (whole ? Math.round(value) : value));
  return [...new Set(all)].toSorted((a, b) => a - b);
}
