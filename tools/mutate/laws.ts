// Which rules a shared mechanic is covered by: those cited in the laws a game hands to it. A law is what a game writes out
// as a record and gives to a function of the mechanic, or declares to be of a type of it, by which other files of the
// mechanics may work too; where a mechanic takes none, the rules around its uses count. A mechanic that another is built on
// is covered by the rules of that one too.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { citedAt, citedIn } from './cited.ts';
import type { Cited } from './cited.ts';
import { child, treeOf, walk } from './tree.ts';
import type { Node, Tree } from './tree.ts';

export const MECHANICS = 'src/mechanics';

/** By file of the mechanics: the ids, in the order in which they were met. */
export type Covers = ReadonlyMap<string, readonly string[]>;

/** `types`: ids of the laws that are declared to be of a type of the file, by its name. */
type Found = {
  readonly laws: Set<string>;
  readonly uses: Set<string>;
  readonly types: Map<string, Set<string>>;
};

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

/** Ids written inside a node, and those of the citation it stands in where there are none. */
const idsAbout = (cited: readonly Cited[], { start, end }: Node): readonly string[] => {
  const inside = cited.filter(({ at }) => start <= at && at < end).flatMap(({ ids }) => ids);
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
  loaded: Set<string>,
): void => {
  const tree = treeOf(readFileSync(join(root, file), 'utf8'));
  const names = importsOf(root, file, tree);
  if (names.size === 0) return;
  for (const path of names.values()) loaded.add(path);
  const cited = citedIn(tree, isRule);
  const foundAt = (path: string): Found => {
    const found = into.get(path) ?? { laws: new Set(), uses: new Set(), types: new Map() };
    into.set(path, found);
    return found;
  };
  const add = (to: 'laws' | 'uses', path: string | undefined, ids: readonly string[]): void => {
    if (path !== undefined) for (const id of ids) foundAt(path)[to].add(id);
  };
  const addType = (name: string, ids: readonly string[]): void => {
    const path = names.get(name);
    if (path === undefined) return;
    const { types } = foundAt(path);
    types.set(name, new Set([...(types.get(name) ?? []), ...ids]));
    add('laws', path, ids);
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
      for (const name of typed) addType(name, idsAbout(cited, written));
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
    const path = names.get(String(callee?.['name']));
    if (path === undefined) return;
    for (const each of (node['arguments'] as readonly Node[]).filter(isRecord))
      add('laws', path, idsAbout(cited, each));
    add('uses', path, citedAt(cited, node.start, node.end));
  });
};

/** What the mechanics import from each other, by the names of what they import. */
const builtOn = (root: string, files: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(files.map((file) => [file, importsOf(root, file, treeOf(readFileSync(join(root, file), 'utf8')))]));

export const coversOf = (
  root: string,
  game: readonly string[],
  mechanics: readonly string[],
  isRule: (id: string) => boolean,
): Covers => {
  const found = new Map<string, Found>();
  const loaded = new Set<string>();
  for (const file of game) take(root, file, isRule, found, loaded);
  const below = builtOn(root, mechanics);
  for (const file of loaded) for (const path of below.get(file)?.values() ?? []) loaded.add(path);
  const covers = new Map(
    mechanics.map((file) => {
      // What the game never comes to is for other games.
      if (!loaded.has(file)) return [file, new Set<string>()];
      const { laws = [], uses = [] } = found.get(file) ?? {};
      const own = new Set(laws);
      // A type of law that is declared in one file is worked by in others.
      for (const [name, path] of below.get(file) ?? [])
        for (const id of found.get(path)?.types.get(name) ?? []) own.add(id);
      return [file, own.size > 0 ? own : new Set(uses)];
    }),
  );
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const [file, others] of below) {
      for (const other of others.values()) {
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
