import type { Place } from '../model/fleet-document.ts';
import type { BudgetVerdict } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import type { Origin } from '../model/profile.ts';

/** The line of a file, where an origin is one. */
function placeOf(origin: Origin | undefined): Place | undefined {
  if (origin?.kind !== 'file') return undefined;
  const { file, line, column } = origin;
  return { file, line, column };
}

/**
 * The line of the input that decides these figures and inputs: the first one given in a file, of those that they read
 * directly, else of those that these read, and so on.
 */
export function placeOfFigures({ figures, profile }: Plan, ids: readonly string[]): Place | undefined {
  const visited = new Set<string>();
  let level = ids;
  while (level.length > 0) {
    for (const id of level) {
      const place = placeOf(profile.inputs.get(id)?.origin);
      if (place !== undefined) return place;
      visited.add(id);
    }
    level = level.flatMap((id) => figures.get(id)?.reads ?? []).filter((id) => !visited.has(id));
  }
  return undefined;
}

/** The line of a budget that stands in the profile itself; else of the input that decides what it measures. */
export function placeOfBudget(plan: Plan, profile: string, { origin, figures }: BudgetVerdict): Place | undefined {
  const own = placeOf(origin);
  return own?.file === profile ? own : (placeOfFigures(plan, figures) ?? own);
}
