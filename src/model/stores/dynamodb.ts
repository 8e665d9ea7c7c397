import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { contentLength, furtherColumns, isVariable, keyColumns, ofIndexes, sumOf } from './columns.ts';
import { storeNames } from './names.ts';
import { modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

/** Bytes of a value: UTF-8, or for a number one byte for two digits and one more. */
function valueBytes(column: Column): number {
  if (isVariable(column)) return contentLength(column);
  return { uuid: 16, int: 6, bigint: 11, timestamp: 8, text: 0, bytes: 0 }[column.type];
}

const columnsFrom = ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns'];

const derived = {
  'dynamodb.keyData': {
    label: 'value of the key',
    unit: 'B/row',
    note: 'The columns of the key, one after the other.',
    from: columnsFrom,
    value: (profile) => sumOf(keyColumns(profile), valueBytes),
  },
  'dynamodb.furtherData': {
    label: 'further attributes',
    unit: 'B/row',
    note: 'Their values, and ten bytes for the name of each.',
    from: ['inbox.columns'],
    value: (profile) => sumOf(furtherColumns(profile), (column) => 10 + valueBytes(column)),
  },
  'dynamodb.indexes': {
    label: 'global secondary indexes',
    unit: '1',
    note: 'How many there are.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => columns.length),
  },
  'dynamodb.indexData': {
    label: 'attributes of the secondary indexes',
    unit: 'B/row',
    note: 'Their values, and ten bytes for the name of each.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => sumOf(columns, (column) => 10 + valueBytes(column))),
  },
} as const satisfies Record<string, DerivedInput>;

const documentation = 'DynamoDB documentation: item sizes and formats; not measured';

const bytes = {
  'dynamodb.itemSize': {
    label: 'attributes of an item',
    unit: 'B/row',
    expression: 'dynamodbNameBytes + dynamodb.keyData + dynamodbTimeBytes + dynamodb.furtherData',
    note: 'Names and values; writes are billed by it.',
    source: documentation,
  },
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes an item, fresh',
    unit: 'B/row',
    expression: 'dynamodbItemBytes + dynamodb.itemSize',
    note: 'Storage is billed with 100 bytes above the attributes.',
    source: documentation,
  },
  'inbox.freshSecondaryIndexBytesPerRow': {
    label: 'bytes an item, secondary indexes, fresh',
    unit: 'B/row',
    expression: 'dynamodb.indexes * (dynamodbItemBytes + dynamodbNameBytes + dynamodb.keyData) + dynamodb.indexData',
    note: 'Each projected item repeats the key.',
    source: documentation,
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes an item',
    unit: 'B/row',
    expression: 'inbox.freshHeapBytesPerRow',
    note: 'Items have no bloat; the lag of their expiry counts as rows at peak.',
    source: documentation,
  },
  'inbox.secondaryIndexBytesPerRow': {
    label: 'bytes an item, secondary indexes',
    unit: 'B/row',
    expression: 'inbox.freshSecondaryIndexBytesPerRow',
    note: 'Items have no bloat.',
    source: documentation,
  },
  'inbox.writeUnitsPerRow': {
    label: 'write units a put',
    unit: '1',
    expression: 'ceil(dynamodb.itemSize / dynamodbWriteUnit)',
    note: 'A refused put costs them as well, and a put in a transaction twice as many.',
    source: documentation,
  },
  'inbox.expiryLag': {
    label: 'expiry lag, worst',
    unit: 's',
    expression: 'inbox.expires * dynamodbExpiryLag',
    note: 'Expired items go within about two days, and are read until then.',
    source: 'DynamoDB documentation: time to live',
  },
} as const satisfies Record<string, FigureDeclaration>;

const peak = {
  'inbox.peakRows': {
    label: 'inbox rows at peak',
    unit: 'row',
    expression:
      'workload.throughput * (inbox.window + (inbox.expires > 0 ? inbox.expiryLag : either(inbox.retention.interval, 0 * inbox.window))) * workload.handlers * rowPerMessage',
    note: 'Items outlive the window by the lag of their expiry.',
    source: 'rate times (window + lag)',
  },
} as const satisfies Record<string, FigureDeclaration>;

/**
 * DynamoDB: a put on the condition that the key is new, with a time to live. How many items stand there does not
 * depend on their size, so `peakRows` is replaced beside a flat row size as well.
 */
export const dynamodb: StoreModel = {
  id: 'dynamodb',
  name: 'Amazon DynamoDB',
  aliases: storeNames.dynamodb,
  expiresRows: true,
  figures: { ...bytes, ...rowBytes(['SecondaryIndex']), ...peak },
  replaces: modelledBytes,
  derived,
};
