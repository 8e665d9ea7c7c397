import * as fc from 'fast-check';
import {
  ConstantNode,
  FunctionNode,
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  type MathNode,
  parse,
  SymbolNode,
} from 'mathjs/number';
import { expect, test } from 'vitest';
import { constants } from '../../src/model/figure.ts';
import { compileSheet, namesIn, pathOf } from '../../src/model/sheet/compile.ts';
import { declarations, sheet } from '../../src/model/sheet/index.ts';
import type { Unit } from '../../src/units/index.ts';
import { scopeAt, withUnits } from './dimensions.ts';
import { agree, completeInputs, evaluated, everyAbsence, partialInputs, unitOfInput } from './random-inputs.ts';
import { derive } from './second-derivation.ts';

/**
 * "A mutation of a formula must fail a test": each formula of the sheet is changed in one place in every way below, and
 * the comparison with the second derivation, or the one with units, must tell the changed formula from the right one.
 */

/** A change that leaves the formula what it is, said in other words: no input can tell the two apart. */
interface Equivalence {
  readonly figures: RegExp;
  /** The part of the formula, an arrow, and what stands in its place. */
  readonly change: RegExp;
  readonly because: string;
}

const equivalences: readonly Equivalence[] = [
  {
    figures: /^design\..*\.hop[12]Left$/,
    change:
      /^either\((?<horizon>.+), (?<memory>.+)\) <= \k<memory> → longest\(\k<horizon>, \k<memory>\) <= \k<memory>$/,
    because: 'a horizon is within a memory exactly when the longer of the two is',
  },
  {
    figures: /^design\..*\.hop1Left$/,
    change:
      /^either\((?<horizon>.+), longest\((?<memories>.+)\)\) <= (?<both>.+) → either\(\k<horizon>, shortest\(\k<memories>\)\) <= \k<both>$/,
    because: 'any one of the memories stands for a horizon that nobody gave: it is within the longest of them',
  },
  {
    figures: /^window\.required$/,
    change:
      /→ longest\((?:horizon\.\w+, ){0,2}broker\.required, (?:horizon\.\w+, ){0,2}horizon\.redelivery, horizon\.outage, /,
    because: 'broker.required is the longest of producerRetry, upstream and outbox, and two of them are still there',
  },
  {
    figures: /^cleanup\.ceiling$/,
    change: /^either\((?<ceilings>.+)\) → shortest\(\k<ceilings>\)$/,
    because: 'runs with pauses between them never delete more than runs without',
  },
  {
    figures: /^observed\.shareOf(?:Unique|Deliveries)$/,
    change: /^(?<other>observed\.\w+ [-+]) observed\.duplicateCount → \k<other> observed\.duplicates$/,
    because: 'this is read where the third count is absent, and then the duplicates were counted',
  },
  {
    figures: /^narrowCheck\.writesPerSecond$/,
    change: /longest\((?<ones>.+)\) → .*shortest\(\k<ones>\)$/,
    because: 'what is given is 1 or absent',
  },
  {
    figures: /^narrowCheck\.writesPerSecond$/,
    change: /^(?<share>.+) \* (?<ones>(?:longest|given)\(.+\)) → \k<share> \/ \k<ones>$/,
    because: 'what is given is 1 or absent',
  },
];

// What a name may be replaced by: anything of the same unit.

const unitOf: ReadonlyMap<string, Unit> = new Map([
  ...sheet().inputs.map((name) => [name, unitOfInput(name)] as const),
  ...[...declarations].map(([name, { unit }]) => [name, unit] as const),
  ...Object.entries(constants).map(([name, { unit }]) => [name, unit] as const),
]);

const expressionOf = (id: string): string => declarations.get(id)?.expression ?? '';

/** The first figure with the same formula. */
const twinOf = (name: string): string =>
  [...declarations.keys()].find((id) => expressionOf(id) === expressionOf(name)) ?? name;

/** What a name stands for in the end: some figures only repeat an input, or what another figure says. */
const originOf = (name: string): string =>
  unitOf.has(expressionOf(name)) ? originOf(expressionOf(name)) : twinOf(name);

const origins: ReadonlyMap<string, string> = new Map([...unitOf.keys()].map((name) => [name, originOf(name)]));

const readBy = new Map<string, ReadonlySet<string>>();

/** What a figure reads, directly or through others. */
function readsOf(id: string): ReadonlySet<string> {
  const known = readBy.get(id);
  if (known !== undefined) return known;
  const names = declarations.has(id) ? namesIn(parse(expressionOf(id))) : [];
  const all = new Set([...names, ...names.flatMap((name) => [...readsOf(name)])]);
  readBy.set(id, all);
  return all;
}

/** The names that can stand in the place of one in the formula of a figure without making a circle of it. */
const namesFor = (path: string, id: string): readonly string[] =>
  [...unitOf].flatMap(([name, unit]) => {
    const sensible = unit === unitOf.get(path) && origins.get(name) !== origins.get(path);
    return sensible && origins.get(name) !== origins.get(id) && !readsOf(name).has(id) ? [name] : [];
  });

// What a formula may be changed to.

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '*': ['/'],
  '/': ['*'],
  '+': ['-'],
  '-': ['+'],
  '<': ['<=', '>'],
  '>': ['>=', '<'],
  '<=': ['<', '>='],
  '>=': ['>', '<='],
};

const otherFunctions: Readonly<Record<string, readonly string[]>> = {
  total: ['either', 'longest'],
  either: ['total', 'longest', 'shortest'],
  longest: ['shortest', 'total'],
  shortest: ['longest', 'either'],
  floor: ['ceil'],
  ceil: ['floor'],
};

const isArithmetic = (operator: string): boolean => '*/+-'.includes(operator);

/** The other trees that one node may become, names aside. */
function changesOf(node: MathNode): readonly MathNode[] {
  if (isConstantNode(node)) return [new ConstantNode(node.value + 1)];
  if (isOperatorNode(node) && node.args.length === 2) {
    const [left = '', right = ''] = node.args.map(printed);
    const others = (otherOperators[node.op] ?? []).map((operator) => parse(`(${left}) ${operator} (${right})`));
    return isArithmetic(node.op) ? [...others, ...node.args] : others;
  }
  if (isFunctionNode(node)) {
    const name = node.fn.toString();
    const others = (otherFunctions[name] ?? []).map((other) => new FunctionNode(other, node.args));
    if (node.args.length === 1) return [...others, ...node.args];
    const shorter = node.args.map((_, dropped) =>
      parse(
        `${name}(${node.args
          .filter((__, at) => at !== dropped)
          .map(printed)
          .join()})`,
      ),
    );
    const fewer = node.args.length > 2 ? shorter : node.args;
    return [...others, ...fewer, ...(name === 'either' ? [new FunctionNode(name, node.args.toReversed())] : [])];
  }
  return [];
}

const printed = (node: MathNode): string => node.toString({ parenthesis: 'all' });

interface Mutant {
  /** What was changed, with what is around it: the comparison it is in, or the operation or function. */
  readonly change: string;
  readonly expression: string;
  /** The names to put, one after the other, in the place of `replaced`; none where the change is another one. */
  readonly names: readonly string[];
}

const PLACE = 'replaced';

const isComparison = (node: MathNode): boolean => isOperatorNode(node) && !isArithmetic(node.op);

/** Each expression that differs from that of a figure in one place. */
function mutantsOf(id: string): readonly Mutant[] {
  const tree = parse(expressionOf(id));
  const mutants: Mutant[] = [];
  const add = (around: MathNode, node: MathNode, other: MathNode, names: readonly string[] = []): void => {
    const changed = (within: MathNode): MathNode => within.transform((any) => (any === node ? other : any));
    const said = [around, changed(around)].map((formula) => formula.toString({ parenthesis: 'auto' }));
    mutants.push({ change: said.join(' → '), expression: printed(changed(tree)), names });
  };
  const visit = (node: MathNode, around: MathNode): void => {
    const path = pathOf(node);
    if (path !== undefined) {
      add(around, node, new SymbolNode(PLACE), namesFor(path, id));
      return;
    }
    for (const other of changesOf(node)) add(isComparison(around) ? around : node, node, other);
    const next = isComparison(around) || isParenthesisNode(node) ? around : node;
    if (isFunctionNode(node)) for (const argument of node.args) visit(argument, next);
    else node.forEach((child) => visit(child, next));
  };
  visit(tree, tree);
  return mutants;
}

// The comparisons that a mutant has to fail.

const samples = [...everyAbsence(1, 3), ...fc.sample(partialInputs(), { seed: 2, numRuns: 1500 })];
const measured = fc.sample(completeInputs(), { seed: 3, numRuns: 3 }).map((inputs) => ({
  scope: scopeAt(inputs),
  right: derive(inputs),
}));
const sheetValues = samples.map(evaluated);
const derivedValues = samples.map(derive);

/** The number that a name has in each of the samples. */
function valuesOf(name: string): readonly number[] {
  const constant = Object.entries(constants).find(([known]) => known === name)?.[1];
  return samples.map((inputs, at) => constant?.value ?? inputs[name] ?? sheetValues[at]?.[name] ?? Number.NaN);
}

const valuesByName: ReadonlyMap<string, readonly number[]> = new Map(
  [...unitOf.keys()].map((name) => [name, valuesOf(name)]),
);

/** The names among the candidates with which the formula passes the comparison of numbers. */
function numberSurvivors(id: string, { expression, names }: Mutant): readonly string[] {
  const declaration = declarations.get(id);
  if (declaration === undefined) throw new Error(`no figure ${id}`);
  const { inputs, evaluate } = compileSheet(new Map([[id, { ...declaration, expression }]]), () => true);
  const values = new Float64Array(inputs.length);
  const result = new Float64Array(1);
  const passes = (candidate: string): boolean => {
    const columns = inputs.map((name) => valuesByName.get(name === PLACE ? candidate : name) ?? []);
    return derivedValues.every((figures, at) => {
      for (const [index, column] of columns.entries()) values[index] = column[at] ?? Number.NaN;
      evaluate(values, result);
      return agree(result[0] ?? Number.NaN, figures[id] ?? Number.NaN);
    });
  };
  return (expression.includes(PLACE) ? names : ['']).filter(passes);
}

/** Whether a formula has the right unit, and the right number, when it is evaluated with units. */
function passesWithUnits(id: string, expression: string): boolean {
  try {
    const evaluate = withUnits(expression, unitOf.get(id) ?? '1');
    return measured.every(({ scope, right }) => agree(evaluate(scope), right[id] ?? Number.NaN));
  } catch {
    return false;
  }
}

interface Verdicts {
  /** Changes that pass both comparisons and are not known to be equivalent. */
  readonly surviving: readonly string[];
  /** Changes that are listed as equivalent and fail a comparison. */
  readonly wronglyListed: readonly string[];
  readonly used: readonly Equivalence[];
}

function judge(id: string): Verdicts {
  const verdicts = { surviving: [] as string[], wronglyListed: [] as string[], used: [] as Equivalence[] };
  for (const mutant of mutantsOf(id)) {
    const passing = new Set(
      numberSurvivors(id, mutant).filter((name) => passesWithUnits(id, mutant.expression.replace(PLACE, name))),
    );
    for (const name of mutant.expression.includes(PLACE) ? mutant.names : ['']) {
      const change = mutant.change.replace(PLACE, name);
      const listed = equivalences.find((known) => known.figures.test(id) && known.change.test(change));
      if (listed !== undefined) verdicts.used.push(listed);
      if (passing.has(name) && listed === undefined) verdicts.surviving.push(change);
      if (!passing.has(name) && listed !== undefined) verdicts.wronglyListed.push(change);
    }
  }
  return verdicts;
}

/** Of figures with the same formula the first stands for all: the comparison of the figures themselves tells them apart. */
const different = [...declarations.keys()].filter((id) => twinOf(id) === id);

const verdicts = new Map(different.map((id) => [id, judge(id)]));

test.each([...verdicts])('a change of %s in one place fails a comparison', (_, { surviving, wronglyListed }) => {
  expect(surviving, 'no comparison tells these from the formula').toEqual([]);
  expect(wronglyListed, 'these are listed as equivalent and are not').toEqual([]);
});

test.each(equivalences)('$change still is in a formula and $because', (equivalence) => {
  expect([...verdicts.values()].some(({ used }) => used.includes(equivalence))).toBe(true);
});
