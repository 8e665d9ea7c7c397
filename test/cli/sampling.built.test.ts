import { expect, test } from 'vitest';
import { runBuilt } from './built-program.ts';

const seconds = (argv: readonly string[]): number => {
  const before = process.hrtime.bigint();
  expect(runBuilt(argv).code).toBe(0);
  return Number(process.hrtime.bigint() - before) / 1e9;
};

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('100,000 samples of a plan take less than ten cold starts', { timeout: 120_000 }, () => {
  const plan = ['plan', '--preset', 'payments-ledger', '--format', 'json'];
  const ranges = ['--retry-rate', '0.02%..0.2%', '--throughput', '1000..4000 msg/s', '--window', '5 d..9 d'];
  seconds(plan);
  const [coldStarts, sampled]: [number[], number[]] = [[], []];
  // In turn, so that whatever else the machine does slows both.
  for (let round = 0; round < 3; round++) {
    coldStarts.push(seconds(plan));
    sampled.push(seconds([...plan, ...ranges, '--samples', '100000']));
  }
  expect(middle(sampled)).toBeLessThan(10 * middle(coldStarts));
});
