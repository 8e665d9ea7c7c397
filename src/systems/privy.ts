import { official } from './fact.ts';
import { externalCall } from './external-call.ts';

export const privy = externalCall({
  id: 'privy',
  name: 'Privy API',
  summary: 'Keeps an idempotency key for 24 hours, as the documentation of Privy states.',
  boundary: 'Twenty-four hours after the first use of the key.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '24 h', fact: 'key-window' },
  seconds: 86_400,
  limits: [{ name: 'window', value: '24 h', fact: 'key-window' }],
  facts: [...official('Privy API documentation (excerpt)', { 'key-window': 'Keys are kept for 24 hours.' })],
});
