import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const cap: System = {
  id: 'cap',
  name: 'CAP (dotnetcore) outbox and received table',
  summary: 'Keeps a table of received messages as a log, and asks the consumer to be idempotent.',
  roles: ['producer', 'effect'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Everywhere: the received table is no filter.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'own-inbox' }],
  },
  limits: [
    { name: 'succeeded rows kept', value: '24 h', fact: 'expiry' },
    { name: 'failed rows kept', value: '15 d', fact: 'expiry' },
    { name: 'retries', value: '50', fact: 'retries' },
    { name: 'retry interval', value: '60 s', fact: 'retries' },
    { name: 'cleanup interval', value: '300 s', fact: 'collector' },
  ],
  costs: [{ what: 'rows a message', low: '1', high: '1', fact: 'row-a-message', design: 'keyed-inbox' }],
  window: { kind: 'none', scope: 'received table', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.cap, {
      'at-least-once': 'Its documentation states at-least-once delivery and wants idempotent consumers.',
      expiry: 'Succeeded rows are kept for 24 hours and failed ones for 15 days.',
      retries: 'A failed message is tried 50 times, every 60 s, looking 240 s back.',
      collector: 'Expired rows are collected every 300 s.',
      'storage-lock': 'UseStorageLock=false: replicas may retry the same row at once.',
    }),
    ...derived({
      'own-inbox': 'The handler runs against a database of its own, where it can keep an inbox in its transaction.',
      'row-a-message': 'One row in the received table for each message.',
    }),
  ],
};
