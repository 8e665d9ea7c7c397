import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const dynamodb: System = {
  id: 'dynamodb',
  name: 'Amazon DynamoDB with conditional writes',
  summary: 'Refuses a put whose key exists already, which makes a claim on a message atomic as long as its item lives.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'removed-within-window', hop3: 'removed-within-window' },
  boundary: 'The items of one transaction, and the life of the key: a call to anything else in the handler repeats.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'transactional-write' }],
  },
  limits: [
    { name: 'actions a transaction', value: '100', fact: 'transactional-write' },
    { name: 'bytes a transaction', value: '4 MB', fact: 'transactional-write' },
    { name: 'expiry lag', value: '2 d', fact: 'expiry-lag' },
    { name: 'write units a second a partition', value: '1000', fact: 'write-units' },
  ],
  costs: [{ what: 'write units against a plain put', low: '2', high: '2', fact: 'write-units', design: 'keyed-inbox' }],
  window: { kind: 'time', scope: 'key', sliding: false, onByDefault: false },
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...official(sources.awsApi, {
      'conditional-put': 'A put on the condition attribute_not_exists(key) succeeds for one caller only.',
      'transactional-write':
        'TransactWriteItems writes up to 100 items, 4 MB together, all or none: marker and effect can share it.',
      'expiry-lag': 'Expired items go typically within two days, on a best-effort basis, and are read until then.',
      'expiry-format':
        'The expiry attribute is a number of seconds since 1970; milliseconds or a date string never expire rightly.',
      'expiry-change': 'Switching expiry on or off takes up to an hour.',
    }),
    ...memory({
      'write-units':
        'A put costs a write unit a KB, twice that in a transaction, and a refused condition pays as well; a partition bears 1,000 a second.',
    }),
    ...derived({
      'compare-expiry':
        'The condition has to compare the expiry too, or a key lives up to two days longer than planned and swallows a legitimate reuse.',
    }),
  ],
};
