import { printQuantity } from '../../units/index.ts';
import type { DeletedBy, InboxDesign, PartitionedBy } from './inbox-design.ts';

/** What both databases say of a partitioned inbox. */
export function partitionedNotes(inbox: InboxDesign, by: PartitionedBy): readonly string[] {
  const length = printQuantity(by.lengthSeconds, 's');
  const slot =
    by.column === 'event_date'
      ? 'event_date is the date (UTC) of the event, taken from the event itself'
      : `event_slot is the time (UTC) of the event, taken from the event itself and cut down to a multiple of ${length}`;
  return [
    `Window ${printQuantity(inbox.windowSeconds, 's')}, ${printQuantity(inbox.insertsPerSecond, 'row/s')}, in partitions of ${length} that are dropped whole: no deletes, no vacuum.`,
    `${slot}: it is the same in every retry, so a redelivery meets its own row, also the day after. Never fill it with now(): the same key would be accepted again in the next partition.`,
    'The database asks for the partition column in the unique key; uniqueness is enforced at commit, not by a read before the write.',
  ];
}

/** What both say of batched deletes. */
export function deletesNotes(inbox: InboxDesign, by: DeletedBy): readonly string[] {
  const { rowsDue, intervalSeconds, batch, batchesNeeded, batchesAllowed, tooFewAllowed } = by;
  const interval = printQuantity(intervalSeconds, 's');
  return [
    `Window ${printQuantity(inbox.windowSeconds, 's')}. ${printQuantity(rowsDue, 'row')} fall due every ${interval}: ${batchesNeeded} batches of ${batch}. A run may do ${batchesAllowed}, so that a backlog shrinks.`,
    ...(tooFewAllowed === undefined
      ? []
      : [
          `The profile allows ${tooFewAllowed} batches a run: fewer than fall due, so the table would grow without end.`,
        ]),
    `Run it every ${interval}. Short transactions: a long one would hold back the vacuum, or the purge, of what was deleted.`,
  ];
}
