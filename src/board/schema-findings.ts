// Puts what a JSON Schema checker reports into findings: one for each place, in the words of the schema's titles.
import type { Json, Params } from '../core/types.ts';
import { finding } from './finding.ts';
import type { Finding, Path } from './finding.ts';
import { shown, shownKey } from './quote-value.ts';

/** The part of a checker's report that is used; in the form of Ajv. */
type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  object: 'a record',
  array: 'a list',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

const entries = (n: unknown): string => `${String(n)} ${n === 1 ? 'entry' : 'entries'}`;

/** The pointer's steps, with numbers where they lead into lists. */
const pathOf = (pointer: string, root: Json): Path => {
  const path: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const at: string | number = Array.isArray(value) ? Number(key) : key;
    path.push(at);
    value = (value as Readonly<Record<string | number, Json>>)[at];
  }
  return path;
};

const valueAt = (root: Json, path: Path): Json | undefined => {
  let value: Json | undefined = root;
  for (const key of path)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string | number, Json>>)[key]
        : undefined;
  return value;
};

const expectedOf = ({ instancePath, keyword, params, parentSchema }: SchemaError): string => {
  const title = parentSchema?.['title'];
  switch (keyword) {
    case 'minItems':
    case 'minProperties':
      return `at least ${entries(params['limit'])}`;
    case 'maxItems':
    case 'maxProperties':
      return `no more than ${entries(params['limit'])}`;
    case 'uniqueItems':
      return 'no entry twice';
    case 'minLength':
      return 'text that is not empty';
    default:
      break;
  }
  // The title of a whole schema says what the file is about.
  if (typeof title === 'string' && instancePath !== '') return title;
  if (keyword === 'maxLength') return `text of up to ${String(params['limit'])} characters`;
  if (keyword === 'type') return TYPES[String(params['type'])] ?? String(params['type']);
  return 'something else';
};

/** What is most telling comes first: one finding for a place says enough. */
const RANKS: readonly string[] = ['additionalProperties', 'propertyNames', 'required', 'oneOf', 'anyOf'];
const rank = (keyword: string): number => {
  const at = RANKS.indexOf(keyword);
  return at < 0 ? RANKS.length : at;
};

const known = ({ parentSchema }: SchemaError): readonly string[] => {
  const properties = parentSchema?.['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

type Place = { readonly path: Path; readonly code: string; readonly params: Params };

const place = (error: SchemaError, root: Json, all: readonly SchemaError[]): Place => {
  const path = pathOf(error.instancePath, root);
  const { keyword, params } = error;
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    return {
      path: [...path, key],
      code: 'FORM.UNKNOWN',
      params: { key: shownKey(key), known: known(error) },
    };
  }
  if (keyword === 'propertyNames') {
    const key = String(params['propertyName']);
    const cause = all.find((e) => e.propertyName === key && e.instancePath === error.instancePath);
    const expected = cause === undefined ? 'another key' : expectedOf(cause);
    return { path: [...path, key], code: 'FORM.KEY', params: { key: shownKey(key), expected } };
  }
  if (keyword === 'required')
    return { path, code: 'FORM.LACKS', params: { key: String(params['missingProperty']) } };
  // Of a list with one entry twice, the second one is the place.
  const twice = keyword === 'uniqueItems' ? [...path, Number(params['i'])] : path;
  const said = { expected: expectedOf(error), found: shown(valueAt(root, twice)) };
  return { path: twice, code: 'FORM.VALUE', params: said };
};

/** Of a choice between forms, what is wrong with each of them is left out: none fits, and its title says so. */
const insideChoice = (error: SchemaError, choices: readonly SchemaError[]): boolean =>
  choices.some(
    (choice) =>
      choice !== error &&
      (error.instancePath === choice.instancePath ||
        error.instancePath.startsWith(`${choice.instancePath}/`)),
  );

export const schemaFindings = (
  file: string,
  root: Json,
  errors: readonly SchemaError[],
): readonly Finding[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const told = new Set<string>();
  const found: Finding[] = [];
  const sorted = errors
    .filter((error) => error.propertyName === undefined && !insideChoice(error, choices))
    .toSorted((a, b) => rank(a.keyword) - rank(b.keyword));
  for (const error of sorted) {
    const { path, code, params } = place(error, root, errors);
    const key = JSON.stringify(code === 'FORM.LACKS' ? [...path, params['key'] ?? ''] : path);
    if (told.has(key)) continue;
    told.add(key);
    found.push(finding(code, file, path, params));
  }
  return found;
};
