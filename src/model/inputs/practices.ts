import type { InputDeclaration } from '../input.ts';

/**
 * Section `practices` of a profile: how the code and the clients are set up. Nothing here has a default: what is not
 * said is unknown, and no rule speaks of it.
 */
export const practices = {
  'practices.key': {
    kind: 'choice',
    choices: ['business', 'broker-assigned', 'content-hash', 'random-per-attempt'],
    label: 'key',
    note: 'What identifies a message: a key of the business operation, an id that the broker gives, a hash of the content, or an id made anew for each attempt.',
  },
  'practices.reliesOn': {
    kind: 'choice',
    choices: [
      'nothing',
      'idempotent-producer',
      'broker-dedup',
      'broker-transactions',
      'keyed-inbox',
      'stored-position',
      'provider-key',
    ],
    label: 'relied on',
    note: 'What the system relies on today to apply a message once.',
  },
  'practices.progress': {
    kind: 'choice',
    choices: ['after-effect', 'with-effect', 'auto-commit', 'on-receipt'],
    label: 'progress recorded',
    note: 'When a message counts as done: after its effect, in the transaction of the effect, by auto-commit of the client, or on receipt.',
  },
  'practices.handsOff': {
    kind: 'switch',
    label: 'work handed off',
    note: 'Messages are handed to other threads or tasks before they are done.',
  },
  'practices.uniqueness': {
    kind: 'choice',
    choices: ['constraint', 'read-before-write'],
    label: 'uniqueness',
    note: 'What refuses a second key: a unique constraint at commit, or a read before the write.',
  },
  'practices.marker': {
    kind: 'choice',
    choices: ['same-transaction', 'before-effect', 'after-effect'],
    label: 'marker written',
    note: 'When the key is stored: in the transaction of the effect, before it, or after it.',
  },
  'practices.duplicates': {
    kind: 'choice',
    choices: ['acknowledged', 'rejected'],
    label: 'a recognised duplicate is',
    note: 'Acknowledged like any other message, or refused so that it comes back.',
  },
  'practices.fence': {
    kind: 'choice',
    choices: ['conditional-update', 'token', 'none'],
    label: 'fence',
    note: 'What keeps out an owner that was replaced: an update conditional on the stored position, a fencing token, or nothing.',
  },
  'practices.expiry': {
    kind: 'choice',
    choices: ['each-key', 'whole-set', 'none'],
    label: 'expiry of the dedup set',
    note: 'Each key expires by itself, the set expires as a whole, or nothing expires.',
  },
  'practices.callResults': {
    kind: 'choice',
    choices: ['stored', 'dropped'],
    label: 'results of calls',
    note: 'Whether the result of an external call is stored under its key.',
  },
  'practices.transactionScope': {
    kind: 'choice',
    choices: ['batch', 'message'],
    label: 'transaction scope',
    note: 'What one broker transaction holds: a batch, or a single message.',
  },
  'practices.transactionalId': {
    kind: 'choice',
    choices: ['stable-per-instance', 'shared', 'random-per-start'],
    label: 'transactional id',
    note: 'One that each instance keeps, one that several instances share, or a new one at every start.',
  },
  'practices.readers': {
    kind: 'choice',
    choices: ['read-committed', 'read-uncommitted'],
    label: 'readers of the output',
    note: 'The isolation level of those who read what a broker transaction writes.',
  },
  'practices.acks': {
    kind: 'choice',
    choices: ['all', 'leader', 'none'],
    label: 'acks',
    note: 'Whose acknowledgement the producer waits for: all replicas in sync, the leader, or nobody.',
  },
  'practices.inFlight': {
    kind: 'quantity',
    unit: '1',
    label: 'requests in flight',
    note: 'Requests that the producer sends on one connection before the first is acknowledged.',
    example: '5',
    positive: true,
  },
  'practices.retries': {
    kind: 'choice',
    choices: ['bounded-backoff', 'immediate-unbounded'],
    label: 'retries',
    note: 'A bounded number with growing pauses, or at once and without end.',
  },
  'practices.publishes': {
    kind: 'choice',
    choices: ['outbox', 'after-commit', 'before-commit'],
    label: 'events published',
    note: 'How an event leaves beside a database change: through an outbox row of the same transaction, or by a second write after or before the commit.',
  },
  'practices.relayOrder': {
    kind: 'choice',
    choices: ['publish-then-mark', 'mark-then-publish'],
    label: 'relay order',
    note: 'Whether the outbox relay marks a row after publishing it, or before.',
  },
  'practices.relayClaim': {
    kind: 'choice',
    choices: ['single-relay', 'session-lock', 'lease', 'permanent-mark', 'none'],
    label: 'relay claim',
    note: 'How several relays share the outbox: there is only one, a lock that ends with the session, a lease with an expiry, a mark that nothing takes back, or not at all.',
  },
} as const satisfies Record<string, InputDeclaration>;
