import { Ajv2020 } from 'ajv/dist/2020.js';
import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { withUncertainty } from '../../src/model/uncertainty/index.ts';
import { planDocument } from '../../src/report/json.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { planJsonSchema } from '../../src/report/plan-schema.ts';
import { printRounded, printRoundedTogether } from '../../src/report/rounded.ts';
import { renderText } from '../../src/report/text.ts';
import { ranged } from '../model/uncertainty/ranged-profile.ts';

const page = { width: 100, color: new Chalk({ level: 0 }) };
const inputs = { 'inbox.window': '3.5 d..10.5 d', 'workload.throughput': '1000..2000..4000 msg/s' };
const varying = withUncertainty(plan(ranged(inputs)), { samples: 1000, seed: 1 });
const endless = withUncertainty(
  plan(ranged({ 'horizons.outage': '1 h', 'source.drainRate': '1000..2500..4000 msg/s' })),
);

describe('a plan of ranges', () => {
  it.each([
    ['text', renderText(varying, page)],
    ['Markdown', renderMarkdown(varying)],
  ])('says in %s how far the headline figures spread, which design wins, and which findings come and go', (_, text) => {
    expect(text).toContain('1,000 samples (seed 1) of workload.throughput, inbox.window.');
    expect(text).toMatch(/inbox bytes[ |]+[\d.]+ GB[ |]+[\d.]+ GB[ |]+[\d.]+ [GT]B/);
    expect(text).toMatch(/100% stored position/);
    expect(text).toMatch(/[45]\d\.\d% failure window\.not-covered/);
  });

  it('tells an endless end in words', () => {
    expect(renderText(endless, page)).toContain('failure drain.never-ends');
  });

  it('carries ends and spreads in JSON, and leaves out what has no end', () => {
    const { profile, figures, uncertainty } = planDocument(varying, '0');
    expect(profile.inputs['inbox.window']).toMatchObject({ value: 604_800, range: { low: 302_400, high: 907_200 } });
    expect(profile.inputs['inbox.rowSize']).not.toHaveProperty('range');
    expect(figures['inbox.bytes']?.range?.low).toBeLessThan(figures['inbox.bytes']?.value ?? 0);
    expect(figures['position.rows']).not.toHaveProperty('range');
    expect(uncertainty).toMatchObject({ samples: 1000, seed: 1, judged: 1000 });
    const drain = planDocument(endless, '0').figures['outage.drainTime']?.range;
    expect(drain).toHaveProperty('low');
    expect(drain).not.toHaveProperty('high');
  });

  it.each([varying, endless])('fits the schema of a plan', (planned) => {
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(planJsonSchema());
    const document: unknown = JSON.parse(JSON.stringify(planDocument(planned, '0')));
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe('a plan without ranges', () => {
  it('says nothing of them', () => {
    const planned = withUncertainty(plan(ranged({})));
    expect(renderText(planned, page)).not.toMatch(/\bRanges\b|samples/);
    expect(planDocument(planned, '0')).not.toHaveProperty('uncertainty');
  });
});

describe('a number that is known to few digits', () => {
  it('is printed with those, counts as well', () => {
    expect(printRounded(1_234_567_890, 'row')).toBe('1,235,000,000 rows');
    expect(printRounded(12_345, 's')).toBe('3.431 h');
    expect(printRounded(Infinity, 's')).toBe('never');
  });

  it('gets more digits where two would read alike, but not where they are equal', () => {
    expect(printRoundedTogether([1000.01, 1000.02], '1')).toEqual(['1,000.01', '1,000.02']);
    expect(printRoundedTogether([5, 5], '1')).toEqual(['5', '5']);
  });
});
