// Files with anything in them: whatever is put in place of a value, the checks answer and never stop, and what they let
// through can be put together and looked at.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { senseFindings, shapeFindings } from '../../src/board/check/index.ts';
import { openingOf } from '../../src/board/scenario.ts';
import { placeOf } from '../../src/board/json-path.ts';
import { boardSet } from '../../src/board/read-board.ts';
import { mapRecords, scenarioList, unitsRecord } from '../../src/board/board-json.ts';
import { schemaChecker } from '../../src/cli/load/schemas.ts';
import type { Json } from '../../src/core/types.ts';
import { changed, tinyEntry } from './shelf.ts';
import type { Step } from './shelf.ts';
import { tinyFiles } from './tiny.ts';

const check = schemaChecker();

/** Every place in a file. */
const places = (value: unknown, path: readonly Step[]): readonly (readonly Step[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, each]) =>
    places(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? below : [path, ...below];
};

const spots = Object.entries(tinyFiles).flatMap(([name, file]) =>
  places(file, []).map((path) => ({ name, path })),
);

const words = [
  ...new Set(
    Object.values(tinyFiles)
      .flatMap((file) => JSON.stringify(file).match(/"[^"]*"/g) ?? [])
      .map((word) => word.slice(1, -1)),
  ),
  'constructor',
  'tostring',
  'edge',
  'source',
  '',
];

/** Things of the same sort as stand there, and others. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 40 }) },
  fc.constantFrom<unknown>(null, true, [], {}, undefined, ['0101'], ['w1', 'w1'], [[]]),
  fc.jsonValue({ maxDepth: 2 }),
);

const schemaOf = (name: string): string | undefined =>
  tinyEntry.files.find((file) => file.name === name)?.schema;

describe('a file with another value somewhere', () => {
  it('is answered, and can be looked at if nothing keeps it from that', () => {
    let through = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...spots), anything), { minLength: 1, maxLength: 3 }),
        (changes) => {
          const files: Record<string, object> = { ...tinyFiles };
          for (const [{ name, path }, value] of changes) {
            try {
              files[name] = changed(files[name] ?? {}, path, value);
            } catch {
              return; // an earlier change took the place away
            }
          }
          const form = Object.entries(files).flatMap(([name, file]) => {
            const schema = schemaOf(name);
            return schema === undefined ? [] : check(name, schema, file as Json);
          });
          for (const { file, path } of form) expect(placeOf(files[file], path)).toMatch(/^[\x20-\x7e]*$/);
          if (form.length > 0) return;
          const shape = shapeFindings('tiny', files);
          if (shape.length > 0) return;
          through += 1;
          senseFindings(files);
          const set = boardSet(files);
          for (const id of Object.keys(set.scenarios)) openingOf(set, id);
          expect(mapRecords(set)).toHaveLength(set.board.grid.count);
          scenarioList(set);
          unitsRecord(set);
        },
      ),
      { numRuns: 3000 },
    );
    // Else nothing was tried beyond the forms.
    expect(through).toBeGreaterThan(100);
  });
});
