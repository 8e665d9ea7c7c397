import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const wolverine: System = {
  id: 'wolverine',
  name: 'Wolverine durable inbox and outbox',
  summary: 'Refuses a message that a durable endpoint handled within the last five minutes.',
  roles: ['producer', 'effect'],
  hops: { hop1: 'left', hop2: 'removed-within-window', hop3: 'removed-within-window' },
  boundary: 'Five minutes, durable endpoints only, and the database of the handler.',
  defaults: {
    effect: [
      { path: 'effect.transactional', value: 'true', fact: 'same-database' },
      { path: 'inbox.window', value: '5 min', fact: 'window' },
      { path: 'inbox.retention.kind', value: 'delete', fact: 'cleanup' },
      { path: 'inbox.retention.interval', value: '1 min', fact: 'cleanup' },
    ],
  },
  limits: [
    { name: 'window', value: '5 min', fact: 'window' },
    { name: 'cleanup interval', value: '1 min', fact: 'cleanup' },
    { name: 'dead letters kept', value: '10 d', fact: 'dead-letters' },
  ],
  costs: [{ what: 'rows a message', low: '1', high: '1', fact: 'row-a-message', design: 'keyed-inbox' }],
  window: { kind: 'time', scope: 'message id', sliding: false, onByDefault: false, seconds: 300 },
  designs: ['keyed-inbox'],
  facts: [
    ...official(sources.wolverine, {
      window: 'Durability.KeepAfterMessageHandling is 5 minutes.',
      'durable-only':
        'Only durable endpoints keep ids; inline and buffered ones need transactional middleware, from 5.3 on.',
      identity: 'MessageIdentity compares the id alone, or the id with its destination.',
      cleanup: 'Handled rows are removed by a poll every minute.',
      'dead-letters': 'Dead letters are kept for 10 days.',
    }),
    ...derived({
      'same-database': 'Row and effect are safe together in one transaction of one database; anything else repeats.',
      'row-a-message': 'One row for each message.',
      'outage-escapes': 'An outage of hours sends redeliveries long after the ids are gone.',
    }),
  ],
};
