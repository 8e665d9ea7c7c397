import { describe, expect, it } from 'vitest';
import { designKey, diffPlans } from '../../src/gate/index.ts';
import type { PlanDiff } from '../../src/model/diff-document.ts';
import { plan } from '../../src/model/plan.ts';
import type { Profile } from '../../src/model/profile.ts';
import { profileWith, snapshotOf } from './profiles.ts';

const recommend = (profile: Profile): string => designKey(plan(profile).recommendation);

const diffOf = (base: Profile, head: Profile): PlanDiff => diffPlans(snapshotOf(base), snapshotOf(head), recommend);

describe('a diff of two plans', () => {
  it('of one profile with itself is empty', () => {
    expect(diffOf(profileWith(), profileWith())).toMatchObject({
      inputs: [],
      figures: [],
      findings: { came: [], went: [] },
    });
  });

  it('tells the inputs that changed, and not those that are only written otherwise', () => {
    const { inputs } = diffOf(profileWith(), profileWith({ 'inbox.window': '168 h', 'workload.throughput': '4k/s' }));
    expect(inputs).toMatchObject([{ path: 'workload.throughput', base: { value: 2000 }, head: { value: 4000 } }]);
  });

  it('tells figures absolutely and as a share of the base', () => {
    const { figures } = diffOf(profileWith(), profileWith({ 'inbox.window': '14 d' }));
    expect(figures.find(({ id }) => id === 'inbox.bytes')).toEqual({
      id: 'inbox.bytes',
      label: 'inbox bytes',
      unit: 'B',
      base: 145_152_000_000,
      head: 290_304_000_000,
      absolute: 145_152_000_000,
      relative: 1,
    });
    expect(figures.map(({ id }) => id)).not.toContain('duplicates.total');
  });

  it('tells a figure that only one side has', () => {
    const { figures } = diffOf(profileWith(), profileWith({ 'horizons.deadLetter': '14 d' }));
    const came = figures.find(({ id }) => id === 'horizon.deadLetter');
    expect(came).toMatchObject({ head: 1_209_600 });
    expect(came).not.toHaveProperty('absolute');
  });

  it('tells the findings that came and those that went', () => {
    const short = profileWith({ 'inbox.window': '1 h', 'horizons.replay': '3 d' });
    const { findings } = diffOf(profileWith({ 'horizons.replay': '3 d' }), short);
    expect(findings.came.map(({ rule }) => rule)).toContain('window.not-covered');
    const back = diffOf(short, profileWith({ 'horizons.replay': '3 d' })).findings;
    expect(back.went.map(({ rule }) => rule)).toContain('window.not-covered');
  });
});

describe('the cause of another recommendation', () => {
  it('is the one input that changes it alone, among others that change nothing', () => {
    const head = profileWith({ 'source.kind': 'queue', 'workload.throughput': '4k/s', 'inbox.window': '2 d' });
    expect(diffOf(profileWith(), head).cause).toEqual({ kind: 'alone', inputs: ['source.kind'] });
  });

  it('is each of several inputs that change it alone', () => {
    const head = profileWith({ 'effect.kind': 'versioned', 'effect.harm': 'internal' });
    expect(diffOf(profileWith(), head).cause).toEqual({ kind: 'alone', inputs: ['effect.kind'] });
  });

  it('is the inputs without which it would not have changed, where none does it alone', () => {
    const long = { 'effect.idempotencyKeyWindow': '30 d', 'effect.kind': 'external-call' };
    const { cause } = diffOf(profileWith(), profileWith(long));
    expect(cause).toEqual({ kind: 'needed', inputs: expect.arrayContaining(Object.keys(long)) });
  });

  it('is as few inputs together as do it, where several ways lead there', () => {
    // Either of two pairs is enough, so that no single input is needed and none is enough.
    const said = (profile: Profile, path: string): boolean => profile.inputs.get(path)?.value === 2;
    const either = (profile: Profile): string => {
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((path) => said(profile, path));
      return (a === true && b === true) || (c === true && d === true) ? 'other' : 'this';
    };
    const profile = (value: number): Profile => ({
      inputs: new Map(
        ['a', 'b', 'c', 'd'].map((path) => [path, { path, value, written: '', origin: { kind: 'program' } }]),
      ),
    });
    const side = (value: number, name: string) => ({
      name,
      profile: profile(value),
      figures: new Map(),
      findings: [],
      recommendation: { design: name, parts: [], name },
    });
    expect(diffPlans(side(1, 'this'), side(2, 'other'), either).cause).toEqual({
      kind: 'together',
      inputs: ['c', 'd'],
    });
  });

  it('is the tool where the same inputs give the same answer today', () => {
    const [base, head] = [snapshotOf(profileWith()), snapshotOf(profileWith())];
    const saved = {
      ...base,
      savedBy: '0.0.9',
      recommendation: { design: 'keyed-inbox', parts: [], name: 'keyed inbox' },
    };
    expect(diffPlans(saved, head, recommend).cause).toEqual({ kind: 'tool', inputs: [] });
  });

  it('is found for a system of the catalogue as well', () => {
    const { cause } = diffOf(profileWith(), profileWith({}, 'payments-ledger-queue'));
    expect(cause).toEqual({ kind: 'alone', inputs: ['source.system', 'source.kind'] });
  });
});
