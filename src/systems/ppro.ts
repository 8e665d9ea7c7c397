import { official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const ppro = externalCall({
  id: 'ppro',
  name: 'PPRO API',
  summary: 'Keeps an idempotency key for 24 hours in front of the payment methods that PPRO bundles.',
  boundary: 'Twenty-four hours after the first use of the key.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '24 h', fact: 'key-window' },
  seconds: 86_400,
  limits: [{ name: 'window', value: '24 h', fact: 'key-window' }],
  facts: [...official('PPRO API documentation (excerpt)', { 'key-window': 'Keys are kept for 24 hours.' })],
});
