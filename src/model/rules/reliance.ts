import { choice, chosen, flag, quantity } from '../profile.ts';
import { isHarmful, type Rule } from './rule.ts';

const machinery: ReadonlySet<string> = new Set([
  'broker-transactions',
  'keyed-inbox',
  'stored-position',
  'provider-key',
  'broker-dedup',
]);

/** Rules about what is relied on, against what it can do here. */
export const relianceRules: readonly Rule[] = [
  {
    id: 'reliance.more-than-needed',
    level: 'warning',
    when: 'Dedup machinery stands where a duplicate does no harm.',
    why: 'For logs and metrics a loss is cheaper than a duplicate and its machinery.',
    check: ({ profile, value }) => {
      const reliesOn = chosen(profile, 'practices.reliesOn');
      if (isHarmful(profile) || reliesOn === undefined || !machinery.has(reliesOn)) return undefined;
      const cost = value('inbox.bytes') === undefined ? '{inbox.rows}' : '{inbox.rows} ({inbox.bytes})';
      return {
        message: `A duplicate does no harm here, and ${reliesOn} stands against it: a keyed inbox would keep ${cost} for {duplicates.total} that nobody minds.`,
        figures: ['inbox.rows', 'duplicates.total'],
        advice: 'Record progress first and apply afterwards; state the loss ({loss.atMostOnce}).',
      };
    },
  },
  {
    id: 'reliance.nothing',
    level: 'failure',
    when: 'Nothing is relied on, duplicates do harm and the effect does not forgive them.',
    why: 'At-least-once delivery applies every duplicate.',
    check: ({ profile }) => {
      const kind = choice(profile, 'effect.kind');
      const forgiving = kind === 'absolute' || kind === 'versioned';
      return isHarmful(profile) && !forgiving && chosen(profile, 'practices.reliesOn') === 'nothing'
        ? {
            message:
              'Nothing remembers what was applied: {duplicates.total} have a second effect ({duplicates.shareOfUnique} of unique messages).',
            figures: ['duplicates.total', 'duplicates.shareOfUnique'],
            advice: 'See the recommendation for the cheapest design that removes them.',
          }
        : undefined;
    },
  },
  {
    id: 'reliance.position-on-a-queue',
    level: 'failure',
    when: 'A stored position is relied on where messages have no position, or where a partition has several owners.',
    why: 'A position stands for everything before it; a queue, or two owners at once, finish messages in any order.',
    check: ({ profile }) => {
      if (chosen(profile, 'practices.reliesOn') !== 'stored-position') return undefined;
      const isLog = choice(profile, 'source.kind') === 'log';
      if (isLog && flag(profile, 'source.singleOwner') !== false) return undefined;
      return {
        message: `A stored position is relied on, and ${isLog ? 'a partition can have several owners' : 'a queue has no positions'}: what it skips or repeats among {traffic.perDay} cannot be told.`,
        figures: ['traffic.perDay'],
        advice: 'Keep a keyed inbox: {inbox.rows} for a window of {window.requested}.',
      };
    },
  },
  {
    id: 'reliance.call-outside-the-inbox',
    level: 'failure',
    when: 'An inbox or a position is relied on for a call to another service.',
    why: 'The call is not part of the transaction: it is made and cannot be rolled back, or is rolled back and was made.',
    check: ({ profile }) => {
      const reliesOn = chosen(profile, 'practices.reliesOn');
      return choice(profile, 'effect.kind') === 'external-call' &&
        (reliesOn === 'keyed-inbox' || reliesOn === 'stored-position')
        ? {
            message: `A ${reliesOn === 'keyed-inbox' ? 'keyed inbox' : 'stored position'} is relied on for a call to another service: the call is outside its transaction, and {duplicates.hop2} can be called twice.`,
            figures: ['duplicates.hop2'],
            advice: 'Send a stable key along with the call and store its result; without such keys reconcile.',
          }
        : undefined;
    },
  },
  {
    id: 'provider.no-key',
    level: 'failure',
    when: 'A key at the provider is relied on that the provider does not have.',
    why: 'Exactly-once cannot be claimed against an API without idempotency keys.',
    check: ({ profile }) =>
      chosen(profile, 'practices.reliesOn') === 'provider-key' &&
      choice(profile, 'effect.kind') === 'external-call' &&
      quantity(profile, 'effect.idempotencyKeyWindow') === undefined
        ? {
            message:
              'A key at the provider is relied on, and nothing says that it remembers one: {duplicates.total} can be called twice.',
            figures: ['duplicates.total'],
            advice: 'Ask the provider for how long it remembers a key (effect.idempotencyKeyWindow), or reconcile.',
          }
        : undefined,
  },
  {
    id: 'provider.key-window-too-short',
    level: 'failure',
    when: 'The provider forgets a key before the last duplicate comes.',
    why: 'A redelivery, a dead-letter resubmission or a replay after that is a new call, and charges again.',
    check: ({ profile, value }) =>
      isHarmful(profile) && (value('keys.coverage') ?? 1) < 1
        ? {
            message:
              'The provider remembers a key for {effect.idempotencyKeyWindow}, and the latest duplicate is {window.required} late: a replay of that length repeats {keys.escaping}.',
            figures: ['keys.coverage', 'keys.escaping', 'window.required'],
            advice:
              'Look the object up before calling again after {effect.idempotencyKeyWindow}, or bound the horizon below it.',
          }
        : undefined,
  },
  {
    id: 'provider.results-dropped',
    level: 'warning',
    when: 'The result of an external call is not stored.',
    why: 'A repeat has nothing to read and calls again; after the provider forgot the key that is a second effect.',
    check: ({ profile }) =>
      isHarmful(profile) &&
      choice(profile, 'effect.kind') === 'external-call' &&
      chosen(profile, 'practices.callResults') === 'dropped'
        ? {
            message:
              'The results of calls are not stored: each of {duplicates.total} has to call again to learn what happened.',
            figures: ['duplicates.total'],
            advice: 'Store the result under the key of the message, and answer a repeat from it.',
          }
        : undefined,
  },
  {
    id: 'effect.order-without-version',
    level: 'warning',
    when: 'Values are set without a version, order matters, and the source does not keep it.',
    why: 'Idempotent is not correct under reordering: an old state that comes late turns a newer one back, and stays.',
    check: ({ profile }) =>
      isHarmful(profile) &&
      choice(profile, 'effect.kind') === 'absolute' &&
      choice(profile, 'source.order') === 'required' &&
      choice(profile, 'source.kind') === 'queue'
        ? {
            message:
              'Values are set without a version from a queue that does not keep their order: any of {duplicates.total} can turn a newer value back.',
            figures: ['duplicates.total'],
            advice:
              'Carry a version or sequence in the event, and write only where it is newer (effect.kind: versioned).',
          }
        : undefined,
  },
];
