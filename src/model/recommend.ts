import type { Design, DesignContext } from './designs/design.ts';
import { designs } from './designs/index.ts';
import type { DesignVerdict, Recommendation } from './plan-document.ts';
import { choice, flag, quantity } from './profile.ts';

/** What a branch of the recommendation says; texts are templates, see `Finding`. */
interface Answer {
  readonly design: Design;
  readonly parts?: readonly string[];
  readonly headline: string;
  readonly reasons: readonly string[];
  readonly uncovered: readonly string[];
}

/** Section 7 of the model: first what is allowed, then what is cheapest. */
function answer(context: DesignContext): Answer {
  const { profile, value } = context;
  const kind = choice(profile, 'effect.kind');
  const harm = choice(profile, 'effect.harm');
  const isLog = choice(profile, 'source.kind') === 'log';
  if (harm === 'none') {
    return {
      design: designs.atMostOnce,
      headline: 'A duplicate does no harm and neither does a loss: remember nothing, and say so.',
      reasons: ['Loses {loss.atMostOnce} of {traffic.perDay}.', 'Stores nothing and writes nothing.'],
      uncovered: ['Messages that are recorded and not yet applied when a consumer stops.'],
    };
  }
  if (kind === 'absolute' || kind === 'versioned') {
    const needsVersion = kind === 'absolute' && choice(profile, 'source.order') === 'required';
    return {
      design: designs.naturalIdempotence,
      parts: needsVersion ? ['versions'] : [],
      headline: 'The effect is idempotent by nature: deliver at least once and keep no dedup state.',
      reasons: [
        '{duplicates.total} arrive and change nothing.',
        'A keyed inbox would store {inbox.bytes} for the same result.',
        ...(needsVersion ? ['Order matters here: write by version, or a late old value overwrites a newer one.'] : []),
      ],
      uncovered: ['Anything the handler does beside this write: calls, messages, counters.'],
    };
  }
  if (kind === 'broker-write' && isLog) {
    return {
      design: designs.brokerTransactions,
      headline: 'Input and output are in the same cluster: commit both in one transaction of the broker.',
      reasons: ['Removes {duplicates.hop2} without any store.', 'Every reader must run at read_committed.'],
      uncovered: ['Upstream resends: {duplicates.upstreamResend}.', 'Anything written outside the cluster.'],
    };
  }
  if (kind === 'external-call') {
    const keyWindow = quantity(profile, 'effect.idempotencyKeyWindow');
    const required = value('window.required');
    if (keyWindow !== undefined && (required === undefined || keyWindow >= required)) {
      return {
        design: designs.externalIdempotencyKey,
        headline:
          'The provider remembers keys for long enough: send a stable key along and store the result of each call.',
        reasons: [
          'The provider remembers a key for {effect.idempotencyKeyWindow}.',
          ...(required === undefined ? [] : ['The latest duplicate is {window.required} late.']),
          '{duplicates.total} are answered from the key or the stored result.',
        ],
        uncovered: ['Other effects of the same handler.'],
      };
    }
    return {
      design: designs.atLeastOnce,
      parts: ['reconcile-or-compensate'],
      headline:
        keyWindow === undefined
          ? 'Exactly-once effect is not available: the provider has no idempotency key. Reconcile or compensate.'
          : 'Exactly-once effect is not available: the provider forgets keys before the last duplicate comes. Reconcile or compensate.',
      reasons: [
        'Expect {duplicates.total} second calls.',
        ...(keyWindow === undefined || required === undefined
          ? []
          : [
              'The provider remembers a key for {effect.idempotencyKeyWindow}; the latest duplicate is {window.required} late.',
            ]),
      ],
      uncovered: ['Every duplicate call until it is reconciled.'],
    };
  }
  if (flag(profile, 'effect.transactional') !== true || kind === 'broker-write') {
    return {
      design: designs.atLeastOnce,
      parts: ['reconcile-or-compensate'],
      headline:
        'Exactly-once effect is not available: no transaction holds both the effect and the memory of it. Make the effect absolute or versioned, or reconcile.',
      reasons: ['Expect {duplicates.total} second effects.'],
      uncovered: ['Every duplicate until it is reconciled.'],
    };
  }
  if (isLog && flag(profile, 'source.singleOwner') === true) {
    return {
      design: designs.storedPositionNarrow,
      headline:
        'Store the log position in the transaction of the effect, run the producer idempotent, and keep a narrow key check for what upstream can resend.',
      reasons: [
        'The stored position removes {duplicates.hop2} with {position.rows} and no expiry; a keyed inbox needs {inbox.rows} ({inbox.bytes}) for it.',
        'The producer side keeps {duplicates.hop1}: the idempotent producer removes client retries.',
        value('narrowCheck.rows') === undefined
          ? 'The narrow key check has to cover only what upstream can resend (give producer.upstreamHorizon to size it).'
          : 'The narrow key check keeps {narrowCheck.rows} ({narrowCheck.bytes}) for the resends of {producer.upstreamHorizon}.',
      ],
      uncovered: [
        'Resends above the producer after the narrow key check forgot them.',
        'Calls and messages that the handler sends outside the transaction.',
      ],
    };
  }
  return {
    design: designs.keyedInboxPartitioned,
    headline:
      'Keep a keyed inbox in the database of the effect and drop its partitions by a time that is stable across retries.',
    reasons: [
      isLog
        ? 'Several consumers own a partition at a time, so no position can stand for what was applied.'
        : 'A queue has no position that could stand for what was applied; each message needs its key.',
      '{duplicates.total} are refused, for {inbox.partitionedPeakRows} at peak ({inbox.partitionedPeakBytes}) and {inbox.insertsPerSecond}.',
      value('window.required') === undefined
        ? 'The window of {window.requested} is a capacity decision: a day of it costs {inbox.dayBytes}.'
        : 'The window is a capacity decision: {window.required} are required, {window.effective} are kept, and a day costs {inbox.dayBytes}.',
      ...(harm === 'user-visible' ? ['The harm is visible but bearable: a window of days is enough, not weeks.'] : []),
    ],
    uncovered: [
      'Duplicates that arrive after the window.',
      'Calls and messages that the handler sends outside the transaction.',
    ],
  };
}

/** Judges every design and recommends one; a design whose condition fails is listed with the reason, never hidden. */
export function recommend(
  context: DesignContext,
  figureNames: (design: Design) => DesignVerdict['figures'],
): { readonly designs: readonly DesignVerdict[]; readonly recommendation: Recommendation } {
  const chosen = answer(context);
  const verdicts = Object.values(designs).map((design: Design): DesignVerdict => {
    const conditions = design.conditions(context);
    const broken = conditions.filter((condition) => condition.holds === false);
    const { id, parts, name, summary, where, window, covers } = design;
    const verdict = { id, parts, name, summary, where, window, covers, conditions, figures: figureNames(design) };
    if (design === chosen.design) return { ...verdict, possible: broken.length === 0 };
    const reason = [...broken.map((condition) => `Does not hold: ${condition.text}`), design.drawback(context)].join(
      ' ',
    );
    return { ...verdict, possible: broken.length === 0, rejected: reason };
  });
  return {
    designs: verdicts,
    recommendation: {
      design: chosen.design.id,
      parts: chosen.parts ?? chosen.design.parts,
      name: chosen.design.name,
      headline: chosen.headline,
      reasons: chosen.reasons,
      conditions: chosen.design.conditions(context),
      rejected: verdicts.flatMap(({ id, parts, name, rejected }) =>
        rejected === undefined ? [] : [{ design: id, parts, name, reason: rejected }],
      ),
      flipPoints: [],
      uncovered: chosen.uncovered,
    },
  };
}
