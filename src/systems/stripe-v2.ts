import { official, quoted } from './fact.ts';
import { externalCall } from './external-call.ts';
import { sources } from './sources.ts';

export const stripeV2 = externalCall({
  id: 'stripe-v2',
  name: 'Stripe API v2',
  summary: 'Never repeats work that succeeded under a key, but tries failed work again, for 30 days as quoted.',
  boundary: 'The life of the key, of which 30 days are quoted but not confirmed by the provider.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '30 d', fact: 'key-window' },
  seconds: 2_592_000,
  limits: [{ name: 'window', value: '30 d', fact: 'key-window' }],
  facts: [
    ...official(sources.stripe, {
      'failed-again': 'A retry under the same key leaves finished work alone and executes failed work anew.',
    }),
    ...quoted('documentation of a Stripe client library', { 'key-window': 'Keys are kept for 30 days.' }),
  ],
});
