import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const jetstream: System = {
  id: 'jetstream',
  name: 'NATS JetStream',
  summary: 'Drops a publish whose Nats-Msg-Id the stream has seen within two minutes, from a table in memory.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary: 'The duplicate window, counted from the first publish, and every redelivery of an unacknowledged message.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '2 min', fact: 'window' },
      { path: 'producer.brokerWindowScope', value: 'stream', fact: 'scope' },
      { path: 'producer.windowSliding', value: 'false', fact: 'fixed-window' },
    ],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'acknowledgement-wait' },
      { path: 'source.singleOwner', value: 'false', fact: 'acknowledgement-wait' },
      { path: 'source.lease', value: '30 s', fact: 'acknowledgement-wait' },
    ],
  },
  limits: [
    { name: 'window', value: '2 min', fact: 'window' },
    { name: 'window minimum', value: '100 ms', fact: 'window-range' },
    { name: 'lease', value: '30 s', fact: 'acknowledgement-wait' },
    { name: 'unacknowledged messages', value: '1000', fact: 'acknowledgements-pending' },
    { name: 'memory an id', value: '120 B to 160 B', fact: 'memory-an-id' },
    { name: 'interval between syncs to disk', value: '2 min', fact: 'sync-interval' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'stream', sliding: false, onByDefault: true, seconds: 120, minimumSeconds: 0.1 },
  designs: ['broker-dedup', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.nats, {
      window: 'duplicate_window is 2 minutes unless set, or max_age where that is shorter.',
      'window-range': 'It may be 100 ms up to max_age, and up to a limit of the server or account if there is one.',
      'zero-window': 'Zero means the default on an ordinary stream, and off only on mirrors and, since 2.14, sources.',
      scope: 'Only the Nats-Msg-Id is compared, across the whole stream; a duplicate is acknowledged and marked.',
      'in-memory':
        'The ids are in the memory of every replica, rebuilt at a restart by reading the last window; large windows are warned against.',
      'acknowledgement-wait':
        'A message unacknowledged for ack_wait = 30 s is delivered again; backoff[0] takes its place when set.',
      'endless-deliveries': 'max_deliver=-1: no end to deliveries while the stream keeps the message.',
      'acknowledgements-pending': 'At most max_ack_pending = 1000 messages are out unacknowledged.',
      'no-acknowledgement': 'ack_policy none, the zero value of the raw API, is at-most-once.',
      'double-acknowledgement':
        'AckSync confirms the acknowledgement, but an effect before it still repeats after a crash.',
      'sync-interval': 'Writes are synced to disk every 2 minutes unless sync_interval is set.',
    }),
    ...official('nats-io/nats-server issue 7564, a Jepsen test of 2.12.1', {
      'power-failure': 'Acknowledged writes were lost on a power failure.',
    }),
    ...official('nats-io/nats-server issue 7302', {
      'fixed-window':
        'A repeated id does not start the window anew: sent every minute, it is accepted every second time.',
    }),
    ...memory({
      'no-dead-letter':
        'When max_deliver is reached the message stays and an advisory is sent; there is no dead-letter queue.',
    }),
    ...derived({
      'memory-an-id':
        'About 120 to 160 B an id by the sizes of its structures, up to twice that with garbage collection; measure before relying on it.',
      'lost-on-restart': 'Ids of messages removed from the stream are gone after a restart.',
      'redelivery-unbounded':
        'With endless deliveries the redelivery horizon is max_age: it has to come from the profile.',
    }),
  ],
};
