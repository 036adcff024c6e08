// The charts of Typhoon and its turn track: what the text says of them.
import { describe, expect, it } from '@jest/globals';
import { set, tables, turns, value } from './kit.ts';

const { columns, rows, crt, results, air, conversions, pressed, shifts, bonuses, movement, supply } = tables;

const cell = (roll: number, column: string): string =>
  crt.find((one) => one.roll === roll && one.column === column)!.result;

const airColumn = (column: string): string =>
  air
    .filter((one) => one.column === column)
    .map(({ result }) => result)
    .join(' ');

describe('the combat table', () => {
  it('typhoon:CRT.1 has twelve columns and a cell for each roll', () => {
    expect(columns.map(({ id }) => id).join(' ')).toBe('1:5 1:4 1:3 1:2 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1');
    expect(new Set(crt.map(({ roll, column }) => `${roll} ${column}`)).size).toBe(72);
  });

  it('typhoon:CRT.2, typhoon:AIR.1 have both indexes of every row, seven of them', () => {
    expect(rows.map(({ a, b }) => `A${a} B${b}`)).toEqual([
      'A1 B6',
      'A2 B5',
      'A3 B4',
      'A4 B3',
      'A5 B2',
      'A6 B1',
      'A7 B0',
    ]);
  });

  it.each([
    ['CRT.3', 1, 'D/AE D D D2 D2 D2 D2 D2 DE BR BR BR'],
    ['CRT.4', 2, 'AE D/AE D D1 D1 D1 D1 D2 D2 DE BR BR'],
    ['CRT.5', 3, 'AE AE D/AE D D D D1 D1 D2 D2 DE BR'],
    ['CRT.6', 4, 'AE AE AE D/AE AD AD D D1 D1 D2 DE BR'],
    ['CRT.7', 5, 'AE AE AE AE D/AE AD X D D1 D1 D2 DE'],
    ['CRT.8', 6, 'AE AE AE AE AE D/AE AD X X/2 X/2 D2 D2'],
  ])('typhoon:%s: row A%i', (_rule, roll, expected) => {
    expect(columns.map(({ id }) => cell(roll, id)).join(' ')).toBe(expected);
  });

  it.each([
    ['RES.D.2', 'D', 0, 3],
    ['RES.D1.3', 'D1', 1, 2],
    ['RES.D2.4', 'D2', 2, 1],
  ])('typhoon:%s: %s drives %i hexes, and lets go %i farther', (_rule, id, most, extra) => {
    expect(results.find((line) => line.id === id)).toMatchObject({ most, extra });
  });

  it.each([
    ['RES.X.5', 'X', 100],
    ['RES.X.6', 'X/2', 50],
    ['FEX.5', '3/2X', 150],
  ])('typhoon:%s: %s costs %i of a hundred factors', (_rule, id, pays) => {
    expect(results.find((line) => line.id === id)?.pays).toBe(pays);
  });

  it('typhoon:NRO.1, typhoon:OVR.1, typhoon:FEX.2, typhoon:R4 reads results as others', () => {
    const of = (name: string): string =>
      conversions
        .filter((line) => line.set === name)
        .map((line) => `${line.code}>${line.result}`)
        .join(' ');
    expect([of('no-retreat'), of('overrun'), of('forced'), of('forced-trapped')]).toEqual([
      'D1>D D2>DE DE>BR',
      'D2>DE DE>BR',
      'DE>DE D1>X D>3/2X AD>AE AE>AE D2>X/2',
      'D2>DE',
    ]);
  });

  it('typhoon:PRS.1, typhoon:PRS.2, typhoon:PRS.3 press by these columns', () => {
    expect(pressed.map(({ side, best, worst }) => [side, best, worst])).toEqual([
      ['german', 1, -1],
      ['russian', 1, -2],
    ]);
  });

  it('typhoon:TER.2, typhoon:DIS.3, typhoon:SUP.12, typhoon:AIR.19, typhoon:AIR.31 shift by a column', () => {
    expect(shifts.map(({ id, columns: n, attacker }) => [id, n, attacker])).toEqual([
      ['river', -1, 'any'],
      ['disrupted', 1, 'any'],
      ['unsupplied', 1, 'any'],
      ['air-support', 1, 'german'],
      ['panic', 1, 'german'],
    ]);
  });

  it('typhoon:TER.4, typhoon:TER.5 give Moscow two and two, and Tula one and one', () => {
    const of = (id: string) => bonuses.find((line) => line.id === id);
    expect(of('moscow')).toMatchObject({ intrinsic: 2, matched: 2 });
    expect(of('tula')).toMatchObject({ intrinsic: 1, matched: 1 });
    expect(['forest', 'major-city', 'defence-line', 'entrenched'].map((id) => of(id)?.value)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('the air table', () => {
  it.each([
    ['AIR.35', 'german-bombing', 'D D D D* AA* AA AA'],
    ['AIR.36', 'russian-bombing', 'D D D* - AA AA AA'],
    [
      'AIR.37',
      'interception',
      'russian-down russian-down russian-down russian-down german-down german-down german-down',
    ],
  ])('typhoon:%s: %s', (_rule, column, expected) => {
    expect(airColumn(column)).toBe(expected);
  });
});

describe('other charts', () => {
  it('typhoon:MOV.2 to typhoon:MOV.6 have the factors of a pulse', () => {
    expect(movement.map(({ id, good, mud, snow, firstSnow }) => [id, good, mud, snow, firstSnow])).toEqual([
      ['panzer', 3, 2, 3, 2],
      ['tank', 3, 3, 3, 3],
      ['motorised', 3, 2, 3, 3],
      ['parachute', 3, 2, 3, 3],
      ['cavalry', 2, 2, 2, 2],
      ['foot', 2, 2, 2, 2],
      ['army', 2, 2, 2, 2],
    ]);
  });

  it('typhoon:SUP.5, typhoon:SUP.6 have the length of supply lines', () => {
    expect(supply.map(({ weather, german, russian }) => [weather, german, russian])).toEqual([
      ['good', 9, 9],
      ['hard-frost', 9, 9],
      ['mud', 5, 5],
      ['snow', 5, 9],
    ]);
  });

  it('has the numbers of the text', () => {
    const known = {
      stack: 3,
      'stack-armies': 1,
      'stack-corps': 2,
      'stack-mobile': 2,
      'stack-two-icons': 1,
      'range-german': 6,
      'range-german-extended': 12,
      'range-russian': 3,
      'drop-range': 3,
      'army-distance': 2,
      'set-up-distance': 2,
      'pulses-army': 2,
      'pulses-mud': 2,
      'pulses-snow-german': 2,
      'reserve-automatic': 7,
      'reserve-lasts': 3,
      'reserve-shock': 1,
      'fliegerkorps-leaves': 3,
      'holding-from': 8,
      'last-turn': 12,
    };
    for (const [id, expected] of Object.entries(known)) expect([id, value(id)]).toEqual([id, expected]);
    expect(tables.credits.map(({ id, value: n }) => [id, n])).toEqual([
      ['siberian', 1],
      ['tank', 2],
      ['rifle', 6],
    ]);
  });

  it('typhoon:VIC.2 to typhoon:VIC.9, typhoon:SIB.8 say who wins what', () => {
    expect(
      tables.victory.map(({ id, winner, level, games, needs }) => [id, winner, level, games, needs.length]),
    ).toEqual([
      ['moscow', 'german', 'historical', 1, 1],
      ['moscow-and-voronezh', 'german', 'historical', 1, 2],
      ['seven-cities', 'german', 'historical', 1, 7],
      ['seven-and-moscow', 'german', 'smashing', 2, 8],
      ['gamble-lost', 'german', 'smashing', 2, 0],
      ['raid', 'russian', 'historical', 1, 3],
      ['holding', 'russian', 'historical', 1, 2],
      ['counter-offensive', 'russian', 'smashing', 2, 9],
      ['fliegerkorps-failed', 'russian', 'smashing', 2, 2],
    ]);
  });

  it('typhoon:R80 has what changed hands in the war on its day and in its turn', () => {
    const first = Date.UTC(1941, 8, 30);
    for (const { turn, date } of tables.history) {
      const days = (Date.parse(date) - first) / 86_400_000;
      expect([date, turn]).toEqual([date, Math.floor(days / 10) + 1]);
    }
    const dates = tables.history.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('knows every terrain and every hexside of the map that matters', () => {
    const { terrains, sideKinds } = set.board.map;
    const known = tables.terrain.map(({ id }) => id);
    const keys = [...Object.keys(terrains), ...Object.keys(sideKinds)];
    expect(keys.filter((key) => !known.includes(key) && key !== 'start-line')).toEqual([]);
  });
});

describe('the turn track', () => {
  it('typhoon:SET.1 begins on 30 September and goes by tens of days', () => {
    expect(turns.turns).toHaveLength(12);
    expect(turns.turns[0]?.date).toBe('30 September-9 October 1941');
    expect(turns.turns[11]?.date).toBe('18-27 January 1942');
  });

  it.each([
    ['WEA.11', 'early', 'good mud mud mud hard-frost hard-frost snow snow snow snow snow snow'],
    ['WEA.12', 'late', 'good good mud mud hard-frost snow snow snow snow snow snow snow'],
  ] as const)('typhoon:%s, typhoon:R45: weather after %s Mud', (_rule, when, expected) => {
    expect(turns.weather.map((line) => line[when]).join(' ')).toBe(expected);
  });

  it('typhoon:WEA.9 has Mud on four faces of six', () => {
    expect(turns.weatherRoll.filter(({ weather }) => weather === 'mud').map(({ roll }) => roll)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('typhoon:SEQ.1, typhoon:SEQ.3 have the order and the pulses of a turn', () => {
    expect(
      turns.order.map(({ weather, first, german, russian }) => [weather, first, german, russian]),
    ).toEqual([
      ['good', 'german', 3, 3],
      ['hard-frost', 'german', 3, 3],
      ['mud', 'german', 2, 2],
      ['snow', 'russian', 2, 3],
    ]);
  });
});
