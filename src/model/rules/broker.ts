import { quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

/** Rules about what the broker and its leases do (model, sections 2 and 3). */
export const brokerRules: readonly Rule[] = [
  {
    id: 'outage.exceeds-broker-window',
    level: 'warning',
    when: 'An outage lasts longer than the broker remembers ids.',
    why: 'What was in flight when the outage began is sent again after the broker forgot it.',
    check: ({ profile, value }) => {
      const outage = quantity(profile, 'horizons.outage');
      const remembered = value('broker.window');
      if (outage === undefined || remembered === undefined || outage <= remembered) return undefined;
      const atRisk = value('outage.atRisk') === undefined ? '' : ': {outage.atRisk} are at risk';
      return {
        message: `An outage of {horizons.outage} outlasts the broker window of {broker.window}: publishes in flight when it began have an unknown outcome, and each that was stored is stored again${atRisk}.`,
        figures: ['broker.window', ...(atRisk === '' ? [] : ['outage.atRisk'])],
        advice: 'Remember keys at the consumer for longer than the outage.',
      };
    },
  },
  {
    id: 'outage.exceeds-transaction-timeout',
    level: 'failure',
    when: 'An outage lasts longer than a transaction may stay open.',
    why: 'The broker aborts what was open, and a recovery that wants to commit it finds it gone.',
    check: ({ profile }) => {
      const outage = quantity(profile, 'horizons.outage');
      const timeout = quantity(profile, 'producer.transactionTimeout');
      return outage !== undefined && timeout !== undefined && outage > timeout
        ? {
            message:
              'The outage of {horizons.outage} is longer than the transaction timeout of {producer.transactionTimeout}: the broker aborts the open transaction, and what it held is lost to a recovery that counts on committing it.',
            figures: ['horizon.outage'],
            advice:
              'Raise the transaction timeout above the longest restart, up to the maximum of the broker, or replay from the last commit.',
          }
        : undefined;
    },
  },
  {
    id: 'lease.shorter-than-work',
    level: 'warning',
    when: 'Work takes longer than its lease.',
    why: 'The message is handed out again while the first consumer is still at work on it.',
    check: ({ value }) =>
      (value('lease.overlap') ?? 0) > 0
        ? {
            message:
              'The lease of {source.lease} ends {lease.overlap} before the work of {source.workTime} does: {lease.copies} copies of such a message, two of them at work at once.',
            figures: ['lease.overlap', 'lease.copies'],
            advice: 'Make the lease longer than the worst work time, or extend it while working; fence outside writes.',
          }
        : undefined,
  },
  {
    id: 'position.partition-ceiling',
    level: 'failure',
    when: 'One transaction a message is slower than the partitions fill.',
    why: 'A partition applies one message after the other, and each waits for its commit.',
    check: ({ value }) => {
      const ceiling = value('position.ceiling');
      const peak = value('traffic.peakPerSecond');
      return ceiling !== undefined && peak !== undefined && peak > ceiling
        ? {
            message:
              'With one transaction of {effect.transactionTime} a message, {source.partitions} apply at most {position.ceiling}; {traffic.peakPerSecond} arrive at peak.',
            figures: ['position.ceiling', 'traffic.peakPerSecond'],
            advice:
              'Let a batch and its position share one transaction ({position.batchedUpdatesPerSecond}), or add partitions.',
          }
        : undefined;
    },
  },
];
