// The charts of Moscow vs. Barbarossa and its turn track: what the text says of them.
import { describe, expect, it } from '@jest/globals';
import { set, tables, turns, value } from './kit.ts';

const { columns, rows, crt, results, air, conversions, pressed, shifts, bonuses, terrain, movement, supply } =
  tables;

const cell = (roll: number, column: string): string =>
  crt.find((one) => one.roll === roll && one.column === column)!.result;

const airColumn = (column: string): string =>
  air
    .filter((one) => one.column === column)
    .map(({ result }) => result)
    .join(' ');

describe('the combat table', () => {
  it('moscow41:CRT.1 has fourteen columns and a cell for each roll', () => {
    expect(columns.map(({ id }) => id).join(' ')).toBe(
      '1:5 1:4 1:3 1:2 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1',
    );
    expect(new Set(crt.map(({ roll, column }) => `${roll} ${column}`)).size).toBe(84);
  });

  it('moscow41:CRT.2 has both indexes of every row', () => {
    expect(rows.map(({ a, b }) => a + b)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  });

  it.each([
    ['CRT.3', 1, 'D/AE D D D2 D2 D2 D3 DE BR BR BR BR BR BR'],
    ['CRT.4', 2, 'AE AD - D1 D1 D1 D2 D3 DE BR BR BR BR BR'],
    ['CRT.5', 3, 'AE D/AE AD - D D1 D1 D2 D3 DE BR BR BR BR'],
    ['CRT.6', 4, 'AE AE D/AE AD - D D1 D1 D2 D3 DE BR BR BR'],
    ['CRT.7', 5, 'AE AE AE D/AE AD X D D D1 D2 D3 DE BR BR'],
    ['CRT.8', 6, 'AE AE AE AE D/AE AD X X X D1 D2 D3 DE BR'],
  ])('moscow41:%s: row A%i', (_rule, roll, expected) => {
    expect(columns.map(({ id }) => cell(roll, id)).join(' ')).toBe(expected);
  });

  it.each([
    ['RES.D.2', 'D', 0, 3],
    ['RES.DN.3', 'D1', 1, 2],
    ['RES.DN.4', 'D2', 2, 1],
    ['RES.DN.1', 'D3', 3, 0],
  ])('moscow41:%s: %s drives %i hexes, and lets go %i farther', (_rule, id, most, extra) => {
    expect(results.find((line) => line.id === id)).toMatchObject({ most, extra });
  });

  it('moscow41:INH.NRO, moscow41:INH.OVR read D3 as D2', () => {
    const of = (name: string): string =>
      conversions
        .filter((line) => line.set === name)
        .map((line) => `${line.code}>${line.result}`)
        .join(' ');
    expect([of('no-retreat'), of('overrun')]).toEqual(['D1>D D2>DE DE>BR D3>DE', 'D2>DE DE>BR D3>DE']);
  });

  it('moscow41:CRT.10, moscow41:R3 lets Germans alone expand their odds', () => {
    expect(pressed.map(({ side, best, worst }) => [side, best, worst])).toEqual([['german', 1, -1]]);
  });

  it('moscow41:TER.13, moscow41:WEA.1, moscow41:WEA.9, moscow41:SUP.11 shift by a column', () => {
    expect(shifts.map(({ id, columns: n, attacker, weather }) => [id, n, attacker, weather])).toEqual([
      ['river', -1, 'any', undefined],
      ['mud', -1, 'any', 'mud'],
      ['snow', -1, 'german', 'snow'],
      ['disrupted', 1, 'any', undefined],
      ['unsupplied', 1, 'any', undefined],
      ['air-support', 1, 'german', undefined],
      ['panic', 1, 'german', undefined],
    ]);
  });

  it('moscow41:TER.14, moscow41:TER.16, moscow41:TER.17 double infantry in Moscow, and match it in Tula', () => {
    const of = (id: string) => bonuses.find((line) => line.id === id);
    expect(of('moscow')).toMatchObject({ intrinsic: 2, multiplier: 2 });
    expect(of('tula')).toMatchObject({ intrinsic: 1, matched: 2 });
  });
});

describe('the air table', () => {
  it.each([
    ['AIR.2', 'german-bombing', 'D D D D* - AA AA'],
    ['AIR.3', 'russian-bombing', 'D D D* - - AA AA'],
    [
      'AIR.4',
      'interception',
      'russian-down russian-down russian-intercepted russian-intercepted ' +
        'german-intercepted german-intercepted german-down',
    ],
  ])('moscow41:%s: %s', (_rule, column, expected) => {
    expect(airColumn(column)).toBe(expected);
  });
});

describe('other charts', () => {
  it('moscow41:R1, moscow41:WEA.3 to moscow41:WEA.14 have basic factors and the bonus', () => {
    expect(
      movement.map(({ id, good, mud, snow, bonus, road }) => [id, good, mud, snow, bonus, road]),
    ).toEqual([
      ['panzer-corps', 6, 2, 3, 3, 'half'],
      ['panzer-division', 6, 2, 2, 3, 'half'],
      ['german-motorised', 5, 2, 2, 3, 'two-thirds'],
      ['infantry-corps', 4, 3, 2, 3, 'two-thirds'],
      ['german-foot', 4, 2, 2, 3, 'two-thirds'],
      ['german-army', 3, 2, 2, 3, 'two-thirds'],
      ['tank', 5, 4, 5, 5, 'half'],
      ['russian-fast', 5, 4, 5, 5, 'two-thirds'],
      ['parachute', 5, 4, 5, 5, 'half'],
      ['katyusha', 5, 4, 5, 5, 'half'],
      ['rifle', 3, 2, 3, 5, 'two-thirds'],
    ]);
  });

  it('moscow41:TER.3, moscow41:TER.7, moscow41:TER.10 have what ground costs panzers and others', () => {
    const hexes = terrain.filter(({ kind }) => kind === 'hex');
    expect(hexes.map(({ id, panzer, german, russian }) => [id, panzer, german, russian])).toEqual([
      ['clear', 1, 1, 1],
      ['forest', 2, 1, 1],
      ['swamp', 2, 1, 1],
      ['swampy-forest', 3, 2, 1],
    ]);
    const { terrains } = set.board.map;
    expect(Object.keys(terrains).filter((key) => !hexes.some(({ id }) => id === key))).toEqual([]);
  });

  it('moscow41:SUP.4, moscow41:SUP.5, moscow41:R23 have the length of supply lines', () => {
    expect(supply.map(({ weather, german, russian }) => [weather, german, russian])).toEqual([
      ['good', 6, 6],
      ['hard-frost', 6, 6],
      ['mud', 4, 4],
      ['snow', 4, 6],
    ]);
    expect(set.board.map.kilometres).toBe(32);
  });

  it('moscow41:R16, moscow41:R17 have the numbers of half months', () => {
    expect(tables.credits.map(({ id, value: n }) => [id, n])).toEqual([
      ['siberian', 1],
      ['tank', 3],
      ['rifle', 9],
    ]);
    const ids = ['reserve-automatic', 'fliegerkorps-leaves', 'holding-from', 'last-turn'];
    expect(ids.map(value)).toEqual([5, 2, 6, 8]);
  });

  it('moscow41:R180 has what changed hands in the war on its day and in its turn', () => {
    for (const { turn, date } of tables.history) {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const months = (year - 1941) * 12 + month - 10;
      expect([date, turn]).toEqual([date, months * 2 + (day > 15 ? 2 : 1)]);
    }
  });
});

describe('the turn track', () => {
  it.each([
    ['WEA.19', 'early', 'good mud mud hard-frost snow snow snow snow'],
    ['WEA.20', 'late', 'good good mud snow snow snow snow snow'],
  ] as const)('moscow41:%s, moscow41:R11: weather after %s Mud', (_rule, when, expected) => {
    expect(turns.weather.map((line) => line[when]).join(' ')).toBe(expected);
    expect(turns.turns).toHaveLength(8);
  });

  it('moscow41:INH.SEQ has the Russian go first in Snow', () => {
    expect(turns.order.map(({ weather, first }) => `${weather} ${first}`)).toEqual([
      'good german',
      'hard-frost german',
      'mud german',
      'snow russian',
    ]);
  });
});
