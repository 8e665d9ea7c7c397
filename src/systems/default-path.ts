/** The keys of a profile that a system may fill in. */
export const defaultPaths = [
  'producer.idempotent',
  'producer.requestTimeout',
  'producer.transactionTimeout',
  'producer.brokerWindow',
  'producer.brokerCountLimit',
  'producer.brokerWindowScope',
  'producer.windowSliding',
  'source.kind',
  'source.singleOwner',
  'source.commitInterval',
  'source.commitEvery',
  'source.lease',
  'source.retention',
  'effect.kind',
  'effect.transactional',
  'effect.idempotencyKeyWindow',
  'inbox.window',
  'inbox.retention.kind',
  'inbox.retention.interval',
  'horizons.producerRetry',
  'horizons.redelivery',
  'horizons.replay',
  'horizons.deadLetter',
] as const;

export type DefaultPath = (typeof defaultPaths)[number];
