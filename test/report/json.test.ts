import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { designs } from '../../src/model/designs/index.ts';
import { planDocument, renderJson } from '../../src/report/json.ts';
import { type JsonSchema, planJsonSchema } from '../../src/report/plan-schema.ts';
import { emptyPlan, figure, figuresById, planFixture } from './plan-fixture.ts';

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(planJsonSchema());
/** The same schema without room for further keys, so that a key that it does not declare is found. */
const validateClosed = new Ajv2020({ allErrors: true }).compile(closed(planJsonSchema()));

function closed(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => [key, closedPart(value)]);
  return { ...Object.fromEntries(entries), ...('properties' in schema ? { additionalProperties: false } : {}) };
}

function closedPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedPart);
  return typeof value === 'object' && value !== null ? closed({ ...value }) : value;
}

const parsed = (plan = planFixture()): unknown => JSON.parse(renderJson(plan, '1.2.3'));

describe('the JSON document', () => {
  it.each([
    ['a full plan', planFixture()],
    ['an empty plan', emptyPlan()],
  ])('of %s fits its schema, with no key beside it', (_, plan) => {
    expect(validate(parsed(plan)), JSON.stringify(validate.errors)).toBe(true);
    expect(validateClosed(parsed(plan)), JSON.stringify(validateClosed.errors)).toBe(true);
  });

  it('allows every design of the model', () => {
    const { designs: documents, ...rest } = planDocument(planFixture(), '1.2.3');
    const ids = Object.values(designs).map(({ id }) => id);
    const everyDesign = ids.flatMap((id) => documents.map((document) => ({ ...document, id })));
    expect(validate({ ...rest, designs: everyDesign })).toBe(true);
    expect(validate({ ...rest, designs: documents.map((document) => ({ ...document, id: 'other' })) })).toBe(false);
  });

  it('has the keys of section 10 and names its form and version', () => {
    const document = planDocument(planFixture(), '1.2.3');
    expect(Object.keys(document)).toEqual([
      'schema',
      'version',
      'profile',
      'figures',
      'systems',
      'designs',
      'recommendation',
      'findings',
    ]);
    expect(document).toMatchObject({ schema: 'dedup-planner/plan/v1', version: '1.2.3' });
  });

  it('reads back as the document that the library returns', () => {
    expect(parsed()).toEqual(planDocument(planFixture(), '1.2.3'));
  });

  it('gives numbers plain, in base units', () => {
    const { figures, profile } = planDocument(planFixture(), '1.2.3');
    expect(figures['inbox.bytes']).toEqual({
      value: 145_152_000_000,
      unit: 'B',
      label: 'inbox bytes',
      expression: 'inbox.rows * inbox.bytesPerRow',
      reads: ['inbox.rows', 'inbox.bytesPerRow'],
      source: 'source of inbox.bytes',
      note: 'Note of inbox.bytes.',
    });
    expect(figures['cleanup.ceiling']?.value).toBe(3333.333_333);
    expect(profile.inputs['inbox.window']).toEqual({
      value: 604_800,
      unit: 's',
      written: '168h',
      origin: { kind: 'file', file: 'service.yaml', line: 7, column: 3 },
    });
    expect(profile.inputs['source.kind']).not.toHaveProperty('unit');
  });

  it('says what a design leaves and stores, and leaves out what does not apply', () => {
    const [inbox, position] = planDocument(planFixture(), '1.2.3').designs;
    expect(inbox).toMatchObject({ leaves: { hop1: 0 }, stores: { rows: 1_209_600_000 }, possible: false });
    expect(inbox?.conditions).toEqual([{ id: 'window', text: 'The window is 7 d.', holds: false }]);
    expect(inbox?.rejected).toBe('Stores 1,209,600,000 rows.');
    expect(position).not.toHaveProperty('rejected');
    expect(position).not.toHaveProperty('writes');
  });

  it('fills in the texts of recommendation and findings', () => {
    const { recommendation, findings } = planDocument(planFixture(), '1.2.3');
    expect(recommendation.reasons).toEqual(['It removes 100,000 msg/day with 24 rows.']);
    expect(recommendation.conditions[1]).not.toHaveProperty('holds');
    expect(recommendation.flipPoints).toEqual([
      {
        input: 'inbox.window',
        value: 3600,
        unit: 's',
        side: 'below',
        text: 'Below it the inbox is cheaper than 24 rows.',
        changes: { kind: 'design' },
      },
    ]);
    expect(findings[1]?.advice).toBe('Drain faster than 2,000 msg/s.');
  });

  it.each([Infinity, -Infinity, Number.NaN])('has nothing where a number is %d', (value) => {
    const figures = figuresById([
      figure('outage.drainTime', value, 's'),
      figure('design.keyedInbox.rows', value, 'row'),
      figure('traffic.perDay', 1, 'msg/day'),
    ]);
    const document = planDocument(planFixture({ figures }), '1.2.3');
    expect(Object.keys(document.figures)).toEqual(['traffic.perDay']);
    expect(document.designs[0]?.stores).not.toHaveProperty('rows');
    expect(renderJson(planFixture({ figures }), '1.2.3')).not.toContain('null');
  });
});
