import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const sqsFifo: System = {
  id: 'sqs-fifo',
  name: 'Amazon SQS FIFO queue',
  summary:
    'Drops a send whose deduplication id was used in the last five minutes, and locks a group while it is worked on.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary:
    'A send repeated after five minutes, a consumer that dies between effect and delete, and a dead-letter redrive.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '5 min', fact: 'window' },
      { path: 'producer.brokerWindowScope', value: 'queue', fact: 'scope' },
    ],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'group-lock' },
      { path: 'source.singleOwner', value: 'false', fact: 'group-lock' },
      { path: 'source.lease', value: '30 s', fact: 'visibility-timeout' },
      { path: 'source.retention', value: '4 d', fact: 'retention' },
      { path: 'horizons.redelivery', value: '5 min', fact: 'redelivery-horizon' },
      { path: 'horizons.deadLetter', value: '8 d', fact: 'dead-letter-horizon' },
    ],
  },
  limits: [
    { name: 'window', value: '5 min', fact: 'window' },
    { name: 'window minimum', value: '5 min', fact: 'window' },
    { name: 'window maximum', value: '5 min', fact: 'window' },
    { name: 'API calls a second', value: '300', fact: 'throughput' },
    { name: 'throughput with batches', value: '3000 msg/s', fact: 'throughput' },
    { name: 'messages in flight', value: '120000', fact: 'in-flight' },
    { name: 'lease', value: '30 s', fact: 'visibility-timeout' },
    { name: 'maximum lease', value: '12 h', fact: 'visibility-timeout' },
    { name: 'retention maximum', value: '14 d', fact: 'retention' },
    { name: 'deduplication id length', value: '128', fact: 'deduplication-id' },
  ],
  costs: [],
  window: {
    kind: 'time',
    scope: 'queue',
    sliding: false,
    onByDefault: true,
    seconds: 300,
    minimumSeconds: 300,
    maximumSeconds: 300,
  },
  designs: ['broker-dedup', 'keyed-inbox'],
  facts: [
    ...official(sources.awsApi, {
      window:
        'The interval is five minutes and cannot be set; an id is remembered even after its message was received and deleted.',
      'deduplication-id': 'MessageDeduplicationId has up to 128 characters.',
      'content-based': 'Content-based deduplication hashes the body with SHA-256 and leaves the attributes out.',
      scope: 'DeduplicationScope is queue or messageGroup; an unset scope is the queue.',
      'scope-change':
        'Narrowing the scope to the message group goes without a warning: an id that turns up in another group is no longer compared.',
      'group-lock':
        'While a message of a group is hidden, no other of that group is delivered; after the timeout it comes again.',
      'visibility-timeout': 'VisibilityTimeout is 30 s unless set, at most 12 h.',
      retention: 'Messages are kept for 4 days unless set, at most 14 days.',
      'receive-attempt':
        'A receive repeated with the same ReceiveRequestAttemptId within 5 minutes returns the same messages.',
      'fixed-kind': 'A queue is FIFO from its creation or never; its dead-letter queue has to be FIFO too.',
      'receive-count': 'A redrive policy moves a message after maxReceiveCount = 10 receives.',
    }),
    ...official(sources.sqsQuotas, {
      throughput: 'Normal throughput: 300 API calls a second for each action, 3,000 msg/s in batches of ten.',
      'in-flight': 'At most 120,000 messages in flight (20,000 formerly); there is no error at the limit.',
      'blocked-group':
        'Free groups are looked for among the first 120,000 messages, so a long backlog of one blocked group stops the rest.',
    }),
    ...memory({
      'dead-letter-age': "A FIFO dead-letter queue counts a message's age anew from its arrival there.",
      'redrive-id': 'A redrive enqueues under a new deduplication id.',
    }),
    ...derived({
      'redelivery-horizon': '10 receives with 30 s of invisibility each: 5 min.',
      'dead-letter-horizon': 'Up to 4 days in the queue and 4 more in the dead-letter queue, at the default retention.',
    }),
  ],
};
