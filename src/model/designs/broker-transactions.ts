import { choice, chosen } from '../profile.ts';
import { keysExpire, offered, sourceIsALog, unlessRefused } from './condition.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { letsThrough } from './passing.ts';

function conditions(context: DesignContext): readonly Condition[] {
  const { profile } = context;
  const readers = chosen(profile, 'practices.readers');
  const id = chosen(profile, 'practices.transactionalId');
  return [
    {
      id: 'effect-is-in-the-broker',
      text: 'The effect is a write to the same cluster (effect.kind: broker-write).',
      holds: unlessRefused(
        choice(profile, 'effect.kind') === 'broker-write',
        offered(context, 'effect', 'broker-transactions'),
      ),
    },
    sourceIsALog(context),
    {
      id: 'readers-read-committed',
      text: 'Every reader of the output runs at read_committed.',
      holds: readers === undefined ? undefined : readers === 'read-committed',
      isPractice: true,
    },
    {
      id: 'one-transactional-id-an-instance',
      text: 'Each instance has a transactional id of its own that survives a restart.',
      holds: id === undefined ? undefined : id === 'stable-per-instance',
      isPractice: true,
    },
  ];
}

/** Read, process and write in one transaction of the broker. */
export const brokerTransactions: Design = {
  id: 'broker-transactions',
  parts: [],
  figureName: 'brokerTransactions',
  name: 'broker transactions',
  summary: 'Output and consumed positions are committed in one transaction of the broker.',
  passes: letsThrough({ producerRetry: 'none', redelivery: 'none' }),
  figures: { lost: '0' },
  where: 'in the broker',
  window: 'none: positions and output move together',
  covers: 'writes to the same cluster only',
  uncovered:
    'upstream resends and an outbox relay on the way in; databases and calls inside the transaction; readers at read_uncommitted',
  conditions,
  drawback: ({ profile }) =>
    choice(profile, 'effect.kind') === 'broker-write'
      ? 'Output waits for the commit, and {duplicates.upstreamResend} of upstream resends pass.'
      : 'Covers writes to the same cluster only; this effect lies outside it.',
};

/** The same with a store of keys in the cluster, for what is published twice. */
export const brokerTransactionsNarrow: Design = {
  ...brokerTransactions,
  parts: ['narrow-key-check'],
  figureName: 'brokerTransactionsNarrow',
  name: 'broker transactions + narrow key check',
  summary:
    'Output, consumed positions and a small store of keys are committed in one transaction of the broker; the keys recognise what was published twice.',
  passes: letsThrough({ producerRetry: 'none', redelivery: 'none', upstreamResend: 'none', outboxRelay: 'none' }),
  figures: {
    lost: '0',
    rows: 'narrowCheck.rows',
    bytes: 'narrowCheck.bytes',
    writesPerSecond: 'narrowCheck.writesPerSecond',
  },
  where: 'in the broker, with a changelogged store of keys',
  window: 'positions without expiry; keys for as long as upstream can resend',
  uncovered: 'databases and calls inside the transaction; readers at read_uncommitted; resends after the keys are gone',
  conditions: (context) => [...conditions(context), keysExpire(context)],
  drawback: () => 'Keeps a store of keys beside the transaction, for upstream resends that do not come here.',
  combinesWhen: ({ profile, value }) =>
    choice(profile, 'effect.kind') === 'broker-write' &&
    (value('duplicates.upstreamResend') ?? 0) + (value('duplicates.outboxRelay') ?? 0) > 0,
};
