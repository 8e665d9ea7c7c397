import type { FigureDeclaration } from '../figure.ts';

/** The same id published again and again, against a broker window that counts from the first one or starts anew. */
export const repeats = {
  'repeats.perDay': {
    label: 'repeats of one id a day',
    unit: '1/day',
    expression: 'secondsPerDay / producer.repeatPeriod',
    note: 'How often a day the same id is published.',
    source: 'a day ÷ period',
  },
  'repeats.acceptedPerDay': {
    label: 'repeats accepted a day',
    unit: '1/day',
    expression:
      '(1 - producer.windowSliding) * repeats.perDay / longest(1, ceil(broker.window / producer.repeatPeriod)) + producer.windowSliding * (producer.repeatPeriod < broker.window ? 0 : 1) * repeats.perDay',
    note: 'A fixed window ends on its own, and the next repeat is accepted; a sliding one is started anew by each repeat and never ends while they come closer together than its length.',
    source: 'one of every ceil(window ÷ period) repeats where the window is fixed; none or all where it slides',
  },
  'repeats.droppedPerDay': {
    label: 'repeats dropped a day',
    unit: '1/day',
    expression: 'repeats.perDay - repeats.acceptedPerDay',
    note: 'Published, acknowledged and not stored.',
    source: 'repeats less those accepted',
  },
} as const satisfies Record<string, FigureDeclaration>;
