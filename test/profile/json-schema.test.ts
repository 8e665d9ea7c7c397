import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { InputDeclaration } from '../../src/model/input.ts';
import { inputs } from '../../src/model/inputs/index.ts';
import { profileJsonSchema } from '../../src/profile/json-schema.ts';
import { presets } from './presets.ts';
import { schemaAt, violations } from './schema-check.ts';

const schema = profileJsonSchema();
const check = (text: string): string[] => violations(schema, parse(text));

describe('the JSON Schema of a profile', () => {
  it('says what it is', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:dedup-planner:profile:v1',
      title: 'dedup-planner profile',
      type: 'object',
      additionalProperties: false,
    });
  });

  it.each(presets.map(({ name, text }) => [name, text]))('accepts the preset %s', (_name, text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['workload: {troughput: 1/s}', '$.workload.troughput'],
    ['wrkload: {}', '$.wrkload'],
    ['inbox: {retention: {batchtime: 1 s}}', '$.inbox.retention.batchtime'],
    ['inbox: {key: {typ: uuid}}', '$.inbox.key'],
    ['inbox: {columns: [{typ: uuid}]}', '$.inbox.columns[0]'],
    ['effect: {harm: lots}', '$.effect.harm'],
    ['workload: {throughput: 2000}', '$.workload.throughput'],
    ['inbox: {window: [7 d]}', '$.inbox.window'],
    ['horizons: {retryDelays: []}', '$.horizons.retryDelays'],
    ['budgets: [{level: warning}]', '$.budgets[0]'],
  ])('refuses %s', (text, place) => {
    expect(check(text)).toContain(place);
  });

  it('accepts a key as one column and as a list of columns', () => {
    expect(check('inbox: {key: {type: text, length: 30}}')).toEqual([]);
    expect(check('inbox: {key: [{type: text, length: 30}, {type: bigint}]}')).toEqual([]);
  });

  it.each(Object.entries<InputDeclaration>(inputs))('describes %s as its declaration does', (path, declaration) => {
    const part = schemaAt(schema, path);
    expect(part?.['title']).toBe(declaration.label);
    expect(String(part?.['description'])).toContain(declaration.note);
    if ('default' in declaration) expect(part?.['default']).toBe(declaration.default);
    if (declaration.kind === 'choice') expect(part?.['enum']).toEqual(declaration.choices);
    if (declaration.kind === 'quantity') expect(part?.['examples']).toEqual([declaration.example]);
  });
});
