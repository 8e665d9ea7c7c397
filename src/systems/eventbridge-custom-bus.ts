import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const eventbridgeCustomBus: System = {
  id: 'eventbridge-custom-bus',
  name: 'Amazon EventBridge, custom event bus of 2026',
  summary: 'Recognises a repeated publish by content or key for five minutes, and gives a subscriber five attempts.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary: 'A publish repeated after five minutes, and each retry towards a subscriber.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '5 min', fact: 'window' },
      { path: 'producer.brokerWindowScope', value: 'bus', fact: 'window' },
    ],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'push-delivery' },
      { path: 'source.singleOwner', value: 'false', fact: 'push-delivery' },
      { path: 'horizons.redelivery', value: '5 min', fact: 'retry-policy' },
    ],
  },
  limits: [
    { name: 'window', value: '5 min', fact: 'window' },
    { name: 'retry time', value: '300 s', fact: 'retry-policy' },
    { name: 'retry time minimum', value: '60 s', fact: 'retry-policy' },
    { name: 'retry time maximum', value: '24 h', fact: 'retry-policy' },
    { name: 'retry attempts', value: '5', fact: 'retry-policy' },
    { name: 'retry attempts maximum', value: '185', fact: 'retry-policy' },
    { name: 'retention minimum', value: '1 d', fact: 'retention' },
    { name: 'retention maximum', value: '365 d', fact: 'retention' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'bus', sliding: false, onByDefault: true, seconds: 300 },
  designs: ['broker-dedup', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.eventBridge, {
      window: 'Publishing is deduplicated by content or by key over 5 minutes.',
      'retry-policy': 'A subscriber is retried 5 times or for 300 s; up to 185 attempts and 60 s to 24 h can be set.',
      'migration-trap': 'A rule moved here from a classic bus silently loses its 24 h of retries.',
      retention: 'Events are kept for 1 to 365 days.',
      'stable-id': 'The event id aws:EventId stays the same over retries.',
      'blocked-group': 'With a FIFO subscriber, an event that cannot be delivered blocks its group for the retry time.',
    }),
    ...derived({
      'push-delivery': 'Events are pushed to subscribers and answered one by one: to the consumer, a queue.',
    }),
  ],
};
