// Measures the built tool against its targets. Times are ratios to a bare `node -e 0` of the same moment, so that they
// say something on any machine; the medians are of interleaved runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadProfile, plan } from '../dist/index.js';
import { inputNumber } from '../dist/model/evaluation.js';
import { sheet } from '../dist/model/sheet/index.js';

const starter = fileURLToPath(new URL('../bin/dedup-planner.js', import.meta.url));
const preset = 'payments-ledger';
const rounds = 15;

/** @type {{ what: string, measured: string, target: string, reached: boolean | undefined }[]} */
const rows = [];

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {readonly string[]} args */
function milliseconds(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${String(stderr)}`);
  return performance.now() - start;
}

function coldStart() {
  /** @type {number[]} */
  const bare = [];
  /** @type {number[]} */
  const full = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(milliseconds(['-e', '0']));
    full.push(milliseconds([starter, 'plan', '--preset', preset]));
  }
  const ratio = median(full) / median(bare);
  rows.push({
    what: `cold start of plan --preset ${preset}`,
    measured: `${ratio.toFixed(2)} bare nodes (${median(full).toFixed(0)} ms to ${median(bare).toFixed(0)} ms)`,
    target: 'at most 2.5',
    reached: ratio <= 2.5,
  });
}

/**
 * Calls a second of processor time, once the function is warm: what one core does, whatever else the machine does.
 * @param {() => void} call
 * @param {number} batch
 */
function rate(call, batch) {
  // The engine compiles in the background, for most of a second where the function is as long as the sheet.
  const [, , ...warm] = Array.from({ length: 7 }, () => rateOnce(call, batch));
  return median(warm);
}

/**
 * @param {() => void} call
 * @param {number} batch
 */
function rateOnce(call, batch) {
  const start = processorSeconds();
  let calls = 0;
  while (processorSeconds() - start < 1) {
    for (let index = 0; index < batch; index++) call();
    calls += batch;
  }
  return calls / (processorSeconds() - start);
}

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function evaluations() {
  const { inputs, figures, evaluate } = sheet();
  const profile = loadProfile({ preset });
  const values = Float64Array.from(inputs, (path) => inputNumber(profile, path));
  const results = new Float64Array(figures.length);
  let turn = 0;
  const perSecond = rate(() => {
    // A new value each time, so that no call can be skipped as a repetition.
    values[0] = 1 + (turn++ % 1000);
    evaluate(values, results);
  }, 10_000);
  rows.push({
    what: `evaluations of the sheet of ${figures.length} figures, on one core`,
    measured: `${thousands(perSecond)} a second`,
    target: 'at least 1,000,000',
    reached: perSecond >= 1_000_000,
  });
}

function plans() {
  const loaded = loadProfile({ preset });
  rows.push({
    what: 'plans of a loaded profile, through the library',
    measured: `${thousands(rate(() => void plan(loaded), 100))} a second`,
    target: '',
    reached: undefined,
  });
  rows.push({
    what: 'profiles loaded and planned, through the library',
    measured: `${thousands(rate(() => void plan(loadProfile({ preset })), 10))} a second`,
    target: '',
    reached: undefined,
  });
}

function growth() {
  const sizes = [1, 10, 100, 1000, 10_000];
  // The first calls of a process are slow whatever their number: the compiler has not seen the code yet.
  for (let index = 0; index < 500; index++) plan(loadProfile({ preset }));
  const times = sizes.map((size) => {
    const start = processorSeconds();
    for (let index = 0; index < size; index++)
      plan(loadProfile({ preset, values: { workload: { throughput: index + 1 } } }));
    return (processorSeconds() - start) / size;
  });
  // The verdict leaves out what takes too little time to measure; growth would show at the large sizes.
  const base = times[2] ?? Number.NaN;
  const ratios = sizes.map((size, index) => ({ size, ratio: (times[index] ?? Number.NaN) / base }));
  rows.push({
    what: 'time a profile, in that of 100 profiles',
    measured: ratios.map(({ size, ratio }) => `${thousands(size)}: ${ratio.toFixed(2)}`).join(', '),
    target: 'linear: at most 1.2 from 100 on',
    reached: ratios.every(({ size, ratio }) => size < 100 || ratio <= 1.2),
  });
}

function memory() {
  const peak = process.resourceUsage().maxRSS / 1024;
  rows.push({
    what: 'largest memory of this process',
    measured: `${peak.toFixed(0)} MiB`,
    target: '',
    reached: undefined,
  });
}

/** @param {number} value */
function thousands(value) {
  return Math.round(value).toLocaleString('en-US');
}

coldStart();
evaluations();
plans();
growth();
memory();

for (const { what, measured, target, reached } of rows) {
  const verdict = reached === undefined ? '' : reached ? `reached (${target})` : `NOT reached (${target})`;
  console.log(`${what.padEnd(58)}  ${measured.padEnd(44)}  ${verdict}`.trimEnd());
}
process.exitCode = rows.some(({ reached }) => reached === false) ? 1 : 0;
