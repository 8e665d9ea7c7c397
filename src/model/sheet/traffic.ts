import type { FigureDeclaration } from '../figure.ts';

/** Section 1 of the model: what arrives. */
export const traffic = {
  'traffic.perSecond': {
    label: 'messages a second',
    unit: 'msg/s',
    expression: 'workload.throughput',
    note: 'Unique messages, mean. Storage is planned at this rate.',
    source: 'definition',
  },
  'traffic.peakPerSecond': {
    label: 'messages a second at peak',
    unit: 'msg/s',
    expression: 'workload.throughput * workload.peakFactor',
    note: 'Rates and worst figures are quoted at this rate.',
    source: 'definition',
  },
  'traffic.perDay': {
    label: 'messages a day',
    unit: 'msg/day',
    expression: 'workload.throughput * secondsPerDay',
    note: 'Unique messages a day; shares of unique messages are shares of this number.',
    source: 'definition: a day is 86,400 s',
  },
} as const satisfies Record<string, FigureDeclaration>;
