import { official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const epay = externalCall({
  id: 'epay',
  name: 'ePay API',
  summary: 'Keeps an idempotency key for 24 hours, after which ePay takes the call for a new payment.',
  boundary: 'Twenty-four hours after the first use of the key.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '24 h', fact: 'key-window' },
  seconds: 86_400,
  limits: [{ name: 'window', value: '24 h', fact: 'key-window' }],
  facts: [...official('ePay API documentation (excerpt)', { 'key-window': 'Keys are kept for 24 hours.' })],
});
