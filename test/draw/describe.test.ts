// A whole board in words: everything that is on it is said, once, in lines that can be listened to.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { LAYERS } from '../../src/draw/layer-names.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import type { WordsOptions } from '../../src/draw/describe/index.ts';
import type { MapFile } from '../../src/board/data-types.ts';
import { BOARD_MESSAGES } from '../../src/text/en/play/board.ts';
import { messageProblems } from '../../src/text/lint-messages.ts';
import { tinyBoard, tinyMap, tinyUnits } from '../board/tiny.ts';
import { BOOK, heard, openingOf, plainBoard, spoken, SQUARE } from './describe-kit.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/draw/describe');

const HOME = Object.fromEntries(
  Object.entries(tinyMap.hexes).flatMap(([id, { country }]) =>
    country === undefined ? [] : [[id, country === 'westland' ? 'west' : 'east']],
  ),
);
const OPENING = openingOf({ '0202': ['w1', 'w2'], '0303': ['e1'] }, HOME, { reserve: ['e3'] });

const lines = (options: WordsOptions = {}, opening = OPENING): string[] =>
  spoken(boardWords(tinyBoard(), tinyUnits, opening, options), options.hexSpeech);

const ASKED: readonly WordsOptions[] = [
  {},
  ...LAYERS.map((layer) => ({ layer })),
  ...tinyBoard().grid.ids.map((at) => ({ at })),
  { at: '9999' },
];

describe('every line', () => {
  it('has its sentence, and all that the sentence needs', () => {
    for (const opening of [OPENING, undefined])
      for (const options of ASKED)
        for (const message of boardWords(tinyBoard(), tinyUnits, opening, options))
          expect(messageProblems(BOOK, message)).toEqual([]);
  });

  it('is one printable sentence that does not run long', () => {
    for (const options of ASKED)
      for (const line of lines(options)) {
        expect(line).toMatch(/^[A-Z0-9][\x20-\x7e]*\.$/);
        expect(line.length).toBeLessThanOrEqual(120);
        expect(line).not.toMatch(/unknown|undefined|\{/);
      }
  });

  it('is not said twice', () => {
    const all = lines();
    expect(all.filter((line, i) => all.indexOf(line) !== i)).toEqual([]);
  });

  it('says hexes the way that is asked for', () => {
    expect(lines({ layer: 'names', hexSpeech: 'pair' })).toContain(
      '02 02 Alderton: city, the Uplands, 1 point.',
    );
  });

  it('belongs to no sentence that nothing says', () => {
    const source = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const keys = Object.keys(BOARD_MESSAGES).filter((key) => key.startsWith('map.'));
    expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  });
});

describe('the whole board', () => {
  it('opens with how large it is and how it is numbered', () => {
    expect(lines().slice(0, 6)).toEqual([
      'Tiny, the map: 25 hexes in 5 rows, 21 of land, 4 of water.',
      'Rows end in the west at 0101 to 0501.',
      'Rows end in the east at 0105 to 0505.',
      'Hex numbers: first the row, 01 north to 05 south; then the column, 01 west to 05 east.',
      'Even rows stand half a hex east of the others.',
      'Round 0303: north-east 0203, east 0304, south-east 0403, south-west 0402, west 0302, north-west 0202.',
    ]);
  });

  it('tells where columns are counted from, wherever that is', () => {
    const said = spoken(boardWords(plainBoard(), undefined, undefined));
    expect(said).toContain(
      'Hex numbers: first the row, 10 north to 19 south; then the column, 00 east to 09 west.',
    );
  });

  it('tells of sheets, of rows with two names, and of columns that stand first', () => {
    const said = spoken(
      boardWords(
        plainBoard({
          grid: {
            ...SQUARE,
            digits: 'CCRR',
            columnsFrom: 'west',
            rowsRise: 'north',
            shifted: { rows: 'odd', toward: 'west' },
            sheets: [
              { prefix: 'N', firstRow: 1, lastRow: 3 },
              { prefix: 'S', firstRow: 5, lastRow: 7, seam: 'north' },
            ],
            columns: { default: [1, 4] },
          },
        }),
        undefined,
        undefined,
      ),
    );
    expect(said.slice(3, 8)).toEqual([
      'Hex numbers: first the column, 01 west to 04 east; then the row, 01 south to 07 north.',
      'Sheet N: rows 1 to 3.',
      'Sheet S: rows 5 to 7.',
      'Row S07 is the same as row N01.',
      'Odd rows stand half a hex west of the others.',
    ]);
  });

  it('names each region once as a region, with ground, cities and neighbours', () => {
    const all = lines();
    for (const { name } of Object.values(tinyMap.regions)) {
      const capital = name.charAt(0).toUpperCase() + name.slice(1);
      expect(all.filter((line) => line.startsWith(`${capital}, in the `))).toHaveLength(1);
    }
    const from = all.indexOf('Regions: 2, from north to south.');
    expect(all.slice(from + 1, from + 5)).toEqual([
      'The Uplands, in the north, 10 hexes, rows 01 to 02, columns 01 to 05.',
      'The Uplands: mostly clear, some rough, marsh in the east.',
      'Cities in the Uplands: 0202 Alderton.',
      'Next to the Uplands: the Lowlands south.',
    ]);
  });

  it('names each objective once, with its region and points', () => {
    const names = lines({ layer: 'names' });
    const { grid, hexes } = tinyBoard();
    for (const [hex, { objective }] of hexes.entries())
      expect(names.filter((line) => line.startsWith(grid.id(hex)))).toHaveLength(
        objective === undefined ? 0 : 1,
      );
    expect(names).toContain('0404 oil wells: oil field, the Lowlands, 1 point.');
  });

  it('says of an area that is all of a country just that', () => {
    const board = tinyBoard();
    const road = { ...board.map.areas['east-road']!, kind: 'region', country: 'eastland' } as const;
    const all = { ...board, map: { ...board.map, areas: { road } } };
    expect(spoken(boardWords(all, tinyUnits, undefined, {}))).toContain(
      'East road, 2 hexes: all land of Eastland.',
    );
  });

  it('says every area with every hex of it', () => {
    const all = lines();
    for (const { title, hexes } of Object.values(tinyMap.areas)) {
      const own = all.filter((line) => line.startsWith(`${title}, `));
      expect(own).toHaveLength(1);
      expect(heard(/: (.*)\.$/.exec(own[0] ?? '')?.[1] ?? '').toSorted()).toEqual([...hexes].toSorted());
    }
  });

  it('gives every hex of land its terrain: each is in a list, or in the rest', () => {
    const said = new Map(
      lines({ layer: 'terrain' }).flatMap((line) => {
        const [head = '', list = ''] = line.slice(0, -1).split(': ');
        return list.startsWith('all other') ? [] : heard(list).map((id) => [id, head.split(/,| also/)[0]]);
      }),
    );
    const words: Readonly<Record<string, string>> = {
      rough: 'Rough',
      marsh: 'Marsh',
      'desert-steppe': 'Desert steppe',
    };
    for (const [id, { terrain }] of Object.entries(tinyMap.hexes))
      expect(said.get(id)).toBe(words[String(terrain)]);
  });

  it('says nothing of a front when no scenario is asked for', () => {
    const all = spoken(boardWords(tinyBoard(), tinyUnits, undefined));
    expect(all.filter((line) => /Front|gap|unit/.test(line))).toEqual([]);
  });
});

describe('a map without some of it', () => {
  it('leaves out what it does not have', () => {
    const all = spoken(boardWords(plainBoard(), undefined, undefined));
    expect(all).toHaveLength(7);
    expect(all[6]).toBe('Clear: all other land, 100 hexes.');
  });
});

describe('the ground of a region', () => {
  const ground = (
    terrains: Readonly<Record<string, 'rough' | 'marsh'>>,
    hexes: readonly string[],
  ): string => {
    const board = plainBoard({
      regions: { moor: { name: 'Moor', hexes } },
      hexes: Object.fromEntries(Object.entries(terrains).map(([id, terrain]) => [id, { terrain }])),
    });
    return spoken(boardWords(board, undefined, undefined)).find((line) => line.startsWith('Moor: ')) ?? '';
  };
  const block = [11, 12, 13, 14, 15].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}0${column}`));

  it('says in which part of it another terrain lies', () => {
    expect(ground({ '1101': 'rough', '1102': 'rough' }, block)).toBe(
      'Moor: mostly clear, rough in the north-east.',
    );
    expect(ground({ '1303': 'marsh', '1405': 'rough' }, block)).toBe(
      'Moor: mostly clear, rough in the south-west, marsh in the middle.',
    );
  });

  it('names no part for what lies all over it', () => {
    expect(ground({ '1101': 'rough', '1505': 'rough' }, block)).toBe('Moor: mostly clear, some rough.');
  });

  it('says partly where no terrain has most of it, and all where one has it all', () => {
    expect(ground({ '1101': 'rough' }, ['1101', '1102'])).toBe('Moor: partly clear, some rough.');
    expect(ground({}, block)).toBe('Moor: all clear.');
  });
});

describe('regions next to each other', () => {
  const bordering = (hexsides: MapFile['hexsides']): string[] => {
    const board = plainBoard({
      regions: { up: { name: 'Up', hexes: ['1405'] }, down: { name: 'Down', hexes: ['1504'] } },
      hexsides,
    });
    return spoken(boardWords(board, undefined, undefined)).filter((line) => line.startsWith('Next to'));
  };

  it('say so both ways', () => {
    expect(bordering([])).toEqual(['Next to Up: Down south-east.', 'Next to Down: Up north-west.']);
  });

  it('are none where a lake lies between them', () => {
    expect(bordering([{ between: ['1405', '1504'], kind: 'lake' }])).toEqual([]);
  });
});

describe('names that are no landmarks', () => {
  const board = plainBoard({
    hexes: {
      '1203': { terrain: 'clear', label: 'Nizhyn' },
      '1201': { terrain: 'clear', label: 'Konotop' },
      '1302': { terrain: 'clear', city: 'Sumy' },
    },
  });

  it('are told row by row from the west when names are asked for, and not in the whole', () => {
    expect(spoken(boardWords(board, undefined, undefined, { layer: 'names' }))).toEqual([
      'Other cities, 1: 1302 Sumy.',
      'Names in row 12: 1203 Nizhyn, 1201 Konotop.',
    ]);
    expect(spoken(boardWords(board, undefined, undefined)).join()).not.toContain('Nizhyn');
  });

  it('are told of the hex itself', () => {
    expect(spoken(boardWords(board, undefined, undefined, { at: '1203' }))[0]).toBe('1203, Nizhyn: clear.');
  });
});

describe('one hex', () => {
  it('is told with its ground, its units, what lies round about it from north-east, and the cities near', () => {
    expect(lines({ at: '0202' })).toEqual([
      '0202, Alderton: clear, Western held, Westland, the Uplands, North zone.',
      'Western 2 units, attack 12, defence 11.',
      '1 West Army, Western side, attack 4, defence 5.',
      '2 West Tank Corps, Western side, attack 8, defence 6.',
      'North-east 0103: rough.',
      'East 0203, over the Alder: clear, Eastland.',
      'South-east 0303, over the Alder: marsh, Eastland. 1 East Army, Eastern side.',
      'South-west 0302: clear, Portsay.',
      'West 0201: rough.',
      'North-west 0102: clear.',
      'Area: West camp.',
      'Objective: city, 1 point.',
      'Portsay, 0302: 1 hex south-west.',
      'Eastmark, 0305: 3 hexes east and a little south.',
    ]);
  });

  it('does not say its region where that is the country again', () => {
    const board = plainBoard({
      countries: { a: { name: 'Latvia', adjective: 'Latvian' } },
      regions: { a: { name: 'Latvia', hexes: ['1405'] } },
      hexes: { '1405': { terrain: 'clear', country: 'a' } },
    });
    expect(spoken(boardWords(board, undefined, undefined, { at: '1405' }))[0]).toBe('1405: clear, Latvia.');
  });

  it('says where the map ends, and which water lies there', () => {
    const all = lines({ at: '0301' });
    expect(all).toContain('West: the map ends.');
    expect(all).toContain('East 0302, over the Long Inlet: clear, Portsay.');
    expect(all).toContain('South-east 0401: sea, the Bay.');
  });

  it('is refused by name where there is no such hex', () => {
    expect(lines({ at: '2699' })).toEqual([
      'No hex 2699. On this map rows run 01 to 05 and columns 01 to 05.',
    ]);
  });
});
