import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const nServiceBus: System = {
  id: 'nservicebus',
  name: 'NServiceBus outbox',
  summary: 'Keeps the id of each handled message for seven days, in the transaction of the handler.',
  roles: ['producer', 'effect'],
  hops: { hop1: 'left', hop2: 'removed-within-window', hop3: 'removed-within-window' },
  boundary: 'Seven days (one hour on Service Fabric), and the database of the handler.',
  defaults: {
    effect: [
      { path: 'effect.transactional', value: 'true', fact: 'same-database' },
      { path: 'inbox.window', value: '7 d', fact: 'window' },
      { path: 'inbox.retention.kind', value: 'delete', fact: 'window' },
      { path: 'inbox.retention.interval', value: '1 min', fact: 'window' },
    ],
  },
  limits: [
    { name: 'window', value: '7 d', fact: 'window' },
    { name: 'cleanup interval', value: '1 min', fact: 'window' },
    { name: 'window on Service Fabric', value: '1 h', fact: 'service-fabric' },
    { name: 'cleanup interval on Service Fabric', value: '30 s', fact: 'service-fabric' },
  ],
  costs: [
    {
      what: 'bytes a dispatched record, without index',
      low: '0 B',
      high: '50 B',
      fact: 'record-size',
      design: 'keyed-inbox',
    },
  ],
  window: { kind: 'time', scope: 'message id and endpoint', sliding: false, onByDefault: false, seconds: 604_800 },
  designs: ['keyed-inbox'],
  facts: [
    ...official(sources.nServiceBus, {
      window: 'With SQL, NHibernate and RavenDB up to 6, records are kept for 7 days and purged each minute.',
      'document-stores': 'MongoDB, Cosmos DB and DynamoDB keep them for 7 days by expiry.',
      'raven-seven': 'From RavenDB persistence 7 on the clean-up is off; document expiration has to be configured.',
      'service-fabric': 'On Service Fabric it is 1 hour, purged every 30 s.',
      'retention-rule': 'The period has to exceed delayed and manual retries, those of ServicePulse included.',
      'record-size': 'Its sizing is rate times period, with less than 50 bytes a dispatched record.',
    }),
    ...derived({
      'same-database': 'Record and effect are safe together in one transaction of one database; anything else repeats.',
      'record-overhead': 'The 50 bytes are the id: index and row overhead come on top.',
      'dispatch-repeats': 'Outgoing messages are dispatched after the commit, at least once.',
    }),
  ],
};
