import { choice } from '../profile.ts';
import type { Design } from './design.ts';

/** The broker removes client retries by sequence number. */
export const idempotentProducer: Design = {
  id: 'idempotent-producer',
  parts: [],
  figureName: 'idempotentProducer',
  name: 'idempotent producer',
  summary: 'The broker removes client retries by sequence number, within one producer session.',
  figures: {
    hop1Left: 'total(duplicates.upstreamResend, duplicates.outboxRelay)',
    hop2Left: 'duplicates.hop2',
    lost: '0',
  },
  where: 'a sequence number a producer, in the broker',
  window: 'one producer session',
  covers: 'client retries only; a restarted producer, an upstream resend and every redelivery pass',
  conditions: ({ profile }) => [
    {
      id: 'source-is-a-log',
      text: 'The broker offers it: a partitioned log.',
      holds: choice(profile, 'source.kind') === 'log',
    },
  ],
  drawback: () => 'Leaves the delivery hop as it is: {duplicates.hop2}.',
};
