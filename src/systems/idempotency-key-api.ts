import { derived, official } from './fact.ts';
import { externalCall } from './external-call.ts';
import { sources } from './sources.ts';

export const idempotencyKeyApi = externalCall({
  id: 'idempotency-key-api',
  name: 'Any HTTP API with the Idempotency-Key header',
  summary: 'Answers a repeated key as the IETF draft describes, for as long as the provider chooses to remember it.',
  boundary: 'The expiry that the provider publishes; where it publishes none, ask, and plan with a reconciliation.',
  limits: [],
  facts: [
    ...official(sources.ietf, {
      'draft-status': 'Draft 07 of October 2025 is the latest seen; it is no standard.',
      'key-format': 'The key is a quoted string; a UUID is recommended.',
      'status-codes':
        '400 for a missing key, 409 while the first call is under way, 422 for another payload under the same key.',
      'expiry-policy': 'A server should publish how long it keeps keys.',
    }),
    ...official(sources.awsApi, { 'no-period': 'The client tokens of EC2 are documented without a period.' }),
    ...derived({
      'common-window':
        'Published periods run from 10 minutes to 30 days; 24 hours is the most common, and none is assumed here.',
    }),
  ],
});
