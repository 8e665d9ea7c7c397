import { sheetFor } from '../../model/sheet/index.ts';
import type { SheetFigure } from '../../model/sheet/compile.ts';
import type { Plan } from '../../model/plan-document.ts';

/** A figure of the plan, or as the sheet declares it when it does not apply to this profile; undefined for any other name. */
export function declaredFigure(plan: Plan, id: string): SheetFigure | undefined {
  return plan.figures.get(id) ?? sheetFor(plan.profile).figures.find((figure) => figure.id === id);
}
