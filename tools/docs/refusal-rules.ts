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

const RULE = /^[a-z]+\d*:(?:[A-Z]?\d[\w.]*|[A-Z]{2,}(?:\.[A-Z\d]+)*|[a-z-]+)$/;

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

/** Constants that are one rule, wherever they are exported: other files import them by their name. */
type Constants = ReadonlyMap<string, string>;

const CONSTANT = /^[A-Z][A-Z_]*$/;

const constantsIn = (programs: readonly Node[]): Constants => {
  const found = new Map<string, string>();
  for (const program of programs)
    walk(program, (node, [, exported]) => {
      const [id, init] = [child(node, 'id'), child(node, 'init')];
      if (node.type !== 'VariableDeclarator' || exported?.type !== 'ExportNamedDeclaration') return;
      const [name, rule] = [nameOf(id), init === undefined ? undefined : textOf(init)];
      if (CONSTANT.test(name) && rule !== undefined && RULE.test(rule)) found.set(name, rule);
    });
  return found;
};

const rulesBeside = (names: Names, node: Node, handed: Handed, constants: Constants): readonly string[] => {
  const found: string[] = [];
  walk(node, (each, [around]) => {
    const text = textOf(each);
    if (text !== undefined && RULE.test(text)) found.push(text);
    const property = each.type === 'MemberExpression' ? child(each, 'property') : undefined;
    if (property !== undefined) {
      const name = String(property['name']);
      found.push(...(names.get(`.${name}`) ?? []).flatMap(({ rules }) => rules), ...(handed.get(name) ?? []));
    }
    if (each.type !== 'Identifier') return;
    const name = String(each['name']);
    // Of a table one field is meant, not all of it.
    const field = around?.['computed'] === false ? child(around, 'property') : undefined;
    if (field !== undefined && field !== each && names.has(`.${nameOf(field)}`)) return;
    const given = names.get(name)?.filter(({ at }) => at < each.start);
    const imported = constants.get(name);
    found.push(...(given?.at(-1)?.rules ?? (imported === undefined ? [] : [imported])));
  });
  return found;
};

/** The rules a game hands to the machinery of a room, by the name of the field they are handed in. */
type Handed = ReadonlyMap<string, ReadonlySet<string>>;

const MECHANICS = 'mechanics';

/** Whether a type says that there is a rule: the id itself, or a function that gives it. */
const saysRule = (node: unknown): boolean =>
  JSON.stringify(node, (key, value: unknown) =>
    ['start', 'end', 'loc', 'parameters', 'params'].includes(key) ? undefined : value,
  ).includes('"name":"RuleId"');

const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

/** A record type: the field it is the value of, the fields it must have, and those of its fields that are rules. */
type Form = { readonly of: string; readonly must: readonly string[]; readonly rules: readonly string[] };

/** The record types with rules in a file; types are no code to whoever walks a tree. */
const formsIn = (program: Node): readonly Form[] => {
  const forms: Form[] = [];
  const into = (value: unknown, of: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => into(each, of));
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const field = node.type === 'TSPropertySignature' ? nameOf(child(node, 'key')) : of;
    if (node.type === 'TSTypeLiteral') {
      const members = node['members'] as readonly Node[];
      const isRule = (member: Node): boolean =>
        (member.type === 'TSMethodSignature' || !hasLiteral(member)) &&
        saysRule(child(member, 'typeAnnotation') ?? child(member, 'returnType'));
      const named = (some: readonly Node[]): readonly string[] =>
        some.map((member) => nameOf(child(member, 'key')));
      const rules = named(members.filter(isRule));
      const must = named(members.filter((member) => member['optional'] !== true));
      if (rules.length > 0) forms.push({ of, must, rules });
    }
    Object.entries(node).forEach(([key, inner]) => key !== 'loc' && into(inner, field));
  };
  into(program, '');
  return forms;
};

/** A record within a record has its own form. */
const hasLiteral = (member: Node): boolean => JSON.stringify(member).includes('"TSTypeLiteral"');

/** A record of one field alone is known by where it stands as well. */
const fits = ({ of, must }: Form, fields: ReadonlyMap<string, Node>, at: Node | undefined): boolean =>
  must.every((field) => fields.has(field)) &&
  (must.length > 1 || (of !== '' && nameOf(child(at ?? { type: '', start: 0, end: 0 }, 'key')) === of));

type Filled = { readonly form: Form; readonly name: string; readonly value: Node };

/** The fields that are rules, wherever a record of one of these forms is written. */
const filledIn = (programs: readonly Node[], forms: readonly Form[]): readonly Filled[] => {
  const found: Filled[] = [];
  for (const program of programs)
    walk(program, (node, [at]) => {
      if (node.type !== 'ObjectExpression') return;
      const fields = new Map(
        (node['properties'] as readonly Node[]).map((field) => [nameOf(child(field, 'key')), field]),
      );
      for (const form of forms)
        if (fits(form, fields, at))
          for (const name of form.rules) {
            const value = fields.get(name);
            if (value !== undefined) found.push({ form, name, value });
          }
    });
  return found;
};

/** The name of so many fields that it says nothing of which. */
const ANY = 'rule';

/**
 * Machinery that hands on to other machinery what it was handed, `oneHex: rules.attack`: the one name, the others, and those
 * behind `??`, which hold where nothing is handed in the first.
 */
type Passed = Pick<Filled, 'form' | 'name'> & {
  readonly from: readonly string[];
  readonly orElse: readonly string[];
};

const passedIn = (subject: readonly Node[], forms: readonly Form[]): readonly Passed[] =>
  filledIn(subject, forms)
    .filter(({ name }) => name !== ANY)
    .map(({ form, name, value }) => {
      const from: string[] = [];
      const orElse: string[] = [];
      walk(value, (each, up) => {
        const property = each.type === 'MemberExpression' ? child(each, 'property') : undefined;
        if (property === undefined) return;
        const isSecond = up.some(
          (around, k) => around['operator'] === '??' && child(around, 'right') === (up[k - 1] ?? each),
        );
        const one = nameOf(property);
        if (one !== ANY) (isSecond ? orElse : from).push(one);
      });
      return { form, name, from, orElse };
    });

/** The machinery of a room, by what it is about; each file with the forms it has itself. */
type Subject = {
  readonly files: readonly { readonly program: Node; readonly forms: readonly Form[] }[];
  readonly forms: readonly Form[];
  readonly passed: readonly Passed[];
};

type Given = Map<string, Set<string>>;

const addTo = (given: Given, name: string, rules: Iterable<string>): boolean => {
  const known = given.get(name) ?? new Set<string>();
  const { size } = known;
  for (const rule of rules) known.add(rule);
  given.set(name, known);
  return known.size > size;
};

const union = (all: Iterable<Given>): Given => {
  const whole: Given = new Map();
  for (const given of all) for (const [name, rules] of given) addTo(whole, name, rules);
  return whole;
};

/** By form what a game hands in its fields, and what the machinery hands on of that. */
const handedTo = (game: readonly Node[], { forms, passed }: Subject): ReadonlyMap<Form, Given> => {
  const handed = new Map(forms.map((form): [Form, Given] => [form, new Map()]));
  const add = (form: Form, name: string, rules: Iterable<string>): boolean => {
    const given = handed.get(form);
    return given !== undefined && addTo(given, name, rules);
  };
  for (const { form, name, value } of filledIn(game, forms)) add(form, name, literalRules(value));
  for (let grows = true; grows;) {
    const whole = union(handed.values());
    const rulesOf = (names: readonly string[]): readonly string[] =>
      names.flatMap((one) => [...(whole.get(one) ?? [])]);
    grows = passed.filter(({ form, name, from }) => add(form, name, rulesOf(from))).length > 0;
    if (!grows)
      grows = passed.some(
        ({ form, name, from, orElse }) => rulesOf(from).length === 0 && add(form, name, rulesOf(orElse)),
      );
  }
  return handed;
};

/** As a file reads them: a field of one of its own forms is that, and none of the same name in another's. */
const readIn = (own: readonly Form[], handed: ReadonlyMap<Form, Given>, whole: Given): Handed =>
  new Map([...whole, ...union(own.map((form) => handed.get(form) ?? new Map<string, Set<string>>()))]);

/** The call or record a code is part of. */
const AROUND = new Set(['CallExpression', 'ObjectExpression']);

const programOf = (path: string): Node => treeOf(readFileSync(path, 'utf8')).program;

const take = (
  program: Node,
  into: Map<string, Set<string>>,
  handed: Handed,
  constants: Constants = new Map(),
): void => {
  const names = namesIn(program);
  walk(program, (node, up) => {
    const code = textOf(node);
    const around = up.find(({ type }) => AROUND.has(type));
    if (code === undefined || !isCode(code) || around === undefined) return;
    // In a table of messages a code is a key, with no rule beside it.
    if (up[0]?.type === 'ObjectProperty' && child(up[0], 'key') === node) return;
    // A code that is compared has been given elsewhere.
    if (up[0]?.type === 'BinaryExpression') return;
    const args = around.type === 'CallExpression' ? around['arguments'] : undefined;
    // The second of a call is the rule; what comes after it are facts of the sentence.
    const parts = Array.isArray(args) ? (args as readonly Node[]).slice(0, 2) : [around];
    const all = into.get(code) ?? new Set<string>();
    into.set(code, all);
    for (const part of parts) for (const rule of rulesBeside(names, part, handed, constants)) all.add(rule);
  });
};

export type CodeRules = Readonly<Record<string, readonly RuleId[]>>;

const inOrder = (found: ReadonlyMap<string, ReadonlySet<string>>): CodeRules =>
  Object.fromEntries(
    [...found]
      .filter(([, rules]) => rules.size > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, rules]) => [code, [...rules].toSorted() as RuleId[]]),
  );

const NOTHING: Handed = new Map();

const rulesIn = (programs: readonly Node[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const constants = constantsIn(programs);
  for (const program of programs) take(program, found, NOTHING, constants);
  return found;
};

const programsUnder = (folder: string): readonly Node[] => filesUnder(join(SOURCES, folder)).map(programOf);

export const rulesUnder = (folders: readonly string[]): CodeRules =>
  inOrder(rulesIn(folders.flatMap(programsUnder)));

let known: readonly Subject[] | undefined;

/** Read once, for all games. */
const subjects = (): readonly Subject[] =>
  (known ??= readdirSync(join(SOURCES, MECHANICS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const programs = programsUnder(`${MECHANICS}/${name}`);
      const files = programs.map((program) => ({ program, forms: formsIn(program) }));
      const forms = files.flatMap((file) => file.forms);
      return { files, forms, passed: passedIn(programs, forms) };
    }));

/** Those of a game, also where the machinery it shares with others refuses under the rules it was handed. */
export const rulesOfGame = (id: string): CodeRules => {
  const programs = programsUnder(`games/${id}`);
  const found = rulesIn(programs);
  for (const subject of subjects()) {
    const handed = handedTo(programs, subject);
    const whole = union(handed.values());
    for (const { program, forms } of subject.files) take(program, found, readIn(forms, handed, whole));
  }
  return inOrder(found);
};

/** A source file of the program, as its formatter would leave it: a line for each code. `api`: the folder, seen from there. */
export const refusalRulesText = async (game: string, rules: CodeRules, api: string): Promise<string> => {
  const options = await resolveConfig(join(SOURCES, 'x.ts'));
  const numbers = Object.entries(rules).map(([code, ids]) => [
    code,
    ids.map((id) => id.replace(`${game}:`, '')).join(' '),
  ]);
  const text = [
    '// Made by `npm run docs`: the rules each code refuses under, as the sources have them.',
    `import { rulesByCode } from '${api}/rule-ids.ts';`,
    '',
    `export const REFUSAL_RULES = rulesByCode('${game}', ${JSON.stringify(Object.fromEntries(numbers))});`,
    '',
  ].join('\n');
  return format(text, { ...options, parser: 'typescript' });
};
