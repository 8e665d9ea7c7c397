import type { InputDeclaration } from '../input.ts';

/** Section `effect` of a profile: hop 3, what applying a message does and what a second time would cost. */
export const effect = {
  'effect.system': {
    kind: 'text',
    label: 'effect system',
    note: 'An entry of the system catalogue; fills in what the profile does not say.',
    example: 'postgres',
  },
  'effect.kind': {
    kind: 'choice',
    choices: ['absolute', 'versioned', 'relative', 'append', 'external-call', 'broker-write'],
    label: 'effect kind',
    note: 'What one message does: sets a value, sets it by version, changes it, appends, calls another service, or writes to the same broker.',
    default: 'relative',
  },
  'effect.harm': {
    kind: 'choice',
    choices: ['financial', 'user-visible', 'internal', 'none'],
    label: 'harm of a duplicate',
    note: 'What a second effect would do.',
    default: 'financial',
  },
  'effect.transactional': {
    kind: 'switch',
    label: 'transactional',
    note: 'The effect is written in a database that the consumer controls, so that a marker can join its transaction.',
    default: true,
  },
  'effect.idempotencyKeyWindow': {
    kind: 'quantity',
    unit: 's',
    label: 'idempotency key window',
    note: 'How long the provider of an external call remembers an idempotency key; absent when it has none.',
    example: '24 h',
    positive: true,
    onlyWhen: { path: 'effect.kind', is: ['external-call'] },
  },
  'effect.transactionTime': {
    kind: 'quantity',
    unit: 's',
    label: 'transaction time',
    note: 'How long one transaction takes; bounds one transaction a message on a partition.',
    example: '4 ms',
    positive: true,
  },
  'effect.longestTransaction': {
    kind: 'quantity',
    unit: 's',
    label: 'longest transaction',
    note: 'The longest transaction or snapshot open in the database: deleted rows stay until it ends.',
    example: '10 min',
  },
} as const satisfies Record<string, InputDeclaration>;
