import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { faultyRow, fleetOf } from '../../../src/gate/index.ts';
import { renderFleetMarkdown } from '../../../src/report/fleet/markdown.ts';
import { renderFleetText } from '../../../src/report/fleet/text.ts';
import { brokenBudget, fleet, row } from '../../gate/fleet-fixture.ts';

const text = (width = 80, of = fleet()): string => renderFleetText(of, { width, color: new Chalk({ level: 0 }) });

describe('the text of a fleet', () => {
  it('reads as a table with sums, then what is broken', () => {
    expect(text()).toMatchSnapshot();
  });

  it('fits the width it is given', () => {
    for (const width of [60, 80, 120]) {
      for (const line of text(width).split('\n')) expect(line.length, line).toBeLessThanOrEqual(width);
    }
  });

  it('names the recommended designs where there is room for them', () => {
    expect(text(80)).not.toContain('stored-position');
    expect(text(120)).toContain('stored-position');
  });

  it('of very many profiles shows the gravest, and says how many it leaves out', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => row(`services/${index}.yaml`));
    const printed = text(
      80,
      fleetOf([...rows, faultyRow('services/wrong.yaml', [{ place: 'x', message: 'is wrong' }])]),
    );
    expect(printed).toContain('✗ services/wrong.yaml');
    expect(printed).toContain('4,901 more profiles are left out here');
    expect(printed).toContain('all 5,001');
    expect(printed.split('\n').length).toBeLessThan(250);
  });
});

describe('the Markdown of a fleet', () => {
  it('reads as tables', () => {
    expect(renderFleetMarkdown(fleet())).toMatchSnapshot();
  });

  it('stays under what GitHub takes as a comment, whatever is in it, and says what it left out', () => {
    const long = 'x'.repeat(4000);
    const rows = Array.from({ length: 3000 }, (_, index) =>
      row(`${long}/${index}.yaml`, {
        status: 'failure',
        passes: false,
        budgets: [brokenBudget({ message: long })],
        faults: [{ at: long, message: long, place: { file: long } }],
      }),
    );
    for (const few of [rows, rows.slice(0, 30), rows.slice(0, 1)]) {
      const printed = renderFleetMarkdown(fleetOf(few));
      expect(printed.length).toBeLessThan(65_536);
      expect(printed).toContain(`all ${few.length.toLocaleString('en')}`);
      if (few.length > 1) expect(printed).toMatch(/more profiles are left out here/);
    }
  });

  it('shows the text of a stranger and never runs it', () => {
    const hostile = '<img src=x> | [a](http://b) `c` \n# d';
    const printed = renderFleetMarkdown(fleetOf([row(hostile)]));
    expect(printed).not.toContain('<img');
    expect(printed).not.toMatch(/^# d/m);
  });
});
