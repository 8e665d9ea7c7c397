import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const rabbitmqStream: System = {
  id: 'rabbitmq-stream',
  name: 'RabbitMQ streams with a named producer',
  summary: 'Drops what is not above the highest publishing id of a named producer, however long ago that was.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary: 'The target stream, 255 producer names, and one producer at a time under each name.',
  defaults: {
    producer: [{ path: 'producer.brokerWindowScope', value: 'producer name', fact: 'highest-id' }],
    source: [{ path: 'source.kind', value: 'log', fact: 'offset-tracking' }],
  },
  limits: [{ name: 'producer names', value: '255', fact: 'producer-names' }],
  costs: [],
  window: {
    kind: 'sequence',
    scope: 'producer name',
    sliding: true,
    onByDefault: false,
    countLimit: 255,
    countOf: 'producer',
  },
  designs: ['broker-dedup', 'at-least-once', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.rabbitmq, {
      'highest-id': 'The broker keeps the highest publishing id of each producer name, with no limit in time.',
      'out-of-order-loss':
        'An id at or below it is confirmed and dropped even if it was never stored: publishing out of order loses messages.',
      'off-by-default': 'Clients do not name their producers by themselves, and one producer at a time may use a name.',
      'read-process-write':
        'With the source offset as publishing id, a step that writes one result to a stream is effectively once.',
      'offset-tracking': 'Consumers track offsets and read at least once; nothing counts deliveries.',
    }),
    ...official(sources.osiris, {
      'producer-names':
        'A stream keeps 255 producer names; beyond that the oldest are trimmed, and their deduplication with them.',
    }),
    ...derived({ 'gone-with-retention': 'The ids lie in the stream itself and go when its retention removes them.' }),
  ],
};
