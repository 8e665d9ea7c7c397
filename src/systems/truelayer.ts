import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const truelayer = externalCall({
  id: 'truelayer',
  name: 'TrueLayer API',
  summary: 'Remembers an idempotency key for 30 days by its present documentation, for 6 hours by an older page.',
  boundary: 'The life of the key, on which two of its own pages disagree.',
  unsettled: [{ path: 'effect.idempotencyKeyWindow', values: ['6 h', '30 d'], fact: 'pages-disagree' }],
  limits: [
    { name: 'window', value: '30 d', fact: 'key-window' },
    { name: 'window by the older page', value: '6 h', fact: 'older-page' },
  ],
  facts: [
    ...official('TrueLayer API documentation (excerpt)', {
      'key-window': 'Keys are kept for 30 days.',
      'older-page': 'An older page says 6 hours.',
    }),
    ...derived({ 'pages-disagree': 'Two of its own pages disagree: ask, and write the period into the profile.' }),
  ],
});
