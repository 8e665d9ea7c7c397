import { Ajv2020 } from 'ajv/dist/2020.js';
import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { designKey, diffPlans } from '../../src/gate/index.ts';
import { plan } from '../../src/model/plan.ts';
import { renderDiffJson } from '../../src/report/diff/json.ts';
import { renderDiffMarkdown } from '../../src/report/diff/markdown.ts';
import { diffJsonSchema } from '../../src/report/diff/schema.ts';
import { renderDiffText } from '../../src/report/diff/text.ts';
import { profileWith, snapshotOf } from '../gate/profiles.ts';

const diff = (values: Readonly<Record<string, string>> = {}) =>
  diffPlans(snapshotOf(profileWith(), 'main.yaml'), snapshotOf(profileWith(values), 'service.yaml'), (profile) =>
    designKey(plan(profile).recommendation),
  );

const text = (values: Readonly<Record<string, string>>, width = 80): string =>
  renderDiffText(diff(values), { width, color: new Chalk({ level: 0 }) });

describe('the text of a diff', () => {
  it('gives both sides, the change and its share', () => {
    const printed = text({ 'inbox.window': '14 d' });
    expect(printed).toContain('main.yaml → service.yaml');
    expect(printed).toMatch(/inbox\.window +7 d +14 d +--set inbox\.window/);
    expect(printed).toMatch(/inbox bytes +145\.152 GB +290\.304 GB +\+145\.152 GB +\+100%/);
    expect(printed).toContain('Unchanged: stored position');
  });

  it('says why the answer changed', () => {
    const printed = text({ 'source.kind': 'queue' }).replaceAll(/\s+/g, ' ');
    expect(printed).toContain('Because of source.kind (log → queue): that change alone does it.');
  });

  it('never prints two values that differ alike', () => {
    const printed = text({ 'workload.throughput': '2000.000001 msg/s' }, 200);
    const [, before, after] = /messages a second +(\S+ msg\/s) +(\S+ msg\/s)/.exec(printed) ?? [];
    expect(before).toBeDefined();
    expect(before).not.toBe(after);
  });

  it('of nothing says so', () => {
    expect(text({}).match(/None changed\./g)).toHaveLength(2);
  });
});

describe('the Markdown of a diff', () => {
  it('folds the figures of designs away', () => {
    const printed = renderDiffMarkdown(diff({ 'inbox.window': '14 d' }));
    expect(printed).toContain('| inbox bytes | 145.152 GB | 290.304 GB | +145.152 GB | +100% |');
    expect(printed).toContain('<summary>Figures of the designs</summary>');
  });
});

describe('the JSON of a diff', () => {
  it.each([{}, { 'inbox.window': '14 d' }, { 'source.kind': 'queue' }, { 'horizons.retryDelays': '[1 s, 2 s]' }])(
    'of %j fits its schema',
    (values) => {
      const validate = new Ajv2020({ strict: true, allErrors: true, strictTypes: false }).compile(diffJsonSchema());
      expect(validate(JSON.parse(renderDiffJson(diff(values), '1.2.3'))), JSON.stringify(validate.errors)).toBe(true);
    },
  );

  it('gives the cause in a word and in a sentence', () => {
    expect(JSON.parse(renderDiffJson(diff({ 'source.kind': 'queue' }), '1.2.3'))).toMatchObject({
      schema: 'dedup-planner/diff/v1',
      base: { name: 'main.yaml' },
      recommendation: {
        changed: true,
        cause: { kind: 'alone', inputs: ['source.kind'] },
        text: expect.stringContaining('that change alone does it'),
      },
    });
  });
});
