import { defaultLimits } from '../../src/probe/limits.ts';
import { measure } from '../../src/probe/measure.ts';
import { parseStore } from '../../src/probe/store-url.ts';

// Measures several stores at once, without end, until it is killed. Says so when rows are in all of them.
const shape = {
  keyColumns: [{ type: 'text', length: 30 }],
  order: 'ascending',
  streams: 1,
  jitter: 0,
  columns: [],
  indexes: [],
} as const;

const begun = new Set<number>();
const addresses = process.argv.slice(2);
await Promise.all(
  addresses.map((address, index) =>
    measure({
      address: parseStore(address),
      shape,
      rows: 5_000_000,
      limits: defaultLimits,
      signal: new AbortController().signal,
      onProgress: () => {
        if (begun.size < addresses.length && begun.add(index).size === addresses.length) process.stdout.write('all');
      },
    }),
  ),
);
