import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const pubsubExactlyOnce: System = {
  id: 'pubsub-exactly-once',
  name: 'Google Pub/Sub with exactly-once delivery',
  summary:
    'Delivers nothing again after an acknowledgement that succeeded, within one region and for pull subscribers.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'removed-within-window', hop3: 'left' },
  boundary:
    'A publish repeated by its client, an acknowledgement that failed or came late, push and export, and a second region.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'false', fact: 'publisher-ids' }],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'single-acknowledgements' },
      { path: 'source.singleOwner', value: 'false', fact: 'single-acknowledgements' },
      { path: 'source.lease', value: '60 s', fact: 'acknowledgement-deadline' },
      { path: 'source.retention', value: '7 d', fact: 'retention' },
      { path: 'horizons.redelivery', value: '7 d', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'lease', value: '60 s', fact: 'acknowledgement-deadline' },
    { name: 'minimum lease', value: '10 s', fact: 'deadline-range' },
    { name: 'maximum lease', value: '600 s', fact: 'deadline-range' },
    { name: 'retention', value: '7 d', fact: 'retention' },
    { name: 'retention maximum', value: '31 d', fact: 'retention' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'subscription in one region', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.pubsub, {
      'off-by-default': 'enableExactlyOnceDelivery=false.',
      'single-acknowledgements': 'Subscribers share a subscription and acknowledge single messages.',
      'deadline-range': 'An acknowledgement deadline lies between 10 s and 600 s.',
      'acknowledgement-deadline': 'With exactly-once delivery the deadline is 60 s unless set.',
      retention: 'A subscription keeps messages for 7 days unless set, at most 31 days.',
    }),
    ...official(sources.pubsubExactlyOnce, {
      'pull-only': 'Pull and streaming pull only; push and export subscriptions are left out.',
      'one-region':
        'It holds within a region, for subscribers that connect to the same one: use a locational endpoint.',
      'check-the-result':
        'An acknowledgement can fail, and one with a stale id does: the client has to read its result.',
      'publisher-ids': 'Publishes repeated by the client have different message ids and are all delivered.',
      latency: 'Latency is called significantly higher; no number is published.',
      'ordered-throughput':
        'With ordering, thousands of messages a second for each client are named as the order of magnitude.',
      quota: 'Messages consumed with exactly-once delivery have a regional quota of their own.',
    }),
    ...quoted('a test in a public repository', { 'latency-test': 'One user saw hundreds of milliseconds more a hop.' }),
    ...derived({
      'redelivery-horizon': 'A message whose acknowledgement did not succeed comes again until its retention ends.',
      'effect-first': 'A crash between the effect and its acknowledgement repeats the effect.',
    }),
  ],
};
