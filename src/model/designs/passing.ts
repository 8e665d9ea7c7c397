/** How much of each cause's duplicates a design lets through to the effect: `all`, `none`, or an expression of 0 or 1. */
export interface Passing {
  readonly producerRetry: Passage;
  readonly upstreamResend: Passage;
  readonly outboxRelay: Passage;
  readonly redelivery: Passage;
}

/** `all`, `none`, or the figures of the memories in which a repeat must still find its key. */
export type Passage = 'all' | 'none' | { readonly within: readonly string[] };

const horizons = {
  producerRetry: 'horizon.producerRetry',
  upstreamResend: 'horizon.upstream',
  outboxRelay: 'horizon.outbox',
  redelivery: 'longest(horizon.redelivery, horizon.outage, source.commitInterval, source.workTime)',
} as const satisfies Record<keyof Passing, string>;

const duplicates = {
  producerRetry: 'duplicates.producerRetry',
  upstreamResend: 'duplicates.upstreamResend',
  outboxRelay: 'duplicates.outboxRelay',
  redelivery: 'duplicates.hop2',
} as const satisfies Record<keyof Passing, string>;

const everything: Passing = { producerRetry: 'all', upstreamResend: 'all', outboxRelay: 'all', redelivery: 'all' };

/** Lets everything through but what is named. */
export const letsThrough = (removed: Partial<Passing>): Passing => ({ ...everything, ...removed });

/** Every cause is removed for as long as the memory lasts. */
export const remembersAll = (memory: string): Passing => ({
  producerRetry: { within: [memory] },
  upstreamResend: { within: [memory] },
  outboxRelay: { within: [memory] },
  redelivery: { within: [memory] },
});

/** Two designs side by side: what one of them removes is removed. */
export const both = (one: Passing, other: Passing): Passing => ({
  producerRetry: narrower(one.producerRetry, other.producerRetry),
  upstreamResend: narrower(one.upstreamResend, other.upstreamResend),
  outboxRelay: narrower(one.outboxRelay, other.outboxRelay),
  redelivery: narrower(one.redelivery, other.redelivery),
});

function narrower(one: Passage, other: Passage): Passage {
  if (one === 'none' || other === 'none') return 'none';
  if (one === 'all') return other;
  if (other === 'all') return one;
  return { within: [...new Set([...one.within, ...other.within])] };
}

/** The expressions of what is left of each hop. */
export function leftFigures(passing: Passing): { readonly hop1Left: string; readonly hop2Left: string } {
  const { producerRetry, upstreamResend, outboxRelay } = passing;
  const publish = [producerRetry, upstreamResend, outboxRelay];
  return {
    hop1Left: publish.every((passage) => passage === 'all')
      ? 'duplicates.hop1'
      : sum([left('producerRetry', passing), left('upstreamResend', passing), left('outboxRelay', passing)]),
    hop2Left: left('redelivery', passing),
  };
}

/**
 * A cause passes whole when it can come later than the longest of the memories, and none of it passes otherwise. One of
 * unknown delay counts as in time (it is compared with the memory itself); without any memory the cause passes.
 */
function left(cause: keyof Passing, passing: Passing): string {
  const passage = passing[cause];
  if (passage === 'all') return duplicates[cause];
  if (passage === 'none') return '0';
  const [first = '', ...others] = passage.within;
  const memory = others.length === 0 ? first : `longest(${passage.within.join(', ')})`;
  return `(either(${horizons[cause]}, ${memory}) <= ${memory} ? 0 : 1) * ${duplicates[cause]}`;
}

function sum(terms: readonly string[]): string {
  const [first = '0', ...others] = terms.filter((term) => term !== '0');
  return others.length === 0 ? first : `total(${[first, ...others].join(', ')})`;
}
