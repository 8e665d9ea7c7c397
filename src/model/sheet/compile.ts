import {
  isAccessorNode,
  isConditionalNode,
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
  parse,
} from 'mathjs/number';
import { constants, type FigureDeclaration } from '../figure.ts';
import { unaryVocabulary, vocabulary } from '../vocabulary.ts';
import { inOrder } from './order.ts';

/** A figure of a compiled sheet. */
export interface SheetFigure extends FigureDeclaration {
  readonly id: string;
  readonly reads: readonly string[];
}

/**
 * A formula sheet turned into one function on plain numbers. `evaluate` reads one number an input (NaN when it is
 * absent), in the order of `inputs`, and writes one number a figure, in the order of `figures`.
 */
export interface Sheet {
  readonly inputs: readonly string[];
  readonly figures: readonly SheetFigure[];
  /** The JavaScript that `evaluate` was made from. */
  readonly code: string;
  readonly evaluate: Evaluate;
  /**
   * The same for some figures and all that they read, for very many evaluations: of these only the changing ones are
   * evaluated, and the others keep the number that stands in the results already. Absent where no code can be made.
   */
  readonly narrowed?: (wanted: Iterable<string>, changing: ReadonlySet<string>) => Evaluate;
}

/** Reads the inputs of a sheet and writes its figures. */
export type Evaluate = (inputs: ArrayLike<number>, figures: Float64Array) => void;

/**
 * Compiles declarations into a sheet. Only the tool's own declarations come here: an expression that a user wrote is
 * evaluated by mathjs and never turned into code.
 * @throws Error (a defect of the declarations) when a name is unknown, a figure reads itself, or a syntax is not allowed.
 */
export function compileSheet(
  declarations: ReadonlyMap<string, FigureDeclaration>,
  isInput: (path: string) => boolean,
): Sheet {
  const trees = new Map<string, MathNode>();
  const reads = new Map<string, readonly string[]>();
  for (const [id, declaration] of declarations) {
    const tree = parse(declaration.expression);
    trees.set(id, tree);
    reads.set(id, namesIn(tree));
  }
  const order = inOrder(reads, isInput);
  const inputs = [...new Set(order.flatMap((id) => reads.get(id) ?? []))].filter((name) => !reads.has(name));
  const figures = order.flatMap((id): SheetFigure[] => {
    const declaration = declarations.get(id);
    return declaration === undefined ? [] : [{ ...declaration, id, reads: reads.get(id) ?? [] }];
  });
  const variables = new Map<string, string>();
  for (const [index, name] of inputs.entries()) variables.set(name, `i${index}`);
  for (const [index, id] of order.entries()) variables.set(id, `f${index}`);
  const lines = [
    ...inputs.map((_, index) => `const i${index} = inputs[${index}];`),
    ...order.map((id, index) => {
      const tree = trees.get(id);
      if (tree === undefined) throw new Error(`no expression for ${id}`);
      return `const f${index} = figures[${index}] = ${code(tree, variables)};`;
    }),
  ];
  const body = lines.join('\n');
  const plain = { inputs, figures, code: body };
  return { ...plain, evaluate: compile(body), narrowed: (wanted, changing) => narrowed(plain, wanted, changing) };
}

/** The code of a sheet has a line for each input and then for each figure. */
function narrowed(
  { inputs, figures, code: body }: Pick<Sheet, 'inputs' | 'figures' | 'code'>,
  wanted: Iterable<string>,
  changing: ReadonlySet<string>,
): Evaluate {
  const lines = body.split('\n');
  const needed = new Set(wanted);
  // What a figure reads stands before it.
  for (const { id, reads } of figures.toReversed()) {
    if (needed.has(id) && changing.has(id)) for (const name of reads) needed.add(name);
  }
  const kept = [
    ...inputs.flatMap((name, index) => (needed.has(name) ? [lines[index]] : [])),
    ...figures.flatMap(({ id }, index) => {
      if (!needed.has(id)) return [];
      return [changing.has(id) ? lines[inputs.length + index] : `const f${index} = figures[${index}];`];
    }),
  ];
  return compile(kept.join('\n'));
}

function compile(body: string): Evaluate {
  const functions = { ...vocabulary, ...unaryVocabulary };
  const make = new Function(...Object.keys(functions), `return function evaluate(inputs, figures) {\n${body}\n}`);
  const evaluate: Evaluate = make(...Object.values(functions));
  return evaluate;
}

/** The dotted path of a name such as `inbox.window`, or undefined for any other node. */
export function pathOf(node: MathNode): string | undefined {
  if (isSymbolNode(node)) return node.name;
  if (!isAccessorNode(node)) return undefined;
  const parent = pathOf(node.object);
  return parent === undefined || node.name === '' ? undefined : `${parent}.${node.name}`;
}

/** The inputs and figures that an expression names, constants left out, in order of appearance. */
export function namesIn(tree: MathNode): readonly string[] {
  const names = new Set<string>();
  const visit = (node: MathNode): void => {
    const path = pathOf(node);
    if (path !== undefined) {
      if (!(path in constants)) names.add(path);
    } else if (isFunctionNode(node)) {
      for (const argument of node.args) visit(argument);
    } else {
      node.forEach(visit);
    }
  };
  visit(tree);
  return [...names];
}

const operators = new Set(['+', '-', '*', '/', '<', '>', '<=', '>=']);

function code(node: MathNode, variables: ReadonlyMap<string, string>): string {
  const path = pathOf(node);
  if (path !== undefined) return variables.get(path) ?? constantCode(path);
  if (isConstantNode(node)) return String(node.value);
  if (isParenthesisNode(node)) return code(node.content, variables);
  if (isConditionalNode(node)) {
    const parts = [node.condition, node.trueExpr, node.falseExpr].map((part) => code(part, variables));
    return `(${parts[0]} ? ${parts[1]} : ${parts[2]})`;
  }
  if (isOperatorNode(node) && operators.has(node.op)) {
    const [left, right] = node.args.map((argument) => code(argument, variables));
    return right === undefined ? `(${node.op}${left})` : `(${left} ${node.op} ${right})`;
  }
  if (isFunctionNode(node)) {
    const [first, ...rest] = node.args.map((argument) => code(argument, variables));
    const name = pathOf(node.fn) ?? '';
    if (first !== undefined && name in vocabulary && rest.length > 0) {
      return rest.reduce((sofar, argument) => `${name}(${sofar}, ${argument})`, first);
    }
    if (first !== undefined && name in unaryVocabulary && rest.length === 0) return `${name}(${first})`;
  }
  throw new Error(`an expression may not contain ${node.type}: ${node.toString()}`);
}

function constantCode(name: string): string {
  for (const [known, constant] of Object.entries(constants)) if (known === name) return String(constant.value);
  throw new Error(`unknown name ${name}`);
}
