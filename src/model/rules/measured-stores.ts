import { quantity } from '../profile.ts';
import { storeOf } from '../stores/index.ts';
import type { Rule, RuleContext } from './rule.ts';

/** Measured bytes a row this many times a flat row size mean something else than rows is stored. */
const farAboveFlat = 3;

/** The model of a store holds within a few percent, so less than that is enough. */
const farAboveModel = 1.5;

/** From this many times the modelled bytes on, a part of the row needs an explanation of its own. */
const partAboveModel = 1.5;

/** Rows that differ by more than this factor from those of the window are the rows of another window. */
const sameWindow = 1.25;

/** A payload of fewer bytes than this is more likely bloat. */
const smallestPayload = 64;

/** What explains a row far above the model, decided from the parts that were measured; templates. */
function causes({ profile, value }: RuleContext): readonly string[] {
  const found: string[] = [];
  const rows = rowsAgainstWindow(value, quantity(profile, 'workload.throughput'));
  if ((value('measured.indexRatio') ?? 0) > partAboveModel) {
    found.push(
      'a dead index, or a bloated one: indexes take {measured.indexBytesPerRow} a row where this plan has {inbox.indexBytesPerRow}',
    );
  }
  if ((value('measured.heapRatio') ?? 0) > partAboveModel) {
    found.push(
      rows < 1 / sameWindow || (value('measured.excessBytesPerRow') ?? 0) < smallestPayload
        ? 'bloat: fewer rows than the window explains stand in pages that were never given back, {measured.heapBytesPerRow} a row where this plan has {inbox.heapBytesPerRow}'
        : 'a payload in the row of about {measured.excessBytesPerRow}, or bloat',
    );
  }
  if (found.length === 0 && rows < 1 / sameWindow) {
    found.push('bloat: the rows are those of {inbox.impliedThroughput}, and the pages those of more');
  }
  return found;
}

/** Rows that stand there ÷ rows of the window; 1 when nothing tells. */
function rowsAgainstWindow(value: RuleContext['value'], throughput: number | undefined): number {
  const implied = value('inbox.impliedThroughput');
  return implied === undefined || throughput === undefined ? 1 : implied / throughput;
}

/** Rules that hold a running store against the model of it. */
export const measuredStoreRules: readonly Rule[] = [
  {
    id: 'store.row-far-above-model',
    level: 'warning',
    when: `The running store takes more than ${farAboveModel} times the bytes a row of its model, or ${farAboveFlat} times a flat row size.`,
    check: (context) => {
      const { profile, value } = context;
      const modelled =
        storeOf(profile) !== undefined && value('inbox.bytesPerRow') === value('inbox.steadyBytesPerRow');
      if ((value('measured.rowSizeRatio') ?? 0) <= (modelled ? farAboveModel : farAboveFlat)) return undefined;
      const found = causes(context);
      const likely = found.length === 0 ? '' : ` Likely: ${found.join('; ')}.`;
      return {
        message: `The measured row size of {measured.bytesPerRow} is far above the modelled {inbox.bytesPerRow}: {measured.rowSizeRatio} times.${likely}`,
        figures: ['measured.bytesPerRow', 'inbox.bytesPerRow', 'measured.rowSizeRatio'],
        advice:
          'Look for a payload kept in the row, for bloat after large deletes (rows shrink, pages stay), and for indexes that nobody reads.',
      };
    },
  },
  {
    id: 'store.another-window',
    level: 'info',
    when: 'The rows that were measured are those of another window.',
    check: ({ profile, value }) => {
      const rows = rowsAgainstWindow(value, quantity(profile, 'workload.throughput'));
      if (value('measured.window') === undefined || (rows <= sameWindow && rows >= 1 / sameWindow)) return undefined;
      return {
        message: 'The rows measured are those of a window of {measured.window}; this plan has {window.requested}.',
        figures: ['measured.window', 'window.requested'],
        advice:
          rows > 1
            ? 'Find out whether the clean-up lags behind, or whether rows are kept for longer than thought.'
            : 'Find out whether the table is still filling, or whether rows go earlier than thought.',
      };
    },
  },
  {
    id: 'store.limit-exceeded',
    level: 'warning',
    when: 'The running store takes more than its size limit.',
    check: ({ value }) =>
      (value('measured.spaceFactor') ?? 0) > 1
        ? {
            message:
              'The store takes {inbox.measured.bytes} at a limit of {inbox.sizeLimit}: {measured.spaceFactor} times. A compaction holds old and new files side by side.',
            figures: ['measured.spaceFactor'],
            advice: 'Set the limit to half of the disk, or leave as much free as the largest compaction writes.',
          }
        : undefined,
  },
];
