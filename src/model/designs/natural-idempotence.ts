import { choice, flag } from '../profile.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { letsThrough } from './passing.ts';

const harmless = letsThrough({
  producerRetry: 'none',
  upstreamResend: 'none',
  outboxRelay: 'none',
  redelivery: 'none',
});

const isIdempotent = ({ profile }: DesignContext): boolean =>
  choice(profile, 'effect.kind') === 'absolute' || choice(profile, 'effect.kind') === 'versioned';

function orderIsKept({ profile }: DesignContext): Condition {
  const inAnyOrder = choice(profile, 'source.order') === 'none' || choice(profile, 'effect.kind') === 'versioned';
  return {
    id: 'order-is-kept-or-versioned',
    text: 'Where order matters, a version refuses a late old value.',
    holds: inAnyOrder ? true : undefined,
  };
}

/** The effect itself makes a repeat harmless. */
export const naturalIdempotence: Design = {
  id: 'natural-idempotence',
  parts: [],
  figureName: 'naturalIdempotence',
  name: 'naturally idempotent effect',
  summary: 'An absolute assignment, an upsert or a versioned write: applying it twice changes nothing.',
  passes: harmless,
  figures: { lost: '0' },
  where: 'none',
  window: 'no expiry',
  covers: 'this effect; a version also survives reordering',
  uncovered: 'whatever else the handler does: calls, messages, counters; without versions a late old value',
  conditions: (context) => [
    {
      id: 'effect-is-idempotent',
      text: 'The effect sets a value, or writes by version.',
      holds: isIdempotent(context),
    },
    orderIsKept(context),
  ],
  drawback: (context) =>
    isIdempotent(context)
      ? 'A late old value can overwrite a newer one where no version refuses it.'
      : 'This effect changes something each time it is applied.',
};

/** An effect that is not idempotent today, written by its business key instead. */
export const idempotentUpsert: Design = {
  ...naturalIdempotence,
  parts: ['upsert-by-key'],
  figureName: 'idempotentUpsert',
  name: 'effect rewritten as an upsert by key',
  summary:
    'The effect is written under its business key, so that a second one finds it there; what was a relative change becomes a row a message.',
  where: 'in the data itself: the key stands beside the effect',
  window: 'no expiry, as long as the data are kept',
  covers: 'this effect',
  conditions: (context) => [
    {
      id: 'effect-has-a-key',
      text: 'The effect can be written under a business key: one row a message, merged or inserted once.',
      holds: undefined,
    },
    orderIsKept(context),
  ],
  drawback: () => 'Asks for another data model: one row a business operation, instead of a change in place.',
  combinesWhen: ({ profile }) =>
    (choice(profile, 'effect.kind') === 'relative' || choice(profile, 'effect.kind') === 'append') &&
    (choice(profile, 'effect.harm') === 'internal' || flag(profile, 'effect.transactional') !== true),
};
