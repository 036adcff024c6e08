// Markers that lie on the map, drawn and said, and legends that list the signs that are seen and no others.
import { describe, expect, it } from '@jest/globals';
import type { BoardSet } from '../../src/board/board.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import type { WordsOptions } from '../../src/draw/describe/index.ts';
import { programVoice } from '../../src/cli/load/game.ts';
import { say } from '../../src/text/say.ts';
import { tinyMap, tinySet } from '../board/tiny.ts';
import { legendOf, mapOf, nineHexes, opening, sheetOf } from './text-kit.ts';

const set = tinySet();

const withDepots = (stacks: Parameters<typeof opening>[0], ...hexes: readonly string[]) => ({
  ...opening(stacks),
  markers: new Map(hexes.map((hex) => [hex, ['depot']])),
});

const words = (options: WordsOptions = {}): readonly string[] =>
  boardWords(set.board, set.units, withDepots({}, '0302', '0405'), options).flatMap((one) =>
    say(programVoice, one),
  );

const SAID = 'Marker Depot, 2 hexes: 0302 Portsay, 0405.';

describe('a marker in words', () => {
  it('is said among the landmarks, with the front, and once in the whole', () => {
    for (const options of [{}, { layer: 'names' }, { layer: 'control' }] as const)
      expect(words(options).filter((line) => line.includes('Depot'))).toEqual([SAID]);
    expect(words({ layer: 'rivers' }).join(' ')).not.toContain('Depot');
  });

  it('is said of its hex, and of the hex next to it', () => {
    expect(words({ at: '0302' })).toContain('Marker: Depot.');
    expect(words({ at: '0303' }).find((line) => line.startsWith('West 0302'))).toMatch(/, marker Depot\.$/);
  });
});

describe('a marker in a drawing', () => {
  const legend = '@ Depot in 0302';

  it('has a sign in its hex at zoom 2, beside what is printed there', () => {
    const wish = { zoom: 2, opening: withDepots({}, '0302') } as const;
    expect(mapOf(set, wish)[4]).toContain(' O.p@ ');
    expect(legendOf(sheetOf(set, wish))).toContain(legend);
  });

  it('has it beside a counter, or in the place of the ground where there is no room', () => {
    const stacks = { '0302': ['w1'], '0202': ['w2'] };
    const lines = mapOf(set, { zoom: 2, opening: withDepots(stacks, '0302', '0202') });
    expect(lines[4]).toContain('W4 O');
    expect(lines[5]).toContain('@0302');
    expect(lines[2]).toContain('W8 !');
    expect(lines[3]).toContain('@0202');
  });

  it('has it among the small signs at zoom 3, and none at zoom 1', () => {
    const found = { opening: withDepots({}, '0302') };
    const large = sheetOf(set, { zoom: 3, ...found });
    expect(large.rows.some(({ text }) => text.includes(' p@'))).toBe(true);
    expect(legendOf(large)).toContain(legend);
    expect(legendOf(sheetOf(set, { zoom: 1, ...found })).join(' ')).not.toContain('Depot');
  });

  it('is not in the legend where its hex is not in the drawing', () => {
    const there = sheetOf(set, { zoom: 2, opening: withDepots({}, '0405') });
    expect(legendOf(there)).toContain('@ Depot in 0405');
    expect(legendOf(sheetOf(set, { zoom: 2, opening: withDepots({}) })).join(' ')).not.toContain('@');
  });
});

describe('the legend', () => {
  const board = nineHexes({
    '0101': { city: 'Omsk', objective: 'city', points: 1 },
    '0102': { city: 'Orsha' },
  });

  it.each([1, 2] as const)('does not list signs that a name is written over, at zoom %d', (zoom) => {
    const sheet = sheetOf(board, { zoom, layers: ['terrain', 'names'] });
    expect(legendOf(sheet).filter((line) => /city|points/.test(line))).toEqual([]);
    expect(legendOf(sheetOf(board, { zoom })).filter((line) => /city|points/.test(line))).toEqual([
      'O city',
      '! worth points',
    ]);
  });

  it('does not list the ground where all of it is written over', () => {
    const sheet = sheetOf(board, { zoom: 1, layers: ['terrain', 'countries'] });
    expect(legendOf(sheet)).toEqual(['We Westland']);
  });

  const overlapping: BoardSet = nineHexes({}, [], {
    areas: {
      don: {
        ...tinyMap.areas['east-road']!,
        kind: 'supply',
        title: 'The Don',
        hexes: ['0101', '0102', '0103'],
      },
      rostov: { ...tinyMap.areas['east-road']!, kind: 'supply', title: 'Rostov', hexes: ['0103'] },
    },
  });

  it('says where one area lies over another', () => {
    const layers = ['supply'] as const;
    expect(legendOf(sheetOf(overlapping, { zoom: 1, layers }))).toEqual(
      expect.arrayContaining(['D The Don', 'R Rostov', 'R over D']),
    );
    expect(legendOf(sheetOf(overlapping, { zoom: 2, layers }))).toEqual(
      expect.arrayContaining(['D The Don', 'R Rostov', 'RD in each of them']),
    );
  });

  it('explains an area that is covered everywhere, since it is named as covered', () => {
    const area = { ...tinyMap.areas['east-road']!, kind: 'supply' } as const;
    const covered: BoardSet = nineHexes({}, [], {
      areas: {
        don: { ...area, title: 'The Don', hexes: ['0102', '0103'] },
        rostov: { ...area, title: 'Rostov', hexes: ['0102'] },
        azov: { ...area, title: 'Azov', hexes: ['0103'] },
      },
    });
    const legend = (at?: string): readonly string[] =>
      legendOf(sheetOf(covered, { zoom: 1, layers: ['supply'], opening: opening({ '0102': ['w1'] }) }, at));
    expect(legend()).toEqual(expect.arrayContaining(['D The Don', 'A Azov', 'A over D']));
    // A counter stands on the only hex of Rostov.
    expect(legend().join(' ')).not.toContain('Rostov');
  });
});
