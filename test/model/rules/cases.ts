import { type Given, log } from '../given.ts';

/** One rule with a profile in which it speaks and one in which it is silent, told apart by what it is about. */
export interface RuleCase {
  readonly rule: string;
  readonly speaks: Given;
  readonly silent: Given;
  /** Words of its message. */
  readonly says: string;
}

const duplicates: Given = { 'source.crashRate': '10/day', 'source.unacked': '100 msg', 'producer.retryRate': '0.1%' };
const call: Given = { 'effect.kind': 'external-call', 'effect.transactional': 'false' };
const brokerWrite: Given = { ...log, 'effect.kind': 'broker-write', 'effect.transactional': 'false' };
const practice = (name: string, bad: string, good: string, also: Given = {}): Pick<RuleCase, 'speaks' | 'silent'> => ({
  speaks: { ...duplicates, ...also, [`practices.${name}`]: bad },
  silent: { ...duplicates, ...also, [`practices.${name}`]: good },
});

/** The window and its horizons. */
const window: readonly RuleCase[] = [
  {
    rule: 'window.not-covered',
    speaks: { 'inbox.window': '5 min', 'horizons.outage': '2 h' },
    silent: { 'inbox.window': '4 h', 'horizons.outage': '2 h' },
    says: '2 h',
  },
  { rule: 'window.no-horizon', speaks: {}, silent: { 'horizons.redelivery': '1 d' }, says: 'how late a duplicate' },
  {
    rule: 'window.far-too-long',
    speaks: { 'inbox.window': '90 d', 'horizons.redelivery': '3 d' },
    silent: { 'inbox.window': '7 d', 'horizons.redelivery': '3 d' },
    says: '30 times',
  },
  {
    rule: 'window.count-limit-first',
    speaks: { 'inbox.countLimit': '1,048,576 msg', 'inbox.window': '24 h' },
    silent: { 'inbox.countLimit': '100M msg', 'inbox.window': '24 h' },
    says: '1,048,576 msg',
  },
  {
    rule: 'window.retention-first',
    speaks: { 'inbox.window': '23 h', 'inbox.rowRetention': '60 s' },
    silent: { 'inbox.window': '23 h', 'inbox.rowRetention': '1 d' },
    says: '1,380 times',
  },
  {
    rule: 'window.swallows-resend',
    speaks: { 'horizons.producerRetry': '75 s', 'producer.brokerWindow': '120 s' },
    silent: { 'horizons.producerRetry': '5 min', 'producer.brokerWindow': '120 s' },
    says: 'swallowed',
  },
  {
    rule: 'window.maximum-age-is-the-bound',
    speaks: { 'horizons.retryDelays': '[30 s, 5 min]', 'horizons.maximumAge': '24 h' },
    silent: { 'horizons.retryDelays': '[30 s, 5 min]', 'horizons.maximumAge': '5 min' },
    says: '1 d',
  },
  {
    rule: 'drain.never-ends',
    speaks: { 'horizons.outage': '2 h', 'source.drainRate': '100/s' },
    silent: { 'horizons.outage': '2 h', 'source.drainRate': '200/s' },
    says: '100 msg/s',
  },
  {
    rule: 'drain.unknown',
    speaks: { 'horizons.outage': '2 h' },
    silent: { 'horizons.outage': '2 h', 'source.drainRate': '200/s' },
    says: '2 h',
  },
  {
    rule: 'horizon.beyond-retention',
    speaks: { 'horizons.replay': '14 d', 'source.retention': '7 d' },
    silent: { 'horizons.replay': '7 d', 'source.retention': '7 d' },
    says: '14 d',
  },
  {
    rule: 'outage.exceeds-retention',
    speaks: { 'horizons.outage': '5 d', 'source.retention': '4 d' },
    silent: { 'horizons.outage': '1 d', 'source.retention': '4 d' },
    says: '5 d',
  },
];

/** What the broker and its leases do. */
const broker: readonly RuleCase[] = [
  {
    rule: 'outage.exceeds-broker-window',
    speaks: { 'horizons.outage': '1 h', 'producer.brokerWindow': '5 min', 'producer.requestTimeout': '30 s' },
    silent: { 'horizons.outage': '1 min', 'producer.brokerWindow': '5 min' },
    says: '3,000 msg',
  },
  {
    rule: 'outage.exceeds-transaction-timeout',
    speaks: { 'horizons.outage': '1 h', 'producer.transactionTimeout': '1 min' },
    silent: { 'horizons.outage': '30 s', 'producer.transactionTimeout': '1 min' },
    says: '1 h',
  },
  {
    rule: 'lease.shorter-than-work',
    speaks: { 'source.lease': '10 s', 'source.workTime': '60 s' },
    silent: { 'source.lease': '90 s', 'source.workTime': '60 s' },
    says: '50 s',
  },
  {
    rule: 'position.partition-ceiling',
    speaks: { ...log, 'workload.throughput': '5000/s', 'effect.transactionTime': '4 ms' },
    silent: { ...log, 'workload.throughput': '2000/s', 'effect.transactionTime': '4 ms' },
    says: '3,000 msg/s',
  },
  {
    rule: 'broker.window-too-short',
    speaks: { 'producer.brokerWindow': '5 min', 'producer.upstreamHorizon': '1 h' },
    silent: { 'producer.brokerWindow': '2 h', 'producer.upstreamHorizon': '1 h' },
    says: '1 h',
  },
  {
    rule: 'broker.count-limit-first',
    speaks: { 'producer.brokerCountLimit': '1000 msg', 'producer.brokerWindow': '300 s' },
    silent: { 'producer.brokerCountLimit': '1M msg', 'producer.brokerWindow': '300 s' },
    says: '10 s',
  },
  {
    rule: 'broker.narrow-scope',
    speaks: { 'producer.brokerWindow': '5 min', 'producer.brokerWindowScope': 'partition key' },
    silent: { 'producer.brokerWindow': '5 min', 'producer.brokerWindowScope': 'queue' },
    says: 'partition key',
  },
  {
    rule: 'broker.fixed-window-accepts-again',
    speaks: { 'producer.brokerWindow': '2 min', 'producer.repeatPeriod': '1 min' },
    silent: { 'producer.brokerWindow': '2 min', 'producer.repeatPeriod': '1 min', 'producer.windowSliding': 'yes' },
    says: '720/day',
  },
  {
    rule: 'broker.sliding-window-never-ends',
    speaks: { 'producer.brokerWindow': '2 min', 'producer.repeatPeriod': '1 min', 'producer.windowSliding': 'yes' },
    silent: { 'producer.brokerWindow': '2 min', 'producer.repeatPeriod': '3 min', 'producer.windowSliding': 'yes' },
    says: '1,440/day',
  },
  {
    rule: 'broker.window-is-a-session',
    speaks: { 'producer.system': 'kafka' },
    silent: { 'producer.system': 'sqs-fifo' },
    says: 'producer session',
  },
  {
    rule: 'broker.window-is-a-sequence',
    speaks: { 'producer.system': 'pulsar' },
    silent: { 'producer.system': 'sqs-fifo' },
    says: 'producer name',
  },
  {
    rule: 'broker.dedup-not-switched-on',
    speaks: { 'producer.system': 'pulsar' },
    silent: { 'producer.system': 'pulsar', 'producer.brokerWindow': '6 h' },
    says: 'switched on',
  },
  {
    rule: 'broker.dedup-is-not-exactly-once',
    ...practice('reliesOn', 'broker-dedup', 'keyed-inbox', { 'producer.brokerWindow': '5 min' }),
    says: '500 msg/day',
  },
];

/** The inbox and its clean-up. */
const inbox: readonly RuleCase[] = [
  {
    rule: 'inbox.partition-breaks-uniqueness',
    speaks: { 'inbox.retention.kind': 'drop-partitions', 'inbox.retention.partitionBy': 'arrival-time' },
    silent: { 'inbox.retention.kind': 'drop-partitions', 'inbox.retention.partitionBy': 'event-time' },
    says: 'Uniqueness does not hold',
  },
  {
    rule: 'cleanup.drop-partitions-instead',
    speaks: { 'workload.throughput': '2000/s' },
    silent: { 'workload.throughput': '20/s' },
    says: '2,000 rows/s',
  },
  {
    rule: 'cleanup.cannot-keep-up',
    speaks: { 'inbox.retention.batch': '1000', 'inbox.retention.batchTime': '20 s' },
    silent: { 'inbox.retention.batch': '1000', 'inbox.retention.batchTime': '1 s' },
    says: '50 rows/s',
  },
  {
    rule: 'cleanup.cycle-exceeds-interval',
    speaks: {
      'inbox.retention.batch': '5000',
      'inbox.retention.batchTime': '20 s',
      'inbox.retention.batchesPerRun': '1',
      'inbox.retention.interval': '5 s',
    },
    silent: {
      'inbox.retention.batch': '5000',
      'inbox.retention.batchTime': '2 s',
      'inbox.retention.batchesPerRun': '1',
      'inbox.retention.interval': '5 s',
    },
    says: '20 s',
  },
  {
    rule: 'cleanup.budget-below-batch',
    speaks: { 'inbox.retention.timeBudget': '20 s', 'inbox.retention.batchTime': '35 s' },
    silent: { 'inbox.retention.timeBudget': '60 s', 'inbox.retention.batchTime': '35 s' },
    says: '35 s',
  },
  {
    rule: 'cleanup.backlog-never-drains',
    speaks: { 'inbox.rowsToday': '100M', 'inbox.retention.batch': '1000', 'inbox.retention.batchTime': '10 s' },
    silent: { 'inbox.rowsToday': '100M', 'inbox.retention.batch': '1000', 'inbox.retention.batchTime': '1 s' },
    says: 'never drains',
  },
  {
    rule: 'inbox.disk-fills-first',
    speaks: { 'inbox.rowSize': '120 B', 'inbox.freeDisk': '1 GB' },
    silent: { 'inbox.rowSize': '120 B', 'inbox.freeDisk': '100 GB' },
    says: '1 GB',
  },
  { rule: 'inbox.check-then-apply', ...practice('uniqueness', 'read-before-write', 'constraint'), says: '500 msg/day' },
  {
    rule: 'inbox.marker-before-effect',
    ...practice('marker', 'before-effect', 'same-transaction'),
    says: '500 msg/day',
  },
  { rule: 'inbox.marker-after-effect', ...practice('marker', 'after-effect', 'same-transaction'), says: '500 msg/day' },
  {
    rule: 'inbox.duplicate-not-acknowledged',
    ...practice('duplicates', 'rejected', 'acknowledged'),
    says: '9,140 msg/day',
  },
  { rule: 'inbox.set-never-expires', ...practice('expiry', 'none', 'each-key'), says: '8,640,000 rows' },
  { rule: 'inbox.set-expires-as-a-whole', ...practice('expiry', 'whole-set', 'each-key'), says: '60,480,000 rows' },
  { rule: 'fence.missing', ...practice('fence', 'none', 'conditional-update', log), says: '250 msg' },
];

/** Keys, progress, producers, transactions, the outbox. */
const practices: readonly RuleCase[] = [
  { rule: 'key.broker-assigned', ...practice('key', 'broker-assigned', 'business'), says: '8,640 msg/day' },
  { rule: 'key.content-hash', ...practice('key', 'content-hash', 'business'), says: '7 d' },
  { rule: 'key.random-per-attempt', ...practice('key', 'random-per-attempt', 'business'), says: '8,640 msg/day' },
  {
    rule: 'progress.auto-commit-hands-off',
    ...practice('progress', 'auto-commit', 'after-effect', { 'practices.handsOff': 'yes' }),
    says: '500 msg/day',
  },
  { rule: 'progress.on-receipt', ...practice('progress', 'on-receipt', 'after-effect'), says: '500 msg/day' },
  {
    rule: 'progress.unbounded-retries',
    ...practice('retries', 'immediate-unbounded', 'bounded-backoff'),
    says: '100 msg/s',
  },
  {
    rule: 'producer.idempotence-is-not-exactly-once',
    ...practice('reliesOn', 'idempotent-producer', 'stored-position', log),
    says: '2,500 msg/day',
  },
  {
    rule: 'producer.acks-with-idempotence',
    ...practice('acks', 'leader', 'all', { 'producer.idempotent': 'yes' }),
    says: 'the leader only',
  },
  {
    rule: 'producer.too-many-in-flight',
    ...practice('inFlight', '20', '5', { 'producer.idempotent': 'yes' }),
    says: '20 requests',
  },
  { rule: 'transaction.one-a-message', ...practice('transactionScope', 'message', 'batch', log), says: '2.4 rows/s' },
  {
    rule: 'transaction.open-beyond-timeout',
    speaks: { 'producer.openTransaction': '5 min', 'producer.transactionTimeout': '1 min' },
    silent: { 'producer.openTransaction': '5 s', 'producer.transactionTimeout': '1 min' },
    says: '5 min',
  },
  {
    rule: 'transaction.readers-uncommitted',
    ...practice('readers', 'read-uncommitted', 'read-committed', brokerWrite),
    says: '2,500 msg/day',
  },
  { rule: 'transaction.shared-id', ...practice('transactionalId', 'shared', 'stable-per-instance'), says: '100 msg/s' },
  {
    rule: 'transaction.random-id',
    ...practice('transactionalId', 'random-per-start', 'stable-per-instance', {
      'producer.transactionTimeout': '1 min',
    }),
    says: '1 min',
  },
  {
    rule: 'transaction.effect-outside',
    ...practice('reliesOn', 'broker-transactions', 'stored-position', log),
    says: '2,500 msg/day',
  },
  { rule: 'outbox.dual-write', ...practice('publishes', 'after-commit', 'outbox'), says: '8,640,000 msg/day' },
  {
    rule: 'outbox.marked-before-published',
    ...practice('relayOrder', 'mark-then-publish', 'publish-then-mark', { 'outbox.restartRate': '4/day' }),
    says: '100 msg',
  },
  { rule: 'outbox.claim-never-freed', ...practice('relayClaim', 'permanent-mark', 'lease'), says: '100 msg' },
  { rule: 'outbox.no-claim', ...practice('relayClaim', 'none', 'session-lock'), says: '8,640,000 msg/day' },
  {
    rule: 'outbox.relay-behind',
    speaks: { 'outbox.oldestUnpublished': '10 min', 'outbox.restartTime': '1 min' },
    silent: { 'outbox.oldestUnpublished': '2 s', 'outbox.restartTime': '1 min' },
    says: '60,000 msg',
  },
];

/** What is relied on, and what the inputs say. */
const reliance: readonly RuleCase[] = [
  {
    rule: 'reliance.more-than-needed',
    ...practice('reliesOn', 'keyed-inbox', 'nothing', { 'effect.harm': 'none' }),
    says: '60,480,000 rows',
  },
  { rule: 'reliance.nothing', ...practice('reliesOn', 'nothing', 'keyed-inbox'), says: '9,140 msg/day' },
  {
    rule: 'reliance.position-on-a-queue',
    ...practice('reliesOn', 'stored-position', 'keyed-inbox'),
    says: 'a queue has no positions',
  },
  {
    rule: 'reliance.call-outside-the-inbox',
    ...practice('reliesOn', 'keyed-inbox', 'provider-key', { ...call, 'effect.idempotencyKeyWindow': '1 d' }),
    says: '500 msg/day',
  },
  {
    rule: 'provider.no-key',
    speaks: { ...duplicates, ...call, 'practices.reliesOn': 'provider-key' },
    silent: { ...duplicates, ...call, 'practices.reliesOn': 'provider-key', 'effect.idempotencyKeyWindow': '1 d' },
    says: '9,140 msg/day',
  },
  {
    rule: 'provider.key-window-too-short',
    speaks: { ...call, 'effect.idempotencyKeyWindow': '24 h', 'horizons.deadLetter': '14 d' },
    silent: { ...call, 'effect.idempotencyKeyWindow': '30 d', 'horizons.deadLetter': '14 d' },
    says: '14 d',
  },
  { rule: 'provider.results-dropped', ...practice('callResults', 'dropped', 'stored', call), says: '9,140 msg/day' },
  {
    rule: 'effect.order-without-version',
    speaks: { 'effect.kind': 'absolute' },
    silent: { 'effect.kind': 'versioned' },
    says: 'without a version',
  },
  {
    rule: 'inputs.disagree',
    speaks: { 'workload.alsoStatedAs': '[200/s]' },
    silent: { 'workload.alsoStatedAs': '[101/s]' },
    says: '200 msg/s',
  },
  {
    rule: 'inputs.rows-disagree',
    speaks: { 'inbox.rowsToday': '200M' },
    silent: { 'inbox.rowsToday': '60M' },
    says: '330.688 msg/s',
  },
  { rule: 'inputs.not-used', speaks: { 'source.partitions': '12' }, silent: log, says: 'source.partitions' },
  {
    rule: 'inputs.state-window',
    speaks: { 'producer.system': 'service-bus' },
    silent: { 'producer.system': 'service-bus', 'producer.brokerWindow': '10 min' },
    says: 'State the window explicitly',
  },
  {
    rule: 'inputs.assumed',
    speaks: { 'source.system': 'sqs-standard' },
    silent: { 'effect.system': 'check', 'effect.transactional': 'false', 'effect.kind': 'external-call' },
    says: 'horizons.redelivery 5 min (sqs-standard, worked out)',
  },
];

export const ruleCases: readonly RuleCase[] = [...window, ...broker, ...inbox, ...practices, ...reliance];
