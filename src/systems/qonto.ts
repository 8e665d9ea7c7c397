import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const qonto = externalCall({
  id: 'qonto',
  name: 'Qonto API',
  summary: 'Remembers an idempotency key for 30 minutes and does not compare the body that comes with it.',
  boundary: 'Thirty minutes: an outage of an hour is enough to pay twice.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '30 min', fact: 'key-window' },
  seconds: 1_800,
  limits: [{ name: 'window', value: '30 min', fact: 'key-window' }],
  facts: [
    ...official('Qonto API documentation (excerpt)', {
      'key-window': 'Keys are kept for 30 minutes.',
      'body-not-compared': 'A changed body under the same key is not noticed.',
    }),
    ...derived({
      'shorter-than-horizons': 'Most redelivery horizons are longer, so results have to be stored and looked up.',
    }),
  ],
});
