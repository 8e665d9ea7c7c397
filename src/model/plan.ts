import { type Design, type DesignContext, designFigure, designParts } from './designs/design.ts';
import { designs } from './designs/index.ts';
import { evaluateProfile } from './evaluation.ts';
import type { Figure } from './figure.ts';
import { type Finding, levels } from './finding.ts';
import { judgeHorizons } from './horizons.ts';
import type { DesignVerdict, Plan, SystemVerdict } from './plan-document.ts';
import type { Profile } from './profile.ts';
import { recommend } from './recommend/index.ts';
import { rules } from './rules/index.ts';
import { roles } from './system.ts';
import { brokerWindowLimit, inboxWindowLimit } from './window-limit.ts';

/** What a plan may leave out to be made sooner. */
export interface PlanOptions {
  /**
   * Whether to compare the designs and to solve for the inputs at which the answer changes; without it only the
   * recommended design has a verdict. Takes longer than all the rest.
   */
  readonly comparison: boolean;
}

/**
 * Plans the dedup capacity of a checked profile: figures in their declared units, horizons held against the window,
 * every design judged, one recommended, and findings. Pure: the same profile gives the same plan.
 */
export function plan(profile: Profile, options: PlanOptions = { comparison: true }): Plan {
  const evaluation = evaluateProfile(profile);
  const all = new Map<string, Figure>();
  for (const declaration of evaluation.figures) {
    const value = evaluation.read(declaration.id);
    if (!Number.isFinite(value)) continue;
    const { id, label, unit, expression, note, source, reads } = declaration;
    // Written out: with two hundred figures a plan, a spread of each takes longer than all the arithmetic.
    all.set(id, { id, label, unit, expression, note, source, reads, value });
  }
  const context: DesignContext = { profile, value: (id) => all.get(id)?.value };
  const horizons = judgeHorizons(evaluation.read);
  const window = inboxWindowLimit(evaluation.read);
  const brokerWindow = brokerWindowLimit(evaluation.read);
  const ruleContext = { ...context, horizons };
  const findings = rules.flatMap((rule): readonly Finding[] => {
    const found = rule.check(ruleContext);
    return found === undefined ? [] : [{ rule: rule.id, level: rule.level, ...found }];
  });
  const { judged, ...answer } = recommend(context, options.comparison ? evaluation : undefined, (design) =>
    figureNames(design, all),
  );
  return {
    profile,
    figures: withoutUnjudged(all, judged),
    horizons,
    ...(window && { window }),
    ...(brokerWindow && { brokerWindow }),
    systems: systemsOf(profile),
    ...answer,
    findings: findings.toSorted((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level)),
  };
}

function figureNames(design: Design, figures: ReadonlyMap<string, Figure>): DesignVerdict['figures'] {
  return Object.fromEntries(
    designParts.flatMap((part) => {
      const id = designFigure(design, part);
      return figures.has(id) ? [[part, id]] : [];
    }),
  );
}

let figuresOfDesigns: ReadonlySet<string> | undefined;

/** Whether a figure is a number of a design. */
function isOfDesign(id: string): boolean {
  figuresOfDesigns ??= new Set(
    Object.values<Design>(designs).flatMap((design) => designParts.map((part) => designFigure(design, part))),
  );
  return figuresOfDesigns.has(id);
}

/** Numbers of combinations that make no sense here would only be noise. */
function withoutUnjudged(figures: ReadonlyMap<string, Figure>, judged: readonly Design[]): Plan['figures'] {
  const kept = new Set(judged.flatMap((design) => designParts.map((part) => designFigure(design, part))));
  return new Map([...figures].filter(([id]) => !isOfDesign(id) || kept.has(id)));
}

function systemsOf({ systems }: Profile): readonly SystemVerdict[] {
  return roles.flatMap((role): readonly SystemVerdict[] => {
    const system = systems?.[role];
    if (system === undefined) return [];
    const { id, name, hops, boundary, window } = system;
    return [{ role, id, name, hops, boundary, ...(window && { window }) }];
  });
}
