import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaIdempotentProducer = {
  id: 'kafka-idempotent-producer',
  name: 'Kafka idempotent producer (Java client)',
  summary: 'Numbers the batches of one producer session, so that a retry inside the client is stored once.',
  roles: ['producer'],
  hops: { hop1: 'removed-within-window', hop2: 'not-applicable', hop3: 'not-applicable' },
  boundary:
    'One producer session: a restarted process is a new producer, and a send repeated above the client is a new record.',
  defaults: {
    producer: [
      { path: 'producer.idempotent', value: 'true', fact: 'idempotence-default' },
      { path: 'producer.requestTimeout', value: '30 s', fact: 'request-timeout' },
      { path: 'producer.brokerWindowScope', value: 'producer session', fact: 'one-session' },
      { path: 'horizons.producerRetry', value: '2 min', fact: 'delivery-timeout' },
    ],
  },
  limits: [
    { name: 'batches remembered a partition', value: '5', fact: 'batches-remembered' },
    { name: 'idle producer id kept', value: '24 h', fact: 'producer-id-expiration' },
    { name: 'requests in flight', value: '5', fact: 'in-flight' },
    { name: 'delivery timeout', value: '120 s', fact: 'delivery-timeout' },
  ],
  costs: [
    { what: 'producer throughput lost', low: '2%', high: '2%', fact: 'cost-throughput', design: 'idempotent-producer' },
    {
      what: 'added latency, 99th percentile',
      low: '1 ms',
      high: '1 ms',
      fact: 'cost-throughput',
      design: 'idempotent-producer',
    },
  ],
  window: {
    kind: 'session',
    scope: 'producer session',
    sliding: true,
    onByDefault: true,
    seconds: 86_400,
    minimumSeconds: 0.001,
    countLimit: 5,
    countOf: 'batch',
  },
  designs: ['idempotent-producer'],
  facts: [
    ...official(sources.kafka, {
      'idempotence-default':
        'The Java producer starts with enable.idempotence=true, acks=all and practically endless retries.',
      'request-timeout': 'A request without an answer is given up after request.timeout.ms = 30000.',
      'delivery-timeout':
        'A record is given up after delivery.timeout.ms = 120000; whether it was stored is then unknown to the sender.',
      'batches-remembered':
        'For each producer id and partition the broker keeps the numbers of the last 5 batches: a count, not a time.',
      'in-flight': 'At most 5 requests may be in flight; from 4.0 a higher setting is refused at start-up.',
      'producer-id-expiration':
        'An idle producer id is forgotten after producer.id.expiration.ms = 86400000 (24 h, minimum 1 ms), looked at every 10 minutes.',
      'producer-id-retention': 'The id goes earlier when retention deletes the last record that the producer wrote.',
      'one-session':
        'The numbering holds within a single session; the client documentation warns against sending again in the application.',
      'silent-conflict':
        'With acks other than all, or retries=0, and idempotence not set by hand, it is switched off with no more than a log line; set by hand, the conflict is an error.',
      'minimum-replicas':
        'min.insync.replicas starts at 1, so acks=all alone can acknowledge a record that one disk holds.',
      'linger-default': 'linger.ms went from 0 to 5 in version 4.0.',
    }),
    ...official(sources.kafkaHistory, {
      'default-not-honoured':
        'Clients 3.0.0 and 3.1.0 announce the default but do not honour it; 3.0.1, 3.1.1 and 3.2.0 do.',
      'in-flight-silent': 'In 3.x more than 5 requests in flight switch idempotence off with a warning.',
    }),
    ...quoted(sources.conduktor, {
      'cost-throughput':
        'One benchmark saw 98,000 instead of 100,000 msg/s and 16 ms instead of 15 ms at the 99th percentile.',
    }),
    ...derived({
      'beyond-delivery-timeout':
        'Inside the client a duplicate can be late by the delivery timeout; beyond it only the application repeats.',
    }),
  ],
} satisfies System;
