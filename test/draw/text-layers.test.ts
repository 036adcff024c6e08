// Layers: what the hexes of a board show in place of their terrain, alone and over one another.
import { describe, expect, it } from '@jest/globals';
import type { Layer } from '../../src/draw/layer-names.ts';
import { abbreviations } from '../../src/draw/text/abbreviate.ts';
import { tinyMap, tinySet } from '../board/tiny.ts';
import { legendOf, mapOf, nineHexes, opening, sheetOf, textOf } from './text-kit.ts';

const small = (...layers: readonly Layer[]): readonly string[] => mapOf(tinySet(), { zoom: 1, layers });
const middle = (...layers: readonly Layer[]): readonly string[] => mapOf(tinySet(), { zoom: 2, layers });
const large = (...layers: readonly Layer[]): readonly string[] => mapOf(tinySet(), { zoom: 3, layers });

describe('the layer of control', () => {
  it('shows who holds each country, in small letters', () => {
    expect(small('control')).toEqual([
      ' ww ww ww ee ee',
      '  ww ww ee ee ee',
      ' ww ww ee -- ee',
      '  ~~ ee ee ee ee',
      ' ~~ ~~ ee ee ee',
    ]);
    expect(middle('control').slice(0, 2)).toEqual([
      ' ww    ww    ww    ee    ee',
      'w0101 w0102 w0103|e0104 e0105',
    ]);
    expect(large('control')[2]).toBe('| w w w | w w w | w w w } e e e | e e e |');
  });

  it('shows who holds each hex in a scenario, also beneath its counters', () => {
    const begun = opening({ '0203': ['w1'] }, { '0203': 'west', '0101': 'east' });
    expect(mapOf(tinySet(), { zoom: 2, layers: ['control'], opening: begun }).slice(0, 4)).toEqual([
      ' ee    ..    ..    ..    ..',
      'e0101 .0102 .0103|.0104 .0105',
      '    ..    ..   /W4    ..    ..',
      '   .0201 .0202|w0203 .0204 .0205',
    ]);
  });

  it('says in the legend whose they are', () => {
    const sheet = sheetOf(tinySet(), { zoom: 1, layers: ['control'] });
    expect(legendOf(sheet)).toEqual(['~~ sea', '-- lake', 'ww held by Westerners', 'ee held by Easterners']);
  });
});

describe('the layer of supply', () => {
  it('shows zones, and sources and areas by a capital letter', () => {
    expect(small('supply')).toEqual([
      ' nn nn nn nn nE',
      '  nn nn nn nn nE',
      ' ss ss ss -- ss',
      '  ~~ ss ss ss ss',
      ' ~~ ~~ ss ss ss',
    ]);
    expect(large('supply')[2]).toBe('| n n n | n n n | n n n } n n n |   E   |');
    expect(legendOf(sheetOf(tinySet(), { zoom: 1, layers: ['supply'] }))).toEqual([
      '~~ sea',
      '-- lake',
      'n zone North',
      's zone South',
      'E East road',
    ]);
  });

  it('shows the smallest of several areas where there is room for one, and all of them where there is more', () => {
    const area = (kind: 'supply' | 'line', ...hexes: readonly string[]) =>
      ({ title: 'An area', kind, rules: ['tiny:2.1'], hexes }) as const;
    const set = nineHexes({}, [], {
      areas: {
        basin: area('supply', '0101', '0102', '0103'),
        bridge: area('supply', '0102'),
        front: area('line', '0101', '0201'),
      },
    });
    expect(mapOf(set, { zoom: 1, layers: ['supply'] })[0]).toBe(' .B .R .B');
    expect(mapOf(set, { zoom: 2, layers: ['supply'] })[0]).toBe(' .B    .RB   .B');
  });
});

describe('the layer of countries', () => {
  it('shows each by the beginning of its name, with borders where there is room', () => {
    expect(small('countries').slice(0, 3)).toEqual([
      ' We We We Ea Ea',
      '  We We Ea Ea Ea',
      ' We We Ea -- Ea',
    ]);
    expect(large('countries').slice(2, 4)).toEqual([
      '|  We   |  We   |  We   }  Ea   |  Ea   |',
      '|       |       |       +       |       |',
    ]);
    expect(legendOf(sheetOf(tinySet(), { zoom: 1, layers: ['countries'] }))).toContain('Ea Eastland');
  });
});

describe('the layer of rivers', () => {
  const sheet = sheetOf(tinySet(), { zoom: 1, layers: ['rivers'] });

  it('draws them in full at zoom 1, on bare land', () => {
    expect(small('rivers')).toEqual([
      ' .. .. ._|.. ..',
      '  .. ._|_. .. ..',
      ' ..~._|.. -- ~.',
      '  ~~ .; .. ._ ..',
      ' ~~ ~~ .. ..|..',
    ]);
  });

  it('lists them with the first and the last of their sides', () => {
    expect(textOf(sheet).slice(-2)).toEqual([
      'Rivers',
      'Alder 0103/0104 to 0302/0402   Brook 0203/0303   Sedge 0404/0505 to 0504/0505',
    ]);
  });

  it('lists those that are in the window', () => {
    const corner = textOf(
      sheetOf(nineHexes({}, tinyMap.hexsides.slice(6, 7)), { zoom: 1, layers: ['rivers'] }),
    );
    expect(corner.slice(-2)).toEqual(['Rivers', 'Brook 0203/0303']);
  });
});

describe('the layer of names', () => {
  it('has two letters for cities and what is worth points, listed below', () => {
    expect(small('names')).toEqual([
      ' .. .. .. .. ..',
      '  .. Al .. .. ..',
      ' .. Po .. -- Ea',
      '  ~~ .. .. Oi ..',
      ' ~~ ~~ .. .. ..',
    ]);
    expect(textOf(sheetOf(tinySet(), { zoom: 1, layers: ['names'] })).slice(-2)).toEqual([
      'Names',
      'Al Alderton 0202   Po Portsay 0302   Ea Eastmark 0305   Oi oil wells 0404',
    ]);
  });

  it('has four letters for all names at zoom 2, a shorter name in full', () => {
    const set = nineHexes({
      '0101': { label: 'Ash' },
      '0102': { city: 'Ashfield' },
      '0103': { label: 'Ashford' },
    });
    expect(mapOf(set, { zoom: 1, layers: ['names'] })[0]).toBe(' .. As ..');
    expect(mapOf(set, { zoom: 2, layers: ['names'] })[0]).toBe(' Ash   Ashf  Asho');
  });
});

describe('several layers', () => {
  it('lie over one another, the later ones where they have something to say', () => {
    expect(small('terrain', 'names').slice(1, 4)).toEqual([
      '  ^^ Al .% "" ..',
      ' .. Po "" -- Ea',
      '  ~~ .. .. Oi ,,',
    ]);
    expect(small('names', 'control')[1]).toBe('  ww ww ee ee ee');
  });

  it('let rivers be seen over the terrain', () => {
    expect(small('terrain', 'rivers')[1]).toBe('  ^^ O_|_% "" ..');
  });
});

describe('the legend', () => {
  it('has only what is in the picture', () => {
    const set = nineHexes({ '0202': { terrain: 'marsh' } });
    expect(legendOf(sheetOf(set, { zoom: 1 }))).toEqual(['.. clear', '"" marsh']);
    const covered = opening({ '0202': ['w2'] });
    expect(legendOf(sheetOf(set, { zoom: 1, opening: covered }))).toEqual([
      '.. clear',
      'W8 Western unit and its attack',
    ]);
    expect(legendOf(sheetOf(set, { zoom: 2, opening: covered }))).toContain('"" marsh');
  });

  it('explains a die and a stack where there are such', () => {
    const stacked = opening({ '0202': ['e2', 'e1'] });
    expect(legendOf(sheetOf(tinySet(), { zoom: 2, opening: stacked })).slice(-3)).toEqual([
      'Ed Eastern unit and its attack',
      'd attack by a die',
      '= more units there',
    ]);
  });
});

describe('abbreviations', () => {
  const of = (length: number, ...names: readonly string[]): readonly (string | undefined)[] => {
    const found = abbreviations(
      names.map((name, i) => [String(i), name]),
      length,
    );
    return names.map((_, i) => found.get(String(i)));
  };

  it('are the beginning of a name, then its initials, then its first letter with a later one', () => {
    expect(of(2, 'Kiev', 'Kirov', 'Great Grove', 'Green Gate')).toEqual(['Ki', 'Kr', 'Gr', 'GG']);
    expect(of(4, 'Kharkov', 'Kharkiv', 'Ash')).toEqual(['Khar', 'Khak', 'Ash']);
    expect(of(1, 'north', 'north-east', 'the south')).toEqual(['N', 'O', 'S']);
  });

  it('are all different, as long as there are any', () => {
    const many = Array.from({ length: 300 }, () => 'Aaaa');
    expect(new Set(of(2, ...many)).size).toBe(300);
  });
});
