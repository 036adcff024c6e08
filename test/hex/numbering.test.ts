// Numbering schemes: what is accepted, what is refused with which words, and how a scheme is explained.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { makeGrid } from '../../src/hex/grid.ts';
import { numbering, numberingSentences } from '../../src/hex/rows.ts';
import { readScheme } from '../../src/hex/numbering.ts';
import { anyScheme } from './arbitrary.ts';
import { factsOf, gameIds } from './facts.ts';

const good = {
  digits: 'RRCC',
  columnsFrom: 'east',
  rowsRise: 'south',
  shifted: { rows: 'even', toward: 'east' },
  sheets: [{ prefix: '', firstRow: 10, lastRow: 12 }],
  columns: { default: [0, 3] },
};

const twoSheets = (more: object = {}, south: object = {}): object => ({
  ...good,
  rowsRise: 'north',
  sheets: [
    { prefix: 'N', firstRow: 10, lastRow: 12 },
    { prefix: 'S', firstRow: 8, lastRow: 12, seam: 'north', ...south },
  ],
  ...more,
});

function problems(json: unknown): readonly string[] {
  const reading = readScheme(json);
  return reading.ok ? [] : reading.problems;
}

describe('a scheme', () => {
  it.each(gameIds)('of %s is accepted', (id) => {
    expect(problems(factsOf(id).scheme)).toEqual([]);
  });

  it('is accepted however a map is numbered, and survives JSON', () => {
    fc.assert(
      fc.property(anyScheme, (scheme) => {
        expect(problems(JSON.parse(JSON.stringify(scheme)))).toEqual([]);
      }),
    );
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['scheme: null, must be an object']],
    [
      'a word for a direction',
      { ...good, columnsFrom: 'left' },
      ['columnsFrom: "left", must be "east" or "west"'],
    ],
    ['no row direction', { ...good, rowsRise: undefined }, ['rowsRise: missing, must be "north" or "south"']],
    [
      'mixed digits',
      { ...good, digits: 'RCRC' },
      ['digits: "RCRC", must be row digits R and column digits C such as "RRCC"'],
    ],
    [
      'a key misspelt',
      { ...good, colour: 1 },
      [
        'colour: unknown; known are digits, columnsFrom, rowsRise, shifted, sheets, columns, without, corners',
      ],
    ],
    ['no sheets', { ...good, sheets: [] }, ['sheets: [], must be a list of at least one sheet']],
    [
      'a sheet upside down',
      { ...good, sheets: [{ prefix: '', firstRow: 12, lastRow: 10 }] },
      ['sheets[0]: firstRow 12 is higher than lastRow 10'],
    ],
    [
      'half a row',
      { ...good, sheets: [{ prefix: '', firstRow: 1.5, lastRow: 10 }] },
      ['sheets[0].firstRow: 1.5, must be a whole number'],
    ],
    [
      'digits as a sheet letter',
      { ...good, sheets: [{ prefix: '1', firstRow: 1, lastRow: 2 }] },
      ['sheets[0].prefix: "1", must be letters or ""'],
    ],
    [
      'a seam at the top',
      { ...good, sheets: [{ prefix: '', firstRow: 1, lastRow: 2, seam: 'north' }] },
      ['sheets[0].seam: the northernmost sheet has no sheet before it'],
    ],
    [
      'columns without default',
      { ...good, columns: { odd: [0, 3] } },
      ['columns.default: missing, must be [first column, last column] in whole numbers'],
    ],
    [
      'columns the wrong way',
      { ...good, columns: { default: [5, 3] } },
      ['columns.default: first column 5 is higher than last column 3'],
    ],
    [
      'an end for no row',
      { ...good, columns: { default: [0, 3], rows: { 99: [0, 1] } } },
      ['columns.rows.99: there is no row 99'],
    ],
    [
      'numbers too long',
      { ...good, columns: { default: [0, 100] } },
      ['column 100 does not fit the 2 C of "RRCC"'],
    ],
    ['a hole outside', { ...good, without: ['1004'] }, ['without: there is no hex 1004']],
    [
      'a corner outside',
      { ...good, corners: { ne: '1000', se: '1200', sw: '1203', nw: '0903' } },
      ['corners.nw: there is no hex 0903'],
    ],
    [
      'a corner inside',
      { ...good, corners: { ne: '1000', se: '1200', sw: '1203', nw: '1102' } },
      ['corners.nw: hex 1102 is not at an end of its row'],
    ],
    [
      'a corner missing',
      { ...good, corners: { ne: '1000', se: '1200', sw: '1203' } },
      ['corners.nw: missing, must be a hex'],
    ],
    [
      'one row twice',
      { ...good, sheets: [good.sheets[0], { prefix: '', firstRow: 12, lastRow: 13 }] },
      [
        'row 12 occurs twice',
        'rows 12 and 12 lie together, but do not interlock: both or neither are shifted',
      ],
    ],
    [
      'sheets that do not interlock',
      twoSheets({}, { seam: undefined }),
      ['rows N10 and S12 lie together, but do not interlock: both or neither are shifted'],
    ],
    [
      'a seam of two parities',
      twoSheets({}, { lastRow: 13 }),
      [
        'rows N10 and S13 are one seam row, but only one of them is shifted',
        'rows N10 and S12 lie together, but do not interlock: both or neither are shifted',
      ],
    ],
    [
      'a seam of two lengths',
      twoSheets({ columns: { default: [0, 3], rows: { S12: [0, 2] } } }),
      ['rows N10 and S12 are one seam row, but their columns differ'],
    ],
  ])('with %s is refused', (_, json, expected) => {
    expect(problems(json)).toEqual(expected);
  });

  it('names every fault at once', () => {
    expect(problems({}).length).toBeGreaterThan(4);
  });
});

describe('canonical names of a seam', () => {
  it.each([
    ['north', 'N1000', 'S1200'],
    ['south', 'S1200', 'N1000'],
  ])('are those of the %s sheet', (seam, name, alias) => {
    const reading = readScheme(twoSheets({}, { seam }));
    if (!reading.ok) throw new Error(reading.problems.join());
    const grid = makeGrid(reading.scheme);
    expect(grid.id(grid.index(alias))).toBe(name);
    expect(grid.aliases.get(alias)).toBe(name);
    expect(grid.count).toBe(7 * 4);
  });
});

describe('a scheme in words', () => {
  it('tells what the digits mean', () => {
    expect(numberingSentences(factsOf('barbarossa').scheme)).toEqual([
      'Of a hex number the first two digits are the row, 10 to 32, counted southward from the north; the last two digits are the column, 00 to 24, counted westward from the east.',
      'Even rows stand half a hex further east than the others.',
    ]);
  });

  it('tells sheets and seam', () => {
    const { scheme } = factsOf('storm');
    expect(numberingSentences(scheme).slice(1)).toEqual([
      'Sheets from north to south, their letter before the number: N with rows 10 to 42, S with rows 14 to 42.',
      'Row S42 is the same as row N10.',
      'Odd rows stand half a hex further east than the others.',
    ]);
    expect(numbering(scheme)).toMatchObject({
      parts: [
        { what: 'row', start: 0, digits: 2, rises: 'north', lowest: 10, highest: 42 },
        { what: 'column', start: 2, digits: 2, rises: 'east', lowest: 20, highest: 44 },
      ],
      seams: [['N10', 'S42']],
    });
  });
});
