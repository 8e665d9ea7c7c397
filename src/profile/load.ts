import { inputAt, inputPaths } from '../model/inputs/index.ts';
import type { InputDeclaration } from '../model/input.ts';
import type { Profile, ResolvedInput } from '../model/profile.ts';
import type { NamedSystems } from '../model/system.ts';
import { FaultList } from './fault-list.ts';
import { flagTree, type FlagValue } from './flag-tree.ts';
import { type Fault, InputError } from './input-error.ts';
import { type Chain, type ProfileSources, type ProfileText, readFileChain, readPresetChain } from './layers.ts';
import { contradictions, type Layer, merge } from './merge.ts';
import { type ProfileValues, programTree } from './program-tree.ts';
import { byDefault, inFlag, inProgram } from './provenance.ts';
import { missing } from './requirements.ts';
import { type Heading, readStatements, type Statement, type Statements } from './statements.ts';
import { systemDefaults } from './system-defaults.ts';
import { scalar } from './tree.ts';
import { readValue } from './value.ts';

/** Everything a profile can be made of. Each part wins over the ones after it, value by value. */
export interface ProfileRequest {
  /** Flags of a command line; the last one that gives a path counts. */
  readonly flags?: readonly FlagValue[];
  /** Values of a program: numbers in base units, or text as a person would write it. */
  readonly values?: ProfileValues;
  /** A profile in YAML or JSON, with whatever it extends after it. */
  readonly profile?: ProfileText;
  /** A preset by name, with whatever it extends after it. */
  readonly preset?: string;
  /** A profile that was loaded before: counts as the texts that it was made of, without reading them again. */
  readonly base?: Profile;
}

/**
 * Makes one checked profile: flags over a program's values over the profile over what it extends over the preset over
 * a profile loaded before over the defaults of the systems it names over the declared defaults. Every value is in base
 * units (seconds, bytes, messages, rows, shares of 1) and remembers the words it was given in and where. Throws an
 * InputError that holds all faults of all texts and flags.
 */
export function loadProfile(request: ProfileRequest, sources: ProfileSources): Profile {
  const chains: Chain[] = [
    ...(request.profile ? [readFileChain(request.profile, sources)] : []),
    ...(request.preset === undefined ? [] : [readPresetChain(request.preset, sources)]),
  ];
  const texts = chains.flatMap(({ layers }) => layers);
  const found = new FaultList();
  const program = request.values && readStatements(programTree(request.values), '', inProgram, found);
  const flags = (request.flags ?? []).map((flag) => readFlag(flag, found));
  const spoken: Statements[] = [...flags.toReversed(), ...(program ? [program] : []), ...texts];
  const written: Layer[] = [
    new Map(flags.flatMap(({ byPath }) => [...byPath])),
    ...(program ? [program] : []).map(({ byPath }) => byPath),
    ...texts.map(({ byPath }) => byPath),
    ...(request.base ? [layerOf(request.base)] : []),
  ];

  const said = merge(written);
  const systems = systemDefaults((path) => said.get(path));
  const merged = merge([...written, ...systems.layers, defaults]);
  const faults: Fault[] = [
    ...chains.flatMap((chain) => chain.faults),
    ...found.inOrder(),
    ...extendsElsewhere([...flags, ...(program ? [program] : [])]),
    ...contradictions(written),
    ...systems.faults,
    ...(chains.some(({ unreadable }) => unreadable) ? [] : lacking(merged, spoken)),
  ];
  if (faults.length > 0) throw new InputError(faults);
  return profileOf(merged, spoken, systems.named, request.base);
}

function readFlag({ flag, path, text }: FlagValue, faults: FaultList): Statements {
  const provenance = inFlag(flag, path);
  const tree = flagTree(text, inputAt(path), provenance, faults);
  if (tree !== undefined) return readStatements(tree, path, provenance, faults);
  return { byPath: new Map(), headings: new Map(), attempted: new Set([path]) };
}

/** Only a text can extend: a flag has `--preset` for it, and a program passes a profile or a preset. */
function extendsElsewhere(voices: readonly Statements[]): Fault[] {
  return voices.flatMap(({ headings }) => {
    const heading = headings.get('extends');
    if (heading === undefined) return [];
    const { place, text } = heading;
    const message = 'extends is written in a profile, not given from outside';
    return [{ place, given: text, message, expected: 'a preset', example: `--preset ${text}` }];
  });
}

/** What is missing, but for what somebody tried to give: that has a fault of its own. */
function lacking(merged: ReadonlyMap<string, Statement>, spoken: readonly Statements[]): Fault[] {
  const attempted = spoken.flatMap((statements) => [...statements.attempted]);
  const wasTried = (path: string): boolean =>
    attempted.some((tried) => tried === '' || tried === path || path.startsWith(`${tried}.`));
  return missing(merged)
    .filter(({ because }) => !because.some(wasTried))
    .map(({ fault }) => fault);
}

function profileOf(
  merged: ReadonlyMap<string, Statement>,
  spoken: readonly Statements[],
  systems: NamedSystems,
  base: Profile | undefined,
): Profile {
  const inputs = new Map<string, ResolvedInput>();
  for (const path of inputPaths) {
    const statement = merged.get(path);
    if (statement === undefined) continue;
    const { value, range, written, origin } = statement;
    inputs.set(path, { path, value, ...(range && { range }), written, origin });
  }
  const name = headingOf('name', spoken)?.text ?? base?.name;
  const description = headingOf('description', spoken)?.text ?? base?.description;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    inputs,
    ...(Object.keys(systems).length > 0 && { systems }),
  };
}

/** What somebody said in a loaded profile; what followed from that or from nothing is found again. */
function layerOf({ inputs }: Profile): Layer {
  const said = [...inputs.values()].filter(({ origin }) => origin.kind !== 'default' && origin.kind !== 'system');
  return new Map(said.map((input) => [input.path, { ...input, place: input.path }]));
}

const headingOf = (heading: string, spoken: readonly Statements[]): Heading | undefined =>
  spoken.map(({ headings }) => headings.get(heading)).find((found) => found !== undefined);

const defaults: Layer = new Map(inputPaths.flatMap((path) => declaredDefault(path, inputAt(path))));

function declaredDefault(path: string, declaration: InputDeclaration | undefined): [string, Statement][] {
  if (declaration === undefined || !('default' in declaration) || declaration.default === undefined) return [];
  const reading = readValue(path, declaration, scalar(declaration.default));
  if (!reading.ok) throw new Error(`the default of ${path} does not read: ${reading.problems[0]?.message}`);
  const { value, written } = reading;
  const origin = byDefault.origin(undefined);
  return [[path, { path, value, written, origin, place: byDefault.place(undefined, path) }]];
}
