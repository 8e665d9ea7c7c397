import type { InboxDesign } from './inbox-design.ts';
import { uniqueColumns } from './mysql-inbox.ts';
import type { ApplicationStatement, DdlPart } from './script.ts';

const begin: ApplicationStatement = { name: 'begin', sql: 'START TRANSACTION', notes: [] };
const commit: ApplicationStatement = {
  name: 'commit',
  sql: 'COMMIT',
  notes: [
    'only now acknowledge: a crash before this leaves neither marker nor effect, and the redelivery does the work',
  ],
};
const effect: ApplicationStatement = {
  name: 'effect',
  sql: 'UPDATE account SET balance = balance + ? WHERE id = ?',
  notes: ['your effect, in this transaction; nothing that leaves the database'],
};

function remember(inbox: InboxDesign, notes: readonly string[]): ApplicationStatement {
  const columns = uniqueColumns(inbox);
  return {
    name: 'remember',
    sql: `INSERT INTO inbox (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    notes,
  };
}

/** Effect and marker in one transaction. */
export function inboxTransaction(inbox: InboxDesign): DdlPart {
  return {
    title: 'The transaction of a message, in the consumer',
    notes: [
      'The marker goes first: a second consumer with the same key waits for the first one and then finds its row.',
      'A plain INSERT, never INSERT IGNORE: that would also swallow a missing partition (1526) and a key that is too long, and a message would be acknowledged that nobody applied.',
      'Set innodb_lock_wait_timeout below the lease of a message; an error 1205 is no duplicate: ROLLBACK and leave the message for later.',
    ],
    setup: [],
    application: [
      begin,
      remember(inbox, [
        'error 1062: a duplicate. ROLLBACK, and acknowledge it, or it comes back until it is called poison',
        'error 1526: older than every partition. ROLLBACK and set it aside: whether it was applied is not known any more',
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
    notes: ['One row a consumer group, topic and partition, without expiry.'],
    setup: [
      `CREATE TABLE consumer_position (
  consumer_group varbinary(200) NOT NULL,
  topic varbinary(249) NOT NULL,
  partition_number int NOT NULL,
  applied_offset bigint NOT NULL,
  updated_at datetime(6) NOT NULL DEFAULT current_timestamp(6),
  PRIMARY KEY (consumer_group, topic, partition_number)
) ENGINE = InnoDB`,
    ],
    application: [
      {
        name: 'start',
        sql: 'INSERT INTO consumer_position (consumer_group, topic, partition_number, applied_offset) VALUES (?, ?, ?, ?)\nON DUPLICATE KEY UPDATE applied_offset = applied_offset',
        notes: ['once for each new partition; the offset before the first message, which is -1 for a new topic'],
      },
      {
        name: 'resume',
        sql: 'SELECT applied_offset FROM consumer_position\nWHERE consumer_group = ? AND topic = ? AND partition_number = ?',
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
        sql: 'UPDATE consumer_position SET applied_offset = ?, updated_at = current_timestamp(6)\nWHERE consumer_group = ? AND topic = ? AND partition_number = ? AND applied_offset < ?',
        notes: ['no row matched: redelivered, or this consumer is not the owner any more. ROLLBACK, apply nothing'],
      },
      ...(narrow === undefined
        ? []
        : [
            remember(narrow, [
              'error 1062: sent again above the producer, at a new offset. Skip the effect and COMMIT: the position must move',
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
  idempotency_key varbinary(255) NOT NULL PRIMARY KEY,
  requested_at datetime(6) NOT NULL DEFAULT current_timestamp(6),
  answered_at datetime(6),
  result json
) ENGINE = InnoDB`,
    ],
    application: [
      {
        name: 'claim',
        sql: 'INSERT INTO provider_call (idempotency_key) VALUES (?)',
        notes: ['committed before the call; error 1062: claimed before'],
      },
      {
        name: 'answer',
        sql: 'UPDATE provider_call SET result = ?, answered_at = current_timestamp(6) WHERE idempotency_key = ? AND answered_at IS NULL',
        notes: ['after the call'],
      },
      {
        name: 'lookup',
        sql: 'SELECT result FROM provider_call WHERE idempotency_key = ? AND answered_at IS NOT NULL',
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
      'The state is assigned before the version, since an assignment sees those to its left.',
    ],
    setup: [
      `CREATE TABLE entity_state (
  entity_id varbinary(255) NOT NULL PRIMARY KEY,
  version bigint NOT NULL,
  state json NOT NULL
) ENGINE = InnoDB`,
    ],
    application: [
      {
        name: 'write',
        sql: 'INSERT INTO entity_state (entity_id, version, state) VALUES (?, ?, ?)\nON DUPLICATE KEY UPDATE state = if(version < values(version), values(state), state), version = greatest(version, values(version))',
        notes: ['an older version leaves the row as it is'],
      },
    ],
  };
}
