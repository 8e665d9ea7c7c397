import { printQuantity } from '../units/index.ts';
import type { Fault } from './input-error.ts';
import type { Statement } from './statements.ts';

interface Lack {
  /** The keys that decide whether this lacks: what is wrong with one of them has to be mended first. */
  readonly because: readonly string[];
  readonly fault: Fault;
}

/** What a merged profile lacks that nothing has a default for. */
export function missing(merged: ReadonlyMap<string, Statement>): Lack[] {
  const lacking: Lack[] = [];
  if (!merged.has('workload.throughput'))
    lacking.push({ because: ['workload.throughput'], fault: missingThroughput(merged) });
  if (merged.get('source.kind')?.value === 'log' && !merged.has('source.rebalanceRate')) {
    lacking.push({
      because: ['source.rebalanceRate', 'source.kind', 'source.system'],
      fault: {
        place: 'source.rebalanceRate',
        message: 'is not given, and a log needs it (source.kind is log)',
        expected:
          'rebalances a day, from deploys, crashes and failovers: --rebalance-rate, or source.rebalanceRate in a profile',
        example: '--rebalance-rate 20/day',
      },
    });
  }
  return lacking;
}

function missingThroughput(merged: ReadonlyMap<string, Statement>): Fault {
  const implied = impliedThroughput(merged);
  return {
    place: 'workload.throughput',
    message: `is not given, and nothing has a default for it${implied === undefined ? '' : `; ${implied.because}`}`,
    expected: 'the mean rate of unique messages: --throughput, or workload.throughput in a profile',
    example: "--throughput '2000 msg/s'",
    ...(implied && { suggestion: `--throughput '${implied.rate}'` }),
  };
}

/** A store that holds so many rows at a known window says how many messages came in. */
function impliedThroughput(merged: ReadonlyMap<string, Statement>): { rate: string; because: string } | undefined {
  const window = merged.get('inbox.window');
  const rows = merged.get('inbox.rowsToday') ?? merged.get('inbox.measured.rows');
  // A window that nobody gave says nothing about the rows that stand there.
  if (window === undefined || rows === undefined || window.origin.kind === 'default') return undefined;
  const handlers = numberOf(merged.get('workload.handlers')) ?? 1;
  const rowCount = numberOf(rows);
  const seconds = numberOf(window);
  if (rowCount === undefined || seconds === undefined || rowCount === 0) return undefined;
  const rate = printQuantity(rowCount / (seconds * handlers), 'msg/s');
  const because = `${printQuantity(rowCount, 'row')} in a window of ${printQuantity(seconds, 's')} come from ${rate}`;
  return { rate, because };
}

function numberOf(statement: Statement | undefined): number | undefined {
  return typeof statement?.value === 'number' ? statement.value : undefined;
}
