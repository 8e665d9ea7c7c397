import type { Design, DesignContext } from '../designs/design.ts';
import type { Evaluation } from '../evaluation.ts';
import type { DesignVerdict, Recommendation } from '../plan-document.ts';
import { decide } from './decide.ts';
import { flipPoints } from './flip-points.ts';
import { isKnown, sayable } from './sayable.ts';
import { judgeDesigns } from './verdicts.ts';

/** How many numbers decide a recommendation for a reader. */
const deciding = 3;

/**
 * Judges every design and recommends one; a design whose condition fails is listed with the reason, never hidden.
 * @param evaluation To solve for the flip points; without it there are none.
 */
export function recommend(
  context: DesignContext,
  evaluation: Evaluation | undefined,
  figureNames: (design: Design) => DesignVerdict['figures'],
): { readonly designs: readonly DesignVerdict[]; readonly recommendation: Recommendation } {
  const answer = decide(context);
  const { design } = answer;
  const verdicts = judgeDesigns(context, design, figureNames);
  const canSay = sayable(context);
  const decidedBy = [...new Set(answer.decidedBy)].filter((id) => isKnown(id, context.profile, context.value));
  return {
    designs: verdicts,
    recommendation: {
      design: design.id,
      parts: [...(answer.parts ?? []), ...design.parts],
      name: design.name,
      headline: answer.headline,
      reasons: answer.reasons.filter(canSay),
      decidedBy: decidedBy.slice(0, deciding),
      conditions: design.conditions(context),
      rejected: verdicts.flatMap(({ id, parts, name, rejected }) =>
        rejected === undefined ? [] : [{ design: id, parts, name, reason: rejected }],
      ),
      flipPoints: evaluation === undefined ? [] : flipPoints(context, evaluation, design),
      uncovered: answer.uncovered,
    },
  };
}
