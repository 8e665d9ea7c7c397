import { atLeastOnce } from './at-least-once.ts';
import { atMostOnce } from './at-most-once.ts';
import { brokerDedup } from './broker-dedup.ts';
import { brokerTransactions, brokerTransactionsNarrow } from './broker-transactions.ts';
import type { Design } from './design.ts';
import { externalIdempotencyKey, externalKeyStoredResults } from './external-idempotency-key.ts';
import { idempotentProducer } from './idempotent-producer.ts';
import {
  keyedInbox,
  keyedInboxBrokerDedup,
  keyedInboxExpiring,
  keyedInboxExpiringBrokerDedup,
  keyedInboxExpiringIdempotentProducer,
  keyedInboxIdempotentProducer,
  keyedInboxPartitioned,
} from './keyed-inbox.ts';
import { idempotentUpsert, naturalIdempotence } from './natural-idempotence.ts';
import { outboxKeyedInbox, outboxStoredPosition } from './outbox.ts';
import {
  providerKeyBrokerDedup,
  providerKeyIdempotentProducer,
  reconcile,
  reconcileBrokerDedup,
  reconcileIdempotentProducer,
  reconcileProviderKey,
} from './reconcile.ts';
import { storedPosition, storedPositionNarrow } from './stored-position.ts';

/** Every design and every combination, in the order of a comparison. */
export const designs = {
  atMostOnce,
  atLeastOnce,
  brokerDedup,
  idempotentProducer,
  brokerTransactions,
  brokerTransactionsNarrow,
  keyedInbox,
  keyedInboxPartitioned,
  keyedInboxExpiring,
  keyedInboxBrokerDedup,
  keyedInboxIdempotentProducer,
  keyedInboxExpiringBrokerDedup,
  keyedInboxExpiringIdempotentProducer,
  outboxKeyedInbox,
  storedPosition,
  storedPositionNarrow,
  outboxStoredPosition,
  externalIdempotencyKey,
  externalKeyStoredResults,
  naturalIdempotence,
  idempotentUpsert,
  reconcile,
  reconcileIdempotentProducer,
  reconcileBrokerDedup,
  reconcileProviderKey,
  providerKeyIdempotentProducer,
  providerKeyBrokerDedup,
} as const satisfies Record<string, Design>;
