import type { FigureDeclaration } from '../figure.ts';

const upperBound = 'a repeat can be a duplicate only if the first attempt had its effect: s is the share that had';
const uniformCrash =
  'a crash falls uniformly in the interval since the last commit, so half of it is replayed on average';

/** Section 2 of the model: duplicates a day by hop and by cause, for one handler or consumer group. */
export const duplicates = {
  'rebalance.replayMean': {
    label: 'replayed by one rebalance, mean',
    unit: 'msg',
    expression:
      'source.movedShare * either(source.partitions * source.commitEvery / 2, workload.throughput * source.commitInterval / 2)',
    note: 'Messages delivered again by one rebalance without a last commit.',
    source: uniformCrash,
  },
  'rebalance.replayWorst': {
    label: 'replayed by one rebalance, worst',
    unit: 'msg',
    expression:
      'source.movedShare * either(source.partitions * (source.commitEvery - messagePerPartition), traffic.peakPerSecond * source.commitInterval)',
    note: 'The crash falls just before a commit, at the peak rate.',
    source: 'a whole interval, or all messages of a batch but the one that would have committed it',
  },
  'rebalance.replayWhileCatchingUp': {
    label: 'replayed by one rebalance while catching up, worst',
    unit: 'msg',
    expression: 'source.movedShare * source.drainRate * source.commitInterval',
    note: 'While the group drains a backlog it consumes at the drain rate, and a rebalance replays at that rate.',
    source: 'the same interval at the drain rate',
  },
  'duplicates.producerRetry': {
    label: 'producer retry after a lost acknowledgement',
    unit: 'msg/day',
    expression: '(1 - producer.idempotent) * producer.retryRate * producer.storedShare * traffic.perDay',
    note: 'Timed-out sends that were stored and are sent again; an idempotent producer removes them within a session.',
    source: upperBound,
  },
  'duplicates.producerRetryWorst': {
    label: 'producer retry, worst',
    unit: 'msg/day',
    expression: '(1 - producer.idempotent) * producer.retryRate * traffic.perDay * workload.peakFactor',
    note: 'Every timed-out send was stored, at the peak rate.',
    source: upperBound,
  },
  'duplicates.upstreamResend': {
    label: 'upstream resend',
    unit: 'msg/day',
    expression: 'producer.upstreamRetryRate * traffic.perDay',
    note: 'Messages sent again above the producer client, with the same business key.',
    source: 'the broker sees two different messages',
  },
  'duplicates.upstreamResendWorst': {
    label: 'upstream resend, worst',
    unit: 'msg/day',
    expression: 'duplicates.upstreamResend * workload.peakFactor',
    note: 'At the peak rate.',
    source: 'the broker sees two different messages',
  },
  'duplicates.outboxRelay': {
    label: 'outbox relay crash',
    unit: 'msg/day',
    expression: 'outbox.restartRate * outbox.batch / 2',
    note: 'The relay crashes between publishing and marking, half a batch on average.',
    source: uniformCrash,
  },
  'duplicates.outboxRelayWorst': {
    label: 'outbox relay crash, worst',
    unit: 'msg/day',
    expression: 'outbox.restartRate * outbox.batch',
    note: 'Each crash repeats a whole batch.',
    source: 'a whole batch is published and none of it is marked',
  },
  'duplicates.rebalance': {
    label: 'rebalance',
    unit: 'msg/day',
    expression: 'source.rebalanceRate * (1 - source.gracefulShare) * rebalance.replayMean',
    note: 'Messages applied but not committed when a partition changes owner.',
    source: uniformCrash,
  },
  'duplicates.rebalanceWorst': {
    label: 'rebalance, worst',
    unit: 'msg/day',
    expression: 'source.rebalanceRate * (1 - source.gracefulShare) * rebalance.replayWorst',
    note: 'Every rebalance falls just before a commit, at the peak rate.',
    source: 'a whole interval, or all messages of a batch but the one that would have committed it',
  },
  'duplicates.consumerCrash': {
    label: 'consumer crash',
    unit: 'msg/day',
    expression: 'source.crashRate * source.unacked / 2',
    note: 'Messages of a queue applied but not acknowledged when a consumer crashes, half of them on average.',
    source: uniformCrash,
  },
  'duplicates.consumerCrashWorst': {
    label: 'consumer crash, worst',
    unit: 'msg/day',
    expression: 'source.crashRate * source.unacked',
    note: 'All unacknowledged messages were applied.',
    source: 'the whole prefetch is delivered again',
  },
  'lease.copies': {
    label: 'copies of a message that outlasts its lease',
    unit: '1',
    expression: '1 + floor(source.workTime / source.lease)',
    note: 'The message becomes visible once more each time the lease ends before the work does.',
    source: 'one further delivery for each whole lease that passes',
  },
  'lease.overlap': {
    label: 'work left when the lease ends',
    unit: 's',
    expression: 'positive(source.workTime - source.lease)',
    note: 'For this long two consumers can work on the same message.',
    source: 'work time less lease',
  },
  'duplicates.leaseExpiry': {
    label: 'lease shorter than the work',
    unit: 'msg/day',
    expression: 'source.leaseExceededShare * traffic.perDay * floor(source.workTime / source.lease)',
    note: 'Messages delivered again while the first consumer still works on them.',
    source: 'one further delivery for each whole lease that passes',
  },
  'duplicates.leaseExpiryWorst': {
    label: 'lease shorter than the work, worst',
    unit: 'msg/day',
    expression: 'duplicates.leaseExpiry * workload.peakFactor',
    note: 'At the peak rate.',
    source: 'one further delivery for each whole lease that passes',
  },
  'duplicates.hop1': {
    label: 'hop 1: publish',
    unit: 'msg/day',
    expression: 'total(duplicates.producerRetry, duplicates.upstreamResend, duplicates.outboxRelay)',
    note: 'Duplicates that arise between the producer and the broker.',
    source: 'sum of the causes',
  },
  'duplicates.hop2': {
    label: 'hop 2: delivery',
    unit: 'msg/day',
    expression: 'total(duplicates.rebalance, duplicates.consumerCrash, duplicates.leaseExpiry)',
    note: 'Duplicates that arise between the broker and the consumer.',
    source: 'sum of the causes',
  },
  'duplicates.total': {
    label: 'duplicates a day',
    unit: 'msg/day',
    expression: 'total(duplicates.hop1, duplicates.hop2)',
    note: 'What arrives before any deduplication.',
    source: 'sum of the hops',
  },
  'duplicates.worst': {
    label: 'duplicates a day, worst',
    unit: 'msg/day',
    expression:
      'total(duplicates.producerRetryWorst, duplicates.upstreamResendWorst, duplicates.outboxRelayWorst, duplicates.rebalanceWorst, duplicates.consumerCrashWorst, duplicates.leaseExpiryWorst)',
    note: 'Every cause at its worst on the same day.',
    source: 'sum of the causes',
  },
  'duplicates.shareOfUnique': {
    label: 'share of unique messages',
    unit: 'share',
    expression: 'duplicates.total / traffic.perDay',
    note: 'Duplicates divided by unique messages.',
    source: 'definition',
  },
  'duplicates.shareOfDeliveries': {
    label: 'share of deliveries',
    unit: 'share',
    expression: 'duplicates.total / (traffic.perDay + duplicates.total)',
    note: 'Duplicates divided by all deliveries.',
    source: 'definition',
  },
  'loss.atMostOnce': {
    label: 'lost a day if recorded before applied',
    unit: 'msg/day',
    expression: 'duplicates.hop2',
    note: 'What at-least-once repeats in hop 2, at-most-once loses.',
    source: 'the order of the two writes decides which side of a crash is hit',
  },
} as const satisfies Record<string, FigureDeclaration>;
