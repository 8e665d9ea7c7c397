import type { FigureDeclaration } from '../figure.ts';

const escape = 'messages of a replay as long as the horizon, less those that the window still remembers';

function escapes(horizon: string, words: string): FigureDeclaration {
  return {
    label: `applied twice after ${words}`,
    unit: 'msg',
    expression: `positive(horizon.${horizon} - window.effective) * workload.throughput`,
    note: `Messages older than the window that ${words} would apply a second time.`,
    source: escape,
  };
}

/** Section 3 of the model: how late a duplicate can arrive, and how long the store remembers. */
export const window = {
  'horizon.producerRetry': {
    label: 'producer retries',
    unit: 's',
    expression:
      'shortest(either(horizons.producerRetry, horizons.retryTotal, horizons.backoffTotal), horizons.maximumAge)',
    note: 'From the first attempt to the last retry of the same message, capped by a maximum age.',
    source: "the sum of the back-offs, or the client's delivery timeout",
  },
  'horizon.upstream': {
    label: 'upstream resends',
    unit: 's',
    expression: 'producer.upstreamHorizon',
    note: 'How long the callers above the producer may send the same business key again.',
    source: 'as given',
  },
  'horizon.redelivery': {
    label: 'redelivery',
    unit: 's',
    expression: 'either(horizons.redelivery, source.lease * source.deliveries)',
    note: 'The longest time that a message waits unacknowledged; where it is not given, lease times deliveries.',
    source: 'as given, or lease times deliveries',
  },
  'horizon.outbox': {
    label: 'outbox relay restart',
    unit: 's',
    expression: 'outbox.restartTime',
    note: 'How late the relay publishes again what it had published and not marked.',
    source: 'as given',
  },
  'outage.drainTime': {
    label: 'time to drain the backlog of an outage',
    unit: 's',
    expression: 'horizons.outage * workload.throughput / positive(source.drainRate - workload.throughput)',
    note: 'The backlog shrinks at the drain rate less the rate at which messages still arrive; never, when that is not above zero.',
    source: 'backlog λ · outage, drained at μ − λ',
  },
  'horizon.outage': {
    label: 'outage and its backlog',
    unit: 's',
    expression: 'total(horizons.outage, outage.drainTime)',
    note: 'The longest time a message waits unacknowledged after an outage; without a drain rate the outage alone counts.',
    source: 'outage + time to drain = outage · μ / (μ − λ)',
  },
  'horizon.replay': {
    label: 'operator replay',
    unit: 's',
    expression: 'horizons.replay',
    note: 'Positions reset by an operator, a backup restored.',
    source: 'as given',
  },
  'horizon.deadLetter': {
    label: 'dead-letter resubmission',
    unit: 's',
    expression: 'horizons.deadLetter',
    note: 'The age of a message that is resubmitted from a dead-letter destination.',
    source: 'as given',
  },
  'window.requested': {
    label: 'window asked for',
    unit: 's',
    expression: 'inbox.window',
    note: 'How long the plan wants a key to be remembered.',
    source: 'as given',
  },
  'window.effective': {
    label: 'effective window',
    unit: 's',
    expression: 'shortest(inbox.window, inbox.rowRetention, inbox.countLimit / workload.throughput)',
    note: 'How long a key is in fact remembered: the shortest of the window, the retention of the rows and the count limit divided by the rate.',
    source: 'a store that keeps at most n ids forgets after n / λ seconds',
  },
  'window.required': {
    label: 'required window',
    unit: 's',
    expression:
      'longest(horizon.producerRetry, horizon.upstream, horizon.outbox, horizon.redelivery, horizon.outage, horizon.replay, horizon.deadLetter)',
    note: 'The longest of the ways in which a late duplicate can arrive.',
    source: 'the last duplicate must still find its key',
  },
  'window.coverage': {
    label: 'coverage',
    unit: '1',
    expression: 'window.effective / window.required',
    note: 'Effective window divided by required window; below 1 a horizon escapes.',
    source: 'definition',
  },
  'window.shortfall': {
    label: 'window asked for ÷ effective window',
    unit: '1',
    expression: 'inbox.window / window.effective',
    note: 'Above 1 something forgets before the window ends.',
    source: 'definition',
  },
  'window.countLimitRate': {
    label: 'rate at which the count limit ends the window',
    unit: 'msg/s',
    expression: 'inbox.countLimit / inbox.window',
    note: 'Above this rate the store forgets ids before the window is over.',
    source: 'n ids over W seconds',
  },
  'window.escaping': {
    label: 'applied twice by the longest horizon',
    unit: 'msg',
    expression: 'positive(window.required - window.effective) * workload.throughput',
    note: 'Messages that a replay of the longest horizon would apply a second time.',
    source: escape,
  },
  'escape.producerRetry': escapes('producerRetry', 'the last producer retries'),
  'escape.upstream': escapes('upstream', 'the last upstream resends'),
  'escape.outbox': escapes('outbox', 'a restart of the outbox relay'),
  'escape.redelivery': escapes('redelivery', 'the latest redelivery'),
  'escape.outage': escapes('outage', 'an outage'),
  'escape.replay': escapes('replay', 'an operator replay'),
  'escape.deadLetter': escapes('deadLetter', 'a dead-letter resubmission'),
  'broker.window': {
    label: 'effective broker window',
    unit: 's',
    expression: 'shortest(producer.brokerWindow, producer.brokerCountLimit / workload.throughput)',
    note: 'How long the broker remembers the id of a published message.',
    source: 'time or count, whichever ends first',
  },
  'broker.countLimitRate': {
    label: 'rate at which the broker count limit ends its window',
    unit: 'msg/s',
    expression: 'producer.brokerCountLimit / producer.brokerWindow',
    note: 'Above this rate the broker forgets ids before its window is over.',
    source: 'n ids over W seconds',
  },
  'broker.required': {
    label: 'required broker window',
    unit: 's',
    expression: 'longest(horizon.producerRetry, horizon.upstream, horizon.outbox)',
    note: 'The longest of the ways in which a publish can be repeated.',
    source: 'the last repeat of a publish must still find its id',
  },
  'keys.coverage': {
    label: 'coverage by the provider',
    unit: '1',
    expression: 'effect.idempotencyKeyWindow / window.required',
    note: 'How long the provider of an external call remembers a key, divided by the required window; below 1 a horizon escapes.',
    source: 'definition',
  },
  'keys.escaping': {
    label: 'called twice by the longest horizon',
    unit: 'msg',
    expression: 'positive(window.required - effect.idempotencyKeyWindow) * workload.throughput',
    note: 'Messages that a replay of the longest horizon would repeat after the provider forgot their keys.',
    source: 'rate times what the horizon is longer than the memory of the provider',
  },
  'outage.atRisk': {
    label: 'publishes with an unknown outcome when an outage begins',
    unit: 'msg',
    expression: 'workload.throughput * producer.requestTimeout',
    note: 'In flight when the outage began; after an outage longer than the broker window each that was stored is stored again.',
    source: 'rate times request timeout',
  },
} as const satisfies Record<string, FigureDeclaration>;
