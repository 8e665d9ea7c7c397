import { derived, memory, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const redisSet: System = {
  id: 'redis-set',
  name: 'Redis set of seen ids',
  summary: 'Tells by SADD whether an id is new, and remembers every id until the whole set expires.',
  roles: ['effect'],
  hops: { hop1: 'removed-within-window', hop2: 'removed-within-window', hop3: 'left' },
  boundary: 'The expiry of the set as a whole: without one, memory; with one, the turn from one set to the next.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'false', fact: 'not-atomic' }],
  },
  limits: [
    { name: 'usual window minimum', value: '24 h', fact: 'usual-window' },
    { name: 'usual window maximum', value: '72 h', fact: 'usual-window' },
  ],
  costs: [{ what: 'round trips a message', low: '1', high: '1', fact: 'claim', design: 'keyed-inbox' }],
  window: { kind: 'time', scope: 'set', sliding: false, onByDefault: false },
  designs: ['keyed-inbox'],
  facts: [
    ...quoted(sources.semantics, {
      'usual-window': 'Names 24 to 72 hours: the longest replay and a margin.',
      'fills-memory': 'A set without expiry fills the memory within weeks.',
    }),
    ...memory({
      claim: 'SADD answers 1 for a new member and 0 for one that is there, in one round trip.',
      'no-member-expiry': 'A member of a set has no expiry of its own; the key as a whole has.',
      failover: 'Replication is asynchronous: a failover can lose members.',
    }),
    ...derived({
      'rotating-sets':
        'One set a day, each with an expiry, and a look into the current and the previous one bound memory and keep the window.',
      'not-atomic': 'The set and an effect in another store cannot be one transaction.',
    }),
  ],
};
