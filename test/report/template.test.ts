import { describe, expect, it } from 'vitest';
import { fillTemplate, placeholders } from '../../src/report/template.ts';
import { figure, figuresById, planFixture } from './plan-fixture.ts';

describe('fillTemplate', () => {
  it.each([
    ['{inbox.bytes} in {position.rows}', '145.152 GB in 24 rows'],
    ['a window of {inbox.window}', 'a window of 7 d'],
    ['a {source.kind}, idempotent: {producer.idempotent}', 'a log, idempotent: no'],
    ['{no.such.figure} of {inbox.countLimit}', 'n/a of n/a'],
    ['a lease of {source.lease} on a log', 'a lease of n/a on a log'],
    ['{} { } {1} stay', '{} { } {1} stay'],
  ])('fills %s', (template, text) => {
    expect(fillTemplate(template, planFixture())).toBe(text);
  });

  it('never prints two different values of one sentence alike', () => {
    const plan = planFixture({
      figures: figuresById([figure('a.one', 138.888_888_1, 'row/s'), figure('a.two', 138.888_888_2, 'row/s')]),
    });
    const [one, two] = fillTemplate('{a.one} {a.two}', plan).split(' rows/s');
    expect(one?.trim()).not.toBe(two?.trim());
  });

  it('does not fill what a value says', () => {
    const plan = planFixture();
    const inputs = new Map([
      [
        'effect.system',
        { path: 'effect.system', value: '{inbox.bytes}', written: '', origin: { kind: 'program' } } as const,
      ],
    ]);
    expect(fillTemplate('{effect.system}', { ...plan, profile: { inputs } })).toBe('{inbox.bytes}');
  });
});

describe('placeholders', () => {
  it('names each id once, in order', () => {
    expect(placeholders('{b.two} {a.one} {b.two} {}')).toEqual(['b.two', 'a.one']);
  });
});
