import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const paypal = externalCall({
  id: 'paypal',
  name: 'PayPal API',
  summary: 'Remembers PayPal-Request-Id for a time that differs from one of its APIs to the next.',
  boundary: 'The period in the reference of the very API that is called; none is filled in here.',
  limits: [],
  facts: [
    ...official('PayPal REST API documentation, idempotency (excerpt)', {
      'window-by-api': 'How long a PayPal-Request-Id is kept depends on the API; the reference of each says.',
      'simultaneous-request': 'A second request that arrives while the first is under way may fail.',
    }),
    ...derived({
      'state-the-window': 'Look the period up and write it into the profile; without it no coverage can be claimed.',
    }),
  ],
});
