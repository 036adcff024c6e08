// Charts as people read them: a grid where two keys have one value, else columns under their headings, remarks below.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tableLines } from '../../../src/cli/show/chart-lines.ts';
import { tinyShelf, writeFiles } from '../../board/shelf.ts';
import { tinyTables, tinyTurns } from '../../board/tiny.ts';
import { newHome, run } from '../kit.ts';
import type { Ran } from '../kit.ts';

const RESULTS = [
  ['AS', 'DR'],
  ['AE', 'AS'],
];

const shelf = tinyShelf();
writeFiles(join(shelf.shipped, 'tiny'), {
  'tables.json': {
    ...tinyTables,
    crt: RESULTS.flatMap((row, i) =>
      row.map((result, k) => ({ roll: i + 1, column: `${k + 1}:1`, result, from: { result: 'lie' } })),
    ),
    terrain: [
      { id: 'all-sea', mech: 'closed', nonMech: 'closed', assault: false },
      {
        id: 'marsh',
        mech: 3,
        nonMech: 1,
        assault: true,
        notes: [{ text: 'Tanks attack into it at half.', rules: ['tiny:1.1', 'tiny:2.1'] }],
      },
    ],
    shifts: [{ id: 'flood', columns: -1, side: 'east', rules: ['tiny:1.1'] }],
  },
  'turns.json': { ...tinyTurns, arrivals: [{ turn: 2, marker: 'depot', count: 1, area: 'east-road' }] },
});

const data = (...argv: readonly string[]): Promise<Ran> =>
  run(['data', 'tiny', ...argv], newHome(), [], [], shelf);
const lines = async (...argv: readonly string[]): Promise<readonly string[]> => (await data(...argv)).out;

describe('a chart', () => {
  it('of two keys and one value is a grid', async () => {
    expect(await lines('tables', 'crt')).toEqual([
      'Chart crt: result by roll and column.',
      'roll  1:1  2:1',
      '   1  AS   DR',
      '   2  AE   AS',
    ]);
  });

  it('has a column for each field, numbers to the right, and its remarks below', async () => {
    expect(await lines('tables', 'terrain')).toEqual([
      'Chart terrain.',
      'id       mech    non mech  assault',
      'all-sea  closed  closed    no',
      'marsh    3       1         yes',
      'marsh: Tanks attack into it at half (1.1, 2.1).',
    ]);
    expect((await lines('tables', 'shifts'))[2]).toBe('flood       -1  Easterners  1.1');
  });

  it('calls markers and areas what they are called', async () => {
    expect(await lines('turns', 'arrivals')).toEqual([
      'Chart arrivals.',
      'turn  marker  count  area',
      '   2  Depot       1  East road',
    ]);
  });

  it('is one of all there are, with a blank line between them', async () => {
    const all = await lines('tables');
    expect(all.filter((line) => line.startsWith('Chart '))).toEqual([
      'Chart crt: result by roll and column.',
      'Chart options.',
      'Chart terrain.',
      'Chart shifts.',
    ]);
    expect(all.filter((line) => line === '')).toHaveLength(3);
    expect(await lines('turns', 'Turns')).toEqual([
      'Chart turns.',
      'turn  label',
      '   1  spring',
      '   2  summer',
    ]);
  });

  it('comes for programs alone as well', async () => {
    const [text = ''] = await lines('tables', 'shifts', '--json');
    expect(JSON.parse(text)).toMatchObject({
      part: 'tables',
      chart: 'shifts',
      value: [{ id: 'flood', columns: -1, side: 'east' }],
    });
  });
});

describe('a chart that is not there', () => {
  it('is answered with those there are', async () => {
    expect(await data('tables', 'weather')).toEqual({
      code: 2,
      out: [],
      err: ['No chart of tables is called weather.', 'There are crt, options, terrain, shifts.'],
    });
  });

  it('is answered with the parts that have charts', async () => {
    expect(await data('units', 'crt')).toEqual({
      code: 2,
      out: [],
      err: [
        'No charts in units. Type one of tables or turns before the chart: hexfront data tiny tables crt.',
      ],
    });
  });
});

describe('a table', () => {
  const rows = [
    ['id', 'text'],
    ['one', 'a sentence that is longer than there is room for in its column'],
    ['fortified-area-of-1943', 'short'],
  ];

  it('breaks what is long between words, never within the room of another column', () => {
    expect(tableLines(rows, 46)).toEqual([
      'id                      text',
      'one                     a sentence that is',
      '                        longer than there is',
      '                        room for in its column',
      'fortified-area-of-1943  short',
    ]);
  });

  it('does not break a word, whatever the room', () => {
    const said = tableLines(rows, 10);
    expect(said.some((line) => line.startsWith('fortified-area-of-1943  '))).toBe(true);
  });
});
