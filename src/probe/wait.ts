import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is yes, for some seconds; a server needs a moment to notice that a run was killed. */
export async function waitFor(
  question: () => Promise<boolean>,
  { seconds = 6, pauseMilliseconds = 200 }: { seconds?: number; pauseMilliseconds?: number } = {},
): Promise<boolean> {
  for (let waited = 0; ; waited += pauseMilliseconds) {
    if (await question()) return true;
    if (waited >= seconds * 1000) return false;
    await sleep(pauseMilliseconds);
  }
}
