import { derived, quoted } from './fact.ts';
import { externalCall } from './external-call.ts';

export const adyen = externalCall({
  id: 'adyen',
  name: 'Adyen API',
  summary: 'Remembers an idempotency key for at least seven days after its first use.',
  boundary: 'Seven days after the first use, as quoted.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '7 d', fact: 'key-window' },
  seconds: 604_800,
  limits: [{ name: 'window minimum', value: '7 d', fact: 'key-window' }],
  facts: [
    ...quoted('Adyen API documentation, as quoted in public repositories', {
      'key-window': 'The Idempotency-Key header is valid for 7 days or more from its first use.',
    }),
    ...derived({ 'covers-a-topic': 'Seven days just cover a topic kept for seven days, without any margin.' }),
  ],
});
