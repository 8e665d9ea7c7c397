import { choice, flag } from '../profile.ts';
import type { Condition, Design, DesignContext } from './design.ts';

function conditions({ profile }: DesignContext): readonly Condition[] {
  return [
    {
      id: 'source-is-a-log',
      text: 'The source is a partitioned log.',
      holds: choice(profile, 'source.kind') === 'log',
    },
    {
      id: 'single-owner',
      text: 'One consumer at a time owns a partition.',
      holds: flag(profile, 'source.singleOwner') === true,
    },
    {
      id: 'effect-is-transactional',
      text: 'The effect is written in a database that the consumer controls.',
      holds:
        flag(profile, 'effect.transactional') === true &&
        choice(profile, 'effect.kind') !== 'external-call' &&
        choice(profile, 'effect.kind') !== 'broker-write',
    },
    {
      id: 'position-and-effect-together',
      text: 'The position is written in the transaction of the effect.',
      holds: undefined,
    },
    {
      id: 'conditional-update',
      text: 'The position is updated only where the new offset is greater than the stored one: the fence against a stale owner.',
      holds: undefined,
    },
  ];
}

/** One row a partition holds the position up to which everything was applied. */
export const storedPosition: Design = {
  id: 'stored-position',
  parts: [],
  figureName: 'storedPosition',
  name: 'stored position',
  summary: 'One row a partition holds the last applied offset, moved in the transaction of the effect.',
  figures: {
    hop1Left: 'duplicates.hop1',
    hop2Left: '0',
    lost: '0',
    rows: 'position.rows',
    bytes: 'position.bytes',
    writesPerSecond: 'position.updatesPerSecond',
  },
  where: 'in the database of the effect',
  window: 'no expiry',
  covers: 'writes in the same database only',
  conditions,
  drawback: () => 'Leaves the publish hop as it is: {duplicates.hop1}.',
};

/** The position for hop 2, the producer session for client retries, and a small keyed store for upstream resends. */
export const storedPositionNarrow: Design = {
  ...storedPosition,
  parts: ['idempotent-producer', 'narrow-key-check'],
  figureName: 'storedPositionNarrow',
  name: 'stored position + idempotent producer + narrow key check',
  summary:
    'The position removes redeliveries, the idempotent producer client retries, and a key check of only what upstream can resend the rest.',
  figures: {
    hop1Left: '0',
    hop2Left: '0',
    lost: '0',
    rows: 'total(position.rows, narrowCheck.rows)',
    bytes: 'total(position.bytes, narrowCheck.bytes)',
    writesPerSecond: 'position.updatesPerSecond',
  },
  conditions: (context) => [
    ...conditions(context),
    {
      id: 'producer-is-idempotent',
      text: 'The producer runs idempotent, with a session that outlives its retries.',
      holds: undefined,
    },
    {
      id: 'business-key-before-first-attempt',
      text: 'Upstream sends a business key that exists before the first attempt.',
      holds: undefined,
    },
  ],
  drawback: () => 'Needs an idempotent producer and a key check for upstream resends beside the position.',
};
