import { derived, official, quoted } from './fact.ts';
import { logDefaults, logFacts, topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaStreams: System = {
  id: 'kafka-streams',
  name: 'Kafka Streams with exactly_once_v2',
  summary: 'Commits input offsets, state changelogs and output of a task in one transaction every 100 ms.',
  roles: ['producer', 'source', 'effect'],
  hops: { hop1: 'removed', hop2: 'removed', hop3: 'left' },
  boundary: 'Topics and state stores of the application in one cluster; calls to anything else repeat after an abort.',
  defaults: {
    producer: [
      { path: 'producer.idempotent', value: 'true', fact: 'transactional-producer' },
      { path: 'producer.transactionTimeout', value: '10 s', fact: 'transaction-timeout' },
    ],
    source: [
      ...logDefaults,
      { path: 'source.commitInterval', value: '100 ms', fact: 'commit-interval' },
      ...topicDefaults,
    ],
    effect: [
      { path: 'effect.kind', value: 'broker-write', fact: 'output-topics' },
      { path: 'effect.transactional', value: 'false', fact: 'output-topics' },
    ],
  },
  limits: [
    { name: 'transaction timeout', value: '10 s', fact: 'transaction-timeout' },
    { name: 'commit interval', value: '100 ms', fact: 'commit-interval' },
    { name: 'transaction timeout maximum', value: '15 min', fact: 'broker-maximum' },
  ],
  costs: [
    {
      what: 'throughput lost at a commit every 100 ms',
      low: '15%',
      high: '30%',
      fact: 'cost-short-commits',
      design: 'broker-transactions',
    },
    {
      what: 'throughput lost at a commit every 30 s',
      low: '0%',
      high: '0%',
      fact: 'cost-long-commits',
      design: 'broker-transactions',
    },
    {
      what: 'throughput lost by transactions',
      low: '10%',
      high: '20%',
      fact: 'cost-seed',
      design: 'broker-transactions',
    },
    { what: 'added latency', low: '100 ms', high: '200 ms', fact: 'cost-seed', design: 'broker-transactions' },
  ],
  window: { kind: 'session', scope: 'transactional id', sliding: true, onByDefault: false },
  designs: ['broker-transactions'],
  facts: [
    ...official(sources.kafka, {
      'guarantee-setting':
        'processing.guarantee has to be set to exactly_once_v2, the only such value still accepted; brokers must be 2.5 or later.',
      'commit-interval': 'commit.interval.ms goes from 30000 to 100 under exactly_once_v2.',
      'transaction-timeout':
        'The producer gets transaction.timeout.ms = 10000 and an unlimited delivery timeout; a commit interval above the timeout is refused.',
      'transactional-producer':
        'Each stream thread writes through a transactional, and therefore idempotent, producer.',
      'output-topics': 'The guarantee covers output topics and changelog topics of the same cluster.',
      'broker-maximum': 'The broker accepts transaction timeouts up to transaction.max.timeout.ms = 900000.',
    }),
    ...topicFacts,
    ...logFacts,
    ...quoted(sources.kafkaTransactionsArticle, {
      'cost-short-commits': 'Committing every 100 ms costs 15 to 30 % of throughput.',
      'cost-long-commits': 'Committing every 30 s with records of 1 KB or more costs next to nothing.',
    }),
    ...quoted(sources.semantics, {
      'cost-seed': 'Puts Kafka transactions at 10 to 20 % of throughput and 100 to 200 ms of latency.',
    }),
    ...derived({
      'output-waits':
        'Output becomes visible to read_committed readers at the commit: later by up to one commit interval.',
    }),
  ],
};
