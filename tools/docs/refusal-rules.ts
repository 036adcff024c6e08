// Under which rules each code refuses, read out of the sources: what stands beside the code where it is given.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { treeOf, walk, child } from '../mutate/tree.ts';
import type { Node } from '../mutate/tree.ts';
import type { RuleId } from '../../src/core/types.ts';
import { isCode } from '../../src/text/code-table.ts';

/** Of the rooms that know no game. */
export const SHARED_ROOMS = readdirSync(new URL('../../src/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'games')
  .map(({ name }) => name);

const SOURCES = new URL('../../src/', import.meta.url).pathname;

const RULE = /^[a-z]+:(?:[A-Z]?\d[\w.]*|[a-z-]+)$/;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('refusal-rules.ts'))
    .map((name) => join(folder, name))
    .toSorted();

const textOf = (node: Node): string | undefined =>
  node.type === 'StringLiteral' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** What names stand for in a file: the rules among their values, with where they were given. */
type Names = ReadonlyMap<string, readonly { readonly at: number; readonly rules: readonly string[] }[]>;

const literalRules = (node: Node): readonly string[] => {
  const found: string[] = [];
  walk(node, (each) => {
    const text = textOf(each);
    if (text !== undefined && RULE.test(text)) found.push(text);
  });
  return found;
};

const namesIn = (program: Node): Names => {
  const names = new Map<string, { at: number; rules: readonly string[] }[]>();
  walk(program, (node) => {
    const [key, value] = [child(node, 'key'), child(node, 'value')];
    if (node.type === 'ObjectProperty' && key?.type === 'Identifier' && value !== undefined) {
      const name = `.${String(key['name'])}`;
      names.set(name, [...(names.get(name) ?? []), { at: node.start, rules: literalRules(value) }]);
    }
    const [id, init] = [child(node, 'id'), child(node, 'init')];
    if (node.type !== 'VariableDeclarator' || id?.type !== 'Identifier' || init === undefined) return;
    // A function is no rule, though there may be rules in it.
    if (init.type === 'ArrowFunctionExpression') return;
    const name = String(id['name']);
    names.set(name, [...(names.get(name) ?? []), { at: node.start, rules: literalRules(init) }]);
  });
  return names;
};

const rulesBeside = (names: Names, node: Node): readonly string[] => {
  const found: string[] = [];
  walk(node, (each) => {
    const text = textOf(each);
    if (text !== undefined && RULE.test(text)) found.push(text);
    const property = each.type === 'MemberExpression' ? child(each, 'property') : undefined;
    if (property !== undefined)
      found.push(...(names.get(`.${String(property['name'])}`) ?? []).flatMap(({ rules }) => rules));
    if (each.type !== 'Identifier') return;
    const given = names.get(String(each['name']))?.filter(({ at }) => at < each.start);
    found.push(...(given?.at(-1)?.rules ?? []));
  });
  return found;
};

/** The call or record a code is part of. */
const AROUND = new Set(['CallExpression', 'ObjectExpression']);

const take = (path: string, into: Map<string, Set<string>>): void => {
  const { program } = treeOf(readFileSync(path, 'utf8'));
  const names = namesIn(program);
  walk(program, (node, up) => {
    const code = textOf(node);
    const around = up.find(({ type }) => AROUND.has(type));
    if (code === undefined || !isCode(code) || around === undefined) return;
    // In a table of messages a code is a key, with no rule beside it.
    if (up[0]?.type === 'ObjectProperty' && child(up[0], 'key') === node) return;
    const args = around.type === 'CallExpression' ? around['arguments'] : undefined;
    // The second of a call is the rule; what comes after it are facts of the sentence.
    const parts = Array.isArray(args) ? (args as readonly Node[]).slice(0, 2) : [around];
    const all = into.get(code) ?? new Set<string>();
    into.set(code, all);
    for (const part of parts) for (const rule of rulesBeside(names, part)) all.add(rule);
  });
};

export type CodeRules = Readonly<Record<string, readonly RuleId[]>>;

export const rulesUnder = (folders: readonly string[]): CodeRules => {
  const found = new Map<string, Set<string>>();
  for (const folder of folders) for (const path of filesUnder(join(SOURCES, folder))) take(path, found);
  return Object.fromEntries(
    [...found]
      .filter(([, rules]) => rules.size > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, rules]) => [code, [...rules].toSorted() as RuleId[]]),
  );
};

/** A source file of the program, as its formatter would leave it. */
export const refusalRulesText = async (rules: CodeRules, types: string): Promise<string> => {
  const options = await resolveConfig(join(SOURCES, 'x.ts'));
  const text = [
    '// Made by `npm run docs`: the rules each code refuses under, as the sources have them.',
    `import type { RuleId } from '${types}';`,
    '',
    `export const REFUSAL_RULES: Readonly<Record<string, readonly RuleId[]>> = ${JSON.stringify(rules)};`,
    '',
  ].join('\n');
  return format(text, { ...options, parser: 'typescript' });
};
