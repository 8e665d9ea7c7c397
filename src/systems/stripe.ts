import { derived, memory, official } from './fact.ts';
import { externalCall } from './external-call.ts';
import { sources } from './sources.ts';

export const stripe = externalCall({
  id: 'stripe',
  name: 'Stripe API v1',
  summary: 'Gives a repeated idempotency key the first answer again, failures included, for at least 24 hours.',
  boundary: 'The pruning of the key, at the earliest 24 hours after its first use: then the same call charges again.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '24 h', fact: 'key-window' },
  seconds: 86_400,
  limits: [
    { name: 'window', value: '24 h', fact: 'key-window' },
    { name: 'window minimum', value: '24 h', fact: 'key-window' },
    { name: 'key length', value: '255', fact: 'key-length' },
  ],
  facts: [
    ...official(sources.stripe, {
      'key-window': 'Keys may be removed once they are at least 24 hours old.',
      'key-length': 'A key has up to 255 characters.',
      'same-answer': 'The first status and body are given again, server errors too.',
      'parameter-check': 'The same key with other parameters is an error.',
    }),
    ...memory({
      webhooks: 'Webhooks are retried for about three days and carry an event id of their own to deduplicate on.',
    }),
    ...derived({ 'after-window': 'A redelivery later than 24 hours has to look the object up before it calls again.' }),
  ],
});
