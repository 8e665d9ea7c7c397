import { Chalk } from 'chalk';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { type SweepAxis, sweepProfile } from '../../src/model/sweep.ts';
import { sweepSteps } from '../../src/model/sweep-steps.ts';
import { verdictMark } from '../../src/report/sweep/changes.ts';
import { sweepFormats } from '../../src/report/sweep/index.ts';
import { ranged } from '../model/uncertainty/ranged-profile.ts';

const options = { width: 100, color: new Chalk({ level: 0 }), version: '1.2.3' };
const windows: SweepAxis = {
  path: 'inbox.window',
  label: 'window',
  unit: 's',
  scale: 'log',
  values: sweepSteps(3600, 2_592_000, 12, 'log'),
};
const rates: SweepAxis = {
  path: 'workload.throughput',
  label: 'throughput',
  unit: 'msg/s',
  scale: 'linear',
  values: [1000, 2000, 3000],
};
const shown = ['inbox.bytes', 'window.coverage'];
const one = sweepProfile(ranged({}), [windows], shown);
const two = sweepProfile(ranged({}), [windows, rates], shown);
const endless = sweepProfile(
  ranged({ 'horizons.outage': '1 h' }),
  [{ ...rates, path: 'source.drainRate', values: [1000, 2500, 4000] }],
  ['outage.drainTime'],
);

describe('the table of a sweep', () => {
  it('has a row a step, and says where a verdict changes', () => {
    const text = sweepFormats.text(one, options);
    expect(text).toMatchInlineSnapshot(`
      "ranged by window

      inbox.window, 12 steps (logarithmic)
        inbox.window  inbox.bytes  window.coverage  from here on
                 1 h       864 MB         0.005952
             1.819 h     1.571 GB          0.01083
             3.308 h     2.858 GB          0.01969
           6 h 1 min     5.197 GB          0.03581
             10.94 h     9.452 GB          0.06512
         19 h 54 min     17.19 GB           0.1184
             1.508 d     31.27 GB           0.2154
             2.742 d     56.86 GB           0.3917
             4.987 d     103.4 GB           0.7124
             9.069 d     188.1 GB            1.296  − window.not-covered
             16.49 d       342 GB            2.356
                30 d     622.1 GB            4.286

        At first: stored position + idempotent producer + narrow key check; failure window.not-covered.

        → another recommendation, + a failure or warning appears, − one disappears.
      "
    `);
  });

  it('of two inputs has a table a figure, with a letter for what the plan comes to', () => {
    expect(sweepFormats.text({ ...two, figures: two.figures.slice(0, 1) }, options)).toMatchInlineSnapshot(`
      "ranged by window and throughput

      inbox.bytes (inbox bytes)
        inbox.window ↓ workload.throughput →  1,000 msg/s     2,000 msg/s     3,000 msg/s
                                         1 h       432 MB  a       864 MB  a     1.296 GB  a
                                     1.819 h     785.7 MB  a     1.571 GB  a     2.357 GB  a
                                     3.308 h     1.429 GB  a     2.858 GB  a     4.287 GB  a
                                   6 h 1 min     2.599 GB  a     5.197 GB  a     7.796 GB  a
                                     10.94 h     4.726 GB  a     9.452 GB  a     14.18 GB  a
                                 19 h 54 min     8.596 GB  a     17.19 GB  a     25.79 GB  a
                                     1.508 d     15.63 GB  a     31.27 GB  a      46.9 GB  a
                                     2.742 d     28.43 GB  a     56.86 GB  a     85.29 GB  a
                                     4.987 d     51.71 GB  a     103.4 GB  a     155.1 GB  a
                                     9.069 d     94.04 GB  b     188.1 GB  b     282.1 GB  b
                                     16.49 d       171 GB  b       342 GB  b     513.1 GB  b
                                        30 d       311 GB  b     622.1 GB  b     933.1 GB  b

      What the plan comes to
        The letter beside a number says what the plan comes to there.
          a stored position + idempotent producer + narrow key check; failure window.not-covered
          b stored position + idempotent producer + narrow key check; no failure and no warning
      "
    `);
  });

  it('says "never" for what has no end', () => {
    expect(sweepFormats.text(endless, options)).toMatch(/1,000 msg\/s +never/);
  });

  it('is a table in Markdown', () => {
    const text = sweepFormats.markdown(one);
    expect(text.match(/^\| .* \|$/gm)).toHaveLength(12 + 2);
    expect(text).toContain('− window.not-covered');
  });
});

describe('the CSV of a sweep', () => {
  it('reads back, with exact numbers, an empty cell for what does not apply, and nothing that runs as a formula', () => {
    const rows: string[][] = parse(sweepFormats.csv(one));
    expect(rows[0]).toEqual([
      'inbox.window [s]',
      'inbox.bytes [B]',
      'window.coverage',
      'recommended',
      'findings',
      'changes',
    ]);
    expect(rows.slice(1).map(([window]) => Number(window))).toEqual(windows.values);
    expect(rows.slice(1).map((row) => Number(row[1]))).toEqual(one.cells.map(({ numbers }) => numbers[0]));
    expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
    expect(rows.map((row) => row[5]).filter(Boolean)).toEqual(['changes', 'window.not-covered disappears']);
  });

  it('has a column for each input', () => {
    const rows: string[][] = parse(sweepFormats.csv(two));
    expect(rows).toHaveLength(1 + 36);
    expect(rows[0]?.slice(0, 2)).toEqual(['inbox.window [s]', 'workload.throughput [msg/s]']);
  });
});

describe('the JSON of a sweep', () => {
  it('has every place in base units, without what has no end', () => {
    const document: unknown = JSON.parse(sweepFormats.json(endless, options));
    expect(document).toMatchObject({
      schema: 'dedup-planner/sweep/v1',
      version: '1.2.3',
      vary: [{ path: 'source.drainRate', unit: 'msg/s', values: [1000, 2500, 4000] }],
      figures: { 'outage.drainTime': { unit: 's' } },
      cells: [
        { inputs: { 'source.drainRate': 1000 }, figures: {}, verdict: 0, changes: [] },
        { inputs: { 'source.drainRate': 2500 }, figures: { 'outage.drainTime': 14_400 } },
        { inputs: { 'source.drainRate': 4000 }, figures: { 'outage.drainTime': 3600 } },
      ],
    });
  });
});

describe('the chart of a sweep', () => {
  const text = sweepFormats.chart(one, options);

  it('is as wide as the page and no wider, with its ends below it', () => {
    const lines = text.split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(options.width);
    expect(text).toMatch(/^ +1 h +30 d$/m);
    expect(lines.some((line) => line.length > options.width - 5)).toBe(true);
  });

  it('draws a straight line where both scales are logarithmic: every row has its part of the curve', () => {
    const curve = text.split('\n').slice(3, 14);
    for (const line of curve) expect(line).toMatch(/[┤┼].*[─╭╯╰╮]/);
  });

  it('marks where a verdict changes', () => {
    expect(text.match(/▲/g)).toHaveLength(3);
    expect(text).toMatch(/▲ [\d.]+ d[^\n]*: − window\.not-covered/);
  });

  it('draws what has no end at the top, and says so', () => {
    expect(sweepFormats.chart(endless, options)).toContain('1 of 3 steps have no number and are drawn at the top');
  });

  it('draws one chart for each value of the second input, and a level line for what does not change', () => {
    const charts = sweepFormats.chart(two, options);
    expect(charts.match(/^inbox\.bytes .* at workload\.throughput/gm)).toHaveLength(3);
    const level = sweepFormats.chart(sweepProfile(ranged({}), [rates], ['position.rows']), options);
    expect(level).toMatch(/24 rows ┼─+/);
  });

  it('fits a narrow page', () => {
    for (const line of sweepFormats.chart(one, { ...options, width: 40 }).split('\n'))
      expect(line.length).toBeLessThanOrEqual(40);
  });
});

describe('the letters of verdicts', () => {
  it('go on after z', () => {
    expect([0, 25, 26, 27, 51, 52].map(verdictMark)).toEqual(['a', 'z', 'aa', 'ab', 'az', 'ba']);
  });
});
