import { inputAt } from '../../model/inputs/index.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { SheetFigure } from '../../model/sheet/compile.ts';
import type { Block, ListItem } from '../document.ts';
import { listOf } from '../prose.ts';
import { declaredFigure } from './declared.ts';
import { derivedNamed, numberNamed } from './number.ts';
import { whyAbsent } from './origins.ts';

/** Why a figure does not apply: the inputs that have no value, or a result without bound. */
export function absenceBlocks(plan: Plan, figure: SheetFigure): Block[] {
  if (plan.figures.has(figure.id)) return [];
  if (isUnbounded(plan, figure.id)) {
    return [{ kind: 'paragraph', text: 'It has no bound: its formula gives no finite number.', figures: [] }];
  }
  const paths = absentInputs(plan, figure.reads);
  return listOf(
    'It does not apply: there is no value for',
    paths.map((path) => absentItem(plan, path)),
  );
}

function absentItem(plan: Plan, path: string): ListItem {
  const reason = whyAbsent(plan, path);
  const declaration = inputAt(path);
  const example = declaration !== undefined && 'example' in declaration ? declaration.example : undefined;
  const hint = example === undefined || reason !== 'not given' ? '' : `, such as ${path}=${example}`;
  return { mark: '•', text: `${path}: ${reason}${hint}` };
}

/**
 * Whether the figure with this name is absent although all that it comes from is there (a wait that never ends), or
 * because it reads such a figure.
 */
export function isUnbounded(plan: Plan, name: string): boolean {
  const figure = plan.figures.has(name) ? undefined : declaredFigure(plan, name);
  if (figure === undefined) return false;
  if (absentInputs(plan, figure.reads).length === 0) return true;
  const inputs = figure.reads.filter((read) => declaredFigure(plan, read) === undefined);
  return absentInputs(plan, inputs).length === 0 && figure.reads.some((read) => isUnbounded(plan, read));
}

/** The inputs without a value that the figures with these names come from. */
function absentInputs(plan: Plan, names: readonly string[], seen: Set<string> = new Set()): string[] {
  return names.flatMap((name): string[] => {
    if (seen.has(name) || numberNamed(plan, name) !== undefined) return [];
    seen.add(name);
    const derived = derivedNamed(name);
    if (derived !== undefined) return absentInputs(plan, derived.from, seen);
    const figure = declaredFigure(plan, name);
    return figure === undefined ? [name] : absentInputs(plan, figure.reads, seen);
  });
}
