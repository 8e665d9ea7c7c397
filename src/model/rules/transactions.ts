import { choice, chosen, type Profile, quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

const usesTransactions = (profile: Profile): boolean =>
  choice(profile, 'effect.kind') === 'broker-write' || chosen(profile, 'practices.reliesOn') === 'broker-transactions';

/** Rules about transactions of the broker. */
export const transactionRules: readonly Rule[] = [
  {
    id: 'transaction.one-a-message',
    level: 'warning',
    when: 'Each message has a broker transaction of its own.',
    why: 'The cost of a transaction does not depend on what it holds: markers for each partition and writes of the coordinator, tens of milliseconds each time.',
    check: ({ profile, value }) => {
      if (chosen(profile, 'practices.transactionScope') !== 'message') return undefined;
      const batched = value('position.batchedUpdatesPerSecond') !== undefined;
      return {
        message: `Each message has a transaction of its own: {traffic.peakPerSecond} transactions at peak${batched ? ', where one a commit would be {position.batchedUpdatesPerSecond}' : ''}.`,
        figures: ['traffic.peakPerSecond', ...(batched ? ['position.batchedUpdatesPerSecond'] : [])],
        advice: 'Let a batch share one transaction; latency then is that of the batch.',
      };
    },
  },
  {
    id: 'transaction.open-beyond-timeout',
    level: 'failure',
    when: 'A transaction stays open for longer than its timeout.',
    why: 'The broker aborts it: the work is thrown away and done again, for ever when it takes as long the next time.',
    check: ({ profile }) => {
      const open = quantity(profile, 'producer.openTransaction');
      const timeout = quantity(profile, 'producer.transactionTimeout');
      return open !== undefined && timeout !== undefined && open > timeout
        ? {
            message:
              'A transaction stays open for {producer.openTransaction}, and the broker aborts it after {producer.transactionTimeout}: its work is thrown away and repeated.',
            figures: [],
            advice: 'Commit more often, or raise the timeout up to the maximum of the broker.',
          }
        : undefined;
    },
  },
  {
    id: 'transaction.readers-uncommitted',
    level: 'failure',
    when: 'Readers of transactional output run at read_uncommitted.',
    why: 'They see what an aborted transaction wrote, and then the same once more from the transaction that replaced it.',
    check: ({ profile }) =>
      usesTransactions(profile) && chosen(profile, 'practices.readers') === 'read-uncommitted'
        ? {
            message:
              'Readers of the output run at read_uncommitted: they see aborted records too, up to {duplicates.hop2} of them twice.',
            figures: ['duplicates.hop2'],
            advice: 'Set isolation.level=read_committed at every reader; some clients start at read_uncommitted.',
          }
        : undefined,
  },
  {
    id: 'transaction.shared-id',
    level: 'failure',
    when: 'Several instances share one transactional id.',
    why: 'Each new one fences out the others: they throw each other out in turn and none makes progress.',
    check: ({ profile }) =>
      chosen(profile, 'practices.transactionalId') === 'shared'
        ? {
            message:
              'Several instances share one transactional id: each fences out the one before, and the output of {traffic.perSecond} stalls.',
            figures: ['traffic.perSecond'],
            advice: 'Give each instance one stable id of its own, such as its ordinal.',
          }
        : undefined,
  },
  {
    id: 'transaction.random-id',
    level: 'warning',
    when: 'The transactional id is made anew at every start.',
    why: 'Nobody fences the predecessor, and its open transaction holds up the readers until its timeout.',
    check: ({ profile }) => {
      if (chosen(profile, 'practices.transactionalId') !== 'random-per-start') return undefined;
      const timeout =
        quantity(profile, 'producer.transactionTimeout') === undefined
          ? 'the timeout'
          : '{producer.transactionTimeout}';
      return {
        message: `The transactional id is made anew at every start: an open transaction of the predecessor is not fenced, and holds up readers for up to ${timeout}.`,
        figures: [],
        advice: 'Keep one id an instance across restarts.',
      };
    },
  },
  {
    id: 'transaction.effect-outside',
    level: 'failure',
    when: 'Broker transactions are relied on for an effect that is not in the broker.',
    why: 'A database or a call inside a broker transaction gains nothing: the broker aborts its own writes and not theirs, and output waits for the commit as well.',
    check: ({ profile }) =>
      chosen(profile, 'practices.reliesOn') === 'broker-transactions' &&
      choice(profile, 'effect.kind') !== 'broker-write'
        ? {
            message:
              'Broker transactions are relied on, and the effect lies outside the broker: {duplicates.hop2} have a second effect whatever the broker aborts.',
            figures: ['duplicates.hop2'],
            advice:
              'Let the store of the effect remember: position or key in its own transaction, or a key at the provider.',
          }
        : undefined,
  },
];
