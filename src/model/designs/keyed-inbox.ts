import { choice, flag } from '../profile.ts';
import type { Condition, Design, DesignContext } from './design.ts';

const hop1Left =
  'total((horizon.producerRetry > window.effective ? 1 : 0) * duplicates.producerRetry, (horizon.upstream > window.effective ? 1 : 0) * duplicates.upstreamResend)';
const hop2Left =
  '(longest(horizon.redelivery, horizon.outage, source.commitInterval, source.workTime) > window.effective ? 1 : 0) * duplicates.hop2';

function conditions({ profile, value }: DesignContext): readonly Condition[] {
  const coverage = value('window.coverage');
  return [
    {
      id: 'effect-is-transactional',
      text: 'The effect is written in a database that the consumer controls.',
      holds: flag(profile, 'effect.transactional') === true && !isOutside(choice(profile, 'effect.kind')),
    },
    {
      id: 'window-covers-the-horizons',
      text:
        coverage === undefined
          ? 'The window is at least as long as the latest duplicate is late; no horizon is given to check it.'
          : 'The window ({window.effective}) is at least as long as the latest duplicate is late.',
      holds: coverage === undefined ? undefined : coverage >= 1,
    },
    {
      id: 'unique-at-commit',
      text: 'A unique constraint enforces the key at commit, not a read before the write.',
      holds: undefined,
    },
    {
      id: 'marker-and-effect-together',
      text: 'Marker and effect are written in one transaction.',
      holds: undefined,
    },
    {
      id: 'duplicate-is-acknowledged',
      text: 'A rejected duplicate is acknowledged, or it comes back until it is called poison.',
      holds: undefined,
    },
  ];
}

const isOutside = (kind: string): boolean => kind === 'external-call' || kind === 'broker-write';

const shared = {
  id: 'keyed-inbox',
  where: 'in the database of the effect',
  window: 'the window of the inbox',
  covers: 'writes in the same database only',
} as const;

/** A row with a unique key for each message, deleted when it is older than the window. */
export const keyedInbox: Design = {
  ...shared,
  parts: [],
  figureName: 'keyedInbox',
  name: 'keyed inbox',
  summary: 'Each message leaves a row with a unique key in the transaction of its effect; a second one is refused.',
  figures: {
    hop1Left,
    hop2Left,
    lost: '0',
    rows: 'inbox.rows',
    bytes: 'inbox.bytes',
    writesPerSecond: 'inbox.insertsPerSecond + inbox.insertsPerSecond',
  },
  conditions,
  drawback: () =>
    'Stores {inbox.rows} ({inbox.bytes}), and writes {design.keyedInbox.writesPerSecond} more: one insert and one delete a message.',
};

/** The same, with whole partitions dropped instead of rows deleted. */
export const keyedInboxPartitioned: Design = {
  ...shared,
  parts: ['drop-partitions'],
  figureName: 'keyedInboxPartitioned',
  name: 'keyed inbox, partitions dropped',
  summary: 'A keyed inbox partitioned by a time that is stable across retries; old partitions are dropped whole.',
  figures: {
    hop1Left,
    hop2Left,
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
  drawback: () =>
    'Stores {inbox.partitionedPeakRows} at peak ({inbox.partitionedPeakBytes}), and writes {inbox.insertsPerSecond} more.',
};
