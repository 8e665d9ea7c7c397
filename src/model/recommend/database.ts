import { type Design, type DesignContext, isPossible, rowsAndBytes } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { hasOutbox } from '../designs/outbox.ts';
import { choice } from '../profile.ts';
import { rowsLeaveBy } from '../stores/names.ts';
import { type Answer, leastLeft, when } from './answer.ts';

const outsideTheTransaction = 'Calls and messages that the handler sends outside the transaction.';

/** A relative effect in a database under control: the position where there is one, else a key a message. */
export function inTheDatabase(context: DesignContext): Answer {
  return isPossible(designs.storedPosition.conditions(context)) ? byPosition(context) : byKey(context);
}

function byPosition(context: DesignContext): Answer {
  const { value } = context;
  const design = hasOutbox(context) ? designs.outboxStoredPosition : designs.storedPositionNarrow;
  return {
    design,
    headline:
      'Store the log position in the transaction of the effect, run the producer idempotent, and keep a narrow key check for what upstream can resend.',
    reasons: [
      `The stored position removes {duplicates.hop2} with {position.rows} and no expiry; a keyed inbox needs ${rowsAndBytes(context, 'inbox.rows', 'inbox.bytes')} for it.`,
      'The producer side keeps {duplicates.hop1}: the idempotent producer removes client retries.',
      value('narrowCheck.rows') === undefined
        ? 'The narrow key check has to cover only what upstream can resend (give producer.upstreamHorizon to size it).'
        : `The narrow key check keeps ${rowsAndBytes(context, 'narrowCheck.rows', 'narrowCheck.bytes')} for what can be published again.`,
      ...when(
        hasOutbox(context),
        'The outbox relay publishes {duplicates.outboxRelay} again: the narrow key check has to know every message for the time that a restart takes.',
      ),
    ],
    decidedBy: ['duplicates.hop2', 'position.rows', 'inbox.rows', 'duplicates.hop1'],
    uncovered: ['Resends above the producer after the narrow key check forgot them.', outsideTheTransaction],
  };
}

function byKey(context: DesignContext): Answer {
  const { profile, value } = context;
  const design = inboxOf(context);
  const isLog = choice(profile, 'source.kind') === 'log';
  const covered = (value('window.coverage') ?? 1) >= 1;
  const isExpiring = rowsLeaveBy(profile) === 'ttl';
  const rows = isExpiring ? 'inbox.rows' : 'inbox.partitionedPeakRows';
  const bytes = isExpiring ? 'inbox.bytes' : 'inbox.partitionedPeakBytes';
  const visible = choice(profile, 'effect.harm') === 'user-visible';
  return {
    design,
    ...outboxBeside(hasOutbox(context) && !design.parts.includes('outbox')),
    headline: `${
      isExpiring
        ? 'Keep a keyed inbox in the database of the effect and let its rows expire'
        : 'Keep a keyed inbox in the database of the effect and drop its partitions by a time that is stable across retries'
    }${covered ? '.' : ', with a window of at least {window.required}.'}`,
    reasons: [
      isLog
        ? 'Several consumers own a partition at a time, so no position can stand for what was applied.'
        : 'A queue has no position that could stand for what was applied; each message needs its key.',
      `${expected(context)}, for ${rowsAndBytes(context, rows, bytes)} at peak and {inbox.insertsPerSecond}.`,
      ...windowReason(context, covered),
      ...when(!isExpiring && isSlow(context), 'At {inbox.insertsPerSecond} a plain table with deletes does as well.'),
      ...when(visible, 'The harm is visible but bearable: a window of days is enough, not weeks.'),
    ],
    decidedBy: ['window.required', rows, 'duplicates.total', 'inbox.insertsPerSecond', 'inbox.dayRows'],
    uncovered: ['Duplicates that arrive after the window ({window.effective}).', outsideTheTransaction],
  };
}

function inboxOf(context: DesignContext): Design {
  if (rowsLeaveBy(context.profile) === 'ttl') {
    return leastLeft(
      context,
      designs.keyedInboxExpiring,
      designs.keyedInboxExpiringIdempotentProducer,
      designs.keyedInboxExpiringBrokerDedup,
    );
  }
  return leastLeft(
    context,
    hasOutbox(context) ? designs.outboxKeyedInbox : designs.keyedInboxPartitioned,
    designs.keyedInboxIdempotentProducer,
    designs.keyedInboxBrokerDedup,
  );
}

/**
 * Rows a second up to which deletes are no trouble: a tenth of the rate at which a public report could not delete as
 * fast as it inserted (dotnetcore/CAP issue 1771).
 */
const calmDeletes = 100;

const isSlow = ({ value }: DesignContext): boolean => (value('inbox.insertsPerSecond') ?? Infinity) <= calmDeletes;

const expected = ({ value }: DesignContext): string =>
  (value('duplicates.total') ?? 0) > 0 ? '{duplicates.total} are refused' : 'Whatever comes twice is refused';

function windowReason({ value }: DesignContext, covered: boolean): readonly string[] {
  const day = value('inbox.dayBytes') === undefined ? '{inbox.dayRows}' : '{inbox.dayBytes}';
  if (value('window.required') === undefined) {
    return [`The window of {window.requested} is a capacity decision: a day of it costs ${day}.`];
  }
  return [
    covered
      ? `The window is a capacity decision: {window.required} are required, {window.effective} are kept, and a day costs ${day}.`
      : `The window is too short: {window.required} are required, {window.effective} are kept, and a day more costs ${day}.`,
  ];
}

const outboxBeside = (holds: boolean): Pick<Answer, 'parts'> => (holds ? { parts: ['outbox'] } : {});
