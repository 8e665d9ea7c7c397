import { derived, memory, official } from './fact.ts';
import { logDefaults, logFacts, topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaConsumer: System = {
  id: 'kafka-consumer',
  name: 'Kafka consumer group (Java client)',
  summary: 'Removes nothing: each rebalance or crash delivers again what was handled since the last commit.',
  roles: ['source'],
  hops: { hop1: 'not-applicable', hop2: 'left', hop3: 'left' },
  boundary: 'The committed offset: everything after it comes again, and lost offsets replay or skip the whole topic.',
  defaults: {
    source: [
      ...logDefaults,
      { path: 'source.commitInterval', value: '5 s', fact: 'auto-commit' },
      ...topicDefaults,
      { path: 'horizons.redelivery', value: '5 min', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'maximum time between polls', value: '5 min', fact: 'poll-interval' },
    { name: 'records a poll', value: '500', fact: 'poll-records' },
    { name: 'session timeout', value: '45 s', fact: 'session-timeout' },
    { name: 'idle offsets kept', value: '7 d', fact: 'offsets-retention' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'consumer group', sliding: false, onByDefault: false },
  designs: ['at-most-once', 'at-least-once', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.kafka, {
      'auto-commit':
        'enable.auto.commit=true commits the position every auto.commit.interval.ms = 5000, from within poll.',
      'poll-interval': 'A member that does not poll for max.poll.interval.ms = 300000 loses its partitions.',
      'poll-records': 'A poll returns at most max.poll.records = 500 records.',
      'session-timeout':
        'A member is taken for dead after session.timeout.ms = 45000 without a heartbeat (one every 3 s).',
      'offset-reset':
        'Without a committed offset, auto.offset.reset=latest skips what is there; earliest reads all of it again.',
      'isolation-default': 'isolation.level=read_uncommitted: records of aborted transactions are delivered too.',
      'static-membership':
        'With group.instance.id, partitions of a member that stopped polling move only when its session ends.',
      'new-protocol':
        'With group.protocol=consumer the session and heartbeat settings live in the broker (45 s and 5 s), and the client refuses its own.',
      'group-session-bounds': 'The broker accepts session timeouts from 6 s to 30 min.',
    }),
    ...topicFacts,
    ...logFacts,
    ...memory({
      'auto-commit-loss':
        'Handing records to other threads under auto-commit can commit what is not done yet: at-most-once in disguise.',
      'eager-assignor':
        'The default assignors revoke every partition in a rebalance until the range assignor is removed from the list.',
    }),
    ...derived({
      'replay-size': 'Duplicates of one crash are about the consumption rate times the time since the last commit.',
      'redelivery-horizon':
        'A stuck member holds its records for up to max.poll.interval.ms before another member is given them.',
    }),
  ],
};
