import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from '../../src/probe/clean.ts';
import { defaultLimits } from '../../src/probe/limits.ts';
import { measure, type MeasureRequest } from '../../src/probe/measure.ts';
import { openStore } from '../../src/probe/open-store.ts';
import type { RowShape } from '../../src/probe/row-shape.ts';
import { rowSource } from '../../src/probe/row-source.ts';
import { newSpaceName } from '../../src/probe/space-name.ts';
import { Cancelled, StoreError } from '../../src/probe/store-error.ts';
import { parseStore } from '../../src/probe/store-url.ts';
import { measuredStores, prepareStores } from './measured-stores.ts';

// What every store adapter promises: it reads sizes, and leaves nothing behind.

let release = async (): Promise<void> => {};
beforeAll(async () => {
  release = await prepareStores();
}, 900_000);
afterAll(() => release());

const shape: RowShape = {
  keyColumns: [{ type: 'text', length: 30 }],
  order: 'ascending',
  streams: 1,
  jitter: 0,
  columns: [],
  indexes: [],
};

const requestFor = (address: string, more: Partial<MeasureRequest> = {}): MeasureRequest => ({
  address: parseStore(address),
  shape,
  rows: 20_000,
  limits: defaultLimits,
  signal: new AbortController().signal,
  onProgress: () => {},
  ...more,
});

describe.each(measuredStores)('$name', { timeout: 30_000 }, ({ address, spaces, lookAlikes, cutConnections }) => {
  test('is measured, turned over, and left as it was', async () => {
    const churn = { windows: 1, batchShare: 0.25, vacuum: 'after-batch' } as const;
    const { parts, server, rows } = await measure(requestFor(address, { churn }));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(server).toMatch(/^\S+ \d+\.\d+/);
    expect(bytes / rows).toBeGreaterThan(30);
    expect(bytes / rows).toBeLessThan(400);
    expect(await spaces()).toEqual([]);
  });

  test('is left as it was when the user cancels in the middle of the load', async () => {
    const controller = new AbortController();
    const onProgress = (done: number): void => {
      if (done >= 10_000) controller.abort();
    };
    const running = measure(requestFor(address, { signal: controller.signal, onProgress, rows: 100_000 }));
    await expect(running).rejects.toThrow(Cancelled);
    expect(await spaces()).toEqual([]);
  });

  test('is left as it was when something fails in the middle of the load', async () => {
    const onProgress = (): void => {
      throw new Error('a defect of the caller');
    };
    await expect(measure(requestFor(address, { onProgress }))).rejects.toThrow('a defect of the caller');
    expect(await spaces()).toEqual([]);
  });

  test.runIf(cutConnections !== undefined)('is left as it was when the connection is lost', async () => {
    let cut: Promise<void> | undefined;
    const onProgress = (done: number): void => {
      if (done >= 10_000) cut ??= cutConnections?.();
    };
    const error: unknown = await measure(requestFor(address, { onProgress, rows: 400_000 })).catch((thrown) => thrown);
    await cut;
    expect(error).toBeInstanceOf(StoreError);
    expect(await spaces()).toEqual([]);
  });

  test('is cleaned of what has both the name and the marker of a run, and of nothing else', async () => {
    const others = await lookAlikes();
    try {
      const name = newSpaceName();
      const dying = await openStore(parseStore(address), defaultLimits);
      const space = await dying.create(name, rowSource(shape, 1000));
      await space.insert(0, 1000);
      // SQLite tells by the process whether a run is alive, and this one is.
      await dying.close();
      const { removed, inUse } = await clean(parseStore(address), defaultLimits);
      expect(removed.map((found) => found.name)).toEqual([name]);
      expect(inUse).toEqual([]);
      expect(Math.abs((removed[0]?.created.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(await spaces()).toEqual([]);
      expect(await others.present()).toBe(true);
    } finally {
      await others.remove();
    }
  });

  test.runIf(cutConnections !== undefined)(
    'is not cleaned of what a run that is still going owns',
    async () => {
      const name = newSpaceName();
      const running = await openStore(parseStore(address), defaultLimits);
      try {
        await running.create(name, rowSource(shape, 1000));
        const { removed, inUse } = await clean(parseStore(address), defaultLimits);
        expect(removed).toEqual([]);
        expect(inUse.map((found) => found.name)).toEqual([name]);
      } finally {
        await running.drop(name);
        await running.close();
      }
      expect(await spaces()).toEqual([]);
    },
    20_000,
  );
});
