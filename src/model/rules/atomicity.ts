import { choice, chosen } from '../profile.ts';
import { clause, isHarmful, type Rule } from './rule.ts';

/** Rules about the one step that applies an effect and remembers it. */
export const atomicityRules: readonly Rule[] = [
  {
    id: 'inbox.check-then-apply',
    level: 'failure',
    when: 'A read before the write decides whether a message is new.',
    why: 'Two deliveries at once both read that the key is not there, and both apply: it happens after long pauses and expired leases.',
    check: ({ profile }) =>
      isHarmful(profile) && chosen(profile, 'practices.uniqueness') === 'read-before-write'
        ? {
            message:
              'A read before the write decides whether a message is new: two of the {duplicates.hop2} that are at work at once both find nothing, and both apply.',
            figures: ['duplicates.hop2'],
            advice: 'Let a unique constraint refuse the second key at commit, in the transaction of the effect.',
          }
        : undefined,
  },
  {
    id: 'inbox.marker-before-effect',
    level: 'failure',
    when: 'The key is stored before the effect, in a step of its own.',
    why: 'A crash between the two leaves a key without an effect, and the redelivery is refused: the message is lost.',
    check: ({ profile }) =>
      isHarmful(profile) && chosen(profile, 'practices.marker') === 'before-effect'
        ? {
            message:
              'The key is stored before the effect: a crash in between leaves a key without an effect, and up to {loss.atMostOnce} are refused as duplicates that never were applied.',
            figures: ['loss.atMostOnce'],
            advice: 'Write key and effect in one transaction; where that cannot be, store the outcome with the key.',
          }
        : undefined,
  },
  {
    id: 'inbox.marker-after-effect',
    level: 'failure',
    when: 'The key is stored after the effect, in a step of its own.',
    why: 'A crash between the two leaves an effect without a key, and the redelivery is applied again.',
    check: ({ profile }) =>
      isHarmful(profile) && chosen(profile, 'practices.marker') === 'after-effect'
        ? {
            message:
              'The key is stored after the effect: a crash in between leaves an effect without a key, and up to {duplicates.hop2} are applied again.',
            figures: ['duplicates.hop2'],
            advice: 'Write key and effect in one transaction.',
          }
        : undefined,
  },
  {
    id: 'inbox.duplicate-not-acknowledged',
    level: 'warning',
    when: 'A recognised duplicate is refused and not acknowledged.',
    why: 'It comes back until the broker calls it poison, and fills the dead-letter destination with messages that are done.',
    check: ({ profile }) =>
      chosen(profile, 'practices.duplicates') === 'rejected'
        ? {
            message:
              'A recognised duplicate is refused and not acknowledged: each of {duplicates.total} comes back until it is called poison.',
            figures: ['duplicates.total'],
            advice: 'Acknowledge a duplicate like any message that is done.',
          }
        : undefined,
  },
  {
    id: 'inbox.set-never-expires',
    level: 'failure',
    when: 'Nothing in the dedup set expires.',
    why: 'A set without expiry fills its memory within weeks, and is then emptied at the worst moment.',
    check: (context) =>
      chosen(context.profile, 'practices.expiry') === 'none'
        ? {
            message: `Nothing in the dedup set expires: it grows by {inbox.dayRows}${clause(context, 'inbox.dayBytes', ' ({inbox.dayBytes})')} a day without end.`,
            figures: ['inbox.dayRows'],
            advice: 'Give each key an expiry of at least the required window, or drop whole partitions.',
          }
        : undefined,
  },
  {
    id: 'inbox.set-expires-as-a-whole',
    level: 'warning',
    when: 'The dedup set expires as a whole.',
    why: 'At the turn from one set to the next everything is forgotten at once, keys of a second ago among it.',
    check: ({ profile }) =>
      chosen(profile, 'practices.expiry') === 'whole-set'
        ? {
            message:
              'The dedup set expires as a whole: at the end of {window.requested} it forgets {inbox.rows} at once, the youngest of them a moment old.',
            figures: ['window.requested', 'inbox.rows'],
            advice:
              'Let each key expire by itself, or keep one set a day and look into the current and the previous one.',
          }
        : undefined,
  },
  {
    id: 'fence.missing',
    level: 'warning',
    when: 'Nothing keeps out an owner that was replaced.',
    why: 'A consumer that wakes from a long pause goes on with work that another one has taken over.',
    check: ({ profile, value }) => {
      if (!isHarmful(profile) || chosen(profile, 'practices.fence') !== 'none') return undefined;
      const isLog = choice(profile, 'source.kind') === 'log';
      const overlap = (value('lease.overlap') ?? 0) > 0 ? ', for {lease.overlap} beyond its lease' : '';
      return {
        message: isLog
          ? 'Nothing keeps out an owner that was replaced: after a rebalance two consumers can apply the same {rebalance.replayMean}.'
          : `Nothing keeps out a consumer whose lease has ended: it goes on working beside its successor${overlap}.`,
        figures: isLog ? ['rebalance.replayMean'] : overlap === '' ? [] : ['lease.overlap'],
        advice: isLog
          ? 'Update the position only where the new offset is greater than the stored one.'
          : 'Send a fencing token along with every write, and let the store refuse an older one.',
      };
    },
  },
];
