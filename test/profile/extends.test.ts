import { describe, expect, it } from 'vitest';
import { InputError, loadProfile } from '../../src/profile/index.ts';
import { complete, faultsOf, inputErrorOf, load, sourcesOf } from './sources.ts';

describe('extends', () => {
  it('follows files and presets to the end of the chain, and remembers where each value stands', () => {
    const texts = {
      presets: { bottom: `${complete}inbox:\n  window: 1 d\n` },
      files: { 'middle.yaml': 'extends: bottom\ninbox:\n  rowSize: 80 B\n' },
    };
    const { inputs } = load('extends: ./middle.yaml\nworkload:\n  handlers: 2\n', {}, texts);
    expect(inputs.get('workload.handlers')?.origin).toEqual({
      kind: 'file',
      file: 'service.yaml',
      line: 3,
      column: 13,
    });
    expect(inputs.get('inbox.rowSize')?.origin).toEqual({ kind: 'file', file: 'middle.yaml', line: 3, column: 12 });
    expect(inputs.get('inbox.window')?.origin).toEqual({ kind: 'preset', preset: 'bottom', line: 4 });
  });

  it('asks for a file relative to the one that extends it', () => {
    const asked: string[] = [];
    const sources = {
      ...sourcesOf({}),
      file: (path: string, from: string) => {
        asked.push(`${path} from ${from}`);
        return { name: `dir/${path}`, text: asked.length === 1 ? 'extends: two.yaml' : complete };
      },
    };
    loadProfile({ profile: { name: 'service.yaml', text: 'extends: one.yaml' } }, sources);
    expect(asked).toEqual(['one.yaml from service.yaml', 'two.yaml from dir/one.yaml']);
  });

  it('names the whole chain of a cycle', () => {
    const files = { 'a.yaml': 'extends: b.yaml', 'b.yaml': 'extends: a.yaml' };
    const [fault] = faultsOf('extends: a.yaml', {}, { files });
    expect(fault?.place).toBe('b.yaml:1:10 extends');
    expect(fault?.message).toBe('the profile extends itself: service.yaml → a.yaml → b.yaml → a.yaml');
  });

  it('refuses a profile that extends itself', () => {
    const presets = { base: 'extends: base' };
    const { faults } = inputErrorOf(() => loadProfile({ preset: 'base' }, sourcesOf({ presets })));
    expect(faults[0]?.message).toBe('the profile extends itself: base → base');
  });

  it('refuses a chain that is long without being a cycle', () => {
    const endless = { ...sourcesOf({}), file: (path: string) => ({ name: `x${path}`, text: `extends: x${path}` }) };
    const error = inputErrorOf(() => loadProfile({ profile: { name: 's', text: 'extends: a.yaml' } }, endless));
    expect(error.faults[0]?.message).toContain('more than 16 profiles extend one another');
  });

  it('suggests the preset that was probably meant', () => {
    const presets = { 'payments-ledger': complete, telemetry: complete };
    const [fault] = faultsOf('extends: payment-ledger', {}, { presets });
    expect(fault).toMatchObject({
      place: 'service.yaml:1:10 extends',
      given: 'payment-ledger',
      expected: 'one of payments-ledger, telemetry, or a path to a file',
      suggestion: '"payments-ledger"',
    });
  });

  it('does the same for --preset', () => {
    const sources = sourcesOf({ presets: { telemetry: complete } });
    const { faults } = inputErrorOf(() => loadProfile({ preset: 'telemetri' }, sources));
    expect(faults[0]).toMatchObject({ place: '--preset', suggestion: '"telemetry"' });
  });

  it('says where a file that cannot be read was asked for', () => {
    const [fault] = faultsOf('name: x\nextends: gone.yaml');
    expect(fault).toMatchObject({ place: 'service.yaml:2:10 extends', message: 'there is no such file' });
  });

  it('keeps presets from reading files', () => {
    const texts = { presets: { sly: 'extends: ./secret.yaml' }, files: { 'secret.yaml': complete } };
    expect(() => loadProfile({ preset: 'sly' }, sourcesOf(texts))).toThrow(InputError);
  });

  it('reports the faults of every text of the chain', () => {
    const presets = { base: 'inbox: {window: 7 dayz}' };
    expect(faultsOf('extends: base\neffect: {harm: lots}', {}, { presets }).map(({ place }) => place)).toEqual([
      'service.yaml:2:16 effect.harm',
      'preset base:1:17 inbox.window',
      'workload.throughput',
      'source.rebalanceRate',
    ]);
  });

  it('belongs in a profile, not in a flag', () => {
    const flags = [{ flag: '--set', path: 'extends', text: 'base' }];
    expect(faultsOf(complete, { flags })[0]).toMatchObject({ place: '--set extends', example: '--preset base' });
  });
});
