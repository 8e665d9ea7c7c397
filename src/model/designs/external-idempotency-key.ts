import { choice, quantity } from '../profile.ts';
import type { Design } from './design.ts';

/** A key sent along with an external call; the provider remembers it. */
export const externalIdempotencyKey: Design = {
  id: 'external-idempotency-key',
  parts: ['stored-call-results'],
  figureName: 'externalIdempotencyKey',
  name: 'idempotency key at the provider',
  summary:
    'A stable key goes along with the call, the provider refuses it a second time, and the result of the call is stored.',
  figures: {
    hop1Left:
      'total((horizon.producerRetry <= effect.idempotencyKeyWindow ? 0 : 1) * duplicates.producerRetry, (horizon.upstream <= effect.idempotencyKeyWindow ? 0 : 1) * duplicates.upstreamResend)',
    hop2Left:
      '(longest(horizon.redelivery, horizon.outage, source.commitInterval, source.workTime) <= effect.idempotencyKeyWindow ? 0 : 1) * duplicates.hop2',
    lost: '0',
  },
  where: 'at the provider',
  window: "the provider's retention of keys",
  covers: 'that API only',
  conditions: ({ profile, value }) => {
    const keyWindow = quantity(profile, 'effect.idempotencyKeyWindow');
    const required = value('window.required');
    return [
      {
        id: 'effect-is-an-external-call',
        text: 'The effect is a call to another service.',
        holds: choice(profile, 'effect.kind') === 'external-call',
      },
      {
        id: 'provider-has-keys',
        text: 'The provider accepts idempotency keys (effect.idempotencyKeyWindow).',
        holds: keyWindow !== undefined,
      },
      {
        id: 'key-window-covers-the-horizons',
        text: 'The provider remembers a key at least as long as the latest duplicate is late.',
        holds: keyWindow === undefined || required === undefined ? undefined : keyWindow >= required,
      },
      {
        id: 'result-is-stored',
        text: 'The result of the call is stored, so that a repeat after the window reads it instead of calling again.',
        holds: undefined,
      },
    ];
  },
  drawback: ({ profile }) =>
    choice(profile, 'effect.kind') === 'external-call'
      ? 'Holds only for as long as the provider remembers the key.'
      : 'Protects calls to a provider; this effect is not one.',
};
