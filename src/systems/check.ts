import { official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const check = externalCall({
  id: 'check',
  name: 'Check API',
  summary: 'Keeps an idempotency key for 24 hours, as the documentation of Check states.',
  boundary: 'Twenty-four hours after the first use of the key.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '24 h', fact: 'key-window' },
  seconds: 86_400,
  limits: [{ name: 'window', value: '24 h', fact: 'key-window' }],
  facts: [...official('Check API documentation (excerpt)', { 'key-window': 'Keys are kept for 24 hours.' })],
});
