import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { runInMemory } from './program.ts';

const preset = ['--preset', 'payments-ledger'];
const vary = ['--vary', 'inbox.window=1h..30d'];
const sweep = (...args: string[]) => runInMemory(['sweep', ...preset, ...args]);

test('the command of the documentation prints 20 steps of two figures and where the window starts to cover', async () => {
  const { code, stdout, stderr } = await sweep(...vary, '--steps', '20', '--show', 'inbox.bytes,window.coverage');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^ +inbox\.window +inbox\.bytes +window\.coverage +from here on$/m);
  expect(stdout).toMatch(/^ +1 h +864 MB +0\.005952$/m);
  expect(stdout).toMatch(/7\.509 d +155\.7 GB +1\.073 +− window\.not-covered/);
  expect(stdout).toMatch(/^ +30 d +622\.1 GB +4\.286$/m);
});

test.each(['text', 'csv', 'json', 'chart', 'markdown'])('--format %s is the same on two runs', async (format) => {
  const once = await sweep(...vary, '--format', format);
  expect(once.code).toBe(0);
  expect(await sweep(...vary, '--format', format)).toEqual(once);
});

test('an input that the profile lacks may be the one that varies', async () => {
  const { code, stdout } = await runInMemory([
    'sweep',
    '--rebalance-rate=20/day',
    '--vary=workload.throughput=1k..10k/s',
    '--steps=2',
    '--format=csv',
  ]);
  expect(code).toBe(0);
  const rows: string[][] = parse(stdout);
  expect(rows.slice(1).map(([rate]) => rate)).toEqual(['1000', '10000']);
});

test('a way of saying a thing that varies beats the other way that the preset uses', async () => {
  const { code, stdout } = await sweep(
    '--vary',
    'source.commitEvery=100..200 msg',
    '--show',
    'rebalance.replayMean',
    '--format',
    'csv',
    '--steps',
    '2',
  );
  expect(code).toBe(0);
  const rows: string[][] = parse(stdout);
  expect(rows.slice(1).map((row) => row[1])).toEqual(['1200', '2400']);
});

describe('what is wrong exits with 2 and names the flag', () => {
  test.each([
    [[], 'sweep: nothing says what varies'],
    [['--vary', 'inbox.windw=1h..30d'], 'did you mean inbox.window?'],
    [['--vary', 'inbox.window'], '--vary: "inbox.window" has no equals sign'],
    [['--vary', 'inbox.window=30d..1h'], 'did you mean "1h..30d"?'],
    [['--vary', 'inbox.window=1h-30d'], 'did you mean "1h..30d"?'],
    [['--vary', 'inbox.window=7d'], '--vary inbox.window: "7d" is one value'],
    [['--vary', 'inbox.window=7d..7d'], '--vary inbox.window: begins where it ends'],
    [['--vary', 'inbox.window=1h..1d..30d'], 'has three values'],
    [['--vary', 'inbox.window=1 GB..2 GB'], 'is a size, not a duration'],
    [['--vary', 'source.kind=log..queue'], '--vary source.kind: is not a quantity'],
    [['--vary', 'source.lease=1s..30s'], 'does not count in this profile: only with source.kind queue'],
    [[...vary, ...vary], '--vary inbox.window: varies twice'],
    [[...vary, '--vary', 'inbox.rowSize=1B..2B', '--vary', 'source.partitions=1..2'], '--vary: given 3 times'],
    [[...vary, '--window', '7d'], 'given more than once: --window 7d and --vary inbox.window=1h..30d'],
    [[...vary, '--show', 'inbox.byts'], 'did you mean inbox.bytes?'],
    [[...vary, '--show', ','], '--show: names no figure'],
    [[...vary, '--steps', '1'], '--steps: "1" is not a whole number from 2 to 10,000'],
    [[...vary, '--steps', '20,5'], '--steps: has 2 numbers for one input'],
    [[...vary, '--vary', 'inbox.rowSize=1B..2kB', '--steps', '101'], '--steps: 10,201 places are more than the 10,000'],
    [
      [...vary, '--vary', 'inbox.rowSize=1B..2kB', '--steps', '10', '--format', 'chart'],
      '--format chart: draws one chart',
    ],
    [['--vary', 'producer.retryRate=0..1%', '--scale', 'log'], '--scale log: producer.retryRate begins at zero'],
    [[...vary, '--scale', 'liner'], 'did you mean linear?'],
    [[...vary, '--format', 'cvs'], 'did you mean csv?'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await sweep(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
