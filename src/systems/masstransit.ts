import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const massTransit: System = {
  id: 'masstransit',
  name: 'MassTransit inbox and outbox',
  summary: "Records each message id with the handler's own changes and forgets it half an hour after delivery.",
  roles: ['producer', 'effect'],
  hops: { hop1: 'left', hop2: 'removed-within-window', hop3: 'removed-within-window' },
  boundary: 'Half an hour, and the database of the handler: a call to anything else repeats.',
  defaults: {
    effect: [
      { path: 'effect.transactional', value: 'true', fact: 'same-database' },
      { path: 'inbox.window', value: '30 min', fact: 'window' },
      { path: 'inbox.retention.kind', value: 'delete', fact: 'cleanup' },
      { path: 'inbox.retention.interval', value: '10 s', fact: 'cleanup' },
    ],
  },
  limits: [
    { name: 'window', value: '30 min', fact: 'window' },
    { name: 'cleanup interval', value: '10 s', fact: 'cleanup' },
    { name: 'rows a cleanup query', value: '100', fact: 'cleanup-batch' },
    { name: 'cleanup timeout', value: '30 s', fact: 'cleanup' },
  ],
  costs: [{ what: 'rows a message', low: '1', high: '1', fact: 'row-a-message', design: 'keyed-inbox' }],
  window: { kind: 'time', scope: 'message id and consumer', sliding: false, onByDefault: true, seconds: 1_800 },
  designs: ['keyed-inbox'],
  facts: [
    ...official(sources.massTransit, {
      window: 'DuplicateDetectionWindow is 30 minutes, counted from the time of delivery.',
      cleanup: 'A clean-up runs every 10 s (QueryDelay) with a timeout of 30 s.',
      'cleanup-batch': 'It removes 100 rows at a time and goes on until none is left, so 100 is no rate.',
      isolation: 'The code asks for repeatable read; the documentation says serializable.',
      'sample-window': 'Sample code sets 30 seconds, which gets copied.',
    }),
    ...derived({
      'same-database':
        'Inbox row and effect are safe together in one transaction of one database; anything else repeats.',
      'row-a-message': 'One row, and a lock on it, for each message.',
      'publish-then-mark': 'Its outbox delivery publishes first and marks afterwards: at-least-once to the next hop.',
    }),
  ],
};
