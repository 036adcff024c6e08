// Syntax trees of sources as plain records: parsed, walked and searched without knowing every kind of node.
import { parse as parseWith } from '@babel/parser';

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

export type Comment = { readonly value: string; readonly start: number; readonly end: number };

export type Tree = { readonly text: string; readonly program: Node; readonly comments: readonly Comment[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Types are no code; casts and the like are looked through. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

const SKIPPED = ['leadingComments', 'trailingComments', 'innerComments', 'loc', 'extra'];

export const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .flatMap(([key, value]) => (SKIPPED.includes(key) ? [] : Array.isArray(value) ? value : [value]))
    .filter((value) => isNode(value) && !isType(value))
    .toSorted((a, b) => a.start - b.start);

/** From the outside inward; `up` are those around, the nearest first. */
export const walk = (node: Node, visit: (node: Node, up: readonly Node[]) => void): void => {
  const into = (at: Node, up: readonly Node[]): void => {
    visit(at, up);
    for (const child of childrenOf(at)) into(child, [at, ...up]);
  };
  into(node, []);
};

export const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

export const treeOf = (text: string): Tree => {
  const { program, comments } = parseWith(text, {
    sourceType: 'module',
    plugins: ['typescript'],
    attachComment: false,
  });
  return {
    text,
    program: program as unknown as Node,
    comments: (comments ?? []).map(({ value, start = 0, end = 0 }) => ({
      value,
      start: start ?? 0,
      end: end ?? 0,
    })),
  };
};

export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
