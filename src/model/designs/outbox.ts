import { chosen, quantity } from '../profile.ts';
import type { Condition, Design, DesignContext, DesignPart } from './design.ts';
import { keyedInboxPartitioned } from './keyed-inbox.ts';
import { storedPositionNarrow } from './stored-position.ts';

/** Whether an outbox stands on the producing side: it is named, relied on, or its relay restarts. */
export const hasOutbox = ({ profile }: DesignContext): boolean =>
  profile.systems?.producer?.id === 'outbox-relay' ||
  chosen(profile, 'practices.publishes') === 'outbox' ||
  (quantity(profile, 'outbox.restartRate') ?? 0) > 0;

function outboxConditions({ profile }: DesignContext): readonly Condition[] {
  const order = chosen(profile, 'practices.relayOrder');
  const claim = chosen(profile, 'practices.relayClaim');
  return [
    {
      id: 'event-in-the-business-transaction',
      text: 'The event is written in the transaction of the business change, with an id that never changes.',
      holds: undefined,
    },
    {
      id: 'publish-then-mark',
      text: 'The relay marks a row after publishing it: before would lose.',
      holds: order === undefined ? undefined : order === 'publish-then-mark',
      isPractice: true,
    },
    {
      id: 'claim-comes-free',
      text: 'A claim on rows comes free when its relay dies.',
      holds: claim === undefined ? undefined : claim !== 'permanent-mark' && claim !== 'none',
      isPractice: true,
    },
  ];
}

/** An outbox on the producing side of a design that recognises what the relay publishes twice. */
function behindOutbox(design: Design, figureName: string): Design {
  return {
    ...design,
    parts: ['outbox', ...design.parts],
    figureName,
    name: `outbox + ${design.name}`,
    summary: `Events leave through an outbox row of the business transaction, published at least once. ${design.summary}`,
    figures: { ...design.figures, ...outboxFigures(design.figures) },
    where: `an outbox in the producing database; ${design.where}`,
    conditions: (context) => [...design.conditions(context), ...outboxConditions(context)],
    drawback: (context) =>
      context.value(`design.${figureName}.rows`) === undefined
        ? design.drawback(context)
        : `Stores {design.${figureName}.rows} with the outbox, and writes {design.${figureName}.writesPerSecond} more.`,
    combinesWhen: hasOutbox,
  };
}

function outboxFigures({ rows, bytes, writesPerSecond }: Design['figures']): Partial<Record<DesignPart, string>> {
  const insertAndMark = '(workload.throughput + workload.throughput) * rowPerMessage';
  return {
    rows: `total(${rows ?? '0'}, outbox.rows)`,
    bytes: `total(${bytes ?? '0'}, outbox.bytes)`,
    writesPerSecond: `total(${writesPerSecond ?? '0'}, ${insertAndMark})`,
  };
}

export const outboxKeyedInbox = behindOutbox(keyedInboxPartitioned, 'outboxKeyedInbox');
export const outboxStoredPosition = behindOutbox(storedPositionNarrow, 'outboxStoredPosition');
