// Which rules a shared mechanic is covered by: those cited in the laws a game hands to it. A law is what a game writes out
// as a record and gives to a function of the mechanic, or declares to be of a type of it; where a mechanic takes none, the
// rules around its uses count. A mechanic that another is built on is covered by the rules of that one too.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { citedAt, citedIn } from './cited.ts';
import type { Cited } from './cited.ts';
import { child, treeOf, walk } from './tree.ts';
import type { Node, Tree } from './tree.ts';

export const MECHANICS = 'src/mechanics';

/** By file of the mechanics: the ids, in the order in which they were met. */
export type Covers = ReadonlyMap<string, readonly string[]>;

type Found = { readonly laws: Set<string>; readonly uses: Set<string> };

/** What a file imports from the mechanics: the file it comes from, by its name here. */
const importsOf = (root: string, file: string, { program }: Tree): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const body = program['body'] as readonly Node[];
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    const from = String(child(node, 'source')?.['value']);
    const path = relative(root, resolve(root, dirname(file), from));
    if (!from.startsWith('.') || !path.startsWith(`${MECHANICS}/`)) continue;
    for (const each of node['specifiers'] as readonly Node[])
      names.set(String(child(each, 'local')?.['name']), path);
  }
  return names;
};

/** Ids cited inside a node, and those of the citation it stands in where there are none. */
const idsAbout = (cited: readonly Cited[], { start, end }: Node): readonly string[] => {
  const inside = cited.filter((one) => start <= one.start && one.end <= end).flatMap(({ ids }) => ids);
  return inside.length > 0 ? inside : citedAt(cited, start, end);
};

/** The names of types a declaration or a cast is written with. */
const typeNames = (text: string, node: Node | undefined): readonly string[] => {
  const annotation = node?.['typeAnnotation'] as Node | undefined;
  return annotation === undefined
    ? []
    : [...text.slice(annotation.start, annotation.end).matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name);
};

const isRecord = (node: Node | undefined): node is Node => node?.type === 'ObjectExpression';

const holdsRecord = (node: Node): boolean => {
  let found = false;
  walk(node, (each) => {
    found ||= isRecord(each);
  });
  return found;
};

const take = (
  root: string,
  file: string,
  isRule: (id: string) => boolean,
  into: Map<string, Found>,
): void => {
  const tree = treeOf(readFileSync(join(root, file), 'utf8'));
  const names = importsOf(root, file, tree);
  if (names.size === 0) return;
  const cited = citedIn(tree, isRule);
  const add = (to: keyof Found, path: string | undefined, ids: readonly string[]): void => {
    if (path === undefined) return;
    const found = into.get(path) ?? { laws: new Set(), uses: new Set() };
    into.set(path, found);
    for (const id of ids) found[to].add(id);
  };
  walk(tree.program, (node) => {
    const written = child(node, 'init') ?? child(node, 'expression') ?? child(node, 'body');
    // `const law: Law = {...}`, `{...} satisfies Law`, `(p): Law => ({...})`.
    const typed =
      node.type === 'VariableDeclarator'
        ? typeNames(tree.text, child(node, 'id'))
        : node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
          ? typeNames(tree.text, node)
          : node.type === 'ArrowFunctionExpression'
            ? typeNames(tree.text, node['returnType'] as Node | undefined)
            : [];
    if (written !== undefined && holdsRecord(written))
      for (const name of typed) add('laws', names.get(name), idsAbout(cited, written));
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
    const path = names.get(String(callee?.['name']));
    if (path === undefined) return;
    for (const each of (node['arguments'] as readonly Node[]).filter(isRecord))
      add('laws', path, idsAbout(cited, each));
    add('uses', path, citedAt(cited, node.start, node.end));
  });
};

/** What the mechanics import from each other. */
const builtOn = (root: string, files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    files.map((file) => {
      const tree = treeOf(readFileSync(join(root, file), 'utf8'));
      return [file, new Set(importsOf(root, file, tree).values())];
    }),
  );

export const coversOf = (
  root: string,
  game: readonly string[],
  mechanics: readonly string[],
  isRule: (id: string) => boolean,
): Covers => {
  const found = new Map<string, Found>();
  for (const file of game) take(root, file, isRule, found);
  const covers = new Map(
    mechanics.map((file) => {
      const { laws, uses } = found.get(file) ?? { laws: new Set<string>(), uses: new Set<string>() };
      return [file, new Set(laws.size > 0 ? laws : uses)];
    }),
  );
  const below = builtOn(root, mechanics);
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const [file, others] of below) {
      for (const other of others) {
        const ids = covers.get(other);
        for (const id of covers.get(file) ?? []) {
          if (ids === undefined || ids.has(id)) continue;
          ids.add(id);
          isMore = true;
        }
      }
    }
  }
  return new Map([...covers].map(([file, ids]) => [file, [...ids]]));
};
