import type { InputDeclaration } from '../input.ts';

/** Section `producer` of a profile: hop 1, from the producer's decision to the broker. */
export const producer = {
  'producer.system': {
    kind: 'text',
    label: 'producer system',
    note: 'An entry of the system catalogue; fills in what the profile does not say.',
    example: 'kafka',
  },
  'producer.retryRate': {
    kind: 'quantity',
    unit: 'share',
    label: 'retry rate',
    note: 'Share of sends that time out and are sent again by the producer client.',
    example: '0.05%',
    default: '0%',
  },
  'producer.storedShare': {
    kind: 'quantity',
    unit: 'share',
    label: 'stored share',
    note: 'Share of timed-out first attempts that were in fact stored. 100% is the upper bound.',
    example: '100%',
    default: '100%',
  },
  'producer.idempotent': {
    kind: 'switch',
    label: 'idempotent producer',
    note: 'The broker removes client retries within one producer session.',
    default: false,
  },
  'producer.upstreamRetryRate': {
    kind: 'quantity',
    unit: 'share',
    label: 'upstream retry rate',
    note: 'Share of messages sent again above the producer client, with the same business key.',
    example: '0.01%',
    default: '0%',
  },
  'producer.upstreamShare': {
    kind: 'quantity',
    unit: 'share',
    label: 'upstream share',
    note: 'Share of the traffic that upstream could resend; sizes the narrow key check.',
    example: '20%',
    default: '100%',
  },
  'producer.upstreamHorizon': {
    kind: 'quantity',
    unit: 's',
    label: 'upstream horizon',
    note: 'How long after the first attempt upstream may still resend.',
    example: '10 min',
  },
  'producer.requestTimeout': {
    kind: 'quantity',
    unit: 's',
    label: 'request timeout',
    note: 'How long a publish waits for its acknowledgement: what is in flight when an outage begins.',
    example: '30 s',
  },
  'producer.transactionTimeout': {
    kind: 'quantity',
    unit: 's',
    label: 'transaction timeout',
    note: 'After this time the broker aborts an open transaction.',
    example: '60 s',
  },
  'producer.brokerWindow': {
    kind: 'quantity',
    unit: 's',
    label: 'broker window',
    note: 'How long the broker remembers the ids of published messages (send-side dedup).',
    example: '5 min',
  },
  'producer.brokerCountLimit': {
    kind: 'quantity',
    unit: 'msg',
    label: 'broker count limit',
    note: 'How many ids the broker remembers at most.',
    example: '1000 msg',
  },
} as const satisfies Record<string, InputDeclaration>;
