// The charts of DAGC and its turn track: what the text says of them, and the order that a rebuilt table must have.
import { describe, expect, it } from '@jest/globals';
import { FILES, set, tables, turns, units } from './kit.ts';

const { columns, crt, results, terrain, shifts, limits, points, dice, history, movement, costs } = tables;

const value = (list: readonly { readonly id: string; readonly value: number }[], id: string): number =>
  list.find((line) => line.id === id)!.value;

const cell = (roll: number, column: string): string =>
  crt.find((one) => one.roll === roll && one.column === column)!.result;

const rank = (result: string): number => results.find(({ id }) => id === result)!.rank;

const rolls = [1, 2, 3, 4, 5, 6];

describe('the combat table', () => {
  it('dagc:11.23c begins with the three columns of the text', () => {
    expect(columns.slice(0, 3).map(({ id, least, most }) => [id, least, most])).toEqual([
      ['-3 or less', undefined, -3],
      ['-2 or -1', -2, -1],
      ['0', 0, 0],
    ]);
  });

  it('dagc:11.13 reads every differential in one column, and only its ends are open', () => {
    for (let n = -40; n <= 40; n++)
      expect(columns.filter(({ least = -99, most = 99 }) => least <= n && n <= most)).toHaveLength(1);
  });

  it('has a cell for each roll and column', () => {
    expect(crt).toHaveLength(columns.length * 6);
    expect(new Set(crt.map(({ roll, column }) => `${roll} ${column}`)).size).toBe(crt.length);
  });

  it('never does an attacker worse for a better roll or a better column', () => {
    for (const { id } of columns)
      for (const roll of rolls.slice(1))
        expect(rank(cell(roll, id))).toBeGreaterThanOrEqual(rank(cell(roll - 1, id)));
    columns.slice(1).forEach(({ id }, i) => {
      for (const roll of rolls)
        expect(rank(cell(roll, id))).toBeGreaterThanOrEqual(rank(cell(roll, columns[i]!.id)));
    });
  });

  it('dagc:11.23a has AS and something else in each of the first three columns', () => {
    for (const { id } of columns.slice(0, 3)) {
      const found = rolls.map((roll) => cell(roll, id));
      expect(found).toContain('AS');
      expect(found.some((result) => result !== 'AS')).toBe(true);
    }
  });

  it('dagc:11.19b has no DL1', () => {
    expect(new Set(crt.map(({ result }) => result))).toEqual(new Set(['AE', 'AS', 'BB', 'DR', 'DE']));
  });
});

describe('the chart of terrain', () => {
  const line = (id: string) => terrain.find((one) => one.id === id)!;

  it('dagc:9.6b makes a river into a forest 3, and 2 for a cav-mech group', () => {
    expect(Number(line('forest').cost) + Number(line('river').cost)).toBe(3);
    expect(Number(line('forest').cavMech) + Number(line('river').cavMech)).toBe(2);
  });

  it('dagc:11.9f makes a factor of 2 in a forest with a town behind a river 7', () => {
    expect(2 + line('forest').addition + line('town').addition + line('river').addition).toBe(7);
  });

  it('dagc:9.5e has clear ground cheaper than forest, and forest cheaper than marsh', () => {
    const costs = ['clear', 'forest', 'marsh', 'western-pripyat'].map((id) => Number(line(id).cost));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(costs).size).toBe(4);
  });

  it('dagc:12.3a lets cav-mech groups go anywhere for 1', () => {
    expect(['forest', 'marsh', 'western-pripyat'].map((id) => line(id).cavMech)).toEqual([1, 1, 1]);
  });

  it('dagc:9.7 closes lakes and seas', () => {
    expect(['lake', 'sea'].map((id) => line(id).cost)).toEqual(['closed', 'closed']);
  });

  it('knows every terrain and every hexside of the map', () => {
    const { map } = set.board;
    const walked = Object.entries(map.terrains).flatMap(([key, { water }]) =>
      water === undefined ? [key] : [],
    );
    const known = terrain.map(({ id }) => id);
    expect([...walked, ...Object.keys(map.sideKinds)].filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('other charts', () => {
  it('have the numbers of the text', () => {
    expect(['standard', 'bagration', 'panzer-army', 'locality'].map((id) => value(movement, id))).toEqual([
      7, 8, 10, 0,
    ]);
    expect(['leave-stack', 'enter-stack', 'enter-zone', 'leave-zone'].map((id) => value(costs, id))).toEqual([
      1, 1, 1, 1,
    ]);
    const known = { stack: 2, activation: 9, borders: 2, 'port-range': 6, 'port-town': 5, 'port-city': 10 };
    for (const [id, expected] of Object.entries(known))
      expect([id, value(limits, id)]).toEqual([id, expected]);
    expect(value(limits, 'soviet-win')).toBe(31);
    expect(points.map((line) => [line.id, line.points])).toEqual([
      ['town', 1],
      ['city', 4],
      ['coast', 10],
      ['uf-area', 1],
    ]);
  });

  it('dagc:R83 have one shift to the left and seven to the right', () => {
    expect(shifts.filter((one) => one.columns === 1)).toHaveLength(7);
    expect(shifts.filter((one) => one.columns === -1).map(({ id }) => id)).toEqual([
      'attacker-out-of-supply',
    ]);
  });

  it('dagc:12.6d, dagc:12.6e have the concentration fail on 5 and 6, then on 6', () => {
    expect(
      dice.filter(({ most }) => most !== undefined).map(({ most, turns: span }) => [most, span]),
    ).toEqual([
      [4, [2, 5]],
      [5, [6, 9]],
    ]);
  });

  it('have places of the map in their history, with what the rules give for them', () => {
    const worth = new Map<string, number>();
    for (const hex of set.board.hexes)
      for (const { kind, name, key } of hex.features)
        if (kind.place === true) worth.set(name ?? '', key === 'city' ? 4 : 1);
    expect(history.filter((line) => worth.get(line.place) !== line.points).map(({ place }) => place)).toEqual(
      [],
    );
    expect(history.reduce((sum, line) => sum + line.points, 0)).toBe(37);
    for (const { turn, date } of history) {
      const day = Date.parse(date) - Date.parse('1944-06-22');
      expect([date, Math.floor(day / (7 * 86_400_000)) + 1]).toEqual([date, turn]);
    }
  });
});

describe('the turn track', () => {
  it('dagc:5.1b has nine turns, dagc:1.2b of a week each', () => {
    expect(turns.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const months: Readonly<Record<string, number | undefined>> = { Jun: 5, Jul: 6, Aug: 7 };
    const days = turns.turns.map(({ label }) => {
      const [day = '', month = ''] = label.split(' ');
      return Date.UTC(1944, months[month] ?? 0, Number(day));
    });
    expect(days.slice(1).map((day, i) => (day - days[i]!) / 86_400_000)).toEqual(
      Array.from({ length: 8 }, () => 7),
    );
  });

  it('dagc:10.6c has steps for both sides on every turn, and dagc:3.8a fewer for the German than two a turn', () => {
    const of = (side: string): readonly number[] =>
      turns.replacements.filter((line) => line.side === side).map(({ steps }) => steps);
    expect([of('soviet').length, of('german').length]).toEqual([9, 9]);
    const sum = of('german').reduce((a, b) => a + b, 0);
    expect(sum).toBeLessThan(18);
    expect(
      of('soviet')
        .slice(5)
        .every((steps) => steps > 0),
    ).toBe(true);
    expect(turns.rates.map(({ id, steps }) => [id, steps])).toEqual([
      ['two', 2],
      ['three', 3],
    ]);
  });

  it('dagc:13.4 brings ten air armies and takes five away', () => {
    const on = (turn: number): number =>
      turns.airArmies.filter((line) => line.turn <= turn).reduce((sum, line) => sum + line.change, 0);
    expect([on(1), on(4), on(6)]).toEqual([8, 10, 5]);
  });

  it.each([
    ['5.4a', 'activation', 1, 1],
    ['12.2a', 'cav-mech-retreat', 1, 5],
    ['12.2e', 'cav-mech-advance', 1, 5],
    ['12.7a', 'shock-shift', 2, 5],
    ['12.6a', 'armour-concentration', 2, 9],
    ['7.12a', 'soviet-out-of-supply', 6, 9],
    ['3.6j', 'pripyat-supply-later', 2, 5],
  ])('dagc:%s: %s holds from turn %i to %i', (_rule, id, first, last) => {
    expect(turns.spans.find((span) => span.id === id)).toMatchObject({ first, last });
  });

  it('dagc:13.2a has its air armies when the 1st Ukrainian Front comes', () => {
    const ground = units.filter(({ kinds = [] }) => kinds.includes('ukrainian-front'));
    const air = turns.airArmies.find(({ front, change }) => front === 'ukrainian-front' && change > 0);
    expect(new Set(ground.map(({ entry }) => entry?.[0]?.turn))).toEqual(new Set([air?.turn]));
  });
});

describe('the counters of another game', () => {
  it('dagc:14.7 dagc:R122 cost what the book says, and nothing else reads them', () => {
    const addon = FILES['addon.json'] as {
      readonly counters: readonly { readonly count: number }[];
      readonly costs: readonly { readonly id: string; readonly points?: number }[];
    };
    expect(addon.counters.reduce((sum, { count }) => sum + count, 0)).toBe(16);
    expect(addon.costs.map(({ id, points: cost }) => [id, cost])).toEqual([
      ['vac', 21],
      ['airborne', 12],
      ['partisans', undefined],
      ['japan', 10],
    ]);
  });
});
