import type { Plan } from '../../src/model/plan-document.ts';
import { plan } from '../../src/model/plan.ts';
import { loadProfile } from '../../src/profile/index.ts';
import type { ProfileValues } from '../../src/profile/program-tree.ts';
import { sourcesOf } from '../profile/sources.ts';

/** The plan of some values over a workload of 2,000 messages a second. */
export function planOf(values: ProfileValues): Plan {
  return plan(loadProfile({ values: { workload: { throughput: '2000 msg/s' }, ...values } }, sourcesOf({})));
}

/** A relative effect in a database, fed by a queue: a keyed inbox with dropped partitions. */
export const queuePlan = (inbox: ProfileValues = {}): Plan =>
  planOf({
    source: { kind: 'queue' },
    effect: { kind: 'relative', harm: 'financial', transactional: true },
    inbox: { window: '7 d', ...inbox },
  });

/** The same effect, fed by a log with one owner a partition: a stored position and a narrow key check. */
export const logPlan = (): Plan =>
  planOf({
    source: { kind: 'log', partitions: '24 partitions', singleOwner: true, rebalanceRate: '20/day' },
    producer: { upstreamHorizon: '10 min' },
    effect: { kind: 'relative', harm: 'financial', transactional: true },
  });
