/**
 * Public reports as inputs and expected figures. The expected numbers are the reports' own or follow from them by hand;
 * none of them was read off this program. `says` are words that the plan must contain.
 */
export interface PublicReport {
  readonly id: string;
  readonly source: string;
  readonly about: string;
  readonly tolerance: number;
  readonly runs: readonly {
    readonly given: Readonly<Record<string, string>>;
    readonly expect?: Readonly<Record<string, number>>;
    readonly says?: readonly string[];
  }[];
}

const queue = { 'source.kind': 'queue' } as const;
const anyRate = { ...queue, 'workload.throughput': '1/s' } as const;
const day = 86_400;

export const publicReports: readonly PublicReport[] = [
  {
    id: 'worked-example',
    source: 'the seed article on delivery semantics',
    about: 'payments consumer on a 24-partition log',
    tolerance: 0.001,
    runs: [
      {
        given: {
          'workload.throughput': '2000 msg/s',
          'source.partitions': '24',
          'source.commitInterval': '5 s',
          'source.rebalanceRate': '20/day',
          'producer.retryRate': '0.05%',
          'inbox.rowSize': '120 B',
          'inbox.window': '7 d',
        },
        expect: {
          'traffic.perDay': 172_800_000,
          'duplicates.hop1': 86_400,
          'rebalance.replayMean': 5000,
          'rebalance.replayWorst': 10_000,
          'duplicates.hop2': 100_000,
          'duplicates.total': 186_400,
          'duplicates.shareOfUnique': 0.0010787,
          'inbox.rows': 1_209_600_000,
          'inbox.bytes': 145_152_000_000,
          'inbox.dayBytes': 20_736_000_000,
          'inbox.insertsPerSecond': 2000,
          'inbox.deletesPerSecond': 2000,
          'position.rows': 24,
        },
        says: ['stored position', 'idempotent producer', 'narrow key check'],
      },
    ],
  },
  {
    id: 'nsb-778',
    source: 'Particular/NServiceBus.Persistence.Sql issue 778',
    about: 'SQL Server outbox used for dedup, one-minute clean-up',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '12M/day',
          'inbox.window': '7 d',
          'inbox.retention.interval': '1 min',
        },
        expect: {
          'traffic.perSecond': 138.9,
          'inbox.rows': 84_000_000,
          'cleanup.rowsPerRun': 8333,
          'inbox.dayRows': 12_000_000,
        },
      },
    ],
  },
  {
    id: 'nsb-575',
    source: 'Particular/NServiceBus.Persistence.Sql issue 575',
    about: 'rows that shrank but kept their pages',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.measured.rows': '12M',
          'inbox.measured.bytes': '80 GB',
          'inbox.rowSize': '120 B',
        },
        expect: { 'measured.bytesPerRow': 6667, 'measured.rowSizeRatio': 55.6 },
        says: ['measured row size', 'far above the modelled'],
      },
    ],
  },
  {
    id: 'nsb-docs-1369',
    source: 'Particular/docs.particular.net PR 1369',
    about: 'the clean-up interval decides the burst',
    tolerance: 0.001,
    runs: [['1 min', 60_000] as const, ['1 s', 1000] as const, ['100 ms', 100] as const].map(([interval, rows]) => ({
      given: { ...queue, 'workload.throughput': '1000 msg/s', 'inbox.retention.interval': interval },
      expect: { 'cleanup.rowsPerRun': rows },
    })),
  },
  {
    id: 'ledger-6749',
    source: 'superset-sh/superset PR 6749',
    about: 'webhook ledger on PostgreSQL, 5,000-row delete batches',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '1.16M/day',
          'inbox.window': '30 d',
          'inbox.rowSize': '350 B',
          'inbox.rowsToday': '105.7M',
        },
        expect: {
          'inbox.rows': 34_800_000,
          'inbox.bytes': 12_180_000_000,
          'inbox.insertsPerSecond': 13.43,
          'inbox.deletesPerSecond': 13.43,
          'cleanup.backlog': 70_900_000,
        },
      },
    ],
  },
  {
    id: 'ledger-6749-partition',
    source: 'superset-sh/superset PR 6749',
    about: 'unique(provider, event_id, received_at) on a table partitioned by received_at',
    tolerance: 0,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.uniqueColumns': '[provider, event_id, received_at]',
          'inbox.retention.kind': 'drop-partitions',
          'inbox.retention.partitionBy': 'arrival-time',
        },
        says: ['Uniqueness does not hold across partitions'],
      },
      {
        given: { ...anyRate, 'inbox.uniqueColumns': '[provider, event_id, received_at]' },
        says: ['Uniqueness does not hold across partitions', 'received_at'],
      },
    ],
  },
  {
    id: 'drain-6842',
    source: 'superset-sh/superset PR 6842',
    about: 'retention loop whose 20 s budget is shorter than one 35 s batch',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '1.66M/day',
          'inbox.window': '30 d',
          // 30 days at 1.66 million a day, and the 65 million that wait to be deleted.
          'inbox.rowsToday': '114.8M',
          'inbox.retention.batch': '5000',
          'inbox.retention.batchTime': '34.915 s',
          'inbox.retention.timeBudget': '20 s',
          // 1,226 runs in 43.5 h.
          'inbox.retention.interval': '127.732 s',
        },
        expect: {
          'cleanup.ceiling': 3_382_000 / day,
          'cleanup.backlog': 65_000_000,
          'cleanup.drainTime': 37.85 * day,
          'cleanup.ceilingBackToBack': 143,
        },
        says: ['time budget is shorter than one batch'],
      },
    ],
  },
  {
    id: 'wolverine-3116',
    source: 'JasperFx/wolverine issue 3116',
    about: '27,191 rows deleted in 20.4 s, every 5 s',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '1000/s',
          'inbox.retention.batch': '27191',
          'inbox.retention.batchTime': '20.375 s',
          'inbox.retention.batchesPerRun': '1',
          'inbox.retention.interval': '5 s',
        },
        expect: { 'cleanup.ceiling': 1335 },
        says: ['clean-up cycle', 'longer than its interval'],
      },
    ],
  },
  {
    id: 'cap-689',
    source: 'dotnetcore/CAP issue 689',
    about: '70 million rows kept 24 h',
    tolerance: 0.02,
    runs: [
      {
        given: { ...anyRate, 'inbox.rowsToday': '70M', 'inbox.window': '24 h' },
        expect: { 'inbox.impliedThroughput': 810.2 },
      },
    ],
  },
  {
    id: 'cap-1771',
    source: 'dotnetcore/CAP issue 1771',
    about: 'more than a hundred million rows a day',
    tolerance: 0.02,
    runs: [
      {
        given: { ...queue, 'workload.throughput': '100M/day' },
        expect: { 'inbox.insertsPerSecond': 1157, 'inbox.deletesPerSecond': 1157 },
        says: ['Drop partitions'],
      },
    ],
  },
  {
    id: 'webhooks-509',
    source: 'first-tree-ai/first-tree issue 509',
    about: 'a small service: a plain table is fine',
    tolerance: 0.02,
    runs: [['7 d', 19_178, 21] as const, ['30 d', 82_192, 90] as const].map(([window, rows, coverage]) => ({
      given: {
        ...queue,
        'workload.throughput': '1M/year',
        'inbox.window': window,
        'horizons.redelivery': '8 h',
      },
      expect: { 'inbox.rows': rows, 'window.coverage': coverage },
      says: ['covered'],
    })),
  },
  {
    id: 'rows-1600M',
    source: 'a public write-up of an RDS clean-up',
    about: '1.6 billion rows, one month, filled from Kafka',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.measured.rows': '1.6 billion',
          'inbox.measured.bytes': '600 GB',
          'inbox.measured.indexBytes': '125 GB',
          'inbox.window': '30 d',
        },
        expect: {
          'measured.bytesPerRow': 375,
          'measured.indexBytesPerRow': 78.1,
          'inbox.impliedThroughput': 617.3,
        },
      },
    ],
  },
  {
    id: 'retention-3y',
    source: 'DhananjayThomble/URL-Shortener-App issue 268',
    about: '1,000/s kept three years',
    tolerance: 0.02,
    runs: [
      {
        given: { ...queue, 'workload.throughput': '1000/s', 'inbox.window': '1095 d' },
        expect: { 'traffic.perDay': 86_400_000, 'inbox.rows': 94_600_000_000 },
      },
    ],
  },
  {
    id: 'rate-contradiction',
    source: 'riverqueue/river issue 746',
    about: 'three statements of one rate that disagree',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '2000*6*60*8 per hour',
          'workload.alsoStatedAs': '[1.6M/h, 4M in 3 h]',
        },
        expect: { 'traffic.perSecond': 5_760_000 / 3600 },
        says: ['statements of the throughput disagree'],
      },
      {
        given: { ...queue, 'workload.throughput': '4M in 3 h' },
        expect: { 'traffic.perSecond': 1_333_000 / 3600 },
      },
    ],
  },
  {
    id: 'rabbit-plugin-44',
    source: 'noxdafox/rabbitmq-message-deduplication issue 44',
    about: 'duplicates up to one hour apart at 2,000/s',
    tolerance: 0.001,
    runs: [
      {
        given: { ...queue, 'workload.throughput': '2000/s', 'inbox.window': '1 h' },
        expect: { 'inbox.rows': 7_200_000 },
      },
    ],
  },
  {
    id: 'rabbit-plugin-122',
    source: 'noxdafox/rabbitmq-message-deduplication issue 122',
    about: 'a cap of 1,048,576 ids under a 24 h time to live',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '100/s',
          'inbox.window': '24 h',
          'inbox.countLimit': '1,048,576',
        },
        expect: { 'window.countLimitRate': 12.14, 'window.effective': 2.913 * 3600 },
        says: ['count limit ends the window first'],
      },
    ],
  },
  {
    id: 'clickhouse-windows',
    source: 'ClickHouse/ClickHouse PR 86820',
    about: '10,000 blocks or one hour, whichever ends first',
    tolerance: 0.02,
    runs: [
      {
        given: { ...anyRate, 'inbox.countLimit': '10000', 'inbox.window': '1 h' },
        expect: { 'window.countLimitRate': 2.778 },
      },
    ],
  },
  {
    id: 'redis-idmp',
    source: 'redis/redis PR 14615',
    about: 'XADD IDMP: 300 s and 1,000 ids a producer',
    tolerance: 0.02,
    runs: [
      {
        given: { ...anyRate, 'producer.brokerCountLimit': '1000', 'producer.brokerWindow': '300 s' },
        expect: { 'broker.countLimitRate': 3.333 },
      },
    ],
  },
  {
    id: 'dotnet-1691',
    source: 'confluentinc/confluent-kafka-dotnet issue 1691',
    about: '4M messages a minute, 60 partitions',
    tolerance: 0.02,
    runs: [
      {
        given: {
          'workload.throughput': '4M/min',
          'source.partitions': '60',
          'source.commitInterval': '5 s',
          'source.rebalanceRate': '1/day',
        },
        expect: { 'traffic.perSecond': 66_667, 'rebalance.replayMean': 166_667, 'rebalance.replayWorst': 333_333 },
      },
    ],
  },
  {
    id: 'librdkafka-1958',
    source: 'confluentinc/librdkafka issue 1958',
    about: '500,000 produced, 503,225 consumed',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '1000/s',
          'observed.unique': '500,000',
          'observed.deliveries': '503,225',
        },
        expect: { 'observed.shareOfUnique': 0.00645, 'observed.duplicatesPerDay': 557_280 },
      },
    ],
  },
  {
    id: 'vector-25764',
    source: 'vectordotdev/vector PR 25764',
    about: '125,000 sent, 153,328 seen while three consumers join',
    tolerance: 0.01,
    runs: [
      {
        given: { ...anyRate, 'observed.unique': '125,000', 'observed.deliveries': '153,328' },
        expect: { 'observed.shareOfUnique': 0.2266, 'observed.shareOfDeliveries': 0.1848 },
      },
    ],
  },
  {
    id: 'knative-2240',
    source: 'knative-extensions/eventing-kafka-broker issue 2240',
    about: '4,227 received of which 1,297 duplicates',
    tolerance: 0.01,
    runs: [
      {
        given: { ...anyRate, 'observed.deliveries': '4227', 'observed.duplicates': '1297' },
        expect: { 'observed.shareOfDeliveries': 0.3068, 'observed.shareOfUnique': 0.4427 },
      },
    ],
  },
  {
    id: 'poll-500',
    source: 'spring-cloud/spring-cloud-stream issue 1683',
    about: 'batch commit of 500 records, instance killed mid-batch',
    tolerance: 0.01,
    runs: [
      {
        given: {
          'workload.throughput': '1000/s',
          'source.commitEvery': '500',
          'source.rebalanceRate': '20/day',
        },
        expect: { 'rebalance.replayMean': 250, 'rebalance.replayWorst': 499, 'duplicates.hop2': 5000 },
      },
    ],
  },
  {
    id: 'txn-11h',
    source: 'streamnative/kop issue 1333',
    about: 'transaction timeout 10 s, job down 11.8 h',
    tolerance: 0.01,
    runs: [
      {
        given: { ...anyRate, 'producer.transactionTimeout': '10 s', 'horizons.outage': '42551680 ms' },
        expect: { 'horizon.outage': 11.82 * 3600 },
        says: ['is longer than the transaction timeout'],
      },
    ],
  },
  {
    id: 'celery-copies',
    source: 'celery/celery issue 7009',
    about: 'one more copy an hour while a task waits',
    tolerance: 0,
    runs: [
      {
        given: { ...anyRate, 'source.lease': '1 h', 'source.workTime': '5 h 1 min' },
        expect: { 'lease.copies': 6 },
      },
    ],
  },
  {
    id: 'eventhubs-64',
    source: 'Azure/azure-sdk-for-net issue 43065',
    about: '64 partitions, batches of 2,048, checkpoint every batch',
    tolerance: 0.01,
    runs: [
      {
        given: {
          'workload.throughput': '1000/s',
          'source.partitions': '64',
          'source.commitEvery': '2048',
          'source.rebalanceRate': '1/day',
        },
        expect: { 'rebalance.replayWorst': 131_008 },
      },
    ],
  },
  {
    id: 'segment',
    source: 'Segment engineering blog, as quoted in public repositories',
    about: '60 billion keys in RocksDB, four weeks, 0.6% duplicates',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '24802/s',
          'producer.upstreamRetryRate': '0.6%',
          'inbox.window': '28 d',
          'inbox.measured.rows': '60 billion',
          'inbox.measured.bytes': '1.5 TB',
        },
        expect: {
          'measured.bytesPerRow': 25,
          'inbox.impliedThroughput': 24_802,
          'duplicates.total': 12_860_000,
        },
      },
    ],
  },
  {
    id: 'pinot-10571',
    source: 'apache/pinot issue 10571',
    about: 'heap map of UUID strings, 1K/s for 11 days',
    tolerance: 0.01,
    runs: [
      {
        given: { ...queue, 'workload.throughput': '1K/s', 'inbox.window': '11 d', 'inbox.rowSize': '36 B' },
        expect: { 'inbox.rows': 950_400_000, 'inbox.bytes': 34_200_000_000 },
      },
    ],
  },
  {
    id: 'creem-166',
    source: 'armitage-labs/creem PR 166',
    about: 'five attempts: 0, 30 s, 5 min, 30 min, 6 h; hard stop 24 h',
    tolerance: 0.001,
    runs: [
      {
        given: {
          ...anyRate,
          'horizons.retryDelays': '[30 s, 5 min, 30 min, 6 h]',
          'horizons.maximumAge': '24 h',
        },
        expect: { 'horizon.producerRetry': 23_730 },
        says: ['required window is at least', 'when the hard stop is the bound'],
      },
    ],
  },
  {
    id: 'stripe-30d',
    source: 'letsrevel/revel-backend PR 491',
    about: 'automatic retries 3 d, manual resend 30 d, kept 90 d',
    tolerance: 0.001,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.window': '90 d',
          'horizons.producerRetry': '3 d',
          'horizons.replay': '30 d',
        },
        expect: { 'window.required': 30 * day, 'window.coverage': 3 },
      },
    ],
  },
  {
    id: 'inbox-107',
    source: 'langwatch/langwatch PR 6754',
    about: '2.79M rows in 2,179 MB, 2.8 GiB free',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          // The growth of 0.18 GB a day in rows of 780.7 B.
          'workload.throughput': '230,562/day',
          'inbox.rowSize': '780.7 B',
          'inbox.measured.rows': '2,790,911',
          'inbox.measured.bytes': '2179 MB',
          'inbox.freeDisk': '2.8 GiB',
          'inbox.retention.batch': '5000',
          'inbox.retention.batchesPerRun': '200',
          'inbox.retention.interval': '1 h',
        },
        expect: {
          'measured.bytesPerRow': 780.7,
          'inbox.timeToFull': 16.7 * day,
          'cleanup.ceiling': 277.8,
        },
      },
    ],
  },
  {
    id: 'oban-731',
    source: 'oban-bg/oban issue 731',
    about: 'unique for 23 h, rows pruned after 60 s',
    tolerance: 0.001,
    runs: [
      {
        given: { ...anyRate, 'inbox.window': '82800 s', 'inbox.rowRetention': '60 s' },
        expect: { 'window.effective': 60, 'window.shortfall': 1380 },
        says: ['retention ends the window first'],
      },
    ],
  },
  {
    id: 'axon-4825',
    source: 'AxonIQ/AxonFramework issue 4825',
    about: 'claim timeout 10 s, handler 60 s',
    tolerance: 0.001,
    runs: [
      {
        given: { ...anyRate, 'source.lease': '10 s', 'source.workTime': '60 s' },
        expect: { 'lease.overlap': 50 },
      },
    ],
  },
  {
    id: 'shipfox-309',
    source: 'ShipfoxHQ/shipfox PR 309',
    about: '5,000 x 200 once a day within 5 min',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.retention.batch': '5000',
          'inbox.retention.batchesPerRun': '200',
          'inbox.retention.interval': '1 d',
          'inbox.retention.timeBudget': '5 min',
        },
        expect: { 'cleanup.ceiling': 11.57, 'cleanup.speedNeeded': 3333 },
      },
    ],
  },
  {
    id: 'window-90d',
    source: 'jikig-ai/soleur PR 5286',
    about: '90 d kept for a sender that stops after 3 d',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '5000/day',
          'inbox.window': '90 d',
          'horizons.redelivery': '3 d',
        },
        expect: { 'inbox.rows': 450_000, 'window.coverage': 30 },
        says: ['far longer than any horizon'],
      },
      {
        given: {
          ...queue,
          'workload.throughput': '5000/day',
          'inbox.window': '7 d',
          'horizons.redelivery': '3 d',
        },
        expect: { 'inbox.rows': 35_000, 'window.coverage': 2.33 },
      },
    ],
  },
  {
    id: 'swallowed-retry',
    source: 'alexfrmn/murmur issue 141',
    about: 'five retries within 75 s, window 120 s, same id',
    tolerance: 0,
    runs: [
      {
        given: { ...anyRate, 'horizons.producerRetry': '75 s', 'producer.brokerWindow': '120 s' },
        says: ['a legitimate resend with the same id within', 'swallowed'],
      },
    ],
  },
  {
    id: 'wolverine-1725',
    source: 'JasperFx/wolverine issue 1725',
    about: 'rows kept 5 min, outage of hours',
    tolerance: 0,
    runs: [
      {
        given: { ...anyRate, 'inbox.window': '5 min', 'horizons.outage': '2 h' },
        says: ['not covered'],
      },
    ],
  },
  {
    id: 'redis-84M',
    source: 'a public question about ElastiCache memory',
    about: '32-byte keys with 19-byte values, no expiry',
    tolerance: 0.12,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '84917361/h',
          'inbox.window': '1 h',
          'inbox.store': 'redis',
          'inbox.key.length': '32 B',
          'inbox.columns': '[{type: text, length: 19}]',
          'inbox.retention.kind': 'delete',
        },
        expect: { 'inbox.rows': 84_917_361, 'inbox.bytesPerRow': 140 },
      },
    ],
  },
  {
    id: 'sweep-1299',
    source: 'desplega-ai/agent-swarm PR 1299',
    about: 'rows deleted by five hourly runs: falling',
    tolerance: 0.02,
    runs: [
      {
        given: {
          ...queue,
          'workload.throughput': '104000/day',
          'inbox.retention.interval': '1 h',
          'inbox.retention.due': '1180000',
          'inbox.retention.deletedPerRun': '[55181, 15342, 4232, 1188, 340]',
        },
        expect: { 'cleanup.leftShare': 0.9354, 'cleanup.lastRate': 8160 },
        says: ['does not converge'],
      },
    ],
  },
  {
    id: 'dynamodb-ttl',
    source: 'AWS DynamoDB documentation',
    about: 'a time to live deletes within about two days; expired items are still read',
    tolerance: 0.02,
    runs: [
      {
        given: { ...queue, 'workload.throughput': '100/s', 'inbox.window': '1 h', 'inbox.store': 'dynamodb' },
        expect: { 'inbox.rows': 360_000, 'inbox.peakRows': 17_640_000 },
        says: ['compare the expiry in the condition'],
      },
    ],
  },
  {
    id: 'rocksdb-space',
    source: 'PostHog/posthog PR 44051',
    about: '100 GB limit, 200 GB used',
    tolerance: 0.001,
    runs: [
      {
        given: {
          ...anyRate,
          'inbox.store': 'rocksdb',
          'inbox.sizeLimit': '100 GB',
          'inbox.measured.bytes': '200 GB',
        },
        expect: { 'measured.spaceFactor': 2 },
      },
    ],
  },
  {
    id: 'bloom-redis',
    source: 'redis/docs PR 962',
    about: 'bits an item',
    tolerance: 0.001,
    runs: [['1%', 9.585, 7] as const, ['0.1%', 14.378, 10] as const, ['0.01%', 19.17, 14] as const].map(
      ([rate, bits, functions]) => ({
        given: { ...anyRate, 'inbox.bloom.errorRate': rate },
        expect: { 'bloom.bitsPerItem': bits, 'bloom.hashFunctions': functions },
      }),
    ),
  },
  {
    id: 'jetstream-fixed',
    source: 'nats-io/nats-server issue 7302',
    about: 'the same id every minute, window 2 min, not sliding',
    tolerance: 0.001,
    runs: [
      {
        given: {
          ...anyRate,
          'producer.repeatPeriod': '1 min',
          'producer.brokerWindow': '2 min',
          'producer.windowSliding': 'false',
        },
        expect: { 'repeats.acceptedPerDay': 720 },
        says: ['counts from the first publish'],
      },
      {
        given: { ...anyRate, 'producer.system': 'jetstream', 'producer.repeatPeriod': '1 min' },
        expect: { 'repeats.acceptedPerDay': 720 },
      },
    ],
  },
  {
    id: 'servicebus-default',
    source: 'MicrosoftDocs/azure-docs, several',
    about: 'documented default of 1 min and of 10 min',
    tolerance: 0,
    runs: [
      {
        given: { ...anyRate, 'producer.system': 'service-bus' },
        says: ['State the window explicitly', '1 min or 10 min'],
      },
    ],
  },
];

/** Reports that this model does not cover yet, each with the reason. */
export const pendingReports: Readonly<Record<string, string>> = {};
