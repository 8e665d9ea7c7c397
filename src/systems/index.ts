import { adyen } from './adyen.ts';
import { bigquery } from './bigquery.ts';
import { cap } from './cap.ts';
import { check } from './check.ts';
import { clickhouse } from './clickhouse.ts';
import { debezium } from './debezium.ts';
import { delta } from './delta.ts';
import { druid } from './druid.ts';
import { dynamodb } from './dynamodb.ts';
import { dynamodbTransactionToken } from './dynamodb-transaction-token.ts';
import { epay } from './epay.ts';
import { eventHubs } from './event-hubs.ts';
import { eventbridgeClassic } from './eventbridge-classic.ts';
import { eventbridgeCustomBus } from './eventbridge-custom-bus.ts';
import { flinkKafkaSink } from './flink-kafka-sink.ts';
import { hudi } from './hudi.ts';
import { iceberg } from './iceberg.ts';
import { idempotencyKeyApi } from './idempotency-key-api.ts';
import { jetstream } from './jetstream.ts';
import { kafka } from './kafka.ts';
import { kafkaConnect } from './kafka-connect.ts';
import { kafkaConsumer } from './kafka-consumer.ts';
import { kafkaIdempotentProducer } from './kafka-idempotent-producer.ts';
import { kafkaShareGroup } from './kafka-share-group.ts';
import { kafkaStreams } from './kafka-streams.ts';
import { kafkaTransactions } from './kafka-transactions.ts';
import { kafkajs } from './kafkajs.ts';
import { kinesis } from './kinesis.ts';
import { librdkafka } from './librdkafka.ts';
import { massTransit } from './masstransit.ts';
import { mongodb } from './mongodb.ts';
import { mysql } from './mysql.ts';
import { nServiceBus } from './nservicebus.ts';
import { outboxRelay } from './outbox-relay.ts';
import { paypal } from './paypal.ts';
import { postgres } from './postgres.ts';
import { ppro } from './ppro.ts';
import { privy } from './privy.ts';
import { pubsub } from './pubsub.ts';
import { pubsubExactlyOnce } from './pubsub-exactly-once.ts';
import { pulsar } from './pulsar.ts';
import { qonto } from './qonto.ts';
import { rabbitmq } from './rabbitmq.ts';
import { rabbitmqStream } from './rabbitmq-stream.ts';
import { redisSet } from './redis-set.ts';
import { redisSetNx } from './redis-set-nx.ts';
import { redisStreams } from './redis-streams.ts';
import { saga } from './saga.ts';
import { serviceBus } from './service-bus.ts';
import { snowflake } from './snowflake.ts';
import { snsFifo } from './sns-fifo.ts';
import { spark } from './spark.ts';
import { springKafka } from './spring-kafka.ts';
import { sqlite } from './sqlite.ts';
import { sqlserver } from './sqlserver.ts';
import { sqsFifo } from './sqs-fifo.ts';
import { sqsFifoHighThroughput } from './sqs-fifo-high-throughput.ts';
import { sqsStandard } from './sqs-standard.ts';
import { square } from './square.ts';
import { stepFunctions } from './step-functions.ts';
import { stripe } from './stripe.ts';
import { stripeV2 } from './stripe-v2.ts';
import { truelayer } from './truelayer.ts';
import { wolverine } from './wolverine.ts';
import type { System } from './system.ts';

export type * from './system.ts';

/** Every system that a profile can name. A new one is a file beside this and a line here. */
export const systems = {
  kafka,
  'kafka-idempotent-producer': kafkaIdempotentProducer,
  'kafka-transactions': kafkaTransactions,
  'kafka-streams': kafkaStreams,
  'kafka-consumer': kafkaConsumer,
  'kafka-share-group': kafkaShareGroup,
  'kafka-connect': kafkaConnect,
  debezium,
  librdkafka,
  kafkajs,
  'spring-kafka': springKafka,
  'sqs-standard': sqsStandard,
  'sqs-fifo': sqsFifo,
  'sqs-fifo-high-throughput': sqsFifoHighThroughput,
  'sns-fifo': snsFifo,
  kinesis,
  'eventbridge-classic': eventbridgeClassic,
  'eventbridge-custom-bus': eventbridgeCustomBus,
  pubsub,
  'pubsub-exactly-once': pubsubExactlyOnce,
  'service-bus': serviceBus,
  'event-hubs': eventHubs,
  jetstream,
  rabbitmq,
  'rabbitmq-stream': rabbitmqStream,
  pulsar,
  'redis-streams': redisStreams,
  'redis-set-nx': redisSetNx,
  'redis-set': redisSet,
  'flink-kafka-sink': flinkKafkaSink,
  spark,
  'outbox-relay': outboxRelay,
  masstransit: massTransit,
  nservicebus: nServiceBus,
  wolverine,
  cap,
  saga,
  stripe,
  'stripe-v2': stripeV2,
  adyen,
  paypal,
  square,
  truelayer,
  qonto,
  ppro,
  epay,
  check,
  privy,
  'idempotency-key-api': idempotencyKeyApi,
  'step-functions': stepFunctions,
  'dynamodb-transaction-token': dynamodbTransactionToken,
  dynamodb,
  postgres,
  mysql,
  sqlserver,
  sqlite,
  mongodb,
  snowflake,
  bigquery,
  iceberg,
  delta,
  hudi,
  druid,
  clickhouse,
} satisfies Record<string, System>;

const byId: ReadonlyMap<string, System> = new Map(Object.entries(systems));

export const systemIds: readonly string[] = [...byId.keys()];

export const findSystem = (id: string): System | undefined => byId.get(id);
