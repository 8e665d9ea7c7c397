import type { Reading } from './evaluation.ts';
import type { WindowLimit } from './plan-document.ts';

/** A limit of a window: the input that sets it, its words, and its length in seconds. */
type Limit = readonly [limitedBy: string, label: string, seconds: number];

/** Names what ends the window of the inbox: of the limits that apply the shortest, the first of equals. */
export function inboxWindowLimit(read: Reading): WindowLimit | undefined {
  const limits: readonly Limit[] = [
    ['inbox.window', 'the window asked for', read('inbox.window')],
    ['inbox.rowRetention', 'the retention of the rows', read('inbox.rowRetention')],
    ['inbox.countLimit', 'the count limit', read('inbox.countLimit') / read('workload.throughput')],
  ];
  return shortest(limits, 'window.effective');
}

/** Names what ends the window of the broker. */
export function brokerWindowLimit(read: Reading): WindowLimit | undefined {
  const limits: readonly Limit[] = [
    ['producer.brokerWindow', 'the window of the broker', read('producer.brokerWindow')],
    [
      'producer.brokerCountLimit',
      'the count limit of the broker',
      read('producer.brokerCountLimit') / read('workload.throughput'),
    ],
  ];
  return shortest(limits, 'broker.window');
}

function shortest(limits: readonly Limit[], figure: string): WindowLimit | undefined {
  const [first] = limits.filter(([, , seconds]) => !Number.isNaN(seconds)).toSorted((a, b) => a[2] - b[2]);
  if (first === undefined) return undefined;
  const [limitedBy, label] = first;
  return { limitedBy, label, figure };
}
