import type { Design, DesignContext } from '../designs/design.ts';
import type { Evaluation } from '../evaluation.ts';
import type { DesignVerdict, Recommendation } from '../plan-document.ts';
import { decide } from './decide.ts';
import { flipPoints } from './flip-points.ts';
import { isKnown, sayable } from './sayable.ts';
import { judgedDesigns, judgeDesigns } from './verdicts.ts';

/** How many numbers decide a recommendation for a reader. */
const deciding = 3;

/** What is recommended, the verdicts on the designs, and the designs that make sense here. */
interface Judgement {
  readonly designs: readonly DesignVerdict[];
  readonly recommendation: Recommendation;
  readonly judged: readonly Design[];
}

/**
 * Judges every design and recommends one; a design whose condition fails is listed with the reason, never hidden.
 * @param evaluation To solve for the flip points; without it there are none, and only the recommended design has a verdict.
 */
export function recommend(
  context: DesignContext,
  evaluation: Evaluation | undefined,
  figureNames: (design: Design) => DesignVerdict['figures'],
): Judgement {
  const answer = decide(context);
  const { design } = answer;
  const judged = judgedDesigns(context, design);
  const verdicts = judgeDesigns(context, evaluation === undefined ? [design] : judged, design, figureNames);
  const canSay = sayable(context);
  const decidedBy = [...new Set(answer.decidedBy)].filter((id) => isKnown(id, context.profile, context.value));
  return {
    judged,
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
