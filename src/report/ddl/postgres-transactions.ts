import type { InboxDesign } from './inbox-design.ts';
import { uniqueColumns } from './postgres-inbox.ts';
import type { ApplicationStatement, DdlPart } from './script.ts';

const begin: ApplicationStatement = { name: 'begin', sql: 'BEGIN', notes: [] };
const commit: ApplicationStatement = {
  name: 'commit',
  sql: 'COMMIT',
  notes: [
    'only now acknowledge: a crash before this leaves neither marker nor effect, and the redelivery does the work',
  ],
};
const effect: ApplicationStatement = {
  name: 'effect',
  sql: 'UPDATE account SET balance = balance + $1 WHERE id = $2',
  notes: ['your effect, in this transaction; nothing that leaves the database'],
};

const remember = (inbox: InboxDesign, notes: readonly string[]): ApplicationStatement => {
  const columns = uniqueColumns(inbox);
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  return {
    name: 'remember',
    sql: `INSERT INTO inbox (${columns.join(', ')}) VALUES (${values})\nON CONFLICT (${columns.join(', ')}) DO NOTHING`,
    notes,
  };
};

/** Effect and marker in one transaction. */
export function inboxTransaction(inbox: InboxDesign): DdlPart {
  return {
    title: 'The transaction of a message, in the consumer',
    notes: [
      'The marker goes first: a second consumer with the same key waits for the first one and then finds its row.',
      'Set idle_in_transaction_session_timeout below the lease: a consumer that is paused past its lease loses its transaction, and the next one does not wait for it.',
    ],
    setup: [],
    application: [
      begin,
      remember(inbox, [
        'no row: a duplicate. ROLLBACK, and acknowledge it, or it comes back until it is called poison',
        'an error 23514: older than every partition. ROLLBACK and set it aside: whether it was applied is not known any more',
      ]),
      effect,
      commit,
    ],
  };
}

/** The table of positions. */
export function positionTable(): DdlPart {
  return {
    title: 'The stored position',
    notes: [
      'One row a consumer group, topic and partition, without expiry. No index but the key: an index on updated_at would end heap-only updates and double the write-ahead log.',
    ],
    setup: [
      `CREATE TABLE consumer_position (
  consumer_group text NOT NULL,
  topic text NOT NULL,
  partition_number integer NOT NULL,
  applied_offset bigint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer_group, topic, partition_number)
)`,
    ],
    application: [
      {
        name: 'start',
        sql: `INSERT INTO consumer_position (consumer_group, topic, partition_number, applied_offset) VALUES ($1, $2, $3, $4)\nON CONFLICT (consumer_group, topic, partition_number) DO NOTHING`,
        notes: ['once for each new partition; the offset before the first message, which is -1 for a new topic'],
      },
      {
        name: 'resume',
        sql: 'SELECT applied_offset FROM consumer_position\nWHERE consumer_group = $1 AND topic = $2 AND partition_number = $3',
        notes: ['on assignment: seek to the offset after this one, whatever the broker has stored'],
      },
    ],
  };
}

/** Effect and position in one transaction, with the narrow key check in it where there is one. */
export function positionTransaction(narrow: InboxDesign | undefined): DdlPart {
  return {
    title: 'The transaction of a message, in the consumer',
    notes: [
      'A batch may share one transaction: apply its messages in order and move the position once, to the last offset.',
      'The condition is the fence: an owner that was replaced while it slept moves nothing, and must not commit its effect.',
    ],
    setup: [],
    application: [
      begin,
      {
        name: 'advance',
        sql: 'UPDATE consumer_position SET applied_offset = $4, updated_at = now()\nWHERE consumer_group = $1 AND topic = $2 AND partition_number = $3 AND applied_offset < $4',
        notes: ['no row: redelivered, or this consumer is not the owner any more. ROLLBACK, apply nothing'],
      },
      ...(narrow === undefined
        ? []
        : [
            remember(narrow, [
              'no row: sent again above the producer, at a new offset. Skip the effect and COMMIT: the position must move',
            ]),
          ]),
      effect,
      commit,
    ],
  };
}

/** The results of calls to a provider. */
export function callResults(): DdlPart {
  return {
    title: 'Stored results of calls to the provider',
    notes: [
      'The key belongs to the business operation and exists before the first attempt; it is sent to the provider as its idempotency key.',
      'A call without a result may have happened: repeat it with the same key, within the time for which the provider remembers it.',
    ],
    setup: [
      `CREATE TABLE provider_call (
  idempotency_key text PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  result jsonb
)`,
    ],
    application: [
      {
        name: 'claim',
        sql: 'INSERT INTO provider_call (idempotency_key) VALUES ($1) ON CONFLICT (idempotency_key) DO NOTHING',
        notes: ['committed before the call'],
      },
      {
        name: 'answer',
        sql: 'UPDATE provider_call SET result = $2, answered_at = now() WHERE idempotency_key = $1 AND answered_at IS NULL',
        notes: ['after the call'],
      },
      {
        name: 'lookup',
        sql: 'SELECT result FROM provider_call WHERE idempotency_key = $1 AND answered_at IS NOT NULL',
        notes: ['a row: answer from it, and call nobody'],
      },
    ],
  };
}

/** A write that an older version cannot undo. */
export function versionedWrite(): DdlPart {
  return {
    title: 'The versioned write',
    notes: [
      'Repeating it changes nothing, and an older version that comes late changes nothing either. No dedup state.',
    ],
    setup: [
      `CREATE TABLE entity_state (
  entity_id text PRIMARY KEY,
  version bigint NOT NULL,
  state jsonb NOT NULL
)`,
    ],
    application: [
      {
        name: 'write',
        sql: 'INSERT INTO entity_state (entity_id, version, state) VALUES ($1, $2, $3)\nON CONFLICT (entity_id) DO UPDATE SET version = excluded.version, state = excluded.state\nWHERE entity_state.version < excluded.version',
        notes: ['no row: already there, or older than what is there'],
      },
    ],
  };
}
