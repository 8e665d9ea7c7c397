import { contentLength } from '../../model/stores/columns.ts';
import type { DeletedBy, InboxDesign, NamedColumn, PartitionedBy } from './inbox-design.ts';
import { deletesNotes, partitionedNotes } from './inbox-words.ts';
import type { DdlPart } from './script.ts';

/** The inbox of MySQL and MariaDB, and what keeps it at its size. */
export function mysqlInbox(inbox: InboxDesign): readonly DdlPart[] {
  const by = inbox.rowsLeaveBy;
  return by.kind === 'partitions' ? partitioned(inbox, by) : deleted(inbox, by);
}

/** The columns of the unique key, by name. */
export function uniqueColumns({ keyColumns, rowsLeaveBy }: InboxDesign): readonly string[] {
  const names = keyColumns.map(({ name }) => name);
  return rowsLeaveBy.kind === 'partitions' ? [...names, rowsLeaveBy.column] : names;
}

const binaryKey =
  'Text keys are varbinary: the usual collations take "a", "A" and "a " for the same, and two messages for one. Keep sql_mode strict, or a longer key is cut to fit.';

function typeOf(column: NamedColumn): string {
  switch (column.type) {
    case 'text':
    case 'bytes':
      return `varbinary(${Math.ceil(contentLength(column))})`;
    case 'uuid':
      return 'binary(16)';
    case 'timestamp':
      return 'datetime(6)';
    default:
      return column.type;
  }
}

function columnLines(inbox: InboxDesign): readonly string[] {
  return [
    ...inbox.keyColumns.map((column) => `  ${column.name} ${typeOf(column)} NOT NULL,`),
    `  received_at datetime(6) NOT NULL DEFAULT current_timestamp(6),`,
    ...inbox.furtherColumns.map((column) => `  ${column.name} ${typeOf(column)},`),
    `  PRIMARY KEY (${uniqueColumns(inbox).join(', ')})`,
  ];
}

function partitioned(inbox: InboxDesign, by: PartitionedBy): readonly DdlPart[] {
  const isDate = by.column === 'event_date';
  return [
    {
      title: 'The inbox',
      notes: [
        ...partitionedNotes(inbox, by),
        'LIST and not RANGE partitions: under RANGE the lowest partition takes everything below its bound, so a key whose partition was dropped would be accepted a second time. In a list it has no partition, and is an error (1526).',
        'The first partition is for NULL, which the column refuses: it only lets the table exist before the first days are made.',
        binaryKey,
      ],
      setup: [
        [
          'CREATE TABLE inbox (',
          `  ${by.column} ${isDate ? 'date' : 'datetime'} NOT NULL,`,
          ...columnLines(inbox),
          ') ENGINE = InnoDB',
          `PARTITION BY LIST COLUMNS (${by.column}) (PARTITION p_none VALUES IN (NULL))`,
        ].join('\n'),
      ],
      application: [],
    },
    {
      title: 'Partitions: make the coming ones, drop the old ones',
      notes: [
        `Run both at least once every ${isDate ? 'day' : 'partition length'}. From the start there is a partition for every event that may still come: the whole window back, and ${by.ahead} partitions ahead, so that a late run or a clock that is fast does no harm.`,
        'Both wait for transactions that use the inbox, and others wait behind them: set lock_wait_timeout to a few seconds in the session that runs them.',
      ],
      setup: [
        makePartitions(inbox, by, isDate),
        dropPartitions(inbox, by, isDate),
        'CALL make_inbox_partitions(utc_timestamp())',
      ],
      application: [
        {
          name: 'make',
          sql: 'CALL make_inbox_partitions(utc_timestamp())',
          notes: ['on a schedule (an EVENT, or cron)'],
        },
        { name: 'drop', sql: 'CALL drop_inbox_partitions(utc_timestamp())', notes: ['on the same schedule'] },
      ],
    },
  ];
}

const dayInSeconds = 86_400;

/** Partition names hold the moment at which they begin, so that the drop can read it. */
const nameFormat = (isDate: boolean): string => (isDate ? 'p%Y%m%d' : 'p%Y%m%d_%H%i%s');

function makePartitions({ windowSeconds }: InboxDesign, by: PartitionedBy, isDate: boolean): string {
  const { lengthSeconds, ahead } = by;
  const values = isDate
    ? Array.from({ length: lengthSeconds / dayInSeconds }, (_, day) => `quote(date(start + INTERVAL ${day} DAY))`)
    : ['quote(start)'];
  return `CREATE PROCEDURE make_inbox_partitions(IN moment datetime)
BEGIN
  -- Partitions begin at multiples of their length since 1970.
  DECLARE start datetime DEFAULT '1970-01-01' + INTERVAL
    floor(timestampdiff(SECOND, '1970-01-01', moment - INTERVAL ${windowSeconds} SECOND) / ${lengthSeconds}) * ${lengthSeconds} SECOND;
  WHILE start <= moment + INTERVAL ${ahead * lengthSeconds} SECOND DO
    IF NOT EXISTS (
      SELECT 1 FROM information_schema.partitions
      WHERE table_schema = database() AND table_name = 'inbox' AND partition_name = date_format(start, '${nameFormat(isDate)}')
    ) THEN
      SET @make_partition = concat('ALTER TABLE inbox ADD PARTITION (PARTITION ', date_format(start, '${nameFormat(isDate)}'),
        ' VALUES IN (', concat_ws(', ', ${values.join(', ')}), '))');
      PREPARE make_partition FROM @make_partition;
      EXECUTE make_partition;
      DEALLOCATE PREPARE make_partition;
    END IF;
    SET start = start + INTERVAL ${lengthSeconds} SECOND;
  END WHILE;
END`;
}

function dropPartitions({ windowSeconds }: InboxDesign, { lengthSeconds }: PartitionedBy, isDate: boolean): string {
  return `CREATE PROCEDURE drop_inbox_partitions(IN moment datetime)
BEGIN
  DECLARE old varchar(64);
  -- A partition goes when its last event is older than the window: the end of it decides.
  search: LOOP
    SET old = (
      SELECT min(partition_name) FROM information_schema.partitions
      WHERE table_schema = database() AND table_name = 'inbox' AND partition_name <> 'p_none'
        AND str_to_date(partition_name, '${nameFormat(isDate)}') + INTERVAL ${lengthSeconds} SECOND <= moment - INTERVAL ${windowSeconds} SECOND
    );
    IF old IS NULL THEN LEAVE search; END IF;
    SET @drop_partition = concat('ALTER TABLE inbox DROP PARTITION ', old);
    PREPARE drop_partition FROM @drop_partition;
    EXECUTE drop_partition;
    DEALLOCATE PREPARE drop_partition;
  END LOOP;
END`;
}

function deleted(inbox: InboxDesign, by: DeletedBy): readonly DdlPart[] {
  return [
    {
      title: 'The inbox',
      notes: ['The key alone is unique: a redelivery is refused for as long as its row stands.', binaryKey],
      setup: [
        [
          'CREATE TABLE inbox (',
          ...columnLines(inbox).slice(0, -1),
          `${columnLines(inbox).at(-1) ?? ''},`,
          '  KEY inbox_received_at (received_at)',
          ') ENGINE = InnoDB',
        ].join('\n'),
      ],
      application: [],
    },
    {
      title: 'Clean-up in batches',
      notes: deletesNotes(inbox, by),
      setup: [
        `CREATE PROCEDURE clean_inbox(IN moment datetime(6))
BEGIN
  DECLARE batches int DEFAULT 0;
  DECLARE removed int DEFAULT ${by.batch};
  WHILE removed = ${by.batch} AND batches < ${by.batchesAllowed} DO
    DELETE FROM inbox WHERE received_at < moment - INTERVAL ${inbox.windowSeconds} SECOND
    ORDER BY received_at LIMIT ${by.batch};
    SET removed = row_count();
    SET batches = batches + 1;
  END WHILE;
END`,
      ],
      application: [
        { name: 'clean', sql: 'CALL clean_inbox(current_timestamp(6))', notes: ['on a schedule, with autocommit on'] },
      ],
    },
  ];
}
