import type { Flip } from '../flips.ts';

/** Where transactions of the broker are aborted, or its memory of ids ends too early. */
export const brokerFlips: readonly Flip[] = [
  {
    input: 'horizons.outage',
    larger: 'horizons.outage',
    smaller: 'producer.transactionTimeout',
    text: 'An outage that lasts longer outlives the transaction timeout of {producer.transactionTimeout}: what is open is aborted.',
    otherwise: 'An outage that is over by then leaves open transactions alone.',
    changes: { kind: 'finding', rule: 'outage.exceeds-transaction-timeout' },
  },
  {
    input: 'producer.openTransaction',
    larger: 'producer.openTransaction',
    smaller: 'producer.transactionTimeout',
    text: 'A transaction that stays open for longer is aborted by the broker ({producer.transactionTimeout}).',
    otherwise: 'A transaction that is committed by then is not aborted.',
    changes: { kind: 'finding', rule: 'transaction.open-beyond-timeout' },
  },
  {
    input: 'horizons.producerRetry',
    larger: 'broker.required',
    smaller: 'broker.window',
    text: 'Retries that last longer come after the broker forgot the id ({broker.window}), and are stored again.',
    otherwise: 'Retries that end by then are still recognised by the broker ({broker.window}).',
    changes: { kind: 'finding', rule: 'broker.window-too-short' },
  },
  {
    input: 'workload.throughput',
    larger: 'workload.throughput',
    smaller: 'broker.countLimitRate',
    text: 'Above this rate the broker forgets by count before its window of {producer.brokerWindow} is over.',
    otherwise: 'Below this rate the broker remembers ids for its whole window of {producer.brokerWindow}.',
    changes: { kind: 'finding', rule: 'broker.count-limit-first' },
  },
];
