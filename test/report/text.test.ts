import { stripVTControlCharacters } from 'node:util';
import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/report/text.ts';
import { displayWidth } from '../../src/report/text/display-width.ts';
import { emptyPlan, figure, figuresById, input, planFixture } from './plan-fixture.ts';

const color = new Chalk({ level: 0 });
const text = (plan = planFixture(), width = 80): string => renderText(plan, { width, color });
const titles = (report: string): string[] => report.split('\n').filter((line) => /^[A-Z]/.test(line));
const escapeCharacter = String.fromCodePoint(27);

describe('the text report', () => {
  it('reads in the order of a review', () => {
    expect(titles(text())).toEqual([
      'Balances of a payments ledger.',
      'Inputs',
      'Traffic',
      'Systems',
      'Duplicates a day',
      'Observed',
      'Keyed inbox against stored position',
      'Clean-up',
      'The window against every horizon',
      'Other figures',
      'Designs',
      'Recommendation',
      'Findings',
    ]);
  });

  it('looks like this at 80 columns', () => {
    expect(text()).toMatchSnapshot();
  });

  it.each([60, 80, 120, 200])('has no line longer than %d columns', (width) => {
    const lines = text(planFixture(), width).split('\n');
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
  });

  it('uses the columns that a wide terminal has', () => {
    expect(longestLine(200)).toBeGreaterThan(longestLine(80));
  });

  it('sets a label that does not fit above its numbers, and a table that does not fit as a list', () => {
    expect(text(longNames(), 60)).toMatchSnapshot();
  });

  it('counts wide characters as two columns', () => {
    const description = '重複排除の計画'.repeat(3).split('').join(' ');
    const { profile } = planFixture();
    const lines = text(planFixture({ profile: { ...profile, description } }), 60).split('\n');
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(60);
  });

  it('leaves out every section whose figures are all absent', () => {
    expect(text(emptyPlan())).toBe(
      [
        'Deduplication plan',
        '',
        'Recommendation',
        '  stored position + narrow key check',
        '',
        '  Store the position with the effect.',
        '',
        'Findings',
        '  None.',
        '',
      ].join('\n'),
    );
  });

  it.each(['traffic.', 'cleanup.', 'observed.', 'brand.'])('leaves out the section of %s figures alone', (prefix) => {
    const kept = [...planFixture().figures.values()].filter(({ id }) => !id.startsWith(prefix));
    const full = titles(text());
    expect(titles(text(planFixture({ figures: figuresById(kept) })))).toHaveLength(full.length - 1);
  });
});

describe('numbers', () => {
  it('shows every figure, known to a section or not', () => {
    const values = [...planFixture().figures.keys()].map((id, index) => figure(id, 1000.5 + index, 'msg/s'));
    const report = text(planFixture({ figures: figuresById(values) }), 200);
    const told = new Set(report.match(/1,0\d\d\.5/g)).size;
    // No two of them are equal, so each is there.
    expect(told).toBe(values.length);
  });

  it('never prints two different values of one table alike', () => {
    const report = text(
      planFixture({
        figures: figuresById([
          figure('cleanup.ceiling', 138.888_888_1, 'row/s'),
          figure('cleanup.speedNeeded', 138.888_888_2, 'row/s'),
        ]),
      }),
    );
    const printed = report.match(/138\.\d+ rows\/s/g) ?? [];
    expect(printed).toHaveLength(2);
    expect(new Set(printed).size).toBe(2);
  });

  it('moves a unit that a column shares into its head, but not the unit of a size', () => {
    expect(text()).toMatch(/hop and cause +mean, msg\/day +worst, msg\/day\n/);
    expect(text()).toMatch(/bytes +145\.152 GB +20\.736 GB/);
  });

  it('drops the column at 24 h when that is the window asked for', () => {
    const figures = [figure('inbox.rows', 5, 'row'), figure('inbox.dayRows', 5, 'row')];
    const report = text(planFixture({ figures: figuresById(figures) }));
    expect(report).not.toContain('inbox, 24 h');
    expect(report).not.toContain('Other figures');
  });

  it('names a horizon without end', () => {
    expect(text()).toMatch(/a message held up by an outage +without end +✗ escapes +–/);
    expect(text()).toMatch(/required window +without end/);
  });
});

describe('inputs', () => {
  it('names flag, file and line, preset and line, and system fact', () => {
    const report = text();
    expect(report).toMatch(/workload\.throughput +2,000 msg\/s +--throughput\n/);
    expect(report).toMatch(/source\.partitions +24 partitions +preset payments-ledger:12\n/);
    expect(report).toMatch(/inbox\.window +7 d +168h +service\.yaml:7\n/);
    expect(report).toMatch(/horizons\.redelivery +5 min +kafka \(poll\)\n/);
  });

  it('gives defaults in few lines, and only those that apply', () => {
    const report = text();
    expect(report).toMatch(
      / {2}Defaults\n {2}workload {2}handlers 1\n {2}producer {2}idempotent no\n {2}source {4}kind log\n/,
    );
    expect(report).not.toContain('lease');
  });

  it('drops control characters that a profile smuggles in', () => {
    const { profile } = planFixture();
    const inputs = new Map([['source.system', input('source.system', `${escapeCharacter}[31mred\u0007`, 'red')]]);
    const report = text(planFixture({ profile: { ...profile, description: `a${escapeCharacter}[2Jb`, inputs } }));
    expect(report).not.toContain(escapeCharacter);
    expect(report).not.toContain('\u0007');
  });
});

describe('colour', () => {
  it('is absent at level 0', () => {
    expect(text()).not.toContain(escapeCharacter);
  });

  it('is on heads and findings only at level 1', () => {
    const report = renderText(planFixture(), { width: 80, color: new Chalk({ level: 1 }) });
    const colored = report.split('\n').filter((line) => line.includes(escapeCharacter));
    const plain = colored.map(stripVTControlCharacters);
    const heads =
      /^(?:[A-Z].*|payments-ledger)$|^ {2}(?:input|role|Where|Decided|Published|hop and|late|design|Defaults|Why|Conditions|What|When|Not chosen|stored position)| inbox, 7 d /;
    expect(plain.filter((line) => !heads.test(line))).toEqual([
      '  ✗ failure  drain.never-ends',
      '  ! warning  window.far-too-long',
    ]);
  });

  it('changes no character of the text', () => {
    const report = renderText(planFixture(), { width: 80, color: new Chalk({ level: 1 }) });
    expect(stripVTControlCharacters(report)).toBe(text());
  });
});

const longestLine = (width: number): number => Math.max(...text(longNames(), width).split('\n').map(displayWidth));

function longNames() {
  const plan = planFixture();
  const designs = plan.designs.map((design) => ({
    ...design,
    name: `${design.name}, with a rather long name beside it`,
  }));
  const inputs = new Map([
    [
      'effect.system',
      input('effect.system', 'a database', '', {
        kind: 'file',
        file: 'services/payments/ledger/dedup-plan.yaml',
        line: 3,
        column: 1,
      }),
    ],
  ]);
  return planFixture({ designs, profile: { inputs } });
}
