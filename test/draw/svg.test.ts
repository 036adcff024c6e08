// Pictures of a board: whole and safe as XML, everything of the board in them once, nothing from outside.
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { printBoard } from '../../src/board/board.ts';
import type { BoardSet } from '../../src/board/board.ts';
import { openingOf } from '../../src/board/scenario.ts';
import type { MapFile, UnitsFile } from '../../src/board/data-types.ts';
import { boardPicture, counterPicture, mapPicture } from '../../src/draw/svg/index.ts';
import { makeSheet } from '../../src/draw/svg/geometry.ts';
import { chains, rings } from '../../src/draw/svg/smooth-lines.ts';
import { signsOf } from '../../src/draw/svg/counters/symbols.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { tinyBoard, tinyMap, tinySet, tinyTurns, tinyUnits } from '../board/tiny.ts';
import { everyNode, readXml, said, texts, withId } from './xml-kit.ts';
import type { XmlNode } from './xml-kit.ts';

const boardOf = (map: MapFile) => printBoard(map, makeGrid(map.grid));

const opened = (): string => boardPicture(tinySet(), 'meeting');
const bare = (): XmlNode => readXml(mapPicture(tinyBoard(), tinyUnits));

const words = (root: XmlNode, attribute: string): string[] =>
  said(root, attribute).flatMap((list) => list.split(' '));

describe('the reader of these tests', () => {
  it.each([
    ['<?xml version="1.0" encoding="UTF-8"?>\n<a><b></a></b>', 'closes nothing'],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<a>x & y</a>', 'bare markup'],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<a b="1" b="2"/>', 'twice'],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<a b=1/>', 'odd attributes'],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<a/><b/>', 'one whole element'],
  ])('refuses %s', (source, why) => {
    expect(() => readXml(source)).toThrow(why);
  });
});

describe('the picture of a map', () => {
  it('is one whole SVG document with a title and its size', () => {
    const root = bare();
    expect(root.name).toBe('svg');
    expect(root.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    const [, , width, height] = (root.attributes.get('viewBox') ?? '').split(' ');
    expect([root.attributes.get('width'), root.attributes.get('height')]).toEqual([width, height]);
    expect(root.children[0]).toMatchObject({ name: 'title', text: 'Tiny' });
  });

  it('prints the number of every hex once', () => {
    const numbers = withId(bare(), 'numbers')!;
    expect(texts(numbers).toSorted()).toEqual([...tinyBoard().grid.ids].toSorted());
  });

  it('prints letters in set-up areas, but not in all the land of a side, in however many countries', () => {
    const upland = { name: 'Upland', adjective: 'Upland', holder: 'west' };
    const { ['0101']: corner, ...hexes } = tinyMap.hexes;
    const map: MapFile = {
      ...tinyMap,
      countries: { ...tinyMap.countries, upland },
      hexes: { ...hexes, '0101': { ...corner!, country: 'upland' } },
    };
    const letters = (hexes: readonly string[]): readonly string[] => {
      const land = { title: 'Land', kind: 'set-up', rules: [], hexes } as const;
      const board = boardOf({ ...map, areas: { ...map.areas, land } });
      return texts(withId(readXml(mapPicture(board, tinyUnits)), 'set-up')!).map((word) =>
        word.toLowerCase(),
      );
    };
    const western = ['0101', '0102', '0103', '0201', '0202', '0301', '0302'];
    expect([letters(western).includes('land'), letters(western).includes('west-camp')]).toEqual([
      false,
      true,
    ]);
    expect(letters(western.slice(0, -1))).toContain('land');
  });

  it('draws every side of every hex once', () => {
    const d = withId(bare(), 'grid')!
      .children.map((path) => path.attributes.get('d'))
      .join('');
    const lines = d.split('M').slice(1);
    const { grid } = tinyBoard();
    const shared = [...grid.neighbours].filter((to) => to >= 0).length / 2;
    const outer = [...grid.neighbours].filter((to) => to < 0).length;
    expect(lines).toHaveLength(shared + outer);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('draws every river side once, under its river', () => {
    const rivers = withId(bare(), 'rivers')!;
    const drawn = Object.fromEntries(
      rivers.children.flatMap((path) => {
        const key = path.attributes.get('data-river');
        return key === undefined ? [] : [[key, path.attributes.get('data-sides')?.split(' ')]];
      }),
    );
    const wanted = (key: string) =>
      tinyMap.hexsides.filter((line) => line.river === key).map((line) => line.between.join('/'));
    expect(drawn).toEqual({ alder: wanted('alder'), brook: wanted('brook'), sedge: wanted('sedge') });
  });

  it('draws sides of lake, sea and strait between lands, and no others', () => {
    const sides = words(withId(bare(), 'water-sides')!, 'data-sides');
    expect(sides.toSorted()).toEqual(['0301/0302', '0305/0404', '0402/0503']);
  });

  it('draws a border on every side between two countries, and nowhere else', () => {
    const board = tinyBoard();
    const wanted: string[] = [];
    for (let side = 0; side < board.grid.count * 6; side++) {
      const [from, to] = [Math.floor(side / 6), board.grid.neighbours[side]!];
      const [a, b] = [board.hexes[from]?.country, board.hexes[to]?.country];
      if (from < to && a !== undefined && b !== undefined && a !== b)
        wanted.push(`${board.grid.id(from)}/${board.grid.id(to)}`);
    }
    expect(words(withId(bare(), 'borders')!, 'data-sides').toSorted()).toEqual(wanted.toSorted());
  });

  it('draws a border that is printed along hexsides as its own, and no other in its place', () => {
    const [a, b] = words(withId(bare(), 'borders')!, 'data-sides');
    const printed: MapFile = {
      ...tinyMap,
      sideKinds: {
        ...tinyMap.sideKinds,
        frontier: { name: 'frontier', sign: ':', line: 'border', ink: '#112233' },
      },
      hexsides: [
        ...tinyMap.hexsides,
        { between: (a ?? '').split('/') as [string, string], kind: 'frontier' },
      ],
    };
    const root = readXml(mapPicture(boardOf(printed), tinyUnits));
    expect(words(withId(root, 'frontier')!, 'data-sides')).toEqual([a]);
    expect(words(withId(root, 'borders')!, 'data-sides')).toContain(b);
    expect(words(withId(root, 'borders')!, 'data-sides')).not.toContain(a);
  });

  it('leaves the boundary of zones to the front where they say who holds them', () => {
    const { north, south } = tinyMap.zones;
    const held: MapFile = {
      ...tinyMap,
      zones: { north: { ...north!, holder: 'west' }, south: { ...south!, holder: 'east' } },
    };
    const root = readXml(mapPicture(boardOf(held), tinyUnits));
    expect(withId(root, 'zones')).toBeUndefined();
    expect(everyNode(root).flatMap((node) => texts(node))).not.toContain('Logistic boundary');
  });

  it('bounds an area that units may not leave, and has it in the key', () => {
    const bound: MapFile = {
      ...tinyMap,
      areas: { pale: { title: 'The Pale', kind: 'bounds', rules: ['tiny:2.1'], hexes: ['0303', '0402'] } },
    };
    const root = readXml(mapPicture(boardOf(bound), tinyUnits));
    expect(said(root, 'data-area')).toEqual(['pale']);
    expect(everyNode(root).flatMap((node) => texts(node))).toContain('The Pale');
  });

  it('marks cities, other places worth points, ports and forts in their hexes', () => {
    const root = bare();
    expect(said(root, 'data-city').toSorted()).toEqual(['0202', '0302', '0305']);
    expect(said(root, 'data-objective')).toEqual(['0404']);
    expect(said(root, 'data-port')).toEqual(['0302']);
    expect(said(root, 'data-hexes')).toEqual(['0203']);
    expect(texts(withId(root, 'places')!)).toEqual(
      expect.arrayContaining(['Alderton', 'Portsay', 'Eastmark', 'oil wells', '2']),
    );
  });

  it('names countries, waters, rivers and zones', () => {
    const root = bare();
    expect(texts(withId(root, 'country-names')!)).toEqual(['WESTLAND', 'EASTLAND']);
    expect(texts(withId(root, 'water-names')!)).toEqual(
      expect.arrayContaining(['BAY', 'Lake', 'Mirror', 'Long Inlet', 'Narrow']),
    );
    expect(said(root, 'aria-label')).toEqual(expect.arrayContaining(['Alder', 'Sedge']));
    expect(texts(withId(root, 'zones')!)).toEqual(['NORTH', 'SOUTH']);
  });

  it('explains in its key only what the map has', () => {
    const keyOf = (root: XmlNode): string[] =>
      everyNode(root).flatMap((node) => (node.attributes.has('data-key') ? texts(node) : []));
    expect(keyOf(bare())).toEqual(expect.arrayContaining(['Marsh', 'Eastern fortified line', 'West camp']));
    const dry: MapFile = {
      ...tinyMap,
      hexsides: [],
      hexes: Object.fromEntries(Object.keys(tinyMap.hexes).map((id) => [id, { terrain: 'clear' }])),
    };
    const key = keyOf(readXml(mapPicture(boardOf(dry), tinyUnits)));
    expect(key).toContain('Clear');
    expect(key).not.toContain('Marsh');
    expect(key).not.toContain('River');
  });

  it('prints scale and credit only when the file has them', () => {
    expect(withId(bare(), 'scale')).toBeUndefined();
    const map: MapFile = { ...tinyMap, kilometres: 90, credit: 'After a traveller.' };
    const root = readXml(mapPicture(boardOf(map), tinyUnits));
    expect(texts(withId(root, 'scale')!)).toEqual(['0', '90', '180', '270', '360 km']);
    expect(texts(root)).toContain('After a traveller.');
  });
});

describe('the picture of an opening', () => {
  it('has every counter of the map on its hex, and the rest in boxes and on the track', () => {
    const root = readXml(opened());
    const stacks = everyNode(root).filter((node) => node.attributes.has('data-stack'));
    const held = Object.fromEntries(
      stacks.map((node) => [
        node.attributes.get('data-stack'),
        everyNode(node)
          .filter((one) => one.name === 'title')
          .map((one) => one.text)
          .toSorted(),
      ]),
    );
    expect(held).toEqual({
      '0103': ['3 West Army'],
      '0202': ['1 West Army', '2 West Tank Corps'],
      '0302': ['Depot'],
      '0303': ['1 East Army'],
    });
    const reserve = everyNode(root).find((node) => node.attributes.get('data-box') === 'RESERVE')!;
    expect(everyNode(reserve).find((node) => node.name === 'title')?.text).toBe('3 East Army');
  });

  it('tells how many counters a stack has, and names the city they hide', () => {
    const stack = everyNode(readXml(opened())).find((node) => node.attributes.get('data-stack') === '0202')!;
    expect(texts(stack)).toContain('2');
    const cities = texts(withId(readXml(opened()), 'places')!);
    expect(cities).not.toContain('Alderton');
    expect(texts(withId(readXml(opened()), 'counters')!)).toContain('Alderton');
  });

  it('puts counters that are due into the box of their turn', () => {
    const set: BoardSet = { ...tinySet(), turns: { turns: [{ turn: 3, label: 'May 1941' }] } };
    const track = withId(readXml(boardPicture(set, 'meeting')), 'turns')!;
    expect(texts(track)).toEqual(expect.arrayContaining(['3', 'May 1941']));
    expect(everyNode(track).find((node) => node.name === 'title')?.text).toBe('2 East Guards Army');
  });

  it('shows what a chart says of each turn, and passes over charts of another form', () => {
    const turns = {
      turns: [{ turn: 1, label: 'May' }, { turn: 'x' }, 7],
      track: tinyTurns.track,
      movement: [{ turn: 1, side: 'west', mech: 8, nonMech: 3 }],
      replacements: [{ turn: 1, side: 'west', mech: 0, nonMech: 1 }],
    };
    const root = readXml(boardPicture({ ...tinySet(), turns }, 'meeting'));
    expect(texts(withId(root, 'turns')!)).toContain('Western move 8/3, repl. 0/1');
    expect(withId(readXml(boardPicture({ ...tinySet(), turns: 'none' })), 'turns')).toBeUndefined();
  });

  it('bears the title of the game and the name of the scenario', () => {
    expect(readXml(opened()).children[0]?.text).toBe('Tiny: the meeting');
  });

  it('shows the points of the scenario, and an empty track without one', () => {
    expect(texts(withId(readXml(boardPicture(tinySet())), 'points')!)).not.toContain('x1');
    expect(texts(withId(readXml(opened()), 'points')!)).toEqual(
      expect.arrayContaining(['POINTS 1', 'x10', 'x1']),
    );
  });
});

describe('the counter sheet', () => {
  it('has every counter once with front and back, and every marker', () => {
    const root = readXml(counterPicture(tinyUnits));
    const titles = everyNode(root).flatMap((node) => (node.name === 'title' ? [node.text] : []));
    for (const unit of tinyUnits.units) expect(titles.filter((title) => title === unit.name)).toHaveLength(2);
    expect(titles.filter((title) => title === 'Depot')).toHaveLength(1);
    expect(texts(root)).toContain('Depot, 2 of them');
  });

  it('prints factors, size, asterisk and what the back says', () => {
    const root = readXml(counterPicture(tinyUnits));
    const said = texts(root);
    expect(said).toEqual(expect.arrayContaining(['8-6', 'd6-5', '*', '0202', 'a', '3', 'for E1']));
  });

  it('shows one figure when attack and defence are equal', () => {
    const units: UnitsFile = {
      ...tinyUnits,
      units: tinyUnits.units.map((unit) => ({ ...unit, faces: [{ attack: 7, defence: 7 }] })),
    };
    const said = texts(readXml(counterPicture(units)));
    expect(said).toContain('7');
    expect(said).not.toContain('7-7');
  });

  it('shows both where a factor is always printed', () => {
    const units: UnitsFile = {
      ...tinyUnits,
      factors: { ...tinyUnits.factors, defence: { ...tinyUnits.factors['defence']!, always: true } },
      units: tinyUnits.units.map((unit) => ({ ...unit, faces: [{ attack: 7, defence: 7 }] })),
    };
    expect(texts(readXml(counterPicture(units)))).toContain('7-7');
  });

  it.each([
    ['infantry', ['cross']],
    ['panzer', ['oval']],
    ['mountain', ['cross', 'hill']],
    ['parachute-panzer', ['wings', 'oval']],
    ['airborne', ['wings', 'cross']],
    ['cavalry', ['slash']],
    ['aircraft', ['plane']],
    ['katyusha', ['rockets']],
    ['heavy-artillery', ['gun']],
    ['t34', ['oval']],
    ['rocket-sledge', []],
  ])('gives type %s the signs %j', (type, signs) => {
    expect(signsOf(type).toSorted()).toEqual(signs.toSorted());
  });
});

const HOSTILE = '</text><script>alert("1")</script>&<![CDATA[';

/** A set in which every name, title and label is hostile. */
const hostile = (evil: string): BoardSet => {
  const set = tinySet();
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        ['name', 'title', 'label', 'adjective', 'credit', 'print', 'ground', 'ink', 'type'].includes(key)
          ? evil
          : renamed(inner),
      ]),
    );
  };
  const map = renamed({ ...tinyMap, credit: '' }) as MapFile;
  const camp = { title: evil, kind: 'set-up', rules: [], hexes: ['0305'] } as const;
  return {
    ...set,
    board: boardOf({ ...map, grid: tinyMap.grid, areas: { ...map.areas, [evil]: camp } }),
    units: renamed(tinyUnits) as UnitsFile,
    turns: { turns: [{ turn: 3, label: evil }] },
    scenarios: renamed(set.scenarios) as BoardSet['scenarios'],
  };
};

const ELEMENTS = ['svg', 'title', 'defs', 'rect', 'g', 'path', 'circle', 'text', 'use', 'clipPath'];

/** Everything by which a picture could run or fetch something. */
const dangers = (source: string): string[] =>
  everyNode(readXml(source)).flatMap((node) => [
    ...(ELEMENTS.includes(node.name) ? [] : [node.name]),
    ...[...node.attributes].flatMap(([key, value]) => {
      const isInert = key === 'xmlns' || key.startsWith('data-') || key === 'aria-label';
      if (/^(on.*|style|src|.*xlink.*)$/i.test(key)) return [key];
      if (key === 'href') return /^#[a-z]+$/.test(value) ? [] : [value];
      if (isInert || /^url\(#[a-z-]+\)$/.test(value)) return [];
      return /url\(|:\/\/|javascript:/i.test(value) ? [value] : [];
    }),
  ]);

describe('safety', () => {
  it('no name can bring in markup or a script', () => {
    for (const source of [
      boardPicture(hostile(HOSTILE), 'meeting'),
      counterPicture(hostile(HOSTILE).units),
    ]) {
      expect(source).not.toContain('<script');
      expect(source).not.toContain('<!');
      expect(source).toContain('&lt;script&gt;');
      expect(dangers(source)).toEqual([]);
    }
  });

  it('a colour that is no plain colour is not used', () => {
    const evil = 'url(https://example.org/x.svg#a)';
    expect(dangers(counterPicture(hostile(evil).units))).toEqual([]);
    expect(said(readXml(counterPicture(hostile('red;x:y').units)), 'fill')).not.toContain('red;x:y');
  });

  it('nothing outside the picture is referred to', () => {
    expect(dangers(opened())).toEqual([]);
    expect(opened().match(/https?:[^"<]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(opened()).not.toMatch(/@import|<!|<image|<foreignObject/);
  });

  it('every reference inside the picture finds its target', () => {
    const root = readXml(opened());
    const ids = new Set(said(root, 'id'));
    const links = everyNode(root).flatMap((node) =>
      [...node.attributes.values()].flatMap((value) => /^(?:url\()?#([\w-]+)\)?$/.exec(value)?.[1] ?? []),
    );
    const colours = links.filter((link) => /^[0-9a-f]{3,6}$/.test(link));
    expect(links.length).toBeGreaterThan(colours.length);
    for (const link of links) if (!colours.includes(link)) expect(ids).toContain(link);
    expect(said(root, 'id')).toHaveLength(ids.size);
  });

  it('stays whole whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (evil) => {
        expect(dangers(boardPicture(hostile(evil), 'meeting'))).toEqual([]);
        expect(dangers(counterPicture(hostile(evil).units))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the same data', () => {
  it('give the same bytes', () => {
    expect(boardPicture(tinySet(), 'meeting')).toBe(opened());
    expect(counterPicture(tinyUnits)).toBe(counterPicture(structuredClone(tinyUnits)));
  });

  it('give numbers of two decimals at most', () => {
    expect(opened().match(/\d\.\d{3,}/g)).toBeNull();
    expect(opened()).not.toMatch(/NaN|undefined|Infinity|\de-\d/);
  });
});

describe('a board of another shape', () => {
  it('of a single hex can be drawn', () => {
    const map: MapFile = {
      ...tinyMap,
      grid: {
        ...tinyMap.grid,
        sheets: [{ prefix: '', firstRow: 1, lastRow: 1 }],
        columns: { default: [1, 1] },
      },
      hexes: { '0101': { terrain: 'all-sea', water: 'bay' } },
      hexsides: [],
      areas: {},
    };
    const root = readXml(mapPicture(boardOf(map), tinyUnits));
    expect(texts(withId(root, 'numbers')!)).toEqual(['0101']);
  });

  it('with an opening that names unknown hexes and counters is drawn without them', () => {
    const opening = {
      ...openingOf(tinySet(), 'meeting'),
      stacks: new Map([
        ['9999', ['w1']],
        ['0101', ['nobody']],
      ]),
    };
    const root = readXml(mapPicture(tinyBoard(), tinyUnits, opening));
    expect(said(root, 'data-stack')).toEqual(['0302']);
  });
});

describe('lines along hexsides', () => {
  const sheet = makeSheet(tinyBoard().grid, 0, 0);

  it('are one ring around one hex, and two around a hex that is missing in the middle', () => {
    const { grid } = sheet;
    const middle = grid.index('0303');
    expect(rings(sheet, (hex) => hex === middle).map((ring) => ring.corners.length)).toEqual([6]);
    const around = new Set(grid.neighbours.slice(middle * 6, middle * 6 + 6));
    expect(
      rings(sheet, (hex) => around.has(hex))
        .map((ring) => ring.corners.length)
        .toSorted((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('are joined whatever their order, and break where three meet', () => {
    const edges = [
      { a: 3, b: 2 },
      { a: 1, b: 2 },
      { a: 4, b: 3 },
    ];
    expect(chains(edges)).toEqual([{ corners: [1, 2, 3, 4], isRing: false }]);
    const forked = chains([...edges, { a: 2, b: 9 }]);
    expect(forked.map((chain) => chain.corners.length).toSorted((a, b) => a - b)).toEqual([2, 2, 3]);
  });
});
