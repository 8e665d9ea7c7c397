import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import { choice, quantity } from '../profile.ts';
import { rowsLeaveBy } from './names.ts';

/** Numbers about the order of keys and the leaving of rows that the formulas of every store read. */
export const orderInputs = {
  'inbox.key.isRandom': {
    label: 'keys arrive in random order',
    unit: '1',
    note: '1 when inbox.key.order is random, else 0.',
    from: ['inbox.key.order'],
    value: (profile) => (ordered.some((word) => word === profile.inputs.get('inbox.key.order')?.value) ? 0 : 1),
  },
  'inbox.expires': {
    label: 'the store expires rows itself',
    unit: '1',
    note: '1 when inbox.retention.kind is ttl, or when nobody gave it and the store is one that expires rows; else 0.',
    from: ['inbox.retention.kind', 'inbox.store'],
    value: (profile) => (rowsLeaveBy(profile) === 'ttl' ? 1 : 0),
  },
  'inbox.retention.vacuumLag': {
    label: 'share of dead rows at which a vacuum starts',
    unit: 'share',
    note: 'inbox.retention.vacuumScaleFactor, or 0 with a vacuum after each batch.',
    from: ['inbox.retention.vacuum', 'inbox.retention.vacuumScaleFactor'],
    value: (profile) =>
      choice(profile, 'inbox.retention.vacuum') === 'after-batch'
        ? 0
        : (quantity(profile, 'inbox.retention.vacuumScaleFactor') ?? Number.NaN),
  },
} as const satisfies Record<string, DerivedInput>;

/** Orders in which a key is larger than those before it. */
const ordered = ['ascending', 'time-ordered'];

/** How full pages are by the distance between arrival order and key order. */
export interface JitterFill {
  readonly none: string;
  readonly at200: string;
  readonly at5000: string;
  readonly at100000: string;
}

/** Between two measured distances the fill lies on a line over their logarithms. */
export function jitterFill({ none, at200, at5000, at100000 }: JitterFill): string {
  const jitter = 'either(inbox.key.jitter, 0 * oneRow)';
  const between = (low: string, high: string, from: number, to: number): string =>
    `${low} + (${high} - ${low}) * log(${jitter} / (${from} * oneRow)) / log(${to / from})`;
  return [
    `${jitter} <= 10 * oneRow ? ${none}`,
    `${jitter} <= 200 * oneRow ? ${between(none, at200, 10, 200)}`,
    `${jitter} <= 5000 * oneRow ? ${between(at200, at5000, 200, 5000)}`,
    `${jitter} <= 100000 * oneRow ? ${between(at5000, at100000, 5000, 100_000)}`,
    at100000,
  ].join(' : ');
}

/** Rows that are due and still stand, as a share of the window. */
export const deletedShare = {
  'inbox.dueShare': {
    label: 'rows due and not yet deleted, as a share of the window',
    unit: 'share',
    expression: 'either(inbox.retention.interval / inbox.window, inbox.retention.batch / inbox.rows, 0)',
    note: 'Between two runs of the clean-up this share of the rows is older than the window.',
    source: 'clean-up interval ÷ window, or else delete batch ÷ rows',
  },
} as const satisfies Record<string, FigureDeclaration>;
