import { choice, flag } from '../profile.ts';
import { brokerDedup } from './broker-dedup.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { externalKeyStoredResults, providerConditions } from './external-idempotency-key.ts';
import { idempotentProducer } from './idempotent-producer.ts';
import { letsThrough } from './passing.ts';
import { beside } from './producing-side.ts';

const isOutside = ({ profile }: DesignContext): boolean =>
  choice(profile, 'effect.kind') === 'external-call' ||
  choice(profile, 'effect.kind') === 'broker-write' ||
  flag(profile, 'effect.transactional') !== true;

const conditions = (): readonly Condition[] => [
  {
    id: 'duplicates-are-found-and-undone',
    text: 'Second effects are found (reports of the provider, an audit of keys kept for longer) and undone: a decision of the business, not of the code.',
    holds: undefined,
  },
];

/** What remains where nothing can make the effect exactly-once: find the duplicates afterwards and undo them. */
export const reconcile: Design = {
  id: 'at-least-once',
  parts: ['reconcile-or-compensate'],
  figureName: 'reconcile',
  name: 'at-least-once, reconciled',
  summary: 'Every duplicate reaches the effect and is found and undone afterwards.',
  passes: letsThrough({}),
  figures: { lost: '0' },
  where: 'an audit of keys and effects',
  window: 'the period between two reconciliations',
  covers: 'nothing at once; duplicates are undone later',
  uncovered: 'every duplicate until it is found, and effects that cannot be undone',
  conditions,
  drawback: () => 'Applies {duplicates.total} twice, each to be found and undone.',
  combinesWhen: isOutside,
};

/** The provider's key for as long as it lasts, and reconciliation for what comes later. */
export const reconcileProviderKey: Design = {
  ...reconcile,
  parts: ['external-idempotency-key', 'stored-call-results', 'reconcile-or-compensate'],
  figureName: 'reconcileProviderKey',
  name: 'idempotency key for as long as it lasts, then reconciled',
  summary:
    'A stable key goes along with the call and its result is stored; a duplicate that comes after the provider forgot the key is found and undone.',
  ...(externalKeyStoredResults.passes && { passes: externalKeyStoredResults.passes }),
  figures: externalKeyStoredResults.figures,
  where: 'at the provider, and a stored result for each call',
  window: "the provider's retention of keys, then none",
  covers: 'that API, for as long as it remembers',
  uncovered: 'calls repeated after the provider forgot the key, until they are reconciled',
  conditions: (context) => [...providerConditions(context), ...conditions()],
  drawback: () => 'Holds for {effect.idempotencyKeyWindow} only; later duplicates have to be found and undone.',
  combinesWhen: ({ profile, value }) =>
    choice(profile, 'effect.kind') === 'external-call' && (value('keys.coverage') ?? 1) < 1,
};

export const reconcileIdempotentProducer = beside(idempotentProducer, reconcile, 'reconcileIdempotentProducer');
export const reconcileBrokerDedup = beside(brokerDedup, reconcile, 'reconcileBrokerDedup');
export const providerKeyIdempotentProducer = beside(
  idempotentProducer,
  reconcileProviderKey,
  'providerKeyIdempotentProducer',
);
export const providerKeyBrokerDedup = beside(brokerDedup, reconcileProviderKey, 'providerKeyBrokerDedup');
