// What the words of a board do not know is refused, once for each slip, where it stands; and words nobody could tell apart.
import { describe, expect, it } from '@jest/globals';
import { senseFindings, shapeFindings } from '../../src/board/check/index.ts';
import { placeOf } from '../../src/board/json-path.ts';
import { schemaChecker } from '../../src/cli/load/schemas.ts';
import type { Json } from '../../src/core/types.ts';
import { changed } from './shelf.ts';
import type { Step } from './shelf.ts';
import { variedFiles } from './varied.ts';

const SCHEMAS = { 'map.json': 'map', 'units.json': 'units', 'scenarios/crossing.json': 'scenario' } as const;
const SCENARIO = 'scenarios/crossing.json';
const check = schemaChecker();

/** What is found, first of the forms, then of what fits together, as `validate` finds it. */
const found = (file: keyof typeof SCHEMAS, path: readonly Step[], value: unknown): readonly string[] => {
  const files = { ...variedFiles, [file]: changed(variedFiles[file] ?? {}, path, value) };
  const form = check(file, SCHEMAS[file], structuredClone(files[file]) as Json);
  const all = form.length > 0 ? form : [...shapeFindings('varied', files), ...senseFindings(files)];
  return all.map(({ code, file: name, path: at }) => `${code} ${name} ${placeOf(files[name], at)}`);
};

describe('a word that is not in the vocabulary', () => {
  it.each<[string, keyof typeof SCHEMAS, Step[], unknown, string]>([
    ['a terrain', 'map.json', ['hexes', '0101', 'terrain'], 'heath', 'KEY.NONE map.json hexes.0101.terrain'],
    [
      'one terrain of two',
      'map.json',
      ['hexes', '0105', 'terrain', 1],
      'heath',
      'KEY.NONE map.json hexes.0105.terrain.number 2',
    ],
    [
      'a feature',
      'map.json',
      ['hexes', '0204', 'features', 'mine'],
      {},
      'KEY.NONE map.json hexes.0204.features.mine',
    ],
    [
      'a kind of side',
      'map.json',
      ['hexsides', 9, 'kind'],
      'moat',
      'KEY.NONE map.json hexsides.0402/0502.kind',
    ],
    [
      'a factor',
      'units.json',
      ['units', 0, 'faces', 0, 'luck'],
      3,
      'KEY.NONE units.json units.r1.faces.number 1.luck',
    ],
    ['a size', 'units.json', ['units', 0, 'size'], 'army', 'KEY.NONE units.json units.r1.size'],
    ['a mark', 'units.json', ['units', 2, 'marks', 0], 'dot', 'KEY.NONE units.json units.r3.marks.number 1'],
    [
      'a state',
      SCENARIO,
      ['begins', 'b1', 'states', 0],
      'tired',
      'KEY.NONE scenarios/crossing.json begins.b1.states.number 1',
    ],
    ['a face', SCENARIO, ['begins', 'r2', 'face'], 3, 'UNIT.FACE scenarios/crossing.json begins.r2.face'],
    ['a counter', SCENARIO, ['begins', 'r9'], { face: 1 }, 'KEY.NONE scenarios/crossing.json begins.r9'],
    [
      'a source of a feature',
      'map.json',
      ['hexes', '0204', 'from'],
      { mine: 'book' },
      'SOURCE.FIELD map.json hexes.0204.from.mine',
    ],
    [
      'a pattern',
      'map.json',
      ['terrains', 'forest', 'pattern'],
      'leaves',
      'FORM.VALUE map.json terrains.forest.pattern',
    ],
    [
      'a symbol',
      'map.json',
      ['features', 'town', 'symbol'],
      'tower',
      'FORM.VALUE map.json features.town.symbol',
    ],
    [
      'a colour',
      'map.json',
      ['terrains', 'forest', 'fill'],
      'green',
      'FORM.VALUE map.json terrains.forest.fill',
    ],
    [
      'a sign of two',
      'map.json',
      ['terrains', 'forest', 'sign'],
      'ff',
      'FORM.VALUE map.json terrains.forest.sign',
    ],
  ])('is refused once: %s', (_, file, path, value, expected) => {
    expect(found(file, path, value)).toEqual([expected]);
  });
});

describe('a line that does not fit its kind', () => {
  it.each<[string, Step[], unknown, string]>([
    [
      'a wall that protects nobody',
      ['hexsides', 11, 'of'],
      undefined,
      'SIDE.LACKS map.json hexsides.0104/0203',
    ],
    [
      'a wall that protects another hex',
      ['hexsides', 11, 'of'],
      '0505',
      'SIDE.OF map.json hexsides.0104/0203.of',
    ],
    ['a canal that protects', ['hexsides', 9, 'of'], '0402', 'SIDE.TOO-MUCH map.json hexsides.0402/0502.of'],
    [
      'a road that jumps',
      ['networks', 'road', 'routes', 0, 1],
      '0505',
      'SIDE.APART map.json networks.road.routes.number 1.number 2',
    ],
    [
      'a road with more names than routes',
      ['networks', 'road', 'names'],
      ['the High Road', 'the Low Road'],
      'ROUTE.NAMES map.json networks.road.names',
    ],
    [
      'a road off the map',
      ['networks', 'road', 'routes', 0, 4],
      '0206',
      'HEX.NONE map.json networks.road.routes.number 1.number 5',
    ],
  ])('is refused: %s', (_, path, value, expected) => {
    expect(found('map.json', path, value)).toContain(expected);
  });

  it('may be one of several along a side, if only one of them is water', () => {
    const wall = { between: ['0103', '0203'], kind: 'wall', of: '0203' };
    expect(found('map.json', ['hexsides', 14], wall)).toEqual([]);
    expect(
      found('map.json', ['hexsides', 14], { between: ['0104', '0103'], kind: 'river', river: 'alder' }),
    ).toContain('SIDE.TWICE map.json hexsides.0104/0103');
  });
});

describe('two words that nobody could tell apart', () => {
  it.each<[string, Step[], unknown, string]>([
    ['by their names', ['terrains', 'dunes', 'name'], 'Forest', 'SIGN.TWICE map.json terrains.dunes.name'],
    ['by their signs', ['terrains', 'dunes', 'sign'], 'f', 'SIGN.TWICE map.json terrains.dunes.sign'],
    ['by their looks', ['terrains', 'sea', 'fill'], '#eeeeda', 'SIGN.TWICE map.json terrains.sea.fill'],
    ['of networks', ['networks', 'rail', 'sign'], '-', 'SIGN.TWICE map.json networks.rail.sign'],
    ['by a sign of counters', ['terrains', 'dunes', 'sign'], '=', 'SIGN.KEPT map.json terrains.dunes.sign'],
    [
      'by being two columns wide',
      ['features', 'works', 'unicode'],
      '\u2693',
      'SIGN.WIDE map.json features.works.unicode',
    ],
    ['of features', ['features', 'works', 'name'], 'town', 'SIGN.TWICE map.json features.works.name'],
  ])('are refused: %s', (_, path, value, expected) => {
    expect(found('map.json', path, value)).toEqual([expected]);
  });
});
