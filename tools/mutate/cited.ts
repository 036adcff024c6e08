// Which code is cited: what a comment with the id of a rule stands over or beside, with all that is in it, and the
// innermost function around a string with an id; where no function is around it the property or statement it is in.
import { ID } from '../citations.ts';
import { walk } from './tree.ts';
import type { Node, Tree } from './tree.ts';

export type Cited = {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  /** Where the ids are written. */
  readonly at: number;
};

const BARE = new RegExp(`(?<![\\d.\\w])(${ID})(?!\\w|-[a-z])`, 'g');

export const idsIn = (text: string, isRule: (id: string) => boolean): readonly string[] => [
  ...new Set([...text.matchAll(BARE)].flatMap(([, id = '']) => (isRule(id) ? [id] : []))),
];

const isFunction = ({ type }: Node): boolean => /Function|^ObjectMethod$/.test(type);
const isPlace = ({ type }: Node): boolean =>
  type === 'ObjectProperty' || /Statement$|Declaration$/.test(type);

/** The outermost node that begins at a place, or where the line of the comment begins when code stands before it. */
const besides = (nodes: readonly Node[], text: string, start: number, end: number): Node | undefined => {
  const line = text.lastIndexOf('\n', start) + 1;
  const before = text.slice(line, start);
  const from = before.trim() === '' ? end : line;
  const rest = /\S/.exec(
    text.slice(from).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, (found) => ' '.repeat(found.length)),
  );
  return nodes.find((node) => node.start === from + (rest?.index ?? 0));
};

export const citedIn = (
  { text, program, comments }: Tree,
  isRule: (id: string) => boolean,
): readonly Cited[] => {
  const nodes: Node[] = [];
  const found: Cited[] = [];
  walk(program, (node, up) => {
    if (node.type !== 'Program') nodes.push(node);
    if (node.type !== 'StringLiteral') return;
    const value = String(node['value']);
    const ids = /^\w+:/.test(value) ? idsIn(value.slice(value.indexOf(':') + 1), isRule) : [];
    const around = up.find(isFunction) ?? up.find(isPlace);
    if (ids.length > 0 && around !== undefined)
      found.push({ start: around.start, end: around.end, ids, at: node.start });
  });
  // Lines of one comment below each other are one.
  const blocks = comments.reduce<{ value: string; start: number; end: number }[]>((so, comment) => {
    const last = so.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, comment.start);
    if (
      last !== undefined &&
      /^\n[ \t]*$/.test(between) &&
      text.slice(text.lastIndexOf('\n', last.start) + 1, last.start).trim() === ''
    )
      return [
        ...so.slice(0, -1),
        { value: `${last.value}\n${comment.value}`, start: last.start, end: comment.end },
      ];
    return [...so, { ...comment }];
  }, []);
  for (const { value, start, end } of blocks) {
    const ids = idsIn(value, isRule);
    const node = ids.length === 0 ? undefined : besides(nodes, text, start, end);
    if (node !== undefined && node.type !== 'ImportDeclaration')
      found.push({ start: node.start, end: node.end, ids, at: start });
  }
  return found;
};

/** The ids of all cited code around a place, the narrowest first. */
export const citedAt = (cited: readonly Cited[], start: number, end: number): readonly string[] => [
  ...new Set(
    cited
      .filter((one) => one.start <= start && end <= one.end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))
      .flatMap(({ ids }) => ids),
  ),
];
