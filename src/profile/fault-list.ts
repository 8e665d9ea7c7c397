import type { Fault } from './input-error.ts';
import type { Spot } from './tree.ts';

/** More than a person reads; a text of a hundred thousand faults must not cost a hundred thousand near misses. */
export const MOST_KEPT = 60;

/** The faults of one text, found in any order and told in the order of the text. */
export class FaultList {
  readonly #found: { readonly spot: Spot | undefined; readonly fault: Fault }[] = [];

  /** `make` is called only while faults are still kept. */
  add(spot: Spot | undefined, make: () => Fault): void {
    if (this.#found.length < MOST_KEPT) this.#found.push({ spot, fault: make() });
  }

  inOrder(): Fault[] {
    const inOrder = this.#found.toSorted((left, right) => before(left.spot, right.spot));
    return inOrder.map(({ fault }) => fault);
  }
}

function before(left: Spot | undefined, right: Spot | undefined): number {
  return (left?.line ?? 0) - (right?.line ?? 0) || (left?.column ?? 0) - (right?.column ?? 0);
}
