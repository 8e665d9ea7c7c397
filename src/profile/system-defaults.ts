import { inputAt } from '../model/inputs/index.ts';
import type { NamedSystem, NamedSystems } from '../model/system.ts';
import { findSystem, type Role, systemIds } from '../systems/index.ts';
import { nearest } from '../units/index.ts';
import type { Fault } from './input-error.ts';
import { inSystem } from './provenance.ts';
import type { Statement } from './statements.ts';
import { scalar } from './tree.ts';
import { readValue } from './value.ts';

const ROLES: readonly Role[] = ['producer', 'source', 'effect'];

/** What the systems of a profile fill in, one layer a role, and a fault for each name that is not in the catalogue. */
export interface SystemDefaults {
  readonly layers: readonly ReadonlyMap<string, Statement>[];
  readonly faults: readonly Fault[];
  /** The entries of the catalogue, by role. */
  readonly named: NamedSystems;
}

/** `named` gives the statement of `producer.system`, `source.system` and `effect.system` that counts, if there is one. */
export function systemDefaults(named: (path: string) => Statement | undefined): SystemDefaults {
  const layers: ReadonlyMap<string, Statement>[] = [];
  const faults: Fault[] = [];
  const found: Partial<Record<Role, NamedSystem>> = {};
  for (const role of ROLES) {
    const statement = named(`${role}.system`);
    if (statement === undefined) continue;
    const fault = misnamed(statement, role);
    if (fault !== undefined) {
      faults.push(fault);
      continue;
    }
    layers.push(defaultsOf(statement.written, role));
    const system = findSystem(statement.written);
    if (system !== undefined) found[role] = system;
  }
  return { layers, faults, named: found };
}

function misnamed({ written: id, place }: Statement, role: Role): Fault | undefined {
  const system = findSystem(id);
  if (system?.roles.includes(role)) return undefined;
  const able = systemIds.filter((candidate) => findSystem(candidate)?.roles.includes(role));
  const meant = system === undefined ? nearest(id, able) : undefined;
  return {
    place,
    given: id,
    message:
      system === undefined
        ? `"${id}" is not in the system catalogue`
        : `"${id}" (${system.name}) has no part as ${role}`,
    expected: `a system of the catalogue that can stand as ${role}: ${able.join(', ')}`,
    example: `system: ${able[0] ?? id}`,
    ...(meant !== undefined && { suggestion: `"${meant}"` }),
  };
}

function defaultsOf(id: string, role: Role): ReadonlyMap<string, Statement> {
  const system = findSystem(id);
  const statements = new Map<string, Statement>();
  for (const { path, value, fact } of system?.defaults[role] ?? []) {
    const declaration = inputAt(path);
    // The catalogue may know more of a system than a profile has keys for.
    if (declaration === undefined) continue;
    const reading = readValue(path, declaration, scalar(value));
    if (!reading.ok) throw new Error(`system ${id} fills in ${path} with "${value}": ${reading.problems[0]?.message}`);
    const source = system?.facts.find((candidate) => candidate.id === fact)?.source ?? '';
    const provenance = inSystem(id, fact, source);
    statements.set(path, {
      path,
      value: reading.value,
      written: reading.written,
      origin: provenance.origin(undefined),
      place: provenance.place(undefined, path),
    });
  }
  return statements;
}
