import { type DesignContext, isPossible } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { choice } from '../profile.ts';
import { type Answer, leastLeft, when } from './answer.ts';
import { reconciled } from './reconciled.ts';

/** A write to the same broker: one transaction of the broker, where it has them. */
export function intoTheBroker(context: DesignContext): Answer {
  const { brokerTransactions, brokerTransactionsNarrow } = designs;
  if (!isPossible(brokerTransactions.conditions(context))) {
    const isLog = choice(context.profile, 'source.kind') === 'log';
    return reconciled(
      context,
      isLog
        ? 'Exactly-once effect is not available: this broker has no transaction that holds positions and output together. Let the readers of the output recognise duplicates, or reconcile.'
        : 'Exactly-once effect is not available: a queue has no position that could be committed with the output. Let the readers of the output recognise duplicates, or reconcile.',
    );
  }
  const design = leastLeft(context, brokerTransactions, brokerTransactionsNarrow);
  const isNarrow = design === brokerTransactionsNarrow;
  return {
    design,
    headline: isNarrow
      ? 'Input and output are in the same cluster: commit both, and the keys of what upstream can resend, in one transaction of the broker.'
      : 'Input and output are in the same cluster: commit both in one transaction of the broker.',
    reasons: [
      'Removes {duplicates.hop2} without any store: positions and output move together.',
      ...when(
        isNarrow,
        'What is published twice ({duplicates.upstreamResend} upstream, {duplicates.outboxRelay} by a relay) is a new record to the broker: a store of {narrowCheck.rows} recognises it.',
      ),
      'Every reader must run at read_committed, and waits for the commit.',
      'An outage longer than {producer.transactionTimeout} aborts what is open.',
    ],
    decidedBy: ['duplicates.hop2', 'duplicates.upstreamResend', 'producer.transactionTimeout', 'duplicates.total'],
    uncovered: [
      ...when(!isNarrow, 'Upstream resends, if they begin: {duplicates.upstreamResend} today.'),
      'Anything written or called outside the cluster.',
    ],
  };
}
