import { choice, flag } from '../profile.ts';
import { offered, producerIsIdempotent, unlessRefused } from './condition.ts';
import type { Design } from './design.ts';
import { letsThrough } from './passing.ts';

/** The broker removes client retries by sequence number. */
export const idempotentProducer: Design = {
  id: 'idempotent-producer',
  parts: [],
  figureName: 'idempotentProducer',
  name: 'idempotent producer',
  summary: 'The broker removes client retries by sequence number, within one producer session.',
  passes: letsThrough({ producerRetry: 'none' }),
  figures: { lost: '0' },
  where: 'a sequence number a producer, in the broker',
  window: 'one producer session',
  covers: 'client retries only',
  uncovered: 'sends of a restarted producer, upstream resends, an outbox relay, and every redelivery',
  conditions: (context) => [
    {
      id: 'broker-offers-it',
      text: 'The broker offers it: a partitioned log whose producers number what they send.',
      holds: unlessRefused(
        choice(context.profile, 'source.kind') === 'log' || flag(context.profile, 'producer.idempotent') === true,
        offered(context, 'producer', 'idempotent-producer'),
      ),
    },
    producerIsIdempotent(context),
  ],
  drawback: () => 'Leaves the delivery hop as it is ({duplicates.hop2}), and what is sent again above the client.',
};
