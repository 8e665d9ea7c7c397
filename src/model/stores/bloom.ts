import type { FigureDeclaration } from '../figure.ts';

const formula = 'B. H. Bloom 1970; the same in the Redis documentation (redis/docs PR 962)';

/** A Bloom filter in place of keys: small, and wrong for the share of messages that its error rate says. */
export const bloom = {
  'bloom.bitsPerItem': {
    label: 'bits an item of a Bloom filter',
    unit: '1',
    expression: '-log(inbox.bloom.errorRate) / (log(2) * log(2))',
    note: 'Independent of the length of the keys.',
    source: `−ln p ÷ (ln 2)²: ${formula}`,
  },
  'bloom.hashFunctions': {
    label: 'hash functions of a Bloom filter',
    unit: '1',
    expression: 'ceil(-log2(inbox.bloom.errorRate))',
    note: 'Bits that each item sets and each look-up reads.',
    source: `−log₂ p, rounded up: ${formula}`,
  },
  'bloom.bytes': {
    label: 'bytes of a Bloom filter',
    unit: 'B',
    expression: 'inbox.rows * bloom.bitsPerItem * bitBytes',
    note: 'For the rows of the window. Items cannot be taken out: it takes one filter a period, and a look into each.',
    source: 'rows times bits an item ÷ 8',
  },
  'bloom.lostPerDay': {
    label: 'messages taken for duplicates',
    unit: 'msg/day',
    expression: 'inbox.bloom.errorRate * traffic.perDay',
    note: 'New messages that a full filter claims to have seen; their effect never happens.',
    source: 'error rate times messages a day',
  },
} as const satisfies Record<string, FigureDeclaration>;
