import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const eventHubs: System = {
  id: 'event-hubs',
  name: 'Azure Event Hubs',
  summary:
    'Keeps a log without deduplication of its own; its Kafka endpoint tolerates idempotence and has no transactions.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'The checkpoint that the client stores; over the Kafka endpoint also one producer session.',
  defaults: {
    producer: [{ path: 'producer.requestTimeout', value: '60 s', fact: 'kafka-idempotence' }],
    source: [
      { path: 'source.kind', value: 'log', fact: 'native-protocol' },
      { path: 'horizons.replay', value: '7 d', fact: 'replay-horizon' },
    ],
  },
  limits: [
    { name: 'request timeout minimum', value: '60 s', fact: 'kafka-idempotence' },
    { name: 'session timeout minimum', value: '6 s', fact: 'session-timeout' },
    { name: 'session timeout maximum', value: '300 s', fact: 'session-timeout' },
    { name: 'retention maximum, Standard', value: '7 d', fact: 'retention' },
    { name: 'retention maximum, Premium', value: '90 d', fact: 'retention' },
    { name: 'bytes in a throughput unit', value: '1 MB/s', fact: 'throughput-unit' },
    { name: 'events in a throughput unit', value: '1000 msg/s', fact: 'throughput-unit' },
  ],
  costs: [],
  window: { kind: 'session', scope: 'producer session', sliding: true, onByDefault: false },
  designs: ['at-least-once', 'idempotent-producer', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.eventHubsKafka, {
      'no-transactions': 'Transactions and exactly-once semantics are listed as not supported.',
      'kafka-idempotence': 'enable.idempotence=true may stay, with acks=all and request.timeout.ms of 60000 or more.',
      'session-timeout': 'session.timeout.ms lies between 6000 and 300000.',
      'request-size': 'max.request.size has to stay below 1046528, and only gzip compression is taken.',
      'idle-connections': 'Idle connections are cut after 240 s.',
    }),
    ...official(sources.eventHubs, {
      'native-protocol': 'Over AMQP each partition is read as a log; the client keeps its checkpoints in blob storage.',
      'throughput-unit': 'A throughput unit takes in 1 MB or 1,000 events a second and gives out 2 MB.',
    }),
    ...memory({ retention: 'Events are kept for 1 to 7 days on Standard, up to 90 on Premium and Dedicated.' }),
    ...derived({
      'replay-size':
        'A reshuffle replays up to what was handled between two checkpoints, on every partition that moves.',
      'replay-horizon': 'A reset goes back at most by the retention: 7 days at the Standard maximum.',
    }),
  ],
};
