import { derived, memory, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const pubsub: System = {
  id: 'pubsub',
  name: 'Google Pub/Sub',
  summary: 'Delivers at least once, and gives a publish that is repeated a new message id.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Any time while the subscription keeps the message.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'false', fact: 'publisher-ids' }],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'single-acknowledgements' },
      { path: 'source.singleOwner', value: 'false', fact: 'single-acknowledgements' },
      { path: 'source.lease', value: '10 s', fact: 'acknowledgement-deadline' },
      { path: 'source.retention', value: '7 d', fact: 'retention' },
      { path: 'horizons.redelivery', value: '7 d', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'lease', value: '10 s', fact: 'acknowledgement-deadline' },
    { name: 'minimum lease', value: '10 s', fact: 'acknowledgement-deadline' },
    { name: 'maximum lease', value: '600 s', fact: 'acknowledgement-deadline' },
    { name: 'retention', value: '7 d', fact: 'retention' },
    { name: 'retention minimum', value: '10 min', fact: 'retention' },
    { name: 'retention maximum', value: '31 d', fact: 'retention' },
    { name: 'deliveries before dead-lettering', value: '5', fact: 'dead-letter-policy' },
    { name: 'throughput an ordering key', value: '1 MB/s', fact: 'ordering-key' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'subscription', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.pubsub, {
      'single-acknowledgements': 'Subscribers share a subscription and acknowledge single messages.',
      'acknowledgement-deadline':
        'ackDeadlineSeconds is 10 s unless set, from 10 s to 600 s; a push has it as its request timeout.',
      retention: 'A subscription keeps messages for 7 days; 10 minutes to 31 days can be set.',
      'retry-policy': 'A retry policy pauses 10 s to 600 s between deliveries.',
      'dead-letter-policy': 'A dead-letter policy counts 5 to 100 deliveries (5 unless set), by best effort.',
    }),
    ...official(sources.pubsubExactlyOnce, {
      'publisher-ids':
        'A publish that the client repeats gets another message id; one that the service repeats keeps its id.',
    }),
    ...quoted(sources.pubsubExactlyOnce, {
      'lease-extension':
        'Client libraries extend the deadline by themselves, for up to an hour, and do not use the subscription default.',
    }),
    ...quoted('Google Pub/Sub quotas, as quoted in public repositories', {
      'ordering-key': 'One ordering key carries 1 MB/s.',
    }),
    ...memory({
      'immediate-retry': 'Without a retry policy a message comes again at once.',
      'dataflow-dedup': 'The Dataflow connector deduplicates by itself.',
    }),
    ...derived({
      'redelivery-horizon':
        'Without a dead-letter policy an unacknowledged message comes again until its retention ends.',
      'seek-replay': 'A seek replays acknowledged messages where the subscription retains them.',
    }),
  ],
};
