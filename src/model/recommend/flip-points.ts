import type { Design, DesignContext } from '../designs/design.ts';
import type { Evaluation, Reading } from '../evaluation.ts';
import { inputAt } from '../inputs/index.ts';
import type { FlipPoint } from '../plan-document.ts';
import { domainOf } from '../solve/domain.ts';
import { boundariesOf } from '../solve/intervals.ts';
import { type Flip, flipsOf } from './flips.ts';

/** A formula of the model changes its mind once, so a coarse look finds the place. */
const stepsADecade = 3;

/** As many as a report prints. */
const digits = 6;

/** More than a reviewer reads. */
const most = 8;

/** The input values at which another design wins or this one breaks a limit, solved from the formulas. */
export function flipPoints(context: DesignContext, evaluation: Evaluation, design: Design): readonly FlipPoint[] {
  return flipsOf(context, design)
    .flatMap((flip) => flipPoint(flip, evaluation) ?? [])
    .slice(0, most);
}

function flipPoint(flip: Flip, { read, varying }: Evaluation): FlipPoint | undefined {
  const { input, larger, smaller } = flip;
  const declaration = inputAt(input);
  const at = varying(input, [larger, smaller]);
  if (declaration?.kind !== 'quantity' || at === undefined) return undefined;
  const exceeds = (reading: Reading): boolean => reading(larger) > reading(smaller);
  const now = read(input);
  const today = exceeds(read);
  const isOther = (value: number): boolean => exceeds(at(value)) !== today;
  const boundaries = boundariesOf(isOther, domainOf(declaration), stepsADecade, Number.isNaN(now) ? [] : [now]);
  const [nearest] = boundaries.toSorted((a, b) => distance(a.fails, now) - distance(b.fails, now));
  if (nearest === undefined) return undefined;
  const side = nearest.holds > nearest.fails ? 'above' : 'below';
  // Where both numbers are absent on one side there is nothing to compare, and no answer changes.
  const beyond = at(nearest.holds);
  const before = at(nearest.fails);
  if ([beyond(larger), beyond(smaller), before(larger), before(smaller)].some(Number.isNaN)) return undefined;
  const value = Number(nearest.fails.toPrecision(digits));
  return {
    input,
    value,
    side,
    text: today ? flip.otherwise : flip.text,
    changes:
      flip.changes.kind === 'finding'
        ? { kind: 'finding', rule: flip.changes.rule, appears: !today }
        : flip.changes.kind === 'design'
          ? { kind: 'design' }
          : { kind: 'figures', larger: today ? smaller : larger, smaller: today ? larger : smaller },
  };
}

const distance = (value: number, now: number): number =>
  Number.isNaN(now) || now === 0 ? value : Math.abs(Math.log(value / now));
