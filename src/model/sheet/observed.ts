import type { FigureDeclaration } from '../figure.ts';

const share = 'shares are quoted with their base: of unique messages, or of deliveries';

/** What was counted in a test or an incident, for comparison with the plan. */
export const observed = {
  'observed.duplicateCount': {
    label: 'observed duplicates',
    unit: 'msg',
    expression: 'either(observed.duplicates, positive(observed.deliveries - observed.unique))',
    note: 'Deliveries beyond the unique messages.',
    source: 'deliveries less unique messages',
  },
  'observed.shareOfUnique': {
    label: 'observed share of unique messages',
    unit: 'share',
    expression: 'observed.duplicateCount / either(observed.unique, observed.deliveries - observed.duplicateCount)',
    note: 'Duplicates counted divided by unique messages counted.',
    source: share,
  },
  'observed.shareOfDeliveries': {
    label: 'observed share of deliveries',
    unit: 'share',
    expression: 'observed.duplicateCount / either(observed.deliveries, observed.unique + observed.duplicateCount)',
    note: 'Duplicates counted divided by deliveries counted.',
    source: share,
  },
  'observed.duplicatesPerDay': {
    label: 'observed duplicates a day, if sustained',
    unit: 'msg/day',
    expression: 'observed.shareOfUnique * traffic.perDay',
    note: 'The share that was counted, at the throughput of the plan.',
    source: 'share times messages a day',
  },
} as const satisfies Record<string, FigureDeclaration>;
