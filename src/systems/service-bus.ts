import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const serviceBus: System = {
  id: 'service-bus',
  name: 'Azure Service Bus with duplicate detection',
  summary: 'Accepts and drops a message whose id is in its history, once detection was chosen at creation.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary:
    'The history window, a partition key that differs between attempts, redelivery, and dead-letter resubmission.',
  defaults: {
    producer: [{ path: 'producer.brokerWindowScope', value: 'queue or topic', fact: 'scope' }],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'lock' },
      { path: 'source.singleOwner', value: 'false', fact: 'lock' },
      { path: 'source.lease', value: '1 min', fact: 'lock' },
      { path: 'horizons.redelivery', value: '10 min', fact: 'redelivery-horizon' },
    ],
  },
  unsettled: [{ path: 'producer.brokerWindow', values: ['1 min', '10 min'], fact: 'window-defaults-disagree' }],
  limits: [
    { name: 'window minimum', value: '20 s', fact: 'window-range' },
    { name: 'window maximum', value: '7 d', fact: 'window-range' },
    { name: 'window by documentation, ARM and Terraform', value: '10 min', fact: 'window-documentation' },
    { name: 'window by the .NET SDK', value: '1 min', fact: 'window-sdk' },
    { name: 'lease', value: '1 min', fact: 'lock' },
    { name: 'maximum lease', value: '5 min', fact: 'lock' },
    { name: 'deliveries', value: '10', fact: 'delivery-count' },
    { name: 'concurrent receives', value: '5000', fact: 'quotas' },
    { name: 'messages a transaction', value: '100', fact: 'quotas' },
    { name: 'message id length', value: '128', fact: 'id-length' },
  ],
  costs: [],
  window: {
    kind: 'time',
    scope: 'queue or topic',
    sliding: false,
    onByDefault: false,
    minimumSeconds: 20,
    maximumSeconds: 604_800,
  },
  designs: ['broker-dedup', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.serviceBus, {
      'creation-only':
        'requiresDuplicateDetection is false and can be chosen only at creation, in the Standard and Premium tiers.',
      'window-range': 'The history window can be 20 s to 7 days.',
      'window-documentation': 'Documentation, ARM and Terraform give a default of 10 minutes.',
      scope: 'The MessageId is compared within the entity; for a topic, on the topic.',
      'partition-scope':
        'In a partitioned entity the id is compared together with the partition key, which is the session id where there are sessions.',
      'scheduled-count': 'Scheduled messages take part.',
      'dropped-silently': 'A duplicate is accepted from the sender and dropped.',
      'window-and-throughput':
        'The size of the window affects throughput; keeping it small is advised, and no number is given.',
      'receive-and-delete': 'The mode ReceiveAndDelete is at-most-once; losing the connection drops the lock.',
    }),
    ...official(sources.serviceBusSdk, { 'window-sdk': 'CreateQueueOptions of the .NET SDK starts at 1 minute.' }),
    ...official(sources.serviceBusTerraform, {
      lock: 'A message is locked for 1 minute unless set, at most 5 minutes.',
      'delivery-count': 'After maxDeliveryCount = 10 deliveries a message is dead-lettered.',
      express: 'Express entities write a message to storage late and can lose it.',
    }),
    ...official(sources.serviceBusQuotas, {
      quotas: '5,000 concurrent receives an entity and 100 messages a transaction.',
      'id-length': 'A message id has up to 128 characters.',
    }),
    ...memory({ 'older-lock': 'Older documentation and the portal gave a lock of 30 s.' }),
    ...derived({
      'window-defaults-disagree':
        'The published defaults disagree, 1 minute against 10: set the window explicitly and write it into the profile.',
      'redelivery-horizon': '10 deliveries with a lock of 1 minute each: 10 minutes, renewals not counted.',
      'resubmission-swallowed':
        'A dead letter resubmitted under the same MessageId within the window is dropped: lost without a sign.',
    }),
  ],
};
