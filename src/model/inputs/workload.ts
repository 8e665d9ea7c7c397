import type { InputDeclaration } from '../input.ts';

/** Section `workload` of a profile: what has to be remembered. */
export const workload = {
  'workload.throughput': {
    kind: 'quantity',
    unit: 'msg/s',
    label: 'throughput',
    note: 'Mean rate of unique messages. Storage is planned at this rate.',
    example: '2000 msg/s',
    positive: true,
  },
  'workload.peakFactor': {
    kind: 'quantity',
    unit: '1',
    label: 'peak factor',
    note: 'Peak rate divided by mean rate. Rates are quoted at both.',
    example: '3',
    default: '1',
    positive: true,
  },
  'workload.handlers': {
    kind: 'quantity',
    unit: '1',
    label: 'handlers',
    note: 'Handlers or consumer groups that each need their own dedup state.',
    example: '2',
    default: '1',
    positive: true,
    whole: true,
  },
  'workload.alsoStatedAs': {
    kind: 'quantities',
    unit: 'msg/s',
    label: 'throughput, as stated elsewhere',
    note: 'The same rate as other people or dashboards state it; the plan says where the statements disagree.',
    example: '[1.6M/h, 4M in 3 h]',
  },
} as const satisfies Record<string, InputDeclaration>;
