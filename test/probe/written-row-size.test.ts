import { expect, test } from 'vitest';
import { writeRowSize } from '../../src/probe/written-row-size.ts';
import { InputError } from '../../src/profile/index.ts';

const note = {
  bytesPerRow: 133.36,
  provenance: 'measured 2026-06-01 on PostgreSQL 15.20: 200,000 rows, key text 30, random, fresh',
};
const written = (text: string): string => writeRowSize('service.yaml', text, note);
const line = `rowSize: 133.4 B # ${note.provenance}`;

test('replaces the row size and leaves everything else as it was written', () => {
  const before = `# the ledger
workload: {throughput: 2000 msg/s}   # from the dashboard

inbox:
    window:   7 d   # agreed in March
    rowSize: 120 B
    store: postgres
`;
  expect(written(before)).toBe(before.replace('rowSize: 120 B', line));
});

test('replaces what an earlier measurement wrote, and keeps a comment of the user', () => {
  expect(written('inbox:\n  rowSize: 99.0 B # measured 2025-01-01 on MariaDB\n')).toBe(`inbox:\n  ${line}\n`);
  expect(written('inbox:\n  rowSize: 99 B # a guess\n  window: 7 d\n')).toBe(
    `inbox:\n  # a guess\n  ${line}\n  window: 7 d\n`,
  );
});

test('adds the row size where there is none', () => {
  expect(written('inbox:\n  window: 7 d\n')).toBe(`inbox:\n  ${line}\n  window: 7 d\n`);
  expect(written('workload:\n  throughput: 1 msg/s')).toBe(`workload:\n  throughput: 1 msg/s\ninbox:\n  ${line}\n`);
  expect(written('inbox:\nworkload:\n  throughput: 1 msg/s\n')).toBe(
    `inbox:\n  ${line}\nworkload:\n  throughput: 1 msg/s\n`,
  );
  expect(written('# nothing yet\n')).toBe(`# nothing yet\ninbox:\n  ${line}\n`);
});

test('writes into a mapping on one line, and into JSON, which has no comments', () => {
  expect(written('inbox: {window: 7 d}\n')).toBe('inbox: {rowSize: 133.4 B, window: 7 d}\n');
  expect(written('{"inbox": {"window": "7 d"}}')).toBe('{"inbox": {"rowSize": "133.4 B", "window": "7 d"}}');
  expect(JSON.parse(written('{"inbox": {"rowSize": "1 B"}}'))).toEqual({ inbox: { rowSize: '133.4 B' } });
  expect(JSON.parse(written('{"workload": {}}'))).toEqual({ inbox: { rowSize: '133.4 B' }, workload: {} });
});

test('refuses what is no profile', () => {
  expect(() => written('- a list\n')).toThrow(InputError);
  expect(() => written('inbox: [')).toThrow(InputError);
});
