import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { DefaultValue, Fact } from './system.ts';

/** What every reader of a Kafka topic inherits from the topic and from its group, whatever the client. */
export const topicFacts: readonly Fact[] = [
  ...official(sources.kafka, {
    'offsets-retention':
      'Committed offsets of a group that stays empty are forgotten after offsets.retention.minutes = 10080, which is 7 days.',
  }),
  ...memory({
    'topic-retention':
      'A topic keeps its records for log.retention.hours = 168, which is 7 days, unless told otherwise.',
  }),
  ...derived({
    'topic-replay':
      'A reset to the earliest offset, by an operator or after lost offsets, replays everything that the topic still holds.',
  }),
];

export const topicDefaults: readonly DefaultValue[] = [
  { path: 'source.retention', value: '7 d', fact: 'topic-retention' },
  { path: 'horizons.replay', value: '7 d', fact: 'topic-replay' },
];

/** What a classic consumer group adds: the group is read as a log, and a partition has one owner. */
export const logFacts: readonly Fact[] = [
  ...official(sources.kafka, {
    'single-owner': 'Within a consumer group, each partition is assigned to one member at a time.',
  }),
];

export const logDefaults: readonly DefaultValue[] = [
  { path: 'source.kind', value: 'log', fact: 'single-owner' },
  { path: 'source.singleOwner', value: 'true', fact: 'single-owner' },
];
