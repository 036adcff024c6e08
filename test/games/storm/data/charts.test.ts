// The charts of Operation Storm and its turn track: what the text says of them.
import { describe, expect, it } from '@jest/globals';
import { set, tables, turns } from './kit.ts';
import { held, withFeature } from './map-kit.ts';

const { columns, crt, results, terrain, shifts, limits, points, victory, dice, history, movement, costs } =
  tables;

const value = (list: readonly { readonly id: string; readonly value: number }[], id: string): number =>
  list.find((line) => line.id === id)!.value;

const cell = (roll: number, column: string): string =>
  crt.find((one) => one.roll === roll && one.column === column)!.result;

const columnOf = (n: number): string =>
  columns
    .filter(({ least = -999, most = 999 }) => least <= n && n <= most)
    .map(({ id }) => id)
    .join(' ');

const rolls = [1, 2, 3, 4, 5, 6];

describe('the combat table', () => {
  it('storm:12.3a has sixteen columns and a cell for each roll', () => {
    expect(columns).toHaveLength(16);
    expect(crt).toHaveLength(96);
    expect(new Set(crt.map(({ roll, column }) => `${roll} ${column}`)).size).toBe(96);
  });

  it.each([
    ['10.8c', 19, '+15'],
    ['12.3h', -7, '0 or less'],
    ['12.3h', 0, '0 or less'],
    ['10.8b', 4, '+4'],
    ['10.8b', 9, '+5'],
    ['12.3h', 55, '+55 or more'],
    ['12.3h', 120, '+55 or more'],
  ])('storm:%s reads %i under %s', (_rule, n, column) => {
    expect(columnOf(n)).toBe(column);
  });

  it('storm:10.8b reads every difference in one column', () => {
    for (let n = -60; n <= 90; n++) expect(columnOf(n).split(/(?<=\d|less|more) (?=[+0])/)).toHaveLength(1);
  });

  it.each([
    ['12.3b', 1, '1/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE DE DE DE DE DE'],
    ['12.3c', 2, '2/0 1/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE DE DE DE DE'],
    ['12.3d', 3, '3/0 2/0 1/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE DE DE DE'],
    ['12.3e', 4, '3/0 3/0 2/0 1/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE DE DE'],
    ['12.3f', 5, '3/0 3/0 3/0 2/0 1/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE DE'],
    ['12.3g', 6, '3/0 3/0 3/0 3/0 2/0 2/0 1/1 1/1 1/1 1/2 1/3 0/4 0/5 0/6 0/7 DE'],
  ])('storm:%s: row %i', (_rule, roll, expected) => {
    expect(columns.map(({ id }) => cell(roll, id)).join(' ')).toBe(expected);
  });

  it('storm:10.21b has 1/2 for a 5 under +20', () => {
    expect(cell(5, '+20')).toBe('1/2');
  });

  it('storm:R21 has one cell alone that differs from the one up and left of it', () => {
    const odd = rolls
      .slice(1)
      .flatMap((roll) =>
        columns
          .slice(1)
          .flatMap(({ id }, i) =>
            cell(roll, id) === cell(roll - 1, columns[i]!.id) ? [] : [`${roll} ${id}`],
          ),
      );
    expect(odd).toEqual(['6 +5']);
  });

  it('storm:10.22a says of each result what it costs', () => {
    for (const { id, attackers, defenders } of results)
      expect(id === 'DE' ? [attackers, defenders] : `${attackers}/${defenders}`).toEqual(
        id === 'DE' ? [undefined, undefined] : id,
      );
    expect(new Set(crt.map(({ result }) => result))).toEqual(new Set(results.map(({ id }) => id)));
  });
});

describe('the chart of terrain', () => {
  const line = (id: string) => terrain.find((one) => one.id === id)!;

  it.each([
    ['clear', [1, 1, 1, 1, 0]],
    ['forest', [1, 2, 1, 1, 0]],
    ['marsh', [2, 'corridor', 1, 2, 0]],
    ['rough', [2, 2, 1, 1, -1]],
    ['mountain', [3, 'pass', 2, 1, -2]],
    ['pass', [1, 1, 2, 1, -2]],
    ['river', [1, 1, 1, 1, 0]],
    ['sea', ['closed', 'closed', 'closed', 'closed', 0]],
  ])('%s costs and shifts %j', (id, expected) => {
    const { foot, mech, cavalry, mountain, shift } = line(id);
    expect([foot, mech, cavalry, mountain, shift]).toEqual(expected);
  });

  it('storm:9.20b makes tanks pay three over a river into rough ground', () => {
    expect(Number(line('river').mech) + Number(line('rough').mech)).toBe(3);
  });

  it('storm:10.16, storm:10.17 bars concentric assaults on cities', () => {
    const barred = terrain.filter(({ noConcentric }) => noConcentric === true);
    expect(barred.map(({ id, shift }) => [id, shift])).toEqual([
      ['city', -1],
      ['major-city', -2],
    ]);
  });

  it('storm:10.14 halves over rivers alone', () => {
    expect(terrain.filter(({ halves }) => halves === true).map(({ id }) => id)).toEqual(['river']);
  });

  it('knows every terrain, every hexside and every road of the map', () => {
    const { terrains, sideKinds, networks } = set.board.map;
    const known = terrain.map(({ id }) => id);
    const keys = [terrains, sideKinds, networks].flatMap((table) => Object.keys(table));
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('other charts', () => {
  it('storm:12.1a has movement by class and supply', () => {
    expect(movement.map(({ id, full, attenuated, oos }) => [id, full, attenuated, oos])).toEqual([
      ['german-mechanized', 10, 7, 4],
      ['german-foot', 6, 4, 2],
      ['soviet-mechanized', 8, undefined, 4],
      ['soviet-foot', 5, undefined, 2],
      ['ally', 5, undefined, undefined],
    ]);
  });

  it('has the numbers of the text', () => {
    const known = {
      'stack-german': 8,
      'stack-ally': 3,
      'stack-soviet': 6,
      'stack-artillery': 6,
      airpower: 10,
      'air-range': 1,
      drop: 6,
      drops: 2,
      'replaced-mechanized': 2,
      'replaced-foot': 3,
      replaced: 40,
      advantage: 23,
      'german-losses': 150,
      'soviet-losses': 200,
    };
    for (const [id, expected] of Object.entries(known))
      expect([id, value(limits, id)]).toEqual([id, expected]);
    expect(costs.map((line) => [line.id, line.value])).toEqual([
      ['mobile-assault', 1],
      ['interdiction', 1],
      ['hungarian-border', 1],
    ]);
  });

  it('storm:10.9 has eighteen shifts', () => {
    expect(shifts).toHaveLength(18);
    expect(shifts.filter(({ turns: [first] = [0] }) => first === 1).map(({ columns: n }) => n)).toEqual([
      2, -1,
    ]);
  });

  it('storm:R7 has points from 3 below nothing to 7', () => {
    const sum = (isSuch: (n: number) => boolean): number =>
      points.reduce((all, line) => (isSuch(line.points) ? all + line.points : all), 0);
    expect([sum((n) => n < 0), sum((n) => n > 0)]).toEqual([-3, 7]);
  });

  it.each([
    ['off', ['german', 'german', 'german', 'german', 'german', 'german', 'draw', 'soviet', 'soviet']],
    ['on', ['german', 'german', 'german', 'draw', 'soviet', 'soviet', 'soviet', 'soviet', 'soviet']],
  ])('storm:4.11a, storm:4.11d says who has won with -3 to 5, option %s', (option, expected) => {
    const own = victory.filter(({ proLuftwaffe }) => proLuftwaffe === option);
    const winner = (n: number) => own.filter(({ least = -99, most = 99 }) => least <= n && n <= most);
    const found = Array.from({ length: 9 }, (_, i) => winner(i - 3));
    expect(found.map((lines) => lines.map((line) => line.winner).join(' '))).toEqual(expected);
  });

  it('storm:5.3a, storm:11.5 rolls two dice for the air, and one German die without Ploesti', () => {
    expect(dice.map(({ id, count }) => [id, count])).toEqual([
      ['air-soviet', 2],
      ['air-german', 2],
      ['air-german-ploesti', 1],
      ['combat', 1],
    ]);
  });

  it('has in its history every Soviet city, with its points and on its turn', () => {
    const places = new Map<string, number>();
    for (const key of ['city', 'major-city'])
      for (const hex of withFeature(key)) {
        const { city = '', points: worth = 0 } = set.board.hexes[set.board.grid.index(hex)]!;
        if (held.get(hex) === 'soviet') places.set(city, worth);
      }
    expect(new Map(history.map((line) => [line.place, line.points]))).toEqual(places);
    for (const { turn, date } of history) {
      const [, month = 0, day = 0] = date.split('-').map(Number);
      expect([date, turn]).toEqual([date, (month - 6) * 2 + (day > 15 ? 2 : 1)]);
    }
  });
});

describe('the turn track', () => {
  it('storm:4.1a has ten turns, storm:3.2c the third of which is the first half of July', () => {
    expect(turns.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(turns.turns[2]?.label).toBe('I Jul');
  });

  it.each([
    ['5.13d', 'supplied', 1, 1],
    ['5.13f', 'halved-movement', 1, 1],
    ['5.13j', 'hungarian-border', 1, 1],
    ['7.10a', 'terminal-check', 2, 10],
    ['8.4f', 'replacements', 2, 10],
  ])('storm:%s: %s holds from turn %i to %i', (_rule, id, first, last) => {
    expect(turns.spans.find((span) => span.id === id)).toMatchObject({ first, last });
  });
});
