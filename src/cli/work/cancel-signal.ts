import type { Io } from '../io.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A signal that Ctrl-C aborts, so that work can end in order. A second Ctrl-C ends the process at once.
 */
export function cancelSignal(io: Io): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const cancel = (): void => {
    if (controller.signal.aborted) {
      io.stderr.write(
        'Ended at once; run dedup-planner measure --clean with the same --store to remove what is left.\n',
      );
      process.exit(130);
    }
    controller.abort();
  };
  for (const signal of signals) process.on(signal, cancel);
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) process.off(signal, cancel);
    },
  };
}
