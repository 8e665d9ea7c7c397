import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const snsFifo: System = {
  id: 'sns-fifo',
  name: 'Amazon SNS FIFO topic',
  summary: 'Drops a publish whose deduplication id was seen in the last five minutes, before it fans out.',
  roles: ['producer'],
  hops: { hop1: 'removed-within-window', hop2: 'not-applicable', hop3: 'not-applicable' },
  boundary: 'The topic: what a subscriber is given twice is the business of its queue.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '5 min', fact: 'window' },
      { path: 'producer.brokerWindowScope', value: 'topic', fact: 'scope' },
    ],
  },
  limits: [
    { name: 'window', value: '5 min', fact: 'window' },
    { name: 'throughput at topic scope', value: '3000 msg/s', fact: 'scope' },
    { name: 'bytes at topic scope', value: '20 MB/s', fact: 'scope' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'topic', sliding: false, onByDefault: true, seconds: 300 },
  designs: ['broker-dedup'],
  facts: [
    ...official(sources.awsApi, {
      window: 'The deduplication interval is documented as a minimum of 5 minutes.',
      scope:
        'FifoThroughputScope=Topic, the default, compares ids over the whole topic; the topic carries 20 MB or 3,000 messages a second.',
      'scope-change':
        'FifoThroughputScope=MessageGroup raises the quota and silently compares ids within a group only.',
      'content-based': 'ContentBasedDeduplication is off; turned on, it hashes the body with SHA-256 and nothing else.',
      'standard-groups': 'MessageGroupId on a standard topic is only passed on to standard queues, for fairness.',
    }),
    ...memory({ 'lost-downstream': 'Subscriptions other than FIFO queues lose order and deduplication.' }),
    ...derived({
      'next-hop': 'A FIFO queue behind the topic has a five-minute interval of its own and leaves redelivery open.',
    }),
  ],
};
