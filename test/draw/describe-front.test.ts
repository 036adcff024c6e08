// The front in words: who stands against whom, where nobody stands, who holds what.
import { describe, expect, it } from '@jest/globals';
import type { SideLine, UnitLine } from '../../src/board/data-types.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import { tinyBoard, tinyMap, tinyUnits } from '../board/tiny.ts';
import { openingOf, plainBoard, spoken } from './describe-kit.ts';

const HOME = Object.fromEntries(
  Object.entries(tinyMap.hexes).flatMap(([id, { country }]) =>
    country === undefined ? [] : [[id, country === 'westland' ? 'west' : 'east']],
  ),
);

const SEA = { terrain: 'all-sea' } as const;

const STACKS = { '0202': ['w1', 'w2'], '0303': ['e1'], '0103': ['w3'] };
const BOXES = { reserve: ['e3'], 'track 3': ['e2'] };

const control = (stacks: Readonly<Record<string, readonly string[]>> = STACKS): string[] =>
  spoken(
    boardWords(tinyBoard(), tinyUnits, openingOf(stacks, { ...HOME, '0203': 'west' }, BOXES), {
      layer: 'control',
    }),
  );

/** Rows 10 to 12 and on are the west's from column 5 up, the east's below. */
const plain = (
  stacks: Readonly<Record<string, readonly string[]>>,
  hexsides: readonly SideLine[] = [],
): string[] => {
  const board = plainBoard({ hexsides, rivers: { long: { name: 'Long', begins: 'edge', ends: 'edge' } } });
  const held = Object.fromEntries(
    board.grid.ids.map((id) => [id, Number(id.slice(2)) >= 5 ? 'west' : 'east']),
  );
  return spoken(boardWords(board, tinyUnits, openingOf(stacks, held), { layer: 'control' }));
};

const after = (lines: readonly string[], start: RegExp): string[] =>
  lines.slice(lines.findIndex((line) => start.test(line)));

describe('the front', () => {
  it('is said contact by contact, with both strengths and the river between', () => {
    expect(after(control(), /^Front/).slice(0, 2)).toEqual([
      'Front: 1 contact, north to south, Western hex first.',
      '0202 faces 0303 over the Alder: 1 West Army and 1 more, attack 12, defence 11. 1 East Army, attack 4, defence 5.',
    ]);
  });

  it('goes from north to south, and tells a stack that faces two of them once', () => {
    const lines = plain({ '1405': ['w1'], '1105': ['w3'], '1404': ['e1'], '1504': ['e2'], '1104': ['e3'] });
    expect(
      after(lines, /^Front/)
        .slice(0, 4)
        .map((line) => line.split(':')[0]),
    ).toEqual(['Front', '1105 faces 1104', '1405 faces 1404', '1405 also faces 1504']);
  });

  it('is said in two lines where both stacks do not go into one', () => {
    const long = (id: string): UnitLine => ({
      ...tinyUnits.units.find((unit) => unit.id === id)!,
      name: `${id} ${'Very '.repeat(8)}Long Army`,
    });
    const units = { ...tinyUnits, units: tinyUnits.units.map(({ id }) => long(id)) };
    const board = plainBoard();
    const opening = openingOf({ '1405': ['w1'], '1404': ['e1'], '1504': ['e3'] });
    const lines = spoken(boardWords(board, units, opening, { layer: 'control' }));
    expect(after(lines, /^Front/).slice(0, 4)).toEqual([
      'Front: 2 contacts, north to south, Western hex first.',
      `1405: ${long('w1').name}, attack 4, defence 5.`,
      `1405 faces 1404: ${long('e1').name}, attack 4, defence 5.`,
      `1405 also faces 1504: ${long('e3').name}, attack 4, defence 5.`,
    ]);
  });

  it('says what will be rolled for apart from what is known', () => {
    expect(plain({ '1405': ['w1'], '1404': ['e2', 'e1'] }).find((line) => line.startsWith('1405'))).toBe(
      '1405 faces 1404: 1 West Army, attack 4, defence 5. 2 East Guards Army and 1 more, attack 4, defence 10, plus 1 die.',
    );
  });

  it.each(['lake', 'sea'] as const)('has no contact over a side of %s', (kind) => {
    const stacks = { '1405': ['w1'], '1404': ['e1'] };
    expect(plain(stacks)).toContain('Front: 1 contact, north to south, Western hex first.');
    expect(plain(stacks, [{ between: ['1404', '1405'], kind }])).toContain(
      'Front: 0 contacts, north to south, Western hex first.',
    );
  });
});

describe('gaps', () => {
  it('are the hexes of a line with nobody in them, each group that hangs together', () => {
    const lines = after(plain({ '1205': ['w1'], '1605': ['w2'] }), /Western line/);
    expect(lines.slice(0, 4)).toEqual([
      '3 gaps in the Western line.',
      'Western gap 1, 2 hexes, 1 with no unit next door: 1005, 1105.',
      'Western gap 2, 3 hexes, 1 with no unit next door: 1305 to 1505.',
      'Western gap 3, 3 hexes, 2 with no unit next door: 1705 to 1905.',
    ]);
  });

  it('are none where a line is full', () => {
    const full = Object.fromEntries(
      [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((row) => [`${row}05`, ['w1']]),
    );
    expect(plain(full)).toContain('No gap in the Western line.');
  });

  it('are none along a coast, whoever holds the water', () => {
    const sea = Object.fromEntries([10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((row) => [`${row}04`, SEA]));
    const board = plainBoard({ hexes: sea });
    const held = Object.fromEntries(
      board.grid.ids.map((id) => [id, Number(id.slice(2)) >= 5 ? 'west' : 'east']),
    );
    const lines = spoken(boardWords(board, tinyUnits, openingOf({}, held), { layer: 'control' }));
    expect(lines).toContain('No gap in the Western line.');
  });

  it('are none where water keeps the enemy out', () => {
    const water: SideLine[] = [
      { between: ['1904', '1905'], kind: 'lake' },
      { between: ['1805', '1904'], kind: 'sea' },
    ];
    const manned = Object.fromEntries(
      [10, 11, 12, 13, 14, 15, 16, 17, 18].map((row) => [`${row}05`, ['w1']]),
    );
    expect(plain(manned)).toContain('1 gap in the Western line.');
    expect(plain(manned, water)).toContain('No gap in the Western line.');
  });
});

describe('forces and holdings', () => {
  it('count units by side and region, with their strength', () => {
    const lines = control();
    expect(lines).toContain('Westerners 3 units, attack 16, defence 16.');
    expect(lines).toContain('Easterners off the map: 2 units.');
    expect(lines).toContain('The Uplands: Westerners 3 units, attack 16, defence 16.');
    expect(lines).toContain('The Lowlands: Easterners 1 unit, attack 4, defence 5.');
  });

  it('say who holds the objectives, and what they are worth', () => {
    const lines = control();
    expect(lines).toContain('Westerners hold 1 objective worth 1: 0202 Alderton.');
    expect(lines).toContain('Easterners hold 2 objectives worth 3: 0305 Eastmark, 0404 oil wells.');
  });

  it('say of a region who holds how much of it, or that one side holds all', () => {
    expect(control().slice(0, 2)).toEqual([
      'The Uplands: Westerners 6 hexes, Easterners 4 hexes.',
      'The Lowlands: Westerners 2 hexes, Easterners 9 hexes.',
    ]);
    const all = Object.fromEntries(Object.keys(HOME).map((id) => [id, 'west']));
    const lines = spoken(boardWords(tinyBoard(), tinyUnits, openingOf({}, all), { layer: 'control' }));
    expect(lines[0]).toBe('Westerners hold all of the Uplands, the Lowlands.');
  });

  it('say what nobody holds', () => {
    const some = { ...HOME };
    delete some['0305'];
    const lines = spoken(boardWords(tinyBoard(), tinyUnits, openingOf({}, some), { layer: 'control' }));
    expect(lines).toContain('The Lowlands: Westerners 2 hexes, Easterners 8 hexes, 1 hex held by nobody.');
    expect(lines).toContain('Nobody holds 1 objective worth 2: 0305 Eastmark.');
  });
});
