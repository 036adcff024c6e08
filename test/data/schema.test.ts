// The shipped data files against their schemas and all checks, and the schemas themselves.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findFiles } from '../../src/cli/load/board.ts';
import { examine } from '../../src/cli/load/check-data.ts';
import { programVoice } from '../../src/cli/load/game.ts';
import { schemaChecker } from '../../src/cli/load/schemas.ts';
import { STATUSES } from '../../src/board/data-types.ts';
import { LINES, MARK_SYMBOLS, PATTERNS, ROUTES, SYMBOLS, WATER_SORTS } from '../../src/board/vocabularies.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { sayProblem } from '../../src/text/say-refusal.ts';

const folder = join(shippedData(), 'schema');

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const schemas = files.map((name) => ({
  name,
  schema: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Node,
}));

/** Every part of a schema that is a schema itself, with the way to it. */
const parts = (value: unknown, at: string): readonly (readonly [string, Node])[] => {
  if (Array.isArray(value)) return value.flatMap((each, i) => parts(each, `${at}/${i}`));
  if (!isNode(value)) return [];
  const below = Object.entries(value).flatMap(([key, each]) => parts(each, `${at}/${key}`));
  const isSchema = ['type', '$ref', 'enum', 'const', 'oneOf', 'anyOf'].some((key) => key in value);
  return isSchema && !at.endsWith('/properties') ? [[at, value], ...below] : below;
};

const all = schemas.flatMap(({ name, schema }) => parts(schema, name));

describe('a schema', () => {
  it.each(schemas)('$name has the name of its file, and says what it is for', ({ name, schema }) => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema['$id']).toBe(name);
    expect(schema['description']).toMatch(/^[A-Z].{30,}\.$/);
  });

  it('lets no record have fields that it does not name', () => {
    const open = all.filter(
      ([, part]) =>
        part['type'] === 'object' && part['additionalProperties'] === undefined && !('propertyNames' in part),
    );
    expect(open.map(([at]) => at)).toEqual([]);
    const records = all.filter(
      ([, part]) => isNode(part['properties']) && part['additionalProperties'] !== false,
    );
    expect(records.map(([at]) => at)).toEqual([]);
  });

  it('says of every value that can be wrong what it must be', () => {
    const silent = all.filter(
      ([at, part]) =>
        !('$ref' in part) &&
        // The choice between forms has a title, and that is what is said.
        !/\/(oneOf|anyOf)\//.test(at) &&
        part['title'] === undefined &&
        (part['type'] === undefined || 'pattern' in part || 'enum' in part || 'minimum' in part),
    );
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it('has the same words as the types', () => {
    const at = (path: string): unknown => all.find(([place]) => place === path)?.[1]['enum'];
    const word = (file: string, table: string, field: string): unknown =>
      at(`${file}.schema.json/properties/${table}/additionalProperties/properties/${field}`);
    expect(word('map', 'terrains', 'pattern')).toEqual([...PATTERNS]);
    expect(word('map', 'terrains', 'water')).toEqual([...WATER_SORTS]);
    expect(word('map', 'sideKinds', 'line')).toEqual([...LINES]);
    expect(word('map', 'features', 'symbol')).toEqual([...SYMBOLS]);
    expect(word('map', 'networks', 'line')).toEqual([...ROUTES]);
    expect(word('units', 'marks', 'symbol')).toEqual([...MARK_SYMBOLS]);
    expect(word('units', 'states', 'symbol')).toEqual([...MARK_SYMBOLS]);
    expect(at('common.schema.json/$defs/source/properties/status')).toEqual([...STATUSES]);
  });

  it('names in defaults the fields of the records themselves', () => {
    const fields = (file: string, section: string): readonly string[] => {
      const { schema } = schemas.find(({ name }) => name === `${file}.schema.json`) ?? { schema: {} };
      const path = ['properties', 'defaults', 'properties', section, 'propertyNames', 'enum'];
      return path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), schema) as string[];
    };
    const from = all.filter(([place]) => place.endsWith('properties/from'));
    expect(from.length).toBeGreaterThan(30);
    for (const [place, part] of from) {
      const found = /^(\w[\w-]*)\.schema\.json\/properties\/(\w+)\//.exec(place);
      if (found === null || !isNode(part['propertyNames'])) continue;
      if (!Array.isArray(part['propertyNames']['enum'])) continue;
      const own = (part['propertyNames']['enum'] as readonly string[]).filter((field) => field !== 'id');
      const shared = fields(found[1] ?? '', found[2] ?? '').filter((field) => field !== 'id');
      expect({ place, own }).toEqual({ place, own: shared });
    }
  });
});

describe.each(BOARDS)('the shipped data of $id', (entry) => {
  it('are all there, each with a schema', () => {
    const lacking = entry.files.filter(({ name }) => !existsSync(join(shippedData(), entry.id, name)));
    expect(lacking).toEqual([]);
    expect(entry.files.filter(({ schema }) => schema === undefined)).toEqual([]);
  });

  it('have nothing wrong', async () => {
    const found = findFiles({ shipped: shippedData() }, entry, undefined);
    expect(found.ok).toBe(true);
    if (!found.ok) return;
    const { problems } = examine(entry, await entry.own(), found.value, 'thorough');
    expect(problems.flatMap((problem) => sayProblem(programVoice, problem))).toEqual([]);
  });

  it('stand one record a line, in printable ASCII, with no line too long to be edited', () => {
    for (const { name } of entry.files) {
      const text = readFileSync(join(shippedData(), entry.id, name), 'utf8');
      expect({ name, strange: text.match(/[^\n\x20-\x7e]/g) }).toEqual({ name, strange: null });
      const longest = Math.max(...text.split('\n').map((line) => line.length));
      expect({ name, isLong: longest > 4000 }).toEqual({ name, isLong: false });
    }
  });
});

describe('the checker', () => {
  it('takes every schema without complaint', () => {
    const check = schemaChecker();
    for (const { name } of schemas.filter((one) => !one.name.startsWith('common')))
      expect(check('x.json', name.replace('.schema.json', ''), 7)).toHaveLength(1);
  });
});
