import { stripVTControlCharacters } from 'node:util';
import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { renderExplanation } from '../../src/report/explain.ts';
import { displayWidth } from '../../src/report/text/display-width.ts';
import { figure, figuresById, input, planFixture } from './plan-fixture.ts';

const color = new Chalk({ level: 0 });
const explain = (id: string, plan = planFixture(), width = 80) => renderExplanation(plan, id, { width, color }) ?? '';

describe('the explanation of a figure', () => {
  it('looks like this', () => {
    expect(explain('inbox.bytes')).toMatchSnapshot();
  });

  it('gives the expression and the same with numbers and units', () => {
    expect(explain('inbox.rows', planFixture(), 120)).toContain(
      [
        '  traffic.perSecond * inbox.window * workload.handlers * rowPerMessage',
        '  = 2,000 msg/s * 7 d * 1 * 1 row/msg',
        '  = 1,209,600,000 rows',
        '  Source: source of inbox.rows',
      ].join('\n'),
    );
  });

  it('gives the origin of each input, as it was written, and the constants', () => {
    const text = explain('inbox.bytes');
    expect(text).toMatch(/workload\.throughput +2,000 msg\/s +2000\/s +--throughput\n/);
    expect(text).toMatch(/inbox\.window +7 d +168h +service\.yaml:7\n/);
    expect(text).toMatch(/workload\.handlers +1 +1 +default\n/);
    expect(text).toMatch(/rowPerMessage +1 row\/msg +a keyed inbox keeps/);
  });

  it('explains each figure that it reads once', () => {
    const plan = planFixture({
      figures: figuresById([
        figure('a.sum', 4, 'msg', { expression: 'a.one + a.two', reads: ['a.one', 'a.two'] }),
        figure('a.one', 2, 'msg', { expression: 'a.two', reads: ['a.two'] }),
        figure('a.two', 2, 'msg'),
      ]),
    });
    expect(explain('a.sum', plan).match(/Note of a\.two\./g)).toHaveLength(1);
  });

  it.each([60, 80, 120])('has no line longer than %d columns', (width) => {
    const lines = explain('inbox.bytes', planFixture(), width).split('\n');
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
  });

  it('colours heads only', () => {
    const text = renderExplanation(planFixture(), 'inbox.rows', { width: 80, color: new Chalk({ level: 1 }) });
    expect(stripVTControlCharacters(text ?? '')).toBe(explain('inbox.rows'));
  });
});

describe('the explanation of a figure that does not apply', () => {
  it('names the input that nobody gave, with an example', () => {
    const growth = figure('inbox.growthPerSecond', 240_000, 'B/s');
    const text = explain('inbox.timeToFull', planFixture({ figures: figuresById([growth]) }));
    expect(text).toMatch(/^inbox\.timeToFull = n\/a\n/);
    expect(text).toContain('• inbox.freeDisk: not given, such as inbox.freeDisk=200 GB');
  });

  it('names the choice that rules an input out', () => {
    const { profile } = planFixture();
    const queue = new Map([...profile.inputs, ['source.kind', input('source.kind', 'queue', 'queue')] as const]);
    const text = explain('position.rows', planFixture({ figures: new Map(), profile: { inputs: queue } }));
    expect(text).toContain('• source.partitions: counts only when source.kind is log');
  });

  it('says that a value has no bound when nothing is missing', () => {
    const { profile } = planFixture();
    const inputs = new Map([
      ...profile.inputs,
      ['horizons.outage', input('horizons.outage', 7200, '2 h')] as const,
      ['source.drainRate', input('source.drainRate', 100, '100/s')] as const,
    ]);
    const text = explain('horizon.outage', planFixture({ figures: new Map(), profile: { inputs } }));
    expect(text).toMatch(/^horizon\.outage = no bound\n/);
    expect(text).toContain('It has no bound');
  });
});

describe('the explanation of an input', () => {
  it('gives value, meaning, origin and readers', () => {
    const text = explain('inbox.window');
    expect(text).toContain(
      'inbox.window = 7 d\nWindow. How long a key is remembered.\nWritten as 168h: service.yaml:7.\n',
    );
    expect(text).toMatch(/Read by\n(?:.*\n)* {2}inbox\.rows +inbox rows\n/);
  });

  it('names the fact of a system', () => {
    expect(explain('horizons.redelivery')).toContain('5 min, a fact of kafka: poll (its manual).');
  });

  it('says when it is a default', () => {
    expect(explain('workload.handlers')).toContain('Nobody gave it: the default is 1.');
  });

  it('says when nobody gave it, and when no figure reads it', () => {
    expect(explain('inbox.freeDisk')).toMatch(/^inbox\.freeDisk = n\/a\nFree disk\..*\nNot given\.\n/);
    expect(explain('source.order')).toContain('No figure reads it');
  });

  it('finds readers through what is derived from it', () => {
    expect(explain('horizons.retryDelays')).toContain('horizon.producerRetry');
  });
});

it('explains nothing for a name that is neither', () => {
  expect(renderExplanation(planFixture(), 'no.such', { width: 80, color })).toBeUndefined();
});
