import type { DeletedBy, InboxDesign, NamedColumn, PartitionedBy } from './inbox-design.ts';
import { deletesNotes, partitionedNotes } from './inbox-words.ts';
import type { DdlPart } from './script.ts';

/** The inbox of PostgreSQL, and what keeps it at its size. */
export function postgresInbox(inbox: InboxDesign): readonly DdlPart[] {
  const by = inbox.rowsLeaveBy;
  return by.kind === 'partitions' ? partitioned(inbox, by) : deleted(inbox, by);
}

const types: Readonly<Record<NamedColumn['type'], string>> = {
  text: 'text COLLATE "C"',
  bytes: 'bytea',
  uuid: 'uuid',
  bigint: 'bigint',
  int: 'integer',
  timestamp: 'timestamptz',
};

/** The columns of the unique key, by name. */
export function uniqueColumns({ keyColumns, rowsLeaveBy }: InboxDesign): readonly string[] {
  const names = keyColumns.map(({ name }) => name);
  return rowsLeaveBy.kind === 'partitions' ? [rowsLeaveBy.column, ...names] : names;
}

function columnLines(inbox: InboxDesign): readonly string[] {
  return [
    ...inbox.keyColumns.map(({ name, type }) => `  ${name} ${types[type]} NOT NULL,`),
    `  received_at timestamptz NOT NULL DEFAULT now(),`,
    ...inbox.furtherColumns.map(({ name, type }) => `  ${name} ${types[type]},`),
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
        'There is no default partition, on purpose: an event older than every partition must be an error (23514), not a second effect.',
      ],
      setup: [
        [
          'CREATE TABLE inbox (',
          `  ${by.column} ${isDate ? 'date' : 'timestamptz'} NOT NULL,`,
          ...columnLines(inbox),
          `) PARTITION BY RANGE (${by.column})`,
        ].join('\n'),
      ],
      application: [],
    },
    {
      title: 'Partitions: make the coming ones, drop the old ones',
      notes: [
        `Run both at least once every ${isDate ? 'day' : 'partition length'}. From the start there is a partition for every event that may still come: the whole window back, and ${by.ahead} partitions ahead, so that a late run or a clock that is fast does no harm.`,
        'A drop waits for transactions that use the inbox, and others wait behind it: it gives up after 5 s, and the next run tries again.',
      ],
      setup: [makePartitions(inbox, by, isDate), dropPartitions(inbox), 'SELECT make_inbox_partitions()'],
      application: [
        { name: 'make', sql: 'SELECT make_inbox_partitions()', notes: ['on a schedule (pg_cron, or any other)'] },
        { name: 'drop', sql: 'SELECT drop_inbox_partitions()', notes: ['on the same schedule'] },
      ],
    },
  ];
}

function makePartitions(
  { windowSeconds }: InboxDesign,
  { lengthSeconds, ahead }: PartitionedBy,
  isDate: boolean,
): string {
  const cast = isDate ? '::date' : '';
  const format = isDate ? 'YYYYMMDD' : 'YYYYMMDD_HH24MI';
  return `CREATE FUNCTION make_inbox_partitions(moment timestamptz DEFAULT now()) RETURNS integer
LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  length interval := interval '${lengthSeconds} seconds';
  -- Partitions begin at multiples of their length since 1970.
  first timestamptz := to_timestamp(floor(extract(epoch FROM moment - interval '${windowSeconds} seconds') / ${lengthSeconds}) * ${lengthSeconds});
  start timestamptz;
  name text;
  made integer := 0;
BEGIN
  FOR start IN SELECT generate_series(first, moment + ${ahead} * length, length) LOOP
    name := 'inbox_' || to_char(start, '${format}');
    IF to_regclass(name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF inbox FOR VALUES FROM (%L) TO (%L)',
        name, start${cast}, (start + length)${cast});
      made := made + 1;
    END IF;
  END LOOP;
  RETURN made;
END $$`;
}

function dropPartitions({ windowSeconds }: InboxDesign): string {
  return `CREATE FUNCTION drop_inbox_partitions(moment timestamptz DEFAULT now()) RETURNS integer
LANGUAGE plpgsql SET timezone = 'UTC' SET lock_timeout = '5s' AS $$
DECLARE
  partition regclass;
  dropped integer := 0;
BEGIN
  -- A partition goes when its last event is older than the window: its upper bound decides.
  FOR partition IN
    SELECT child.oid FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
    WHERE inhparent = 'inbox'::regclass
      AND substring(pg_get_expr(child.relpartbound, child.oid) FROM 'TO \\(''([^'']+)''\\)')::timestamptz
          <= moment - interval '${windowSeconds} seconds'
  LOOP
    EXECUTE format('DROP TABLE %s', partition);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$`;
}

function deleted(inbox: InboxDesign, by: DeletedBy): readonly DdlPart[] {
  return [
    {
      title: 'The inbox',
      notes: ['The key alone is unique: a redelivery is refused for as long as its row stands.'],
      setup: [
        ['CREATE TABLE inbox (', ...columnLines(inbox), ')'].join('\n'),
        'CREATE INDEX inbox_received_at ON inbox (received_at)',
        `ALTER TABLE inbox SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_cost_delay = 0)`,
      ],
      application: [],
    },
    {
      title: 'Clean-up in batches',
      notes: deletesNotes(inbox, by),
      setup: [
        `CREATE PROCEDURE clean_inbox(moment timestamptz DEFAULT now())
LANGUAGE plpgsql AS $$
DECLARE
  removed bigint;
BEGIN
  FOR batch IN 1..${by.batchesAllowed} LOOP
    DELETE FROM inbox WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM inbox WHERE received_at < moment - interval '${inbox.windowSeconds} seconds'
      ORDER BY received_at LIMIT ${by.batch} FOR UPDATE SKIP LOCKED));
    GET DIAGNOSTICS removed = ROW_COUNT;
    COMMIT;
    EXIT WHEN removed < ${by.batch};
  END LOOP;
END $$`,
      ],
      application: [{ name: 'clean', sql: 'CALL clean_inbox()', notes: ['on a schedule, outside of a transaction'] }],
    },
  ];
}
