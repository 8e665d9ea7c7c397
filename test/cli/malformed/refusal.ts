import { expect } from 'vitest';
import type { Outcome } from '../program.ts';
import type { MalformedRun } from './malformed-run.ts';

/** Expects the exit code for wrong input and a message that names the place and stays readable. */
export function expectRefusal({ code, stdout, stderr }: Outcome, { says }: MalformedRun): void {
  for (const text of says) expect(stderr).toContain(text);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  // A message is for a terminal: nothing of the input may move its cursor, or fill its screen.
  // oxlint-disable-next-line no-control-regex
  expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(stderr.length).toBeLessThan(3000);
}
