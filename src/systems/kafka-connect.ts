import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaConnect: System = {
  id: 'kafka-connect',
  name: 'Kafka Connect source connector with exactly-once support',
  summary: 'Writes records and source offsets of a task in one transaction, where worker and connector both allow it.',
  roles: ['producer'],
  hops: { hop1: 'removed', hop2: 'not-applicable', hop3: 'not-applicable' },
  boundary: 'The Kafka cluster; left as it comes the worker is at-least-once, and sinks are a matter of their own.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'true', fact: 'transactional' }],
  },
  limits: [{ name: 'offset flush interval', value: '60 s', fact: 'boundary-setting' }],
  costs: [],
  window: { kind: 'session', scope: 'task', sliding: true, onByDefault: false },
  designs: ['broker-transactions', 'at-least-once'],
  facts: [
    ...official(sources.kafka, {
      'worker-setting':
        'exactly.once.source.support is disabled; two rolling restarts lead over preparing to enabled, in distributed mode from 3.3 on.',
      'connector-setting': 'exactly.once.support=requested checks nothing; required refuses a connector that cannot.',
      'boundary-setting': 'transaction.boundary is poll; an interval boundary takes offset.flush.interval.ms = 60000.',
      transactional: 'With the support enabled each task writes through a transactional, and so idempotent, producer.',
      'sink-isolation': 'Sink connectors need consumer.isolation.level=read_committed, or they read aborted records.',
    }),
    ...derived({
      'replay-size':
        'Without it, a crashed task repeats what it read since the last offset flush: up to 60 s of records.',
    }),
  ],
};
