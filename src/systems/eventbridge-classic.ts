import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const eventbridgeClassic: System = {
  id: 'eventbridge-classic',
  name: 'Amazon EventBridge, default and classic buses',
  summary: 'Delivers to each target at least once, retrying for a day, and recognises no repetition.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Any time within the retry policy, and any replay of an archive.',
  defaults: {
    source: [
      { path: 'source.kind', value: 'queue', fact: 'push-delivery' },
      { path: 'source.singleOwner', value: 'false', fact: 'push-delivery' },
      { path: 'horizons.redelivery', value: '24 h', fact: 'retry-policy' },
    ],
  },
  limits: [
    { name: 'retry time', value: '24 h', fact: 'retry-policy' },
    { name: 'retry attempts', value: '185', fact: 'retry-policy' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'bus', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.eventBridge, {
      'retry-policy': 'A target is retried with growing pauses for 24 h and up to 185 attempts.',
      'dropped-after': 'After that the event is dropped, unless a dead-letter queue is set.',
      'no-dedup': 'The bus compares no ids.',
    }),
    ...memory({ 'archive-replay': 'A replay from an archive sends the same event id in a new delivery.' }),
    ...derived({
      'push-delivery': 'Events are pushed one by one to targets and answered one by one: to the consumer, a queue.',
    }),
  ],
};
