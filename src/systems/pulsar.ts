import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const pulsar: System = {
  id: 'pulsar',
  name: 'Apache Pulsar with message deduplication',
  summary: 'Drops what is not above the last sequence id of a named producer, for six hours after it has gone.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary: 'A changed producer name, a send that timed out and was repeated under a new id, and every redelivery.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '6 h', fact: 'shortest-memory' },
      { path: 'producer.brokerWindowScope', value: 'producer name', fact: 'highest-sequence' },
      { path: 'producer.windowSliding', value: 'true', fact: 'highest-sequence' },
    ],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'single-acknowledgements' },
      { path: 'source.singleOwner', value: 'false', fact: 'single-acknowledgements' },
    ],
  },
  limits: [
    { name: 'window after the producer is gone', value: '6 h', fact: 'inactivity' },
    { name: 'producers remembered', value: '10000', fact: 'producers' },
    { name: 'entries between snapshots', value: '1000', fact: 'snapshots' },
    { name: 'time between snapshots', value: '120 s', fact: 'snapshots' },
    { name: 'unacknowledged messages a consumer', value: '50000', fact: 'unacknowledged' },
    { name: 'unacknowledged messages a subscription', value: '200000', fact: 'unacknowledged' },
  ],
  costs: [],
  window: {
    kind: 'sequence',
    scope: 'producer name',
    sliding: true,
    onByDefault: false,
    seconds: 21_600,
    countLimit: 10_000,
    countOf: 'producer',
  },
  designs: ['broker-dedup', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.pulsar, {
      'off-by-default': 'brokerDeduplicationEnabled=false; a namespace or topic can turn it on.',
      'highest-sequence': 'The broker keeps the highest sequence id of each producer name.',
      inactivity: 'The state of a producer goes 360 minutes (6 h) after it was last connected.',
      producers: 'At most 10,000 producers are remembered.',
      snapshots: 'A snapshot is taken every 1,000 entries or 120 s.',
      'stable-name': 'The client has to set a stable producer name and an endless send timeout.',
      unacknowledged: 'Up to 50,000 unacknowledged messages a consumer and 200,000 a subscription.',
    }),
    ...official(sources.pulsarGo, {
      'go-timeout': 'In the Go client a send timeout of 0 means 30 s; -1 is endless.',
      'nack-delay': 'In the Go client a message refused by nack comes again after 1 minute.',
    }),
    ...memory({
      'single-acknowledgements': 'A shared subscription hands out and acknowledges single messages.',
      'acknowledgement-timeout':
        'The acknowledgement timeout is off, so nothing but a nack or a lost connection redelivers.',
      transactions: 'Transactions exist; their coordinator is off by default.',
    }),
    ...derived({
      'shortest-memory':
        'While connected a producer is remembered without end, so 6 h is the least, once deduplication is on.',
    }),
  ],
};
