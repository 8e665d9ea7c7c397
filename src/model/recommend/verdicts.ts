import { type Design, type DesignContext, designFigure, isPossible } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import type { DesignVerdict } from '../plan-document.ts';
import { choice } from '../profile.ts';
import { leftOf } from './answer.ts';
import { costsOf } from './design-costs.ts';

/** The designs that make sense here. */
export function judgedDesigns(context: DesignContext, recommended: Design): readonly Design[] {
  return Object.values<Design>(designs).filter(
    (design) => design === recommended || (design.combinesWhen?.(context) ?? true),
  );
}

/**
 * The verdicts on designs, the recommended one first, then the allowed ones, then those that leave or lose
 * something, then those that a condition rules out; among equals the cheaper one. None is hidden.
 */
export function judgeDesigns(
  context: DesignContext,
  candidates: readonly Design[],
  recommended: Design,
  figureNames: (design: Design) => DesignVerdict['figures'],
): readonly DesignVerdict[] {
  const judged = candidates
    .map((design) => ({ design, conditions: design.conditions(context) }))
    .map((entry) => ({ ...entry, place: placeOf(context, entry.design, recommended, isPossible(entry.conditions)) }));
  return judged
    .toSorted((one, other) => compare(one.place, other.place))
    .map(({ design, conditions }, index): DesignVerdict => {
      const { id, parts, name, summary, where, window, covers, uncovered } = design;
      const broken = conditions.filter(({ holds }) => holds === false);
      const reason = [...broken.map(({ text }) => `Does not hold: ${text}`), design.drawback(context)].join(' ');
      return {
        rank: index + 1,
        id,
        parts,
        name,
        summary,
        where,
        window,
        covers,
        uncovered,
        conditions,
        figures: figureNames(design),
        costs: costsOf(context, design),
        possible: isPossible(conditions),
        ...(design !== recommended && { rejected: reason }),
      };
    });
}

/** Numbers that order designs, the first that differs decides: tier, duplicates left and lost, bytes, rows, writes. */
function placeOf(context: DesignContext, design: Design, recommended: Design, possible: boolean): readonly number[] {
  const { profile, value } = context;
  const left = leftOf(context, design);
  const bearable = choice(profile, 'effect.harm') === 'none' || left === 0;
  const tier = design === recommended ? 0 : possible ? (bearable ? 1 : 2) : 3;
  const part = (name: 'bytes' | 'rows' | 'writesPerSecond'): number => value(designFigure(design, name)) ?? 0;
  return [
    tier,
    choice(profile, 'effect.harm') === 'none' ? 0 : left,
    part('bytes'),
    part('rows'),
    part('writesPerSecond'),
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
