import { choice, chosen, quantity } from '../profile.ts';
import { businessKey } from './condition.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { remembersAll } from './passing.ts';

/** The conditions that hold for a key of any length. */
export function providerConditions(context: DesignContext): readonly Condition[] {
  const { profile } = context;
  const results = chosen(profile, 'practices.callResults');
  return [
    {
      id: 'effect-is-an-external-call',
      text: 'The effect is a call to another service.',
      holds: choice(profile, 'effect.kind') === 'external-call',
    },
    providerHasKeys(context),
    businessKey(context),
    {
      id: 'result-is-stored',
      text: 'The result of the call is stored under its key, so that a repeat reads it instead of calling again.',
      holds: results === undefined ? undefined : results === 'stored',
      isPractice: true,
    },
  ];
}

function providerHasKeys({ profile }: DesignContext): Condition {
  const system = profile.systems?.effect;
  const given = quantity(profile, 'effect.idempotencyKeyWindow') !== undefined;
  const offersKeys = system?.designs.includes('external-idempotency-key') === true;
  return {
    id: 'provider-has-keys',
    text:
      offersKeys && !given
        ? `The provider accepts idempotency keys: ${system.name} does, and effect.idempotencyKeyWindow has to state for how long.`
        : 'The provider accepts idempotency keys (effect.idempotencyKeyWindow).',
    holds: given ? true : offersKeys ? undefined : false,
  };
}

function keyWindowCovers({ value }: DesignContext): Condition {
  const coverage = value('keys.coverage');
  return {
    id: 'key-window-covers-the-horizons',
    text:
      coverage === undefined
        ? 'The provider remembers a key at least as long as the latest duplicate is late.'
        : 'The provider remembers a key ({effect.idempotencyKeyWindow}) at least as long as the latest duplicate is late ({window.required}).',
    holds: coverage === undefined ? undefined : coverage >= 1,
  };
}

/** A key sent along with an external call; the provider remembers it. */
export const externalIdempotencyKey: Design = {
  id: 'external-idempotency-key',
  parts: [],
  figureName: 'externalIdempotencyKey',
  name: 'idempotency key at the provider',
  summary: 'A stable key goes along with the call, and the provider refuses it a second time.',
  passes: remembersAll('effect.idempotencyKeyWindow'),
  figures: { lost: '0' },
  where: 'at the provider',
  window: "the provider's retention of keys",
  covers: 'that API only',
  uncovered: 'calls repeated after the provider forgot the key, and every other effect of the handler',
  conditions: (context) => [
    ...providerConditions(context).filter(({ id }) => id !== 'result-is-stored'),
    keyWindowCovers(context),
  ],
  drawback: drawbackOf('Holds only for as long as the provider remembers the key.'),
};

/** The same, with the result of each call stored: it answers what comes after the provider forgot. */
export const externalKeyStoredResults: Design = {
  ...externalIdempotencyKey,
  parts: ['stored-call-results'],
  figureName: 'externalKeyStoredResults',
  name: 'idempotency key at the provider + stored call results',
  summary:
    'A stable key goes along with the call, the provider refuses it a second time, and the stored result answers a repeat without a call.',
  passes: {
    producerRetry: { within: ['effect.idempotencyKeyWindow', 'window.effective'] },
    upstreamResend: { within: ['effect.idempotencyKeyWindow', 'window.effective'] },
    outboxRelay: { within: ['effect.idempotencyKeyWindow', 'window.effective'] },
    // A crash between call and result leaves nothing stored: only the provider remembers that call.
    redelivery: { within: ['effect.idempotencyKeyWindow'] },
  },
  figures: { lost: '0', rows: 'inbox.rows', bytes: 'inbox.bytes', writesPerSecond: 'inbox.insertsPerSecond' },
  where: 'at the provider, and a stored result for each call',
  window: "the provider's retention of keys, and the window of the stored results",
  uncovered: 'a call whose result was not stored and that is repeated after the provider forgot its key',
  conditions: (context) => [...providerConditions(context), keyWindowCovers(context)],
  drawback: drawbackOf(
    'Stores {inbox.rows} of results beside the key, which holds only for as long as the provider remembers it.',
  ),
  combinesWhen: ({ profile }) => choice(profile, 'effect.kind') === 'external-call',
};

function drawbackOf(words: string): Design['drawback'] {
  return ({ profile }) =>
    choice(profile, 'effect.kind') === 'external-call'
      ? words
      : 'Protects calls to a provider; this effect is not one.';
}
