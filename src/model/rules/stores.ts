import { quantity, text } from '../profile.ts';
import { keyColumns } from '../stores/columns.ts';
import { storeOf, stores } from '../stores/index.ts';
import { isIntegerPair } from '../stores/postgres-integer-key.ts';
import { measuredStoreRules } from './measured-stores.ts';
import type { Rule } from './rule.ts';

/** Rules about the engine that holds the inbox. */
export const storeRules: readonly Rule[] = [
  {
    id: 'store.unknown',
    level: 'warning',
    when: 'The store has no model, so nothing but a flat row size says what a row takes.',
    check: ({ profile }) =>
      text(profile, 'inbox.store') !== undefined && storeOf(profile) === undefined
        ? {
            message: 'There is no model of the store {inbox.store}: a row is taken at {inbox.bytesPerRow}.',
            figures: ['inbox.bytesPerRow'],
            advice: `Give inbox.rowSize as measured, or one of ${Object.keys(stores).join(', ')}.`,
          }
        : undefined,
  },
  {
    id: 'store.interleaved-streams',
    level: 'warning',
    when: 'Many ascending streams in one key of PostgreSQL fill the pages of its index to half.',
    check: ({ profile }) => {
      const streams = quantity(profile, 'inbox.key.streams') ?? 1;
      const trapped =
        storeOf(profile)?.id === 'postgres' &&
        streams > 1 &&
        profile.inputs.get('inbox.key.order')?.value !== 'random' &&
        !isIntegerPair(keyColumns(profile));
      return trapped
        ? {
            message:
              'The {inbox.key.streams} ascending streams in this key fill the pages of its unique index to {postgres.leafFill}, and the index takes {inbox.freshUniqueIndexBytesPerRow}. Only the last stream grows at the right end; the others split pages in the middle and never come back to the left half.',
            figures: ['postgres.leafFill', 'inbox.freshUniqueIndexBytesPerRow', 'integerKey.indexBytesPerRow'],
            advice:
              'Make the key two integer columns, the number of the stream and the position in it (int, bigint). The index then takes {integerKey.indexBytesPerRow}; with the shorter row that saves {integerKey.savedPerRow}, {integerKey.saved} over the window.',
          }
        : undefined;
    },
  },
  {
    id: 'store.index-exceeds-memory',
    level: 'warning',
    when: 'Inserts touch more index pages than memory holds.',
    check: ({ value }) =>
      (value('inbox.missShare') ?? 0) > 0
        ? {
            message:
              'Inserts touch {inbox.touchedBytes} of the unique key and {inbox.memory} are there to hold it: {inbox.missShare} of them read a page first, {inbox.readsPerSecond}, and the insert rate drops by {inbox.insertLossLow} (pages in the cache of the system) to {inbox.insertLossHigh} (pages on disk).',
            figures: ['inbox.touchedBytes', 'inbox.missShare', 'inbox.readsPerSecond', 'inbox.insertLossHigh'],
            advice:
              'Use a key that grows with time, drop partitions so that inserts touch the newest one only, or add memory up to {inbox.touchedBytes}.',
          }
        : undefined,
  },
  {
    id: 'store.exceeds-memory',
    level: 'failure',
    when: 'A store that keeps everything in memory needs more than there is.',
    check: ({ profile, value }) => {
      const memory = quantity(profile, 'inbox.memory');
      const peak = value('inbox.peakBytes') ?? value('inbox.bytes');
      return storeOf(profile)?.id === 'redis' && memory !== undefined && peak !== undefined && peak > memory
        ? {
            message:
              'The keys need {inbox.bytes}, {inbox.peakBytes} while a table grows, and Redis has {inbox.memory}: it refuses writes, or evicts keys before the window is over.',
            figures: ['inbox.bytes', 'inbox.peakBytes'],
            advice: 'Add memory, shorten the window, or shorten the key; never let an eviction policy choose.',
          }
        : undefined;
    },
  },
  {
    id: 'store.expiry-lag',
    level: 'warning',
    when: 'The store drops expired rows late and reads them until then.',
    check: ({ value }) =>
      (value('inbox.expiryLag') ?? 0) > 0
        ? {
            message:
              'Expired items go within about {inbox.expiryLag} and are read until then: up to {inbox.peakRows} stand there for {inbox.rows} of the window, and a key that has expired still refuses.',
            figures: ['inbox.expiryLag', 'inbox.peakRows', 'inbox.rows'],
            advice:
              'Compare the expiry in the condition of the put (the key is absent, or its expiry is past), and plan storage for {inbox.peakRows}.',
          }
        : undefined,
  },
  {
    id: 'bloom.loses-messages',
    level: 'warning',
    when: 'A Bloom filter stands in place of keys.',
    check: ({ value }) =>
      (value('bloom.lostPerDay') ?? 0) > 0
        ? {
            message:
              'A Bloom filter of {bloom.bytes} at {inbox.bloom.errorRate} takes up to {bloom.lostPerDay} that are new for duplicates: their effect never happens.',
            figures: ['bloom.bytes', 'bloom.lostPerDay'],
            advice: 'Let the filter only spare look-ups: what it claims to have seen, ask a store of keys.',
          }
        : undefined,
  },
  ...measuredStoreRules,
];
