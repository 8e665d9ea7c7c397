import { describe, expect, it } from 'vitest';
import type { InputDeclaration } from '../../src/model/input.ts';
import { inputs } from '../../src/model/inputs/index.ts';
import { readSetting } from '../../src/profile/index.ts';
import { findSystem, systemIds } from '../../src/systems/index.ts';
import { load } from './sources.ts';

const text = 'workload: {throughput: 1/s}\nsource: {kind: queue}\n';
const declared = Object.entries<InputDeclaration>(inputs);
const withExample = declared.flatMap(([path, declaration]) =>
  'example' in declaration ? [[path, declaration.example]] : [],
);

describe('declarations', () => {
  it.each(withExample)('%s: its example %s is accepted in a flag and kept as written', (path, example) => {
    const { inputs: resolved } = load(text, { flags: [readSetting(`${path}=${example}`)] });
    expect(resolved.get(path)?.origin).toEqual({ kind: 'flag', flag: `--set ${path}` });
    expect(resolved.get(path)?.written.replaceAll('"', '')).toBe(example.replaceAll('"', ''));
  });

  it.each(declared.filter(([, declaration]) => 'default' in declaration))('%s has a default that reads', (path) => {
    const resolved = load('workload: {throughput: 1/s}\nsource: {rebalanceRate: 1/day}').inputs.get(path);
    expect(resolved?.origin).toEqual({ kind: 'default' });
  });

  it.each(systemIds)('system %s fills in values that read, in each of its roles', (id) => {
    const roles = findSystem(id)?.roles ?? [];
    for (const role of roles) {
      const flags = [readSetting(`${role}.system=${id}`), readSetting('source.rebalanceRate=1/day')];
      expect(load('workload: {throughput: 1/s}', { flags }).inputs.get(`${role}.system`)?.value).toBe(id);
    }
  });
});
