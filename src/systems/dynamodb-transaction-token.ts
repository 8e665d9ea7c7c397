import { official } from './fact.ts';
import { externalCall } from './external-call.ts';
import { sources } from './sources.ts';

export const dynamodbTransactionToken = externalCall({
  id: 'dynamodb-transaction-token',
  name: 'DynamoDB transaction with a client request token',
  summary: 'Answers a repeated TransactWriteItems with the first result for ten minutes after it completed.',
  boundary: 'Ten minutes: shorter than most redelivery horizons, so a conditional write beside it is needed.',
  keyWindow: { path: 'effect.idempotencyKeyWindow', value: '10 min', fact: 'token-window' },
  seconds: 600,
  limits: [
    { name: 'window', value: '10 min', fact: 'token-window' },
    { name: 'actions a transaction', value: '100', fact: 'transaction-size' },
    { name: 'bytes a transaction', value: '4 MB', fact: 'transaction-size' },
  ],
  facts: [
    ...official(sources.awsApi, {
      'token-window':
        'ClientRequestToken makes the call idempotent until 10 minutes after the first one has completed.',
      'transaction-size': 'A transaction has at most 100 actions and 4 MB.',
    }),
  ],
});
