import type { Design, DesignContext } from '../designs/design.ts';
import type { DesignCost } from '../plan-document.ts';
import { roles } from '../system.ts';

/** The published costs of a design and its parts, from the systems that the profile names; none where none is known. */
export function costsOf({ profile }: DesignContext, { id, parts }: Design): readonly DesignCost[] {
  const named = roles.flatMap((role) => profile.systems?.[role] ?? []);
  if (named.length === 0) return [];
  const costs = named.flatMap(({ name, costs: published, facts }) =>
    published
      .filter(({ design }) => design === id || parts.includes(design))
      .flatMap(({ what, low, high, fact: factId }): readonly DesignCost[] => {
        const fact = facts.find((candidate) => candidate.id === factId);
        return fact === undefined ? [] : [{ what, low, high, system: name, source: fact.source, grade: fact.grade }];
      }),
  );
  // The same system in two roles publishes its costs once.
  return costs.filter(
    (cost, index) => costs.findIndex((other) => JSON.stringify(other) === JSON.stringify(cost)) === index,
  );
}
