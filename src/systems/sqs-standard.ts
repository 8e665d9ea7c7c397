import { derived, memory, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const sqsStandard: System = {
  id: 'sqs-standard',
  name: 'Amazon SQS standard queue',
  summary: 'Removes nothing, and now and then delivers a message twice of its own accord.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Any time while the queue or its dead-letter queue holds the message.',
  defaults: {
    source: [
      { path: 'source.kind', value: 'queue', fact: 'competing-receivers' },
      { path: 'source.singleOwner', value: 'false', fact: 'competing-receivers' },
      { path: 'source.lease', value: '30 s', fact: 'visibility-timeout' },
      { path: 'source.retention', value: '4 d', fact: 'retention' },
      { path: 'horizons.redelivery', value: '5 min', fact: 'redelivery-horizon' },
      { path: 'horizons.deadLetter', value: '4 d', fact: 'dead-letter-horizon' },
    ],
  },
  limits: [
    { name: 'lease', value: '30 s', fact: 'visibility-timeout' },
    { name: 'maximum lease', value: '12 h', fact: 'visibility-timeout' },
    { name: 'retention', value: '4 d', fact: 'retention' },
    { name: 'retention minimum', value: '60 s', fact: 'retention' },
    { name: 'retention maximum', value: '14 d', fact: 'retention' },
    { name: 'deliveries', value: '10', fact: 'receive-count' },
    { name: 'messages in flight', value: '120000', fact: 'in-flight' },
    { name: 'message size', value: '1 MiB', fact: 'message-size' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'queue', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.awsApi, {
      'competing-receivers': 'Any receiver may take any message; a receive returns up to 10 and waits up to 20 s.',
      'visibility-timeout': 'A received message is hidden for VisibilityTimeout: 30 s unless set, 0 to 43200 s (12 h).',
      'visibility-not-kept':
        'ChangeMessageVisibility holds for that receive only; the next one starts at the queue value.',
      retention:
        'Messages are kept for 4 days; 60 s to 14 days can be set, and a shorter setting expires what is there.',
      'receive-count': 'A redrive policy moves a message after maxReceiveCount = 10 receives.',
      'in-flight': 'About 120,000 messages can be in flight; beyond that, receiving fails.',
      'message-size': 'A message can have up to 1 MiB (256 KiB before).',
      'fair-queues':
        'MessageGroupId on a standard queue shares it fairly among tenants: neither order nor deduplication.',
    }),
    ...official(sources.sqsQuotas, { throughput: 'Throughput has practically no limit.' }),
    ...quoted(sources.lambdaGuide, {
      'lambda-source':
        'Behind a Lambda function: a visibility timeout of six times the function timeout, at least 5 receives, and partial batch responses.',
    }),
    ...memory({
      'lease-extension': 'Extensions cannot take a message beyond 12 h after its receive.',
      'dead-letter-age': 'A standard dead-letter queue goes on counting from the first enqueueing.',
    }),
    ...derived({
      causes:
        'Duplicates come from a lease shorter than the work, a failed delete, a lagging replica and a dead-letter redrive.',
      'redelivery-horizon': '10 receives with 30 s of invisibility each: 5 min.',
      'dead-letter-horizon':
        'With the default retention a message can be redriven until 4 days after it was sent; 14 days where that was raised.',
    }),
  ],
};
