import type { Fleet, FleetBudget, FleetFault, FleetFinding, FleetRow } from '../../model/fleet-document.ts';
import { budgetSentence, isBroken } from '../budgets.ts';

/** A test case: one profile being planned, one of its budgets, or one of its findings. */
interface Case {
  readonly name: string;
  readonly outcome: 'passed' | 'failure' | 'error';
  /** The rule or level, for readers that group by it. */
  readonly type: string;
  readonly text?: string;
}

/**
 * A check in the form of JUnit, which build servers read: a suite a profile, and in it a case for the profile itself
 * (an error when it cannot be planned), for each budget and for each finding above a note. What `--fail-on` accepts is
 * a passed case that says what was found. Written by hand, since five characters are all that the form asks to escape.
 */
export function renderFleetJunit({ rows }: Fleet): string {
  const suites = rows.map((row) => ({ row, cases: casesOf(row) }));
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="dedup-planner check" ${counts(all)}>`,
    ...suites.flatMap(({ row, cases }) => suite(row, cases)),
    '</testsuites>',
    '',
  ].join('\n');
}

function casesOf({ faults, budgets, findings }: FleetRow): Case[] {
  return [
    faults.length > 0
      ? { name: 'profile', outcome: 'error', type: 'input', text: faults.map(faultText).join('\n') }
      : { name: 'profile', outcome: 'passed', type: 'input' },
    ...budgets.map(budgetCase),
    ...findings.filter(({ level }) => level !== 'info').map(findingCase),
  ];
}

const faultText = ({ at, message }: FleetFault): string => `${at}: ${message}`;

function budgetCase(budget: FleetBudget): Case {
  const { expression, level, refused } = budget;
  const outcome = refused ? 'failure' : 'passed';
  const found = isBroken(budget) || budget.outcome === 'new';
  return {
    name: `budget ${expression}`,
    outcome,
    type: `budget.${level}`,
    ...(found ? { text: budgetSentence(budget) } : {}),
  };
}

function findingCase({ rule, level, message, refused }: FleetFinding): Case {
  return { name: `finding ${rule}`, outcome: refused ? 'failure' : 'passed', type: rule, text: `${level}: ${message}` };
}

function suite({ profile }: FleetRow, cases: readonly Case[]): string[] {
  return [
    `  <testsuite name="${escapeXml(profile)}" ${counts(cases)}>`,
    ...cases.flatMap((entry) => testCase(profile, entry)),
    '  </testsuite>',
  ];
}

function counts(cases: readonly Case[]): string {
  const count = (outcome: Case['outcome']): number => cases.filter((entry) => entry.outcome === outcome).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
}

function testCase(profile: string, { name, outcome, type, text }: Case): string[] {
  const open = `    <testcase classname="${escapeXml(profile)}" name="${escapeXml(name)}" file="${escapeXml(profile)}"`;
  if (text === undefined) return [`${open}/>`];
  const inside =
    outcome === 'passed'
      ? `<system-out>${escapeXml(text)}</system-out>`
      : `<${outcome} type="${escapeXml(type)}" message="${escapeXml(text)}">${escapeXml(text)}</${outcome}>`;
  return [`${open}>`, `      ${inside}`, '    </testcase>'];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text for an attribute or an element; what no XML document may hold becomes the replacement character. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '\uFFFD')
      .replaceAll(/[&<>"'\n\t]/g, (character) => entities[character] ?? character)
  );
}
