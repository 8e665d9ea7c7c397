import type { Figure } from '../../src/model/figure.ts';
import type { DesignVerdict, Plan, Recommendation } from '../../src/model/plan-document.ts';
import type { Origin, ResolvedInput } from '../../src/model/profile.ts';
import type { Unit } from '../../src/units/index.ts';

/** A figure made by hand. */
export function figure(id: string, value: number, unit: Unit, more: Partial<Figure> = {}): Figure {
  const declared = { label: `label of ${id}`, expression: '0', note: `Note of ${id}.`, source: `source of ${id}` };
  return { id, value, unit, ...declared, reads: [], ...more };
}

/** An input made by hand. */
export function input(
  path: string,
  value: ResolvedInput['value'],
  written: string,
  origin: Origin = { kind: 'flag', flag: '--flag' },
): ResolvedInput {
  return { path, value, written, origin };
}

const state = {
  rank: 2,
  uncovered: 'calls outside it',
  costs: [],
  where: 'in the database of the effect',
  window: 'the window of the inbox',
  covers: 'writes in the same database only',
};

const keyedInbox: DesignVerdict = {
  ...state,
  id: 'keyed-inbox',
  parts: [],
  name: 'keyed inbox',
  summary: 'A row with a unique key for each message.',
  figures: { hop1Left: 'design.keyedInbox.hop1Left', rows: 'design.keyedInbox.rows' },
  conditions: [{ id: 'window', text: 'The window is {window.requested}.', holds: false }],
  possible: false,
  rejected: 'Stores {inbox.rows}.',
};

const storedPosition: DesignVerdict = {
  ...state,
  rank: 1,
  costs: [
    { what: 'added latency', low: '1 ms', high: '3 ms', system: 'PostgreSQL', source: 'its manual', grade: 'official' },
  ],
  id: 'stored-position',
  parts: ['narrow-key-check'],
  name: 'stored position + narrow key check',
  summary: 'A row for each partition.',
  figures: { hop1Left: 'design.storedPosition.hop1Left', rows: 'design.storedPosition.rows' },
  conditions: [],
  possible: true,
};

const recommendation: Recommendation = {
  design: 'stored-position',
  parts: ['narrow-key-check', 'versions'],
  name: 'stored position + narrow key check',
  headline: 'Store the position with the effect.',
  reasons: ['It removes {duplicates.hop2} with {position.rows}.'],
  decidedBy: ['position.rows', 'inbox.window'],
  conditions: [
    { id: 'log', text: 'The source is a log.', holds: true },
    { id: 'fence', text: 'The update is conditional.', holds: undefined },
  ],
  rejected: [{ design: 'keyed-inbox', parts: [], name: 'keyed inbox', reason: 'Stores {inbox.rows}.' }],
  flipPoints: [
    {
      input: 'inbox.window',
      value: 3600,
      side: 'below',
      changes: { kind: 'design' },
      text: 'Below it the inbox is cheaper than {position.rows}.',
    },
  ],
  uncovered: ['Calls outside the transaction.'],
};

const inputs = [
  input('workload.throughput', 2000, '2000/s', { kind: 'flag', flag: '--throughput' }),
  input('workload.handlers', 1, '1', { kind: 'default' }),
  input('producer.idempotent', false, 'false', { kind: 'default' }),
  input('source.kind', 'log', 'log', { kind: 'default' }),
  input('source.partitions', 24, '24', { kind: 'preset', preset: 'payments-ledger', line: 12 }),
  input('source.lease', 30, '30 s', { kind: 'default' }),
  input('inbox.window', 604_800, '168h', { kind: 'file', file: 'service.yaml', line: 7, column: 3 }),
  input('horizons.redelivery', 300, '5 min', { kind: 'system', system: 'kafka', fact: 'poll', source: 'its manual' }),
];

const figures = [
  figure('traffic.perDay', 172_800_000, 'msg/day'),
  figure('traffic.perSecond', 2000, 'msg/s', { expression: 'workload.throughput', reads: ['workload.throughput'] }),
  figure('traffic.peakPerSecond', 6000, 'msg/s'),
  figure('duplicates.producerRetry', 86_400, 'msg/day', { label: 'producer retry' }),
  figure('duplicates.producerRetryWorst', 86_400, 'msg/day'),
  figure('duplicates.upstreamResend', 0, 'msg/day', { label: 'upstream resend' }),
  figure('duplicates.upstreamResendWorst', 0, 'msg/day'),
  figure('duplicates.rebalance', 100_000, 'msg/day', { label: 'rebalance' }),
  figure('duplicates.rebalanceWorst', 200_000, 'msg/day'),
  figure('duplicates.hop1', 86_400, 'msg/day', { label: 'hop 1: publish' }),
  figure('duplicates.hop2', 100_000, 'msg/day', { label: 'hop 2: delivery' }),
  figure('duplicates.total', 186_400, 'msg/day'),
  figure('duplicates.worst', 286_400, 'msg/day'),
  figure('duplicates.shareOfUnique', 0.001_078_703_703_703_7, 'share', { label: 'share of unique messages' }),
  figure('inbox.bytesPerRow', 120, 'B/row'),
  figure('inbox.rows', 1_209_600_000, 'row', {
    label: 'inbox rows',
    expression: 'traffic.perSecond * inbox.window * workload.handlers * rowPerMessage',
    reads: ['traffic.perSecond', 'inbox.window', 'workload.handlers'],
  }),
  figure('inbox.bytes', 145_152_000_000, 'B', {
    label: 'inbox bytes',
    expression: 'inbox.rows * inbox.bytesPerRow',
    reads: ['inbox.rows', 'inbox.bytesPerRow'],
  }),
  figure('inbox.dayRows', 172_800_000, 'row'),
  figure('inbox.dayBytes', 20_736_000_000, 'B'),
  figure('position.rows', 24, 'row'),
  figure('cleanup.ceiling', 3333.333_333, 'row/s', { label: 'clean-up ceiling' }),
  figure('horizon.redelivery', 300, 's'),
  figure('escape.redelivery', 0, 'msg'),
  figure('window.requested', 604_800, 's', { label: 'window asked for' }),
  figure('window.coverage', 2016, '1', { label: 'coverage' }),
  figure('observed.duplicatesPerDay', 77_400, 'msg/day', { label: 'observed duplicates a day' }),
  figure('design.keyedInbox.hop1Left', 0, 'msg/day'),
  figure('design.keyedInbox.rows', 1_209_600_000, 'row'),
  figure('design.storedPosition.hop1Left', 86_400, 'msg/day'),
  figure('design.storedPosition.rows', 24, 'row'),
  figure('brand.new', 42, 'msg', { label: 'a figure that no section knows' }),
];

const withoutWindow: Plan = {
  profile: {
    name: 'payments-ledger',
    description: 'Balances of a payments ledger.',
    inputs: new Map(inputs.map((resolved) => [resolved.path, resolved])),
  },
  figures: figuresById(figures),
  horizons: [
    {
      id: 'redelivery',
      label: 'a redelivery',
      figure: 'horizon.redelivery',
      escapes: 'escape.redelivery',
      seconds: 300,
      covered: true,
    },
    {
      id: 'outage',
      label: 'a message held up by an outage',
      figure: 'horizon.outage',
      escapes: 'escape.outage',
      seconds: Infinity,
      covered: false,
    },
  ],
  systems: [
    {
      role: 'source',
      id: 'kafka',
      name: 'Apache Kafka',
      hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'not-applicable' },
      boundary: 'Writes outside the cluster are not in its transactions.',
    },
  ],
  designs: [keyedInbox, storedPosition],
  recommendation,
  findings: [
    {
      rule: 'window.far-too-long',
      level: 'warning',
      message: '{window.requested} is long.',
      figures: [],
      advice: '',
    },
    {
      rule: 'drain.never-ends',
      level: 'failure',
      message: 'The backlog never drains.',
      figures: ['inbox.rows'],
      advice: 'Drain faster than {traffic.perSecond}.',
    },
  ],
};

/** A plan with something in every section; `changes` replace parts of it. */
export function planFixture(changes: Partial<Plan> = {}): Plan {
  return {
    ...withoutWindow,
    window: { limitedBy: 'inbox.countLimit', label: 'the count limit', figure: 'window.effective' },
    ...changes,
  };
}

/** Figures as a plan holds them. */
export function figuresById(list: readonly Figure[]): Plan['figures'] {
  return new Map(list.map((entry) => [entry.id, entry]));
}

/** A plan without a single figure, finding, horizon or design. */
export function emptyPlan(): Plan {
  const nothing = {
    parts: [],
    decidedBy: [],
    reasons: [],
    conditions: [],
    rejected: [],
    flipPoints: [],
    uncovered: [],
  };
  return {
    ...withoutWindow,
    profile: { inputs: new Map() },
    figures: new Map(),
    horizons: [],
    systems: [],
    designs: [],
    findings: [],
    recommendation: { ...recommendation, ...nothing },
  };
}
