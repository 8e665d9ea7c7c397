import type { DesignContext } from '../../designs/design.ts';
import { quantity } from '../../profile.ts';
import type { Flip } from '../flips.ts';

const ceiling = {
  larger: 'traffic.peakPerSecond',
  smaller: 'position.ceiling',
  changes: { kind: 'finding', rule: 'position.partition-ceiling' },
} as const;

const narrow = {
  larger: 'narrowCheck.rows',
  smaller: 'inbox.rows',
  changes: { kind: 'figures' },
} as const;

const halves = { larger: 'duplicates.hop1', smaller: 'duplicates.hop2', changes: { kind: 'figures' } } as const;

const producerFirst =
  'the publish hop brings more duplicates than the delivery hop: the idempotent producer alone would leave fewer than the position alone.';
const positionFirst =
  'the delivery hop brings more duplicates than the publish hop: the position alone would leave fewer than the idempotent producer alone.';

/** Where a stored position is too slow, or a keyed inbox is as cheap as the position with its narrow check. */
export function positionFlips({ profile, value }: DesignContext): readonly Flip[] {
  const bothHops = (value('duplicates.hop1') ?? 0) > 0 && (value('duplicates.hop2') ?? 0) > 0;
  const cause = quantity(profile, 'source.commitEvery') === undefined ? 'source.commitInterval' : 'source.commitEvery';
  return [
    {
      ...ceiling,
      input: 'workload.throughput',
      text: 'Above this rate one transaction a message is too slow for the partitions: let a batch and its position share one.',
      otherwise: 'Below this rate one transaction a message is fast enough.',
    },
    {
      ...ceiling,
      input: 'effect.transactionTime',
      text: 'A slower transaction cannot apply {traffic.peakPerSecond} one by one on these partitions.',
      otherwise: 'A transaction that is done by then is fast enough for one a message.',
    },
    {
      ...narrow,
      input: 'producer.upstreamHorizon',
      text: 'If upstream can resend for longer, the narrow key check holds more rows than a keyed inbox of {inbox.window}: keep the keyed inbox alone.',
      otherwise:
        'If upstream stops by then, the narrow key check holds fewer rows than a keyed inbox of {inbox.window}.',
    },
    {
      input: 'workload.throughput',
      larger: 'position.batchedUpdatesPerSecond',
      smaller: 'inbox.insertsPerSecond',
      text: 'Below this rate a keyed inbox writes less than a position at every commit: the simpler inbox is the cheaper one.',
      otherwise: 'Above this rate a position at every commit writes less than a keyed inbox.',
      changes: { kind: 'figures' },
    },
    ...(bothHops
      ? [
          {
            ...halves,
            input: 'producer.retryRate',
            text: `Above it ${producerFirst}`,
            otherwise: `Below it ${positionFirst}`,
          },
          {
            ...halves,
            input: 'source.rebalanceRate',
            text: `Below it ${producerFirst}`,
            otherwise: `Above it ${positionFirst}`,
          },
          { ...halves, input: cause, text: `Below it ${producerFirst}`, otherwise: `Above it ${positionFirst}` },
        ]
      : []),
  ];
}
