import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import { sqsFifo } from './sqs-fifo.ts';
import type { System } from './system.ts';

const inherited = sqsFifo.facts.filter((fact) => fact.id !== 'throughput');

export const sqsFifoHighThroughput: System = {
  ...sqsFifo,
  id: 'sqs-fifo-high-throughput',
  name: 'Amazon SQS FIFO queue, high-throughput mode',
  summary: 'Drops a repeated deduplication id for five minutes, but only within its own message group.',
  boundary:
    'The message group: the same id in another group is another message. Beyond that, the ends of every FIFO queue: five minutes, a dying consumer, a redrive.',
  defaults: {
    ...sqsFifo.defaults,
    producer: [
      { path: 'producer.brokerWindow', value: '5 min', fact: 'window' },
      { path: 'producer.brokerWindowScope', value: 'message group', fact: 'both-settings' },
    ],
  },
  limits: [
    { name: 'window', value: '5 min', fact: 'window' },
    { name: 'window minimum', value: '5 min', fact: 'window' },
    { name: 'window maximum', value: '5 min', fact: 'window' },
    { name: 'API calls a second, largest regions', value: '70000', fact: 'throughput-largest' },
    { name: 'API calls a second, second regions', value: '19000', fact: 'throughput-largest' },
    { name: 'API calls a second, other regions', value: '2400', fact: 'throughput-other' },
    { name: 'API calls a second a partition', value: '300', fact: 'throughput-other' },
    { name: 'messages in flight', value: '120000', fact: 'in-flight' },
    { name: 'lease', value: '30 s', fact: 'visibility-timeout' },
    { name: 'maximum lease', value: '12 h', fact: 'visibility-timeout' },
  ],
  window: {
    kind: 'time',
    scope: 'message group',
    sliding: false,
    onByDefault: true,
    seconds: 300,
    minimumSeconds: 300,
    maximumSeconds: 300,
  },
  facts: [
    ...inherited,
    ...official(sources.awsApi, {
      'both-settings':
        'High throughput needs DeduplicationScope=messageGroup and FifoThroughputLimit=perMessageGroupId; any other pair means normal throughput.',
      'limit-needs-scope': 'perMessageGroupId is only accepted together with the scope messageGroup.',
    }),
    ...official(sources.sqsTerraform, { 'terraform-default': 'Terraform starts at queue and perQueue.' }),
    ...quoted(sources.sqsThroughput, {
      'throughput-largest':
        'Calls a second without batches: 70,000 in us-east-1, us-west-2 and eu-west-1; 19,000 in us-east-2 and eu-central-1; ten messages a batch.',
      'throughput-other':
        'Up to 9,000 in four Asia Pacific regions, 4,500 in London and São Paulo, 2,400 elsewhere; 300 for each partition.',
    }),
    ...derived({
      'group-from-key':
        'The group id has to follow from the business key, or two attempts of one message land in two scopes.',
    }),
  ],
};
