import type { Fleet, FleetRow, Place } from '../../model/fleet-document.ts';
import { budgetSentence, isBroken } from '../budgets.ts';

/** An annotation of GitHub: a remark at a line of a file of the pull request. */
interface Annotation {
  readonly command: 'error' | 'warning';
  readonly title: string;
  readonly place: Place;
  readonly text: string;
}

/**
 * A check as workflow commands of GitHub Actions, which show at the profile's line in the pull request: faults first,
 * then what is a failure, then warnings, since GitHub shows only the first of many.
 */
export function renderFleetGithub({ rows, totals }: Fleet): string {
  const annotations = rows.flatMap(annotationsOf);
  const errors = annotations.filter(({ command }) => command === 'error');
  const warnings = annotations.filter(({ command }) => command === 'warning');
  const { profiles, passing, statuses } = totals;
  const summary = `${profiles} profiles checked: ${passing} pass, ${profiles - passing} do not (${statuses.error} could not be planned).`;
  return `${[...[...errors, ...warnings].map(commandLine), summary].join('\n')}\n`;
}

function annotationsOf({ profile, faults, budgets, findings }: FleetRow): Annotation[] {
  const whole: Place = { file: profile };
  return [
    ...faults.map(({ at, message, place }): Annotation => ({
      command: 'error',
      title: 'dedup-planner: wrong input',
      place,
      text: `${at}: ${message}`,
    })),
    ...budgets.filter(isBroken).map((budget): Annotation => ({
      command: budget.level === 'failure' ? 'error' : 'warning',
      title: 'dedup-planner: budget',
      place: budget.place ?? whole,
      text: budgetSentence(budget),
    })),
    ...findings.flatMap(({ rule, level, message, place }): Annotation[] =>
      level === 'info'
        ? []
        : [
            {
              command: level === 'failure' ? 'error' : 'warning',
              title: `dedup-planner: ${rule}`,
              place: place ?? whole,
              text: message,
            },
          ],
    ),
  ];
}

function commandLine({ command, title, place: { file, line, column }, text }: Annotation): string {
  const properties = [
    `file=${property(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(column === undefined ? [] : [`col=${column}`]),
    `title=${property(title)}`,
  ];
  return `::${command} ${properties.join(',')}::${data(text)}`;
}

/** Escapes as the toolkit of GitHub Actions does: a line break would begin another command. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
