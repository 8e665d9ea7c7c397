import { defaultLimits } from '../../src/probe/limits.ts';
import { measure } from '../../src/probe/measure.ts';
import { parseStore } from '../../src/probe/store-url.ts';

// Measures several stores at once, without end, until it is killed. Says so when the first rows are in.
const shape = {
  keyColumns: [{ type: 'text', length: 30 }],
  order: 'ascending',
  streams: 1,
  jitter: 0,
  columns: [],
  indexes: [],
} as const;

await Promise.all(
  process.argv.slice(2).map((address) =>
    measure({
      address: parseStore(address),
      shape,
      rows: 5_000_000,
      limits: defaultLimits,
      signal: new AbortController().signal,
      onProgress: () => process.stdout.write('.'),
    }),
  ),
);
