import { describe, expect, test } from 'vitest';
import { folderWith } from './folder.ts';
import { runInMemory } from './program.ts';

const preset = ['--preset', 'payments-ledger'];
const spread = ['--retry-rate', '0.02%..0.2%', '--commit-interval', '1s..5s..10s'];

describe('plan with ranges', () => {
  test('is the same byte for byte on two runs, in every format, and differs with another seed', async () => {
    for (const format of ['text', 'json', 'markdown']) {
      const line = ['plan', ...preset, ...spread, '--format', format, '--samples', '1000'];
      const once = await runInMemory(line);
      expect(once).toMatchObject({ code: 0, stderr: '' });
      expect(await runInMemory(line)).toEqual(once);
      expect((await runInMemory([...line, '--seed', '2'])).stdout).not.toBe(once.stdout);
    }
  });

  test('without ranges the flags of sampling change nothing', async () => {
    const once = await runInMemory(['plan', ...preset, '--format', 'json']);
    expect(await runInMemory(['plan', ...preset, '--format', 'json', '--samples', '500', '--seed', '9'])).toEqual(once);
  });

  test('ties in a file move inputs together', async () => {
    const file = 'service.yaml';
    const text = 'extends: payments-ledger\nworkload: {peakFactor: 1..3}\nproducer: {retryRate: 0.02%..0.2%}\n';
    const tied = `${text}ties: [[workload.peakFactor, producer.retryRate]]\n`;
    const { code, stdout } = await runInMemory(['plan', file], { cwd: folderWith({ [file]: tied }) });
    expect(code).toBe(0);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'samples (seed 1) of workload.peakFactor with producer.retryRate.',
    );
  });
});

describe('sensitivity', () => {
  test('ranks the guess that matters more first', async () => {
    const { code, stdout, stderr } = await runInMemory([
      'sensitivity',
      ...preset,
      ...spread,
      '--of',
      'duplicates.total',
      '--width',
      '100',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/producer\.retryRate +8\d\.\d%[^\n]*\n +source\.commitInterval +1\d\.\d%/);
  });

  test('shows the headline figures that the ranges move when nobody says which', async () => {
    const { stdout } = await runInMemory(['sensitivity', ...preset, ...spread, '--format', 'json', '--samples', '200']);
    expect(JSON.parse(stdout)).toMatchObject({ figures: { 'duplicates.total': {}, 'duplicates.shareOfUnique': {} } });
    expect(stdout).not.toContain('"inbox.bytes"');
  });
});

describe('what is wrong exits with 2', () => {
  test.each([
    [['sensitivity', ...preset], 'no input of this plan is a range'],
    [['sensitivity', ...preset, ...spread, '--of', 'duplicats.total'], 'did you mean duplicates.total?'],
    [
      ['sensitivity', ...preset, ...spread, '--samples', '10'],
      '--samples: "10" is not a whole number from 100 to 100,000',
    ],
    [['sensitivity', ...preset, ...spread, '--samples', '1e4'], '--samples: "1e4" is not a whole number'],
    [['sensitivity', ...preset, ...spread, '--seed', '-1'], '--seed'],
    [['plan', ...preset, '--samples', 'many'], '--samples: "many" is not a whole number'],
    [['plan', ...preset, '--retry-rate', '0.2%..0.02%'], 'did you mean "0.02%..0.2%"?'],
    [
      ['plan', ...preset, '--set', 'ties=[[workload.peakFactr, producer.retryRate]]'],
      'did you mean workload.peakFactor?',
    ],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await runInMemory(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
