import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaTransactions: System = {
  id: 'kafka-transactions',
  name: 'Kafka transactions (read, process, write)',
  summary:
    'Commits the records written and the offsets read as one, so that both appear once to read_committed readers.',
  roles: ['producer', 'effect'],
  hops: { hop1: 'removed', hop2: 'removed', hop3: 'left' },
  boundary:
    'The topics of one cluster: a database, an API or a second cluster called inside a transaction is outside it.',
  defaults: {
    producer: [
      { path: 'producer.idempotent', value: 'true', fact: 'implies-idempotence' },
      { path: 'producer.transactionTimeout', value: '1 min', fact: 'transaction-timeout' },
      { path: 'producer.requestTimeout', value: '30 s', fact: 'request-timeout' },
      { path: 'horizons.producerRetry', value: '2 min', fact: 'delivery-timeout' },
    ],
    effect: [
      { path: 'effect.kind', value: 'broker-write', fact: 'one-cluster' },
      { path: 'effect.transactional', value: 'false', fact: 'one-cluster' },
    ],
  },
  limits: [
    { name: 'transaction timeout', value: '60 s', fact: 'transaction-timeout' },
    { name: 'transaction timeout maximum', value: '15 min', fact: 'transaction-maximum' },
    { name: 'idle transactional id kept', value: '7 d', fact: 'transactional-id-expiration' },
  ],
  costs: [
    { what: 'producer throughput lost', low: '3%', high: '3%', fact: 'cost-confluent', design: 'broker-transactions' },
    { what: 'producer throughput lost', low: '10%', high: '20%', fact: 'cost-seed', design: 'broker-transactions' },
    {
      what: 'producer throughput lost',
      low: '40%',
      high: '40%',
      fact: 'cost-conduktor',
      design: 'broker-transactions',
    },
    { what: 'added latency', low: '100 ms', high: '200 ms', fact: 'cost-seed', design: 'broker-transactions' },
    {
      what: 'added latency of a commit',
      low: '10 ms',
      high: '50 ms',
      fact: 'cost-conduktor',
      design: 'broker-transactions',
    },
    {
      what: 'added latency, one transaction a message',
      low: '20 ms',
      high: '50 ms',
      fact: 'cost-per-message',
      design: 'broker-transactions',
    },
  ],
  window: { kind: 'session', scope: 'transactional id', sliding: true, onByDefault: false, seconds: 604_800 },
  designs: ['broker-transactions', 'idempotent-producer'],
  facts: [
    ...official(sources.kafka, {
      'implies-idempotence': 'A producer with a transactional.id is idempotent as well; the id has no default.',
      'transaction-timeout': 'An open transaction is aborted after transaction.timeout.ms = 60000.',
      'transaction-maximum':
        'The broker accepts at most transaction.max.timeout.ms = 900000 and refuses a longer timeout when the producer starts.',
      'transactional-id-expiration':
        'An idle transactional id is forgotten after transactional.id.expiration.ms = 604800000, 7 days.',
      'request-timeout': 'A request without an answer is given up after request.timeout.ms = 30000.',
      'delivery-timeout': 'A record is given up after delivery.timeout.ms = 120000.',
      'one-cluster':
        'Only topics of the same cluster take part; any other destination has to cooperate by its own means.',
      'readers-uncommitted':
        'Readers need isolation.level=read_committed; the Java client and Spring Boot start at read_uncommitted.',
      'state-replication': 'The state topic starts with 50 partitions, 3 replicas and at least 2 in sync.',
      'version-two':
        'From 4.0 transaction.version=2 gives each transaction an epoch of its own; a timeout or an abortable error means: abort.',
      'two-phase-commit':
        'With transaction.two.phase.commit.enable (4.1, off) a transaction never expires; an outside coordinator must end it.',
    }),
    ...quoted(sources.kafkaTransactionsArticle, {
      'cost-confluent':
        'With records of 1 KB and a commit every 100 ms the producer loses 3 % of its throughput, and readers lose none.',
    }),
    ...quoted(sources.semantics, {
      'cost-seed': 'Puts transactions at 10 to 20 % of throughput and 100 to 200 ms of latency.',
      'cost-per-message': 'Puts a transaction for every message at 20 to 50 ms each.',
    }),
    ...quoted(sources.conduktor, {
      'cost-conduktor':
        'One benchmark fell from 100,000 to 60,000 msg/s, with 45 ms instead of 15 ms at the 99th percentile and 10 to 50 ms more a commit.',
    }),
    ...derived({
      'reader-stall':
        'Readers at read_committed wait before an open transaction, at worst for its timeout and a scan of 10 s: 15 min at the broker cap.',
      'overhead-by-transaction':
        'The overhead belongs to the transaction: a marker a partition and two or three coordinator writes, so it grows with partitions times commits a second.',
    }),
  ],
};
