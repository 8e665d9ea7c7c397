import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { fleetOf } from '../../../src/gate/index.ts';
import { renderFleetCsv } from '../../../src/report/fleet/csv.ts';
import { renderFleetGithub } from '../../../src/report/fleet/github.ts';
import { renderFleetJson } from '../../../src/report/fleet/json.ts';
import { renderFleetJunit } from '../../../src/report/fleet/junit.ts';
import { checkJsonSchema } from '../../../src/report/fleet/schema.ts';
import { brokenBudget, fleet, row } from '../../gate/fleet-fixture.ts';
import { complaintsAbout } from './well-formed.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** A fleet in which a text stands wherever a stranger's text can. */
const fleetSaying = (text: string) =>
  fleetOf([
    row(text, {
      name: text,
      status: 'failure',
      passes: false,
      findings: [{ rule: 'window.not-covered', level: 'failure', message: text, refused: true, place: { file: text } }],
      budgets: [brokenBudget({ message: text, expression: text })],
      faults: [{ at: text, message: text, place: { file: text } }],
    }),
  ]);

describe('the JSON form', () => {
  it('fits its schema', () => {
    const validate = new Ajv2020({ strict: true, allErrors: true, strictTypes: false }).compile(checkJsonSchema());
    for (const each of [fleet(), fleetOf([])]) {
      const document: unknown = JSON.parse(renderFleetJson(each, '1.2.3'));
      expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
      expect(document).toMatchObject({ schema: 'dedup-planner/check/v1', version: '1.2.3' });
    }
  });

  it('has a profile a line, so that two checks compare well', () => {
    const lines = renderFleetJson(fleet(), '1.2.3').split('\n');
    expect(lines.filter((line) => line.startsWith('    {"profile":'))).toHaveLength(4);
  });
});

describe('the CSV form', () => {
  const read = (text: string): Record<string, string>[] => parse(text, { columns: true });

  it('reads back as it was, a profile a line, with numbers in the unit of their column', () => {
    const rows = read(renderFleetCsv(fleet()));
    expect(rows.map(({ profile, status, passes }) => [profile, status, passes])).toEqual([
      ['services/fine.yaml', 'ok', 'true'],
      ['services/warned.yaml', 'warning', 'true'],
      ['services/broken.yaml', 'failure', 'false'],
      ['services/wrong.yaml', 'error', 'false'],
    ]);
    expect(rows[2]).toMatchObject({
      'inbox.bytes [B]': '145152000000',
      'duplicates.total [msg/day]': '186400',
      recommended: 'stored-position',
      budgets: '2',
      'budgets.broken': '1',
      'window.coverage': '',
    });
    expect(rows[3]).toMatchObject({ 'inbox.bytes [B]': '', fault: expect.stringContaining('did you mean throughput') });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
    'keeps a spreadsheet from running %j',
    (text) => {
      const [found] = read(renderFleetCsv(fleetSaying(text)));
      expect([found?.['profile'], found?.['name']]).toEqual([`'${text}`, `'${text}`]);
    },
  );

  it('reads back whatever the text, and begins no cell with the sign of a formula', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const rows = read(renderFleetCsv(fleetSaying(text)));
        expect(rows).toHaveLength(1);
        expect([text, `'${text}`]).toContain(rows[0]?.['name']);
        for (const cell of Object.values(rows[0] ?? {})) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('the JUnit form', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'testcase',
  });

  const read = (xml: string): unknown => parser.parse(xml);

  it('reads back with a suite a profile, and with the counts of what it holds', () => {
    const text = renderFleetJunit(fleet());
    expect(complaintsAbout(text)).toEqual([]);
    expect(read(text)).toMatchObject({
      testsuites: {
        tests: '7',
        failures: '1',
        errors: '1',
        testsuite: [
          { name: 'services/fine.yaml', tests: '1', failures: '0', errors: '0' },
          {
            name: 'services/warned.yaml',
            tests: '2',
            failures: '0',
            // What is accepted is a passed case that says what was found.
            testcase: [
              { name: 'profile' },
              { name: 'finding window.no-horizon', 'system-out': 'warning: No horizon.' },
            ],
          },
          {
            name: 'services/broken.yaml',
            tests: '3',
            failures: '1',
            testcase: [
              { name: 'profile' },
              {
                name: 'budget inbox.bytes <= 50 GB',
                failure: { message: expect.stringContaining('is 145.152 GB, the limit is 50 GB. The disk has 60 GB.') },
              },
              { name: 'budget inbox.rows < 5' },
            ],
          },
          { name: 'services/wrong.yaml', errors: '1', testcase: [{ error: { type: 'input' } }] },
        ],
      },
    });
  });

  it('is well formed whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = renderFleetJunit(fleetSaying(text));
        expect(complaintsAbout(xml)).toEqual([]);
        expect(read(xml)).toMatchObject({ testsuites: { tests: '3', failures: '2', errors: '1' } });
      }),
    );
  });
});

describe('the form of GitHub', () => {
  it('has a command for each thing at its line, the gravest first', () => {
    const lines = renderFleetGithub(fleet()).trimEnd().split('\n');
    expect(lines).toEqual([
      '::error file=services/broken.yaml,line=3,col=15,title=dedup-planner%3A budget::inbox.bytes <= 50 GB: is 145.152 GB, the limit is 50 GB. The disk has 60 GB.',
      '::error file=services/wrong.yaml,line=4,col=15,title=dedup-planner%3A wrong input::services/wrong.yaml:4:15 workload.througput: "througput" is not a key of workload; did you mean throughput?',
      '::warning file=services/warned.yaml,title=dedup-planner%3A window.no-horizon::No horizon.',
      '4 profiles checked: 2 pass, 2 do not (1 could not be planned).',
    ]);
  });

  it('lets no text begin a command or a property of its own', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constant('x\n::error::y'), fc.constant('a,line=9::b\r\n::set-env::')),
        (text) => {
          const lines = renderFleetGithub(fleetSaying(text))
            .trimEnd()
            .split(/[\r\n]+/);
          expect(lines).toHaveLength(4);
          for (const line of lines.slice(0, 3))
            expect(line).toMatch(/^::error file=[^,:]*(?:,(?:line|col)=\d+)*,title=[^,:]+::/);
        },
      ),
    );
  });
});
