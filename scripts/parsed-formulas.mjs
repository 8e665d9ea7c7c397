// The formulas of the sheet, parsed while the tool is built: in the bundle the sheet is compiled from these trees, so that
// a run neither loads mathjs nor parses a hundred formulas. The library and its tests parse at run time.
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as mathjs from 'mathjs/number';

const compiler = /[\\/]src[\\/]model[\\/]sheet[\\/]compile\.ts$/;

/**
 * An esbuild plugin that gives the compiler of the sheet trees in the place of a parser.
 * @param {string} root
 * @param {string} scratch A file for a bundle of the declarations.
 * @returns {Promise<import('esbuild').Plugin>}
 */
export async function parsedFormulas(root, scratch) {
  const expressions = await declaredExpressions(root, scratch);
  const trees = Object.fromEntries(expressions.map((expression) => [expression, short(mathjs.parse(expression))]));
  // As text, since JSON is read much faster than the same value as code.
  const contents = `
const trees = JSON.parse(${JSON.stringify(JSON.stringify(trees))});
export function parse(expression) {
  const tree = trees[expression];
  if (tree === undefined) throw new Error('not parsed when the tool was built: ' + expression);
  return node(tree);
}
function node([kind, head, ...rest]) {
  const parts = rest.map(node);
  const forEach = (visit) => parts.forEach(visit);
  switch (kind) {
    case 'symbol': return { type: 'SymbolNode', name: head, forEach };
    case 'constant': return { type: 'ConstantNode', value: head, forEach };
    case 'operator': return { type: 'OperatorNode', op: head, args: parts, forEach };
    case 'function': return { type: 'FunctionNode', fn: node(['symbol', head]), args: parts, forEach };
    case 'condition': return { type: 'ConditionalNode', condition: parts[0], trueExpr: parts[1], falseExpr: parts[2], forEach };
  }
}
${kinds.map((kind) => `export const is${kind} = ({ type }) => type === '${kind}';`).join('\n')}
`;
  return {
    name: 'parsed-formulas',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^mathjs\/number$/ }, ({ importer }) =>
        compiler.test(importer) ? { path: 'trees', namespace: 'parsed-formulas', sideEffects: false } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'parsed-formulas' }, () => ({ contents, loader: 'js' }));
    },
  };
}

const kinds = [
  'AccessorNode',
  'ConditionalNode',
  'ConstantNode',
  'FunctionNode',
  'OperatorNode',
  'ParenthesisNode',
  'SymbolNode',
];

/**
 * Every expression that a sheet can be made of, whatever the store.
 * @param {string} root
 * @param {string} scratch
 * @returns {Promise<string[]>}
 */
async function declaredExpressions(root, scratch) {
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        export { declarations } from './src/model/sheet/index.ts';
        export { stores } from './src/model/stores/index.ts';
      `,
      resolveDir: root,
    },
    outfile: scratch,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
  });
  /**
   * @typedef {{ expression: string }} Declaration
   * @type {{
   *   declarations: Map<string, Declaration>,
   *   stores: Record<string, { figures: Record<string, Declaration>, replaces: Record<string, Declaration> }>,
   * }}
   */
  const { declarations, stores } = await import(pathToFileURL(scratch).href);
  const ofStores = Object.values(stores).flatMap(({ figures, replaces }) => [figures, replaces].flatMap(Object.values));
  return [...declarations.values(), ...ofStores].map(({ expression }) => expression);
}

/**
 * What the compiler reads of a node, in short: its kind, a word or number, and its parts.
 * @typedef {[kind: string, head: string | number | null, ...parts: Short[]]} Short
 * @param {mathjs.MathNode} node
 * @returns {Short}
 */
function short(node) {
  const path = pathOf(node);
  if (path !== undefined) return ['symbol', path];
  if (mathjs.isConstantNode(node)) return ['constant', node.value];
  if (mathjs.isParenthesisNode(node)) return short(node.content);
  if (mathjs.isOperatorNode(node)) return ['operator', node.op, ...node.args.map(short)];
  if (mathjs.isFunctionNode(node)) return ['function', pathOf(node.fn) ?? '', ...node.args.map(short)];
  if (mathjs.isConditionalNode(node)) {
    return ['condition', null, ...[node.condition, node.trueExpr, node.falseExpr].map(short)];
  }
  throw new Error(`a formula may not contain ${node.type}: ${node.toString()}`);
}

/**
 * A name such as `inbox.window`, which mathjs takes for a property of `inbox`.
 * @param {mathjs.MathNode} node
 * @returns {string | undefined}
 */
function pathOf(node) {
  if (mathjs.isSymbolNode(node)) return node.name;
  if (!mathjs.isAccessorNode(node)) return undefined;
  const parent = pathOf(node.object);
  return parent === undefined ? undefined : `${parent}.${node.name}`;
}
