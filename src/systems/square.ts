import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const square = externalCall({
  id: 'square',
  name: 'Square API',
  summary: 'Takes an idempotency key in the body of the request and publishes no time for which it is kept.',
  boundary: 'Unknown: a reconciliation has to stand behind it.',
  limits: [],
  facts: [
    ...official('Square developer forum, answer of its staff', {
      'no-published-window': 'The retention of keys is not published.',
      'key-in-body': 'The key is the field idempotency_key of the request body.',
    }),
    ...derived({ 'assume-nothing': 'With no promised period, late redeliveries have to look the payment up first.' }),
  ],
});
