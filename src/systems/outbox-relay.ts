import { derived, memory, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const outboxRelay: System = {
  id: 'outbox-relay',
  name: 'Transactional outbox with a polling relay',
  summary:
    'Publishes every committed event at least once, and repeats up to a batch when the relay dies before its mark.',
  roles: ['producer'],
  hops: { hop1: 'left', hop2: 'not-applicable', hop3: 'not-applicable' },
  boundary: 'The step from publish to mark; the event id of the row is what the next hop can deduplicate on.',
  defaults: {},
  limits: [
    { name: 'duplicates a restart, mean', value: 'half a batch', fact: 'restart-window' },
    { name: 'duplicates a restart, worst', value: 'one batch', fact: 'restart-window' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'outbox', sliding: false, onByDefault: false },
  // It publishes through the client of a broker, and can have what that has.
  designs: ['at-least-once', 'idempotent-producer', 'broker-dedup'],
  facts: [
    ...quoted(sources.outbox, {
      'one-transaction':
        'The business change and the outgoing event are written in one transaction, so neither exists alone.',
      'publish-then-mark': 'Publishing before marking repeats after a crash; marking before publishing loses.',
      'claim-strategy':
        'Several relays need a claim, and a claim that comes free again when its relay dies: a lock that ends with the session, or a lease with an expiry.',
      'stable-event-id':
        'Beside its payload a row needs an event id that never changes, its tenant, type and version, and the state of its attempts.',
      'backlog-not-queue':
        'A growing table means that the relay is behind; how old its first waiting event is says by how much.',
      'two-halves': 'Outbox and inbox are two halves of one structure: the relay repeats, the inbox recognises.',
    }),
    ...memory({
      'library-relays': 'The outboxes of MassTransit, CAP and Wolverine publish first and mark afterwards.',
    }),
    ...derived({
      'restart-window': 'A restart between publish and mark repeats at most one batch, and half of one on average.',
      'claim-by-lock':
        'Rows taken with a skip-locked read are freed when the session ends; a lease shorter than the time to publish a batch makes two relays publish it.',
      backlog: 'The backlog is the event rate times the time by which the relay is behind.',
      'oldest-unpublished':
        'The age of the oldest unpublished event is the delay of every reader, and an outage of the relay adds to it one for one.',
      horizon: 'How late a duplicate can come is the retry time of the relay plus its time out of service.',
    }),
  ],
};
