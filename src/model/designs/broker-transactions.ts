import { choice } from '../profile.ts';
import type { Design } from './design.ts';

/** Read, process and write in one transaction of the broker. */
export const brokerTransactions: Design = {
  id: 'broker-transactions',
  parts: [],
  figureName: 'brokerTransactions',
  name: 'broker transactions',
  summary: 'Output and consumed positions are committed in one transaction of the broker.',
  figures: { hop1Left: 'total(duplicates.upstreamResend, duplicates.outboxRelay)', hop2Left: '0', lost: '0' },
  where: 'in the broker',
  window: 'none: positions and output move together',
  covers: 'writes to the same cluster only',
  conditions: ({ profile }) => [
    {
      id: 'effect-is-in-the-broker',
      text: 'The effect is a write to the same cluster (effect.kind: broker-write).',
      holds: choice(profile, 'effect.kind') === 'broker-write',
    },
    {
      id: 'readers-read-committed',
      text: 'Every reader of the output runs at read_committed.',
      holds: undefined,
    },
  ],
  drawback: ({ profile }) =>
    choice(profile, 'effect.kind') === 'broker-write'
      ? 'Output waits for the commit.'
      : 'Covers writes to the same cluster only; this effect lies outside it.',
};
