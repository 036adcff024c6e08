// One board at each of its zooms, drawn out, with rulers and legend.
import { describe, expect, it } from '@jest/globals';
import { tinySet } from '../board/tiny.ts';
import { mapOf, nineHexes, opening, sheetOf, textOf } from './text-kit.ts';

describe('a board as text', () => {
  it('is whole at zoom 1, two characters a hex', () => {
    expect(textOf(sheetOf(tinySet(), { zoom: 1 }))).toEqual([
      '   01 02 03 04 05',
      '01 .. .. ^^ .. ^^  01',
      '02  ^^ O! .% "" .. 02',
      '03 .. Op "" -- O!  03',
      '04  ~~ .. .. *! ,, 04',
      '05 ~~ ~~ .. .. ,,  05',
      '   01 02 03 04 05',
      '.. clear   ^^ rough   "" marsh   ,, desert steppe   ~~ sea   -- lake   O city',
      '* oil field   ! worth points   p port   % Eastern fortified line',
    ]);
  });

  it('has hex numbers and the water of every hexside at zoom 2', () => {
    expect(textOf(sheetOf(tinySet(), { zoom: 2 }))).toEqual([
      '     01    02    03    04    05',
      '    ..    ..    ^^    ..    ^^',
      '01 .0101 .0102 ^0103|.0104 ^0105    01',
      '       ^^    O!   /.. %  ""    ..',
      '02    ^0201 .0202|.0203 "0204 .0205 02',
      '    ..    O.p  /""  \\ --    O!',
      '03 .0301~.0302|"0303 -0304 .0305    03',
      '       ~~   /..    ..    *!  ~ ,,',
      '04    ~0401 .0402 .0403 .0404 ,0405 04',
      '    ~~    ~~   ;..    ..   /,,',
      '05 ~0501 ~0502 .0503 .0504|,0505    05',
      '     01    02    03    04    05',
      '.. clear   ^^ rough   "" marsh   ,, desert steppe   ~~ sea   -- lake   O city',
      '* oil field   ! worth points   p port   % Eastern fortified line   / \\ | river',
      '~ lake or sea between two hexes   ; strait',
    ]);
  });

  it('has every side, names and terrain at zoom 3', () => {
    expect(textOf(sheetOf(tinySet(), { zoom: 3 }))).toEqual([
      '      01      02      03      04      05',
      `     .' '.   .' '.   .' '.   .' '.   .' '.`,
      `01 .'0101 '.'0102 '.'0103 '.'0104 '.'0105 '.     01`,
      `   |       |       | ^ ^ ^ }       | ^ ^ ^ |`,
      `   |       |       | ^ ^ ^ +       | ^ ^ ^ |`,
      `    '.   .' '.   .' '. ^ // '.   .' '. ^ .' '.`,
      `02    '.'0201 '.'0202!'++0203 '.'0204 '.'0205 '. 02`,
      `       | ^ ^ ^ |ALDERT-}       | " " " |       |`,
      `       | ^ ^ ^ |  ON   +       | " " " |       |`,
      `     .' :: ^ :: ::   // \\\\  %.' '. " :: ::   .'`,
      `03 .'0301 :::0302 :++0303 ::'0304 '::0305!::'    03`,
      `   |       ~PORTSAY} " " " | - - - |EASTMA-|`,
      `   |       ~       + " " " | - - - |  RK   |`,
      `    '.   .' '. p // '. " .' '. - .' ~~   .' '.`,
      `04    '.'0401 '++0402 '.'0403 '.'0404!~~'0405 '. 04`,
      `       | ~ ~ ~ |       |       |  oil  | , , , |`,
      `       | ~ ~ ~ |       |       | wells | , , , |`,
      `     .'    ~    '.   ;; '.   .' '.*  // '. , .'`,
      `05 .'0501    0502 ';;0503 '.'0504 '//0505 '.'    05`,
      `   | ~ ~ ~   ~ ~ ~ |       |       } , , , |`,
      `   | ~ ~ ~   ~ ~ ~ |       |       } , , , |`,
      `    '. ~ .' '. ~ .' '.   .' '.   .' '. , .'`,
      `      '.'     '.'     '.'     '.'     '.'`,
      '      01      02      03      04      05',
      '^^ rough   "" marsh   ,, desert steppe   ~~ sea   -- lake   CAPITALS city',
      '* oil field   ! worth points   p port   % Eastern fortified line   // \\\\ } river',
      '~~ lake or sea between two hexes   ;; strait   ++ border of countries',
      ':: boundary of zones',
    ]);
  });

  it('has better signs where the terminal has them, as wide as the plain ones', () => {
    const unicode = textOf(sheetOf(tinySet(), { zoom: 1, isUnicode: true })).slice(0, 7);
    expect(unicode).toEqual([
      '   01 02 03 04 05',
      '01 \u00b7\u00b7 \u00b7\u00b7 \u25b2\u25b2 \u00b7\u00b7 \u25b2\u25b2  01',
      '02  \u25b2\u25b2 \u25cf\u25c8 \u00b7\u2593 \u03c8\u03c8 \u00b7\u00b7 02',
      '03 \u00b7\u00b7 \u25cf\u2021 \u03c8\u03c8 \u223c\u223c \u25cf\u25c8  03',
      '04  \u2248\u2248 \u00b7\u00b7 \u00b7\u00b7 \u25c6\u25c8 \u2234\u2234 04',
      '05 \u2248\u2248 \u2248\u2248 \u00b7\u00b7 \u00b7\u00b7 \u2234\u2234  05',
      '   01 02 03 04 05',
    ]);
    for (const zoom of [1, 2, 3] as const) {
      const [plain, better] = [false, true].map((isUnicode) => mapOf(tinySet(), { zoom, isUnicode }));
      expect(better?.map((line) => line.length)).toEqual(plain?.map((line) => line.length));
    }
  });
});

describe('the signs of a hex', () => {
  const set = nineHexes({
    '0101': { terrain: 'rough', city: 'Hill' },
    '0102': { terrain: 'rough', city: 'Bay Town', port: ['bay'], fortified: 'west', objective: 'city' },
    '0103': { label: 'Wells', objective: 'oil' },
    '0201': { port: ['bay'], terrain: 'marsh' },
    '0202': { fortified: 'west', port: ['bay'] },
    '0203': { label: 'Farm', terrain: 'marsh' },
    '0301': { fortified: 'nobody' },
  });

  it('are at zoom 1 what it is and what is foremost there', () => {
    expect(mapOf(set, { zoom: 1 })).toEqual([' O^ O! *!', '  "p .p ""', ' .# .. ..']);
  });

  it('are all there at zoom 2', () => {
    expect(mapOf(set, { zoom: 2 }).filter((_, i) => i % 2 === 0)).toEqual([
      ' O^    O!p#  *!',
      '    ""p   ..p#  ""',
      ' .. #  ..    ..',
    ]);
  });

  it('stand below the name at zoom 3, where cities have capitals', () => {
    expect(mapOf(set, { zoom: 3 }).slice(0, 5)).toEqual([
      `  .' '.   .' '.   .' '.`,
      `.'0101 '.'0102!'.'0103!'.`,
      '| HILL  |  BAY  | Wells |',
      '| ^ ^ ^ | TOWN  |       |',
      ` '. ^ .' '.^p#.' '.*  .' '.`,
    ]);
  });
});

describe('counters on a board', () => {
  const placed = opening({
    '0202': ['w1', 'w2'],
    '0303': ['e1'],
    '0103': ['w2', 'e2', 'e3'],
    '0305': ['e2'],
  });

  it('are the side and strength of the top one, in place of the ground', () => {
    expect(mapOf(tinySet(), { zoom: 1, opening: placed })).toEqual([
      ' .. .. W8 .. ^^',
      '  ^^ W4 .% "" ..',
      ' .. Op E4 -- Ed',
      '  ~~ .. .. *! ,,',
      ' ~~ ~~ .. .. ,,',
    ]);
  });

  it('leave at zoom 2 the terrain and the foremost sign of the hex in sight, and say that there are more', () => {
    expect(mapOf(tinySet(), { zoom: 2, opening: placed }).slice(0, 6)).toEqual([
      ' ..    ..    W8=   ..    ^^',
      '.0101 .0102 ^0103|.0104 ^0105',
      '    ^^    W4=! /.. %  ""    ..',
      '   ^0201 .0202|.0203 "0204 .0205',
      ' ..    O.p  /E4  \\ --    Ed !',
      '.0301~.0302|"0303 -0304 .0305',
    ]);
  });

  it('have their names at zoom 3: two of them, or one below the name of the place', () => {
    expect(mapOf(tinySet(), { zoom: 3, opening: placed }).slice(2, 12)).toEqual([
      '|       |       | W8 w2 }       | ^ ^ ^ |',
      '|       |       | Ed=e2 +       | ^ ^ ^ |',
      ` '.   .' '.   .' '. ^ // '.   .' '. ^ .' '.`,
      `   '.'0201 '.'0202!'++0203 '.'0204 '.'0205 '.`,
      '    | ^ ^ ^ |ALDERTO}       | " " " |       |',
      '    | ^ ^ ^ | W4=w1 +       | " " " |       |',
      `  .' :: ^ :: ::   // \\\\  %.' '. " :: ::   .'`,
      `.'0301 :::0302 :++0303 ::'0304 '::0305!::'`,
      '|       ~PORTSAY} E4 e1 | - - - |EASTMAR|',
      '|       ~       + " " " | - - - | Ed e2 |',
    ]);
  });

  it('that the set does not have are not drawn', () => {
    const unknown = opening({ '0101': ['nobody'] });
    expect(mapOf(tinySet(), { zoom: 1, opening: unknown })).toEqual(mapOf(tinySet(), { zoom: 1 }));
  });
});
