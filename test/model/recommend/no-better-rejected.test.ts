import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan } from '../../../src/model/plan.ts';
import type { DesignVerdict, Plan } from '../../../src/model/plan-document.ts';
import { type Given, profileOf } from '../given.ts';

const left = ({ figures }: Plan, verdict: DesignVerdict): number =>
  ['hop1Left', 'hop2Left']
    .flatMap((part) => Object.entries(verdict.figures).find(([name]) => name === part)?.[1] ?? [])
    .reduce((sum, id) => sum + (figures.get(id)?.value ?? 0), 0);

const seconds = fc.constantFrom('1 s', '1 min', '5 min', '1 h', '1 d', '7 d', '30 d');
const shares = fc.constantFrom('0%', '0.01%', '1%');

/** Workloads of every kind whose duplicates cost money, each part given or not. */
const workloads: fc.Arbitrary<Given> = fc
  .record(
    {
      'source.kind': fc.constantFrom('log', 'queue'),
      'source.rebalanceRate': fc.constantFrom('0/day', '10/day'),
      'source.singleOwner': fc.constantFrom('yes', 'no'),
      'source.crashRate': fc.constantFrom('0/day', '10/day'),
      'source.unacked': fc.constantFrom('0 msg', '100 msg'),
      'source.lease': seconds,
      'source.workTime': seconds,
      'source.leaseExceededShare': shares,
      'producer.retryRate': shares,
      'producer.idempotent': fc.constantFrom('yes', 'no'),
      'producer.upstreamRetryRate': shares,
      'producer.upstreamHorizon': seconds,
      'producer.brokerWindow': seconds,
      'producer.brokerCountLimit': fc.constantFrom('100 msg', '1M msg'),
      'outbox.restartRate': fc.constantFrom('0/day', '4/day'),
      'outbox.restartTime': seconds,
      'effect.kind': fc.constantFrom('absolute', 'versioned', 'relative', 'append', 'external-call', 'broker-write'),
      'effect.transactional': fc.constantFrom('yes', 'no'),
      'effect.idempotencyKeyWindow': seconds,
      'inbox.window': seconds,
      'inbox.rowRetention': seconds,
      'inbox.retention.kind': fc.constantFrom('delete', 'drop-partitions', 'ttl'),
      'horizons.producerRetry': seconds,
      'horizons.redelivery': seconds,
      'horizons.outage': seconds,
      'horizons.replay': seconds,
      'practices.publishes': fc.constantFrom('outbox', 'after-commit'),
    },
    { requiredKeys: ['source.rebalanceRate'] },
  )
  .map((given) => ({ ...given, 'effect.harm': 'financial' }));

test('no rejected design whose conditions hold leaves fewer duplicates that cost money than the recommended one', () => {
  fc.assert(
    fc.property(workloads, (given) => {
      const planned = plan(profileOf(given));
      const [recommended, ...rejected] = planned.designs;
      if (recommended === undefined) throw new Error('nothing is recommended');
      for (const verdict of rejected.filter(({ possible }) => possible)) {
        expect(left(planned, recommended), `${recommended.name} against ${verdict.name}`).toBeLessThanOrEqual(
          left(planned, verdict),
        );
      }
    }),
    { numRuns: 1500 },
  );
});
