import { type Design, type DesignContext, designFigure, designParts } from './designs/design.ts';
import { derivedInputs } from './derived.ts';
import type { Figure } from './figure.ts';
import { type Finding, levels } from './finding.ts';
import { judgeHorizons } from './horizons.ts';
import type { DesignVerdict, Plan } from './plan-document.ts';
import { applies, type Profile } from './profile.ts';
import { recommend } from './recommend.ts';
import { rules } from './rules/index.ts';
import { sheet } from './sheet/index.ts';

/**
 * Plans the dedup capacity of a checked profile: figures in their declared units, horizons held against the window,
 * every design judged, one recommended, and findings. Pure: the same profile gives the same plan.
 */
export function plan(profile: Profile): Plan {
  const { inputs, figures: declared, evaluate } = sheet();
  const results = new Float64Array(declared.length);
  evaluate(
    inputs.map((path) => inputNumber(profile, path)),
    results,
  );
  const raw = new Map<string, number>();
  const figures = new Map<string, Figure>();
  for (const [index, declaration] of declared.entries()) {
    const value = results[index] ?? Number.NaN;
    raw.set(declaration.id, value);
    if (Number.isFinite(value)) figures.set(declaration.id, { ...declaration, value });
  }
  const context: DesignContext = { profile, value: (id) => figures.get(id)?.value };
  const horizons = judgeHorizons((id) => raw.get(id) ?? Number.NaN);
  const findings = rules.flatMap((rule): readonly Finding[] => {
    const found = rule.check({ ...context, horizons });
    return found === undefined ? [] : [{ rule: rule.id, level: rule.level, ...found }];
  });
  const figureNames = (design: Design): DesignVerdict['figures'] =>
    Object.fromEntries(
      designParts.flatMap((part) => {
        const id = designFigure(design, part);
        return figures.has(id) ? [[part, id]] : [];
      }),
    );
  return {
    profile,
    figures,
    horizons,
    ...recommend(context, figureNames),
    findings: findings.toSorted((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level)),
  };
}

/** The number behind a name that an expression reads: NaN when it was not given or does not apply. */
export function inputNumber(profile: Profile, path: string): number {
  for (const [name, derived] of Object.entries(derivedInputs)) if (name === path) return derived.value(profile);
  const value = applies(profile, path) ? profile.inputs.get(path)?.value : undefined;
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : Number.NaN;
}
