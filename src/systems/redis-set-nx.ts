import { derived, memory, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const redisSetNx: System = {
  id: 'redis-set-nx',
  name: 'Redis key with SET NX EX',
  summary: 'Lets one caller claim a key that expires by itself, in a store that the effect is not part of.',
  roles: ['effect'],
  hops: { hop1: 'removed-within-window', hop2: 'removed-within-window', hop3: 'left' },
  boundary: 'The expiry chosen, eviction, a failover, and the moment between claim and effect.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'false', fact: 'not-atomic' }],
  },
  limits: [
    { name: 'usual window minimum', value: '24 h', fact: 'usual-window' },
    { name: 'usual window maximum', value: '72 h', fact: 'usual-window' },
  ],
  costs: [{ what: 'round trips a message', low: '1', high: '1', fact: 'claim', design: 'keyed-inbox' }],
  window: { kind: 'time', scope: 'key', sliding: false, onByDefault: false },
  designs: ['keyed-inbox'],
  facts: [
    ...official(sources.redis, {
      claim: 'SET key value NX EX seconds is one round trip; no answer means that the key is there: seen.',
      expiry: 'Expired keys go when touched, and by sampling.',
      'append-only-file': 'With appendfsync everysec a crash can lose a second of claims.',
      eviction: 'An allkeys or volatile memory policy evicts claims early: duplicates without a sign.',
    }),
    ...official(sources.redisConf, { 'no-eviction': 'maxmemory-policy is noeviction as shipped.' }),
    ...quoted(sources.semantics, { 'usual-window': 'Names 24 to 72 hours: the longest replay and a margin.' }),
    ...memory({ failover: 'Replication is asynchronous: a failover can lose claims.' }),
    ...derived({
      'not-atomic': 'The claim and an effect in another store cannot be one transaction.',
      'claim-order': 'Claimed before the effect, a crash loses the message; claimed after it, a crash repeats it.',
    }),
  ],
};
