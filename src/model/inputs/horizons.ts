import type { InputDeclaration } from '../input.ts';

/** Sections `horizons` and `observed` of a profile: how late a duplicate can arrive, and what was counted. */
export const horizons = {
  'horizons.producerRetry': {
    kind: 'quantity',
    unit: 's',
    label: 'producer retry horizon',
    note: "The producer's total retry time. Excludes horizons.retryDelays.",
    example: '2 min',
  },
  'horizons.retryDelays': {
    kind: 'quantities',
    unit: 's',
    label: 'retry delays',
    note: "The producer's back-offs, one after the other; their sum is the retry horizon.",
    example: '[30 s, 5 min, 30 min, 6 h]',
  },
  'horizons.maximumAge': {
    kind: 'quantity',
    unit: 's',
    label: 'maximum age',
    note: 'No retry is sent for a message older than this.',
    example: '24 h',
    positive: true,
  },
  'horizons.redelivery': {
    kind: 'quantity',
    unit: 's',
    label: 'redelivery horizon',
    note: 'Lease times attempts, or the longest time a message can wait unacknowledged.',
    example: '5 min',
  },
  'horizons.outage': {
    kind: 'quantity',
    unit: 's',
    label: 'outage',
    note: 'The longest outage of the consumer to plan for.',
    example: '2 h',
  },
  'horizons.replay': {
    kind: 'quantity',
    unit: 's',
    label: 'replay horizon',
    note: 'How far back an operator resets positions or restores a backup.',
    example: '7 d',
  },
  'horizons.deadLetter': {
    kind: 'quantity',
    unit: 's',
    label: 'dead-letter horizon',
    note: 'How old a message can be when it is resubmitted from a dead-letter destination.',
    example: '14 d',
  },
  'observed.unique': {
    kind: 'quantity',
    unit: 'msg',
    label: 'observed unique messages',
    note: 'Unique messages counted in a test or an incident.',
    example: '500,000 msg',
    positive: true,
  },
  'observed.deliveries': {
    kind: 'quantity',
    unit: 'msg',
    label: 'observed deliveries',
    note: 'Deliveries counted in the same test.',
    example: '503,225 msg',
    positive: true,
  },
  'observed.duplicates': {
    kind: 'quantity',
    unit: 'msg',
    label: 'observed duplicates',
    note: 'Duplicates counted in the same test, when deliveries and unique messages do not give them.',
    example: '1297 msg',
  },
} as const satisfies Record<string, InputDeclaration>;
