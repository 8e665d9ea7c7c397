import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const debezium: System = {
  id: 'debezium',
  name: 'Debezium change capture and outbox event router',
  summary: 'Publishes each change at least once and puts the id of an outbox event into a header to deduplicate on.',
  roles: ['producer'],
  hops: { hop1: 'left', hop2: 'not-applicable', hop3: 'not-applicable' },
  boundary: 'The last offset flush; a new snapshot publishes the whole table again.',
  defaults: {},
  limits: [{ name: 'offset flush interval', value: '60 s', fact: 'offset-flush' }],
  costs: [],
  window: { kind: 'none', scope: 'connector', sliding: false, onByDefault: false },
  designs: ['at-least-once'],
  facts: [
    ...official(sources.debezium, {
      'at-least-once': 'At least once unless Kafka Connect gives more; there is no deduplication layer of its own.',
      'exactly-once-connectors':
        'Six connectors can be exactly-once through Connect, with transaction.boundary=poll: PostgreSQL, MySQL, MariaDB, SQL Server, Oracle and MongoDB.',
      'open-issues':
        'Three issues in the protocol of Kafka transactions are named as open: KAFKA-17582, 17734 and 17754.',
      'event-id-header': 'The outbox router writes the event id to the header id, by table.field.event.id.',
    }),
    ...official(sources.kafka, {
      'offset-flush': 'Connect flushes source offsets every offset.flush.interval.ms = 60000.',
    }),
    ...derived({
      'replay-size': 'A crash repeats the events since the last flush: up to 60 s of them.',
      'snapshot-replay': 'A new snapshot is a replay of the whole table: a horizon to state as a replay.',
    }),
  ],
};
