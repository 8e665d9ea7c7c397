import { atLeastOnce } from './at-least-once.ts';
import { atMostOnce } from './at-most-once.ts';
import { brokerDedup } from './broker-dedup.ts';
import { brokerTransactions } from './broker-transactions.ts';
import type { Design } from './design.ts';
import { externalIdempotencyKey } from './external-idempotency-key.ts';
import { idempotentProducer } from './idempotent-producer.ts';
import { keyedInbox, keyedInboxPartitioned } from './keyed-inbox.ts';
import { naturalIdempotence } from './natural-idempotence.ts';
import { storedPosition, storedPositionNarrow } from './stored-position.ts';

/** Every design, in the order of a comparison. */
export const designs = {
  atMostOnce,
  atLeastOnce,
  brokerDedup,
  idempotentProducer,
  brokerTransactions,
  keyedInbox,
  keyedInboxPartitioned,
  storedPosition,
  storedPositionNarrow,
  externalIdempotencyKey,
  naturalIdempotence,
} as const satisfies Record<string, Design>;
