// A board that has nothing of the other boards' words: every kind of it is drawn differently in letters, words and pictures,
// and a counter's faces and states are seen everywhere.
import { describe, expect, it } from '@jest/globals';
import { senseFindings, shapeFindings } from '../../src/board/check/index.ts';
import { openingOf } from '../../src/board/scenario.ts';
import { wholeMap } from '../../src/board/board-files.ts';
import type { HexLine, MapFile, SideLine } from '../../src/board/data-types.ts';
import { schemaChecker } from '../../src/cli/load/schemas.ts';
import type { Json } from '../../src/core/types.ts';
import { boardPicture, counterPicture } from '../../src/draw/svg/index.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import { variedBoard, variedFiles, variedMapFile, variedSet, variedUnits } from '../board/varied.ts';
import { legendOf, sheetOf, textOf } from './text-kit.ts';
import { spoken } from './describe-kit.ts';
import { everyNode, readXml, texts, withId } from './xml-kit.ts';

const map: MapFile = wholeMap(variedMapFile);
const ZOOMS = [1, 2, 3] as const;

/** The board with one hex and one list of sides of its own, and nothing else on it. */
const bare = (
  hex: HexLine,
  sides: readonly SideLine[] = [],
  networks: MapFile['networks'] = {},
): MapFile => ({
  ...map,
  hexes: Object.fromEntries(
    Object.keys(map.hexes).map((id) => [id, id === '0303' ? hex : { terrain: 'clear' }]),
  ),
  hexsides: sides,
  networks,
});

type Shown = { readonly letters: readonly string[]; readonly words: string; readonly picture: string };

const shown = (file: MapFile): Shown => ({
  letters: ZOOMS.flatMap((zoom) =>
    [false, true].map((isUnicode) =>
      textOf(sheetOf(variedSet(file), { zoom, isUnicode, layers: ['terrain', 'rivers'] })).join('\n'),
    ),
  ),
  words: spoken(boardWords(variedBoard(file), variedUnits, undefined)).join('\n'),
  picture: boardPicture(variedSet(file)),
});

/** No two of them look alike anywhere. */
const allDiffer = (all: readonly Shown[]): void => {
  const count = (of: (one: Shown) => string | undefined): number => new Set(all.map(of)).size;
  for (let i = 0; i < 6; i++) expect(count(({ letters }) => letters[i])).toBe(all.length);
  expect(count(({ words }) => words)).toBe(all.length);
  expect(count(({ picture }) => picture)).toBe(all.length);
};

describe('the varied board', () => {
  it('has nothing wrong, without countries, zones, waters or regions', () => {
    const check = schemaChecker();
    const schemas = { 'map.json': 'map', 'units.json': 'units', 'turns.json': 'turns' } as const;
    for (const [name, schema] of [
      ...Object.entries(schemas),
      ['scenarios/crossing.json', 'scenario'] as const,
    ])
      expect(check(name, schema, structuredClone(variedFiles[name]) as Json)).toEqual([]);
    expect(shapeFindings('varied', variedFiles)).toEqual([]);
    expect(senseFindings(variedFiles)).toEqual([]);
  });

  it('says nothing of countries and zones', () => {
    const { words, picture } = shown(map);
    expect(words).not.toMatch(/countr|zone/i);
    expect(picture).not.toMatch(/Border|boundary/i);
  });
});

describe('every kind', () => {
  it('of terrain, and of two in a hex, is drawn differently', () => {
    const terrains = ['clear', 'forest', 'swamp', 'dunes', 'sea', ['forest', 'swamp'], ['swamp', 'forest']];
    allDiffer(terrains.map((terrain) => shown(bare({ terrain }))).slice(0, 6));
  });

  it('of side is drawn differently, and a wall by the hex that it protects', () => {
    const between = ['0303', '0304'] as const;
    const river = { between: ['0103', '0104'], kind: 'river', river: 'alder' } as const;
    const lines: readonly (readonly SideLine[])[] = [
      [],
      [{ between, kind: 'river', river: 'alder' }],
      [{ between, kind: 'canal' }],
      [{ between, kind: 'wall', of: '0303' }],
      [{ between, kind: 'narrows' }],
      [{ between, kind: 'frontier' }],
    ];
    allDiffer(lines.map((sides) => shown(bare({ terrain: 'clear' }, [...sides]))));
    const walls = ['0303', '0304'].map((of) =>
      shown(bare({ terrain: 'clear' }, [river, { between, kind: 'wall', of }])),
    );
    expect(walls[0]?.words).not.toBe(walls[1]?.words);
    expect(walls[0]?.picture).not.toBe(walls[1]?.picture);
  });

  it('of feature is drawn differently', () => {
    const kinds: readonly NonNullable<HexLine['features']>[] = [
      {},
      { town: { name: 'Ferry' } },
      { town: { name: 'Ferry', points: 2 } },
      { airfield: {} },
      { works: { side: 'red' } },
      { works: { side: 'blue' } },
    ];
    // Somewhere else both sides have works, so that it is seen whose these are.
    const there: HexLine = { terrain: 'clear', features: { works: { side: 'red' } } };
    const here: HexLine = { terrain: 'clear', features: { works: { side: 'blue' } } };
    allDiffer(
      kinds.map((features) => {
        const file = bare({ terrain: 'clear', features });
        return shown({ ...file, hexes: { ...file.hexes, '0101': there, '0505': here } });
      }),
    );
  });

  it('of network is drawn differently', () => {
    const { road, rail, bridge } = map.networks;
    const routes = [['0302', '0303']];
    const laid = [{}, { road }, { rail }, { bridge }].map((some) =>
      Object.fromEntries(
        Object.entries(some).flatMap(([key, network]) =>
          network === undefined ? [] : [[key, { ...network, routes }]],
        ),
      ),
    );
    const between = ['0302', '0303'] as const;
    allDiffer(
      laid.map((networks) =>
        shown(bare({ terrain: 'clear' }, [{ between, kind: 'river', river: 'alder' }], networks)),
      ),
    );
  });

  it('has its name from the data, the same in letters, in words and in the key of a picture', () => {
    const text = legendOf(sheetOf(variedSet(), { zoom: 2 })).map((line) => line.replace(/^.* (?=[a-z])/, ''));
    const { words } = shown(map);
    const key = texts(readXml(boardPicture(variedSet())));
    for (const { name } of Object.values(map.terrains)) {
      const isLand = name !== 'sea';
      expect(text.join(' ')).toContain(name.split(' ').at(-1));
      if (isLand) expect(words.toLowerCase()).toContain(name);
      expect(key).toContain(name.charAt(0).toUpperCase() + name.slice(1));
    }
  });
});

describe('a terrain that is new', () => {
  const heath = { name: 'heath', sign: 'h', fill: '#c9b8d8', ink: '#6a4a8a', pattern: 'hatching' } as const;
  const file = { ...bare({ terrain: 'heath' }), terrains: { ...map.terrains, heath } };

  it('is drawn, told and explained by what its file says of it', () => {
    const { letters, words, picture } = shown(file);
    for (const drawn of letters) expect(drawn).toContain('hh heath');
    expect(words).toContain('Heath, 1 hex: 0303.');
    expect(picture).toContain('#c9b8d8');
    expect(picture).toContain('>Heath<');
  });

  it('that no vocabulary knows is refused, and never looks like clear land', () => {
    const files = {
      ...variedFiles,
      'map.json': { ...variedMapFile, hexes: { ...map.hexes, '0101': { terrain: 'heath' } } },
    };
    expect(shapeFindings('varied', files)).toMatchObject([
      { code: 'KEY.NONE', path: ['hexes', '0101', 'terrain'], params: { what: 'terrain', key: 'heath' } },
    ]);
    const { letters, words } = shown(bare({ terrain: 'heath' }));
    for (const drawn of letters) expect(drawn).toContain('?');
    expect(words).not.toContain('undefined');
  });
});

const begins = (condition: object): ReturnType<typeof variedSet> => {
  const set = variedSet();
  const { crossing } = set.scenarios;
  return { ...set, scenarios: { crossing: { ...crossing!, begins: { b2: condition } } } };
};

describe('the faces and states of a counter', () => {
  const conditions = [
    { face: 1 },
    { face: 2 },
    { face: 3 },
    { face: 2, states: ['disrupted'] },
    { face: 2, states: ['entrenched'] },
  ];
  const sets = conditions.map(begins);

  it('are seen in letters: the factor of the face, and a sign of the state where there is room', () => {
    const at = (zoom: 1 | 2 | 3): readonly string[] =>
      sets.map((set) => textOf(sheetOf(set, { zoom, opening: openingOf(set, 'crossing') })).join('\n'));
    expect(new Set(at(1)).size).toBe(3);
    expect(new Set(at(2)).size).toBe(5);
    expect(new Set(at(3)).size).toBe(5);
    expect(at(2)[1]).toContain('B6 -');
    expect(at(2)[3]).toContain('B6 d');
  });

  it('are told in words', () => {
    const told = sets.map(
      (set) => spoken(boardWords(variedBoard(), variedUnits, openingOf(set, 'crossing'), { at: '0304' }))[1],
    );
    expect(told).toEqual([
      '2 Division, Blue side, strength 9.',
      '2 Division, reduced, Blue side, strength 6.',
      '2 Division, reduced twice, Blue side, strength 3.',
      '2 Division, reduced, disrupted, Blue side, strength 6.',
      '2 Division, reduced, entrenched, Blue side, strength 6.',
    ]);
  });

  it('are different pictures', () => {
    expect(new Set(sets.map((set) => boardPicture(set, 'crossing'))).size).toBe(5);
  });

  it('stand side by side on the counter sheet, each with its factors', () => {
    const said = texts(readXml(counterPicture(variedUnits)));
    expect(said).toEqual(expect.arrayContaining(['5-4', '2-4', '1-6-3', '9', '6', '3']));
  });

  it('are told with as many factors as they have', () => {
    const words = spoken(
      boardWords(variedBoard(), variedUnits, openingOf(variedSet(), 'crossing'), { at: '0302' }),
    );
    expect(words[1]).toBe('1 Guns, disrupted, Blue side, strength 1, barrage 6.');
  });

  it('show sizes of divisions, brigades and regiments', () => {
    const nodes = everyNode(readXml(counterPicture(variedUnits)));
    const strokes = nodes.filter(({ attributes }) => attributes.get('stroke-width') === '1.25');
    expect(new Set(strokes.map(({ attributes }) => attributes.get('d'))).size).toBe(3);
  });
});

describe('the sheet of a game without points', () => {
  it('has no points track, and prints the seasons of its turns', () => {
    const root = readXml(boardPicture(variedSet(), 'crossing'));
    expect(withId(root, 'points')).toBeUndefined();
    expect(texts(withId(root, 'turns')!)).toEqual(expect.arrayContaining(['2 Oct', 'dry', 'mud']));
    expect(texts(root)).toContain('Army reserve');
  });
});
