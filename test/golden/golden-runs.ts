/** A run whose whole output is kept. */
export interface GoldenRun {
  /** The name of its file. */
  readonly name: string;
  readonly argv: readonly string[];
  readonly stdin?: string;
}

const everyPreset = [
  'analytics-read-model',
  'iot-ingest',
  'notifications',
  'outbox-relay',
  'payments-ledger-queue',
  'payments-ledger',
  'telemetry',
  'webhook-ledger',
] as const;

/** Every format and command once, every preset as text, and the errors that people meet first. */
export const goldenRuns: readonly GoldenRun[] = [
  ...everyPreset.map((preset) => ({ name: `plan-${preset}`, argv: ['plan', '--preset', preset] })),
  {
    name: 'plan-flags',
    argv: ['plan', '--throughput', '2000/s', '--partitions', '24', '--rebalance-rate', '20/day', '--row-size', '120B'],
  },
  { name: 'plan-file-over-preset', argv: ['plan', 'service.yaml', '--preset', 'payments-ledger', '--window', '36h'] },
  { name: 'plan-narrow', argv: ['plan', '--preset', 'payments-ledger', '--width', '40'] },
  { name: 'plan-wide', argv: ['plan', '--preset', 'payments-ledger', '--width', '120'] },
  { name: 'plan-json', argv: ['plan', '--preset', 'payments-ledger', '--format', 'json'] },
  { name: 'plan-markdown', argv: ['plan', '--preset', 'payments-ledger', '--format', 'markdown'] },
  { name: 'plan-fail-on', argv: ['plan', 'uncovered.yaml', '--fail-on', 'warning'] },
  { name: 'plan-nothing', argv: ['plan'] },
  { name: 'plan-faults', argv: ['plan', 'faults.yaml'] },
  { name: 'plan-mistyped-flag', argv: ['plan', '--troughput', '2000/s'] },
  { name: 'plan-standard-input', argv: ['plan', '-'], stdin: 'workload:\n  throughput: 2000\n' },
  { name: 'explain-figure', argv: ['explain', 'inbox.bytes', '--preset', 'payments-ledger'] },
  { name: 'explain-input', argv: ['explain', 'source.commitInterval', '--preset', 'payments-ledger'] },
  { name: 'explain-unknown', argv: ['explain', 'inbox.byte', '--preset', 'payments-ledger'] },
  { name: 'presets', argv: ['presets'] },
  { name: 'presets-show', argv: ['presets', 'show', 'payments-ledger'] },
  { name: 'no-arguments', argv: [] },
  { name: 'help-plan', argv: ['plan', '--help'] },
  { name: 'completion-bash', argv: ['completion', 'bash'] },
];
