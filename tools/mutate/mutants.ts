// What can be altered in cited code: a condition negated, a constant changed, a statement dropped.
import { citedAt, citedIn } from './cited.ts';
import { child, lineAt, walk } from './tree.ts';
import type { Node, Tree } from './tree.ts';

export const KINDS = ['condition', 'constant', 'statement'] as const;
export type Kind = (typeof KINDS)[number];

export type Mutant = {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly ids: readonly string[];
  /** The code it stands in, and what it becomes; for a statement nothing. */
  readonly was: string;
  readonly becomes: string;
};

const COMPARING: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
/** Where the edge of a comparison lies; a literal beside it is changed by itself. */
const EDGE: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const isComparison = (node: Node): boolean =>
  node.type === 'BinaryExpression' && COMPARING[String(node['operator'])] !== undefined;
const isJunction = (node: Node): boolean => node.type === 'LogicalExpression' && node['operator'] !== '??';
const isNot = (node: Node): boolean => node.type === 'UnaryExpression' && node['operator'] === '!';

/** Whether a value is only asked whether it holds. */
const isAsked = (node: Node, [parent]: readonly Node[]): boolean =>
  parent !== undefined &&
  ((/^(If|While|DoWhile|For)Statement$|^ConditionalExpression$/.test(parent.type) &&
    child(parent, 'test') === node) ||
    isJunction(parent) ||
    isNot(parent));

/** What only the types ask for where something may be missing: `?? 0`, `[roll = 1]`. */
const isFallback = (node: Node, [parent, around]: readonly Node[]): boolean =>
  (parent?.type === 'LogicalExpression' && parent['operator'] === '??' && child(parent, 'right') === node) ||
  (parent?.type === 'AssignmentPattern' && around !== undefined && /Pattern$|Property$/.test(around.type));

/** Exceptions are for faults of the program, so what guards against them is no rule. */
const isGuard = (node: Node): boolean => {
  if (node.type === 'ThrowStatement') return true;
  const then = child(node, 'consequent');
  return (
    node.type === 'IfStatement' && then?.type === 'ThrowStatement' && child(node, 'alternate') === undefined
  );
};

/** What a player of chance draws from is no rule. */
const isDrawn = (node: Node): boolean =>
  node.type === 'ObjectProperty' && child(node, 'key')?.['name'] === 'sample';

/** Names and keys are no constants: members asked for, kinds of things, keys of messages, what types ask for. */
const NAMED = ['kind', 'key', 'verb', 'rule', 'purpose', 'reason'];
const isName = (node: Node, [parent]: readonly Node[]): boolean => {
  if (parent === undefined) return true;
  const { type } = parent;
  if (type === 'MemberExpression' || type === 'OptionalMemberExpression')
    return child(parent, 'property') === node;
  if (type === 'ObjectProperty') {
    const key = child(parent, 'key');
    return key === node || NAMED.includes(String(key?.['name']));
  }
  return type.startsWith('Import') || type.startsWith('Export');
};

const MESSAGE = /^[A-Z][A-Z0-9]*[.-][A-Z0-9.-]+$|^[a-z]+(?:-[a-z]+)*\.[a-z0-9.-]+$|^\w+:\S+$/;
/** Words that come in pairs, such as the sides: one for the other. */
export type Swapped = Readonly<Record<string, string>>;
const SWAPPED: Swapped = { on: 'off', off: 'on' };

const constant = (node: Node, up: readonly Node[], swapped: Swapped): string | undefined => {
  if (isName(node, up) || isFallback(node, up)) return undefined;
  if (node.type === 'NumericLiteral') return String(Number(node['value']) + 1);
  if (node.type === 'BooleanLiteral') return String(node['value'] !== true);
  if (node.type !== 'StringLiteral') return undefined;
  const value = String(node['value']);
  if (value === '' || MESSAGE.test(value)) return undefined;
  return `'${swapped[value] ?? `${value.replaceAll(/['\\\n]/g, '_')}-else`}'`;
};

/** A return that ends its function, or all there is to do under a condition, is that condition's and no step of its own. */
const isDroppable = (node: Node, [parent, around]: readonly Node[]): boolean => {
  const { type } = node;
  if (/^(Expression|If|For|ForOf|ForIn|While|DoWhile)Statement$/.test(type)) return true;
  if (!/^(Return|Break|Continue)Statement$/.test(type) || parent?.type !== 'BlockStatement') return false;
  const body = parent['body'] as readonly Node[];
  return body.length > 1 && around !== undefined && !/Function|ObjectMethod/.test(around.type);
};

/** What the code of a file is asked about: the sides it may confuse, and rules that cover it as a whole. */
export type About = { readonly sides?: readonly string[]; readonly covers?: readonly string[] };

export const mutantsIn = (
  tree: Tree,
  isRule: (id: string) => boolean,
  { sides: [one, two] = [], covers = [] }: About = {},
): readonly Mutant[] => {
  const { text, program } = tree;
  const whole = { start: program.start, end: program.end, ids: covers, at: program.start };
  const cited = [...citedIn(tree, isRule), whole];
  const swapped = one === undefined || two === undefined ? SWAPPED : { ...SWAPPED, [one]: two, [two]: one };
  const found: Mutant[] = [];
  const add = (kind: Kind, node: Node, becomes: string): void => {
    const ids = citedAt(cited, node.start, node.end);
    const { start, end } = node;
    if (ids.length > 0)
      found.push({ kind, start, end, line: lineAt(text, start), ids, was: text.slice(start, end), becomes });
  };
  walk(program, (node, up) => {
    if ([node, ...up].some((around) => isGuard(around) || isDrawn(around))) return;
    const source = (key: string): string => {
      const at = child(node, key);
      return at === undefined ? '' : text.slice(at.start, at.end);
    };
    const asked = isAsked(node, up);
    if (isComparison(node)) {
      const operator = String(node['operator']);
      add('condition', node, `${source('left')} ${COMPARING[operator]} ${source('right')}`);
      const edge = EDGE[operator];
      const literal = [child(node, 'left'), child(node, 'right')].some(
        (side) => side?.type === 'NumericLiteral',
      );
      if (edge !== undefined && !literal)
        add('constant', node, `${source('left')} ${edge} ${source('right')}`);
    } else if (asked && !isJunction(node) && !isNot(node))
      add('condition', node, `!(${text.slice(node.start, node.end)})`);
    const changed = constant(node, up, swapped);
    if (changed !== undefined) add('constant', node, changed);
    if (isDroppable(node, up)) add('statement', node, '');
  });
  return found;
};
