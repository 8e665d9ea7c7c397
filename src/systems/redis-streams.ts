import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const redisStreams: System = {
  id: 'redis-streams',
  name: 'Redis Streams with idempotent XADD (8.6 and later)',
  summary: 'Recognises an id that a producer repeats, among its last hundred and within a hundred seconds.',
  roles: ['producer', 'source'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary: 'Whichever ends first, the time or the count; a plain XADD is not compared at all.',
  defaults: {
    producer: [
      { path: 'producer.brokerWindow', value: '100 s', fact: 'window' },
      { path: 'producer.brokerCountLimit', value: '100 msg', fact: 'count-limit' },
      { path: 'producer.brokerWindowScope', value: 'producer id', fact: 'opt-in' },
    ],
    source: [
      { path: 'source.kind', value: 'queue', fact: 'pending-entries' },
      { path: 'source.singleOwner', value: 'false', fact: 'pending-entries' },
    ],
  },
  limits: [
    { name: 'window', value: '100 s', fact: 'window' },
    { name: 'window minimum', value: '1 s', fact: 'window' },
    { name: 'window maximum', value: '24 h', fact: 'window' },
    { name: 'count limit', value: '100', fact: 'count-limit' },
    { name: 'count limit minimum', value: '1', fact: 'count-limit' },
    { name: 'count limit maximum', value: '10000', fact: 'count-limit' },
  ],
  costs: [
    { what: 'throughput lost', low: '2%', high: '5%', fact: 'cost', design: 'broker-dedup' },
    { what: 'memory added', low: '0%', high: '1.5%', fact: 'cost', design: 'broker-dedup' },
  ],
  window: {
    kind: 'time-and-count',
    scope: 'producer id',
    sliding: false,
    onByDefault: true,
    seconds: 100,
    minimumSeconds: 1,
    maximumSeconds: 86_400,
    countLimit: 100,
    countOf: 'id',
  },
  designs: ['broker-dedup', 'at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.redis, {
      'opt-in': 'Only XADD with IDMP, a producer id and a message id, or with IDMPAUTO, is compared.',
      window: 'IDMP-DURATION is 100 s unless set, from 1 to 86400 s.',
      'count-limit': 'IDMP-MAXSIZE is 100 ids a producer unless set, from 1 to 10000; it wins over the duration.',
      'configuration-clears': 'Changing either by XCFGSET empties the table of ids.',
      'automatic-ids': 'IDMPAUTO takes the content for the id, so equal messages that are meant are swallowed.',
      cost: 'The documentation puts the cost at 2 to 5 % of throughput and less than 1.5 % of memory.',
      persistence: 'The table is kept in RDB and AOF files.',
      'pending-entries':
        'A group keeps what is unacknowledged in a pending list; nothing is delivered again until somebody claims it.',
      'no-acknowledgement': 'NOACK is at-most-once.',
    }),
    ...quoted('redis/redis pull request 14615', { 'proposed-sizes': 'The proposal spoke of 300 s and 1,000 ids.' }),
    ...derived({
      'size-rule':
        'The count has to cover the delay of a retry times the rate: at 1,000 msg/s the default covers 0.1 s.',
    }),
  ],
};
