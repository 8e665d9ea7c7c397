import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const rabbitmq: System = {
  id: 'rabbitmq',
  name: 'RabbitMQ quorum and classic queues',
  summary: 'Removes nothing, but marks what may have been delivered before, so that first deliveries need no check.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Each lost confirm and each requeue.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'false', fact: 'lost-confirm' }],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'redelivered-flag' },
      { path: 'source.singleOwner', value: 'false', fact: 'competing-consumers' },
      { path: 'source.lease', value: '30 min', fact: 'consumer-timeout' },
      { path: 'horizons.redelivery', value: '10 h', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'deliveries, quorum queue', value: '20', fact: 'delivery-limit' },
    { name: 'lease', value: '30 min', fact: 'consumer-timeout' },
    { name: 'minimum lease', value: '1 min', fact: 'consumer-timeout' },
    { name: 'consumer disconnected timeout', value: '60 s', fact: 'disconnected-timeout' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'queue', sliding: false, onByDefault: false },
  designs: ['at-most-once', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.rabbitmq, {
      'redelivered-flag':
        'redelivered=false promises a first delivery of this copy; true means perhaps seen. A publisher that repeats is not covered.',
      'lost-confirm': 'A lost publisher confirm leads to a second publish and so to a second message.',
      'confirm-latency': 'Confirms can take a few hundred milliseconds under load.',
      'delivery-limit':
        'A quorum queue drops or dead-letters after 20 deliveries since 4.0; there was no limit in 3.13, and -1 lifts it.',
      'delivery-count': 'Since 4.3 nacks, releases, timeouts and partitions no longer count, so a loop can be endless.',
      'consumer-timeout':
        'consumer_timeout is 30 minutes, looked at each minute; below 1 minute is unsupported and below 5 not advised.',
      'consumer-timeout-scope':
        'Since 4.3 it acts on quorum and JMS queues only and cancels the consumer; before, it closed the channel and requeued everything on it.',
      'disconnected-timeout': 'consumer_disconnected_timeout is 60000 ms (4.3).',
      'dead-letter-strategy':
        'Dead-lettering is at-most-once unless set to at-least-once together with overflow=reject-publish.',
    }),
    ...memory({
      'competing-consumers': 'Consumers of a queue compete for its messages, unless single active consumer is set.',
      'no-built-in-dedup':
        'There is no deduplication built in; a community plugin, rabbitmq-message-deduplication, adds one.',
      'auto-acknowledgement': 'Automatic acknowledgement is at-most-once.',
    }),
    ...derived({
      'redelivery-horizon':
        '20 deliveries of up to 30 minutes each: 10 hours on a quorum queue, without an end where nacks do not count.',
    }),
  ],
};
