import { choice } from '../profile.ts';
import { brokerDedup } from './broker-dedup.ts';
import {
  businessKey,
  duplicateIsAcknowledged,
  effectIsTransactional,
  keysExpire,
  markerAndEffectTogether,
  uniqueAtCommit,
  windowCoversTheHorizons,
} from './condition.ts';
import { type Condition, type Design, type DesignContext, rowsAndBytes } from './design.ts';
import { idempotentProducer } from './idempotent-producer.ts';
import { rowsLeaveBy } from '../stores/names.ts';
import { remembersAll } from './passing.ts';
import { beside } from './producing-side.ts';

const conditions = (context: DesignContext): readonly Condition[] => [
  effectIsTransactional(context, 'keyed-inbox'),
  windowCoversTheHorizons(context),
  uniqueAtCommit(context),
  markerAndEffectTogether(context),
  duplicateIsAcknowledged(context),
  businessKey(context),
  keysExpire(context),
];

/** A row with a unique key for each message, deleted when it is older than the window. */
export const keyedInbox: Design = {
  id: 'keyed-inbox',
  parts: [],
  figureName: 'keyedInbox',
  name: 'keyed inbox',
  summary: 'Each message leaves a row with a unique key in the transaction of its effect; a second one is refused.',
  passes: remembersAll('window.effective'),
  figures: {
    lost: '0',
    rows: 'inbox.rows',
    bytes: 'inbox.bytes',
    writesPerSecond: 'inbox.insertsPerSecond + inbox.insertsPerSecond',
  },
  where: 'in the database of the effect',
  window: 'the window of the inbox',
  covers: 'writes in the same database only',
  uncovered: 'duplicates that come after the window, and calls or messages that leave the transaction',
  conditions,
  drawback: (context) =>
    `Stores ${rowsAndBytes(context, 'inbox.rows', 'inbox.bytes')}, and writes {design.keyedInbox.writesPerSecond} more: one insert and one delete a message.`,
};

/** The same, with whole partitions dropped instead of rows deleted. */
export const keyedInboxPartitioned: Design = {
  ...keyedInbox,
  parts: ['drop-partitions'],
  figureName: 'keyedInboxPartitioned',
  name: 'keyed inbox, partitions dropped',
  summary: 'A keyed inbox partitioned by a time that is stable across retries; old partitions are dropped whole.',
  figures: {
    lost: '0',
    rows: 'inbox.partitionedPeakRows',
    bytes: 'inbox.partitionedPeakBytes',
    writesPerSecond: 'inbox.insertsPerSecond',
  },
  conditions: (context) => [
    ...conditions(context),
    {
      id: 'partition-time-is-stable',
      text: 'Rows are placed by a time that is the same in every retry (event time), never by arrival.',
      holds: choice(context.profile, 'inbox.retention.partitionBy') === 'event-time',
    },
  ],
  drawback: (context) =>
    `Stores ${rowsAndBytes(context, 'inbox.partitionedPeakRows', 'inbox.partitionedPeakBytes')} at peak, and writes {inbox.insertsPerSecond} more.`,
};

/** The same in a store that expires rows by itself. */
export const keyedInboxExpiring: Design = {
  ...keyedInbox,
  parts: ['ttl'],
  figureName: 'keyedInboxExpiring',
  name: 'keyed inbox, rows expire',
  summary: 'A keyed inbox in a store that expires each key by itself; nothing has to delete.',
  figures: {
    lost: '0',
    rows: 'inbox.rows',
    bytes: 'inbox.bytes',
    writesPerSecond: 'inbox.insertsPerSecond',
  },
  drawback: (context) =>
    `Stores ${rowsAndBytes(context, 'inbox.rows', 'inbox.bytes')} until the store expires them, and writes {inbox.insertsPerSecond}.`,
  combinesWhen: ({ profile }) => rowsLeaveBy(profile) === 'ttl',
};

export const keyedInboxBrokerDedup = beside(brokerDedup, keyedInboxPartitioned, 'keyedInboxBrokerDedup');
export const keyedInboxIdempotentProducer = beside(
  idempotentProducer,
  keyedInboxPartitioned,
  'keyedInboxIdempotentProducer',
);
export const keyedInboxExpiringBrokerDedup = beside(brokerDedup, keyedInboxExpiring, 'keyedInboxExpiringBrokerDedup');
export const keyedInboxExpiringIdempotentProducer = beside(
  idempotentProducer,
  keyedInboxExpiring,
  'keyedInboxExpiringIdempotentProducer',
);
