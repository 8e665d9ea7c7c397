import { flag } from '../profile.ts';
import {
  businessKey,
  conditionalUpdate,
  effectIsTransactional,
  keysExpire,
  markerAndEffectTogether,
  offered,
  producerIsIdempotent,
  sourceIsALog,
  unlessRefused,
} from './condition.ts';
import type { Condition, Design, DesignContext } from './design.ts';
import { letsThrough } from './passing.ts';

function conditions(context: DesignContext): readonly Condition[] {
  return [
    sourceIsALog(context),
    {
      id: 'single-owner',
      text: 'One consumer at a time owns a partition.',
      holds: unlessRefused(
        flag(context.profile, 'source.singleOwner') === true,
        offered(context, 'source', 'stored-position'),
      ),
    },
    effectIsTransactional(context, 'stored-position'),
    {
      ...markerAndEffectTogether(context),
      id: 'position-and-effect-together',
      text: 'The position is written in the transaction of the effect.',
    },
    conditionalUpdate(context),
  ];
}

/** One row a partition holds the position up to which everything was applied. */
export const storedPosition: Design = {
  id: 'stored-position',
  parts: [],
  figureName: 'storedPosition',
  name: 'stored position',
  summary: 'One row a partition holds the last applied offset, moved in the transaction of the effect.',
  passes: letsThrough({ redelivery: 'none' }),
  figures: {
    lost: '0',
    rows: 'position.rows',
    bytes: 'position.bytes',
    writesPerSecond: 'position.updatesPerSecond',
  },
  where: 'in the database of the effect',
  window: 'no expiry',
  covers: 'writes in the same database only',
  uncovered: 'the publish hop: a repeated publish is a new record at a new offset; calls that leave the transaction',
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
  passes: letsThrough({ producerRetry: 'none', upstreamResend: 'none', outboxRelay: 'none', redelivery: 'none' }),
  figures: {
    lost: '0',
    rows: 'total(position.rows, narrowCheck.rows)',
    bytes: 'total(position.bytes, narrowCheck.bytes)',
    writesPerSecond: 'total(position.updatesPerSecond, narrowCheck.writesPerSecond)',
  },
  window: 'positions without expiry; keys for as long as upstream can resend',
  uncovered: 'resends after the narrow key check forgot them, and calls or messages that leave the transaction',
  conditions: (context) => [
    ...conditions(context),
    producerIsIdempotent(context),
    businessKey(context),
    keysExpire(context),
  ],
  drawback: () => 'Needs an idempotent producer and a key check for upstream resends beside the position.',
};
