import type { DesignContext } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { choice } from '../profile.ts';
import { type Answer, when } from './answer.ts';

/** No harm: at-most-once, with its loss stated. */
export function withoutHarm({ value }: DesignContext): Answer {
  return {
    design: designs.atMostOnce,
    headline: 'A duplicate does no harm and neither does a loss: remember nothing, and say so.',
    reasons: [
      'Loses {loss.atMostOnce} of {traffic.perDay}.',
      'Stores nothing and writes nothing; a keyed inbox would store {inbox.rows}.',
      'What the publish hop repeats ({duplicates.hop1}) is applied twice, and does no harm.',
    ],
    decidedBy: ['loss.atMostOnce', 'traffic.perDay', 'duplicates.hop1', 'inbox.rows'],
    uncovered: [
      value('loss.atMostOnce') === undefined
        ? 'Messages that are recorded and not yet applied when a consumer stops.'
        : 'Messages that are recorded and not yet applied when a consumer stops: {loss.atMostOnce}.',
    ],
  };
}

/** Absolute or versioned: the effect forgives repeats by itself. */
export function byNature({ profile }: DesignContext): Answer {
  const kind = choice(profile, 'effect.kind');
  const needsVersion = kind === 'absolute' && choice(profile, 'source.order') === 'required';
  return {
    design: designs.naturalIdempotence,
    ...(needsVersion && { parts: ['versions'] }),
    headline: 'The effect is idempotent by nature: deliver at least once and keep no dedup state.',
    reasons: [
      '{duplicates.total} arrive and change nothing.',
      'A keyed inbox would store {inbox.rows} for the same result, and write {design.keyedInbox.writesPerSecond}.',
      ...when(
        needsVersion,
        'Order matters here: write by version, or a late old value overwrites a newer one and stays.',
      ),
    ],
    decidedBy: ['duplicates.total', 'inbox.rows', 'design.keyedInbox.writesPerSecond'],
    uncovered: [
      'Anything the handler does beside this write: calls, messages, counters.',
      ...when(
        kind === 'absolute',
        'A late old value that overwrites a newer one, until the write carries a version or sequence.',
      ),
    ],
  };
}

/** Internal harm, or no transaction to be had: write the effect under its key. */
export function asUpsert({ profile }: DesignContext): Answer {
  const internal = choice(profile, 'effect.harm') === 'internal';
  return {
    design: designs.idempotentUpsert,
    headline: internal
      ? 'The harm stays inside: write the effect under its business key as an upsert, and keep no dedup state beside it.'
      : 'No transaction holds both the effect and the memory of it: write the effect under its business key as an upsert, or else reconcile.',
    reasons: [
      '{duplicates.total} arrive; each finds its key already there.',
      'A keyed inbox would store {inbox.rows} for the same result, and write {design.keyedInbox.writesPerSecond}.',
      'Until it is rewritten, {duplicates.total} are applied twice ({duplicates.shareOfUnique} of unique messages).',
    ],
    decidedBy: ['duplicates.total', 'duplicates.shareOfUnique', 'inbox.rows'],
    uncovered: [
      'Anything the handler does beside this write: calls, messages, counters.',
      'Totals that are kept beside the rows: derive them, or they count twice.',
      ...when(!internal, 'If the effect cannot be written under a key: every duplicate, until it is reconciled.'),
    ],
  };
}
