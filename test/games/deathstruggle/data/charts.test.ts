// The charts of Death Struggle 20 and its turn track: what the text says of them.
import { describe, expect, it } from '@jest/globals';
import { set, tables, turns, units, value } from './kit.ts';

const {
  columns,
  rows,
  crt,
  air,
  results,
  conversions,
  shifts,
  bonuses,
  terrain,
  limits,
  rail,
  supply,
  victory,
} = tables;

const cell = (roll: number, column: string): string | undefined =>
  crt.find((one) => one.roll === roll && one.column === column)?.result;

const flown = (column: string): string =>
  air
    .filter((one) => one.column === column)
    .map(({ result }) => result)
    .join(' ');

describe('the combat table', () => {
  it('deathstruggle:CRT.1 has fourteen columns from 1:5 to 9:1', () => {
    expect(columns.map(({ id }) => id).join(' ')).toBe(
      '1:5 1:4 1:3 1:2 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1',
    );
    expect(crt).toHaveLength(84);
  });

  it.each([
    ['CRT.3', 1, '2X D D D2 D2 D2 D3 DE BK BK BK BK BK BK'],
    ['CRT.4', 2, 'AE AD X D1 D1 D1 D2 D3 DE BK BK BK BK BK'],
    ['CRT.5', 3, 'AE 2X AD X D D1 D1 D2 D3 DE BK BK BK BK'],
    ['CRT.6', 4, 'AE AE 2X AD X D D1 D1 D2 D3 DE BK BK BK'],
    ['CRT.7', 5, 'AE AE AE 2X AD X X D1 D1 D2 D3 DE BK BK'],
    ['CRT.8', 6, 'AE AE AE AE 2X 2X X X X/2 D1 D2 D3 DE BK'],
  ])('deathstruggle:%s: row A%i', (_rule, roll, expected) => {
    expect(columns.map(({ id }) => cell(roll, id)).join(' ')).toBe(expected);
  });

  it('is never worse for the attacker in a better column, nor on a better roll', () => {
    const rank = (code: string | undefined): number => results.find(({ id }) => id === code)?.rank ?? -1;
    const odd = columns.flatMap(({ id }, i) =>
      [1, 2, 3, 4, 5, 6].flatMap((roll) => {
        const here = rank(cell(roll, id));
        const right = columns[i + 1];
        return [
          ...(right !== undefined && rank(cell(roll, right.id)) < here ? [`${roll} ${id}`] : []),
          ...(roll < 6 && rank(cell(roll + 1, id)) > here ? [`${roll + 1} ${id}`] : []),
        ];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('deathstruggle:CRT.2 has an A and a B number for each row, which add up to seven', () => {
    expect(rows.map(({ a, b }) => [a, a + b])).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((a) => [a, 7]));
  });

  it('deathstruggle:RES.DN.2 lets every retreat be three hexes long', () => {
    for (const { most, extra } of results.filter((line) => line.most !== undefined))
      expect((most ?? 0) + (extra ?? 0)).toBe(3);
  });

  it('deathstruggle:RES.X.2, deathstruggle:FEX.2 makes exchanges cost from a third to twice the defence', () => {
    expect(results.filter(({ pays }) => pays !== undefined).map(({ id, pays }) => [id, pays])).toEqual([
      ['2X', 200],
      ['3/2X', 150],
      ['X', 100],
      ['X/2', 50],
      ['X/3', 34],
    ]);
  });

  it.each([
    ['NRO.1', 'no-retreat', 'D1 D, D2 DE, D3 DE, DE BK'],
    ['FEX.2', 'forced', 'D3 X/3, D2 X/2, D1 X, D 3/2X, X 2X, AD AE'],
    ['FEX.5', 'escape', 'X/3 D3, X/2 D3, X D3, 3/2X D3, 2X D3'],
    ['RES.X.6', 'declined', 'X/2 AD, X AD, 2X AD'],
    ['OVR.1', 'overrun', 'D2 DE, D3 DE'],
  ])('deathstruggle:%s: %s', (_rule, name, expected) => {
    const found = conversions.filter((line) => line.set === name);
    expect(found.map(({ code, result }) => `${code} ${result}`).join(', ')).toBe(expected);
  });
});

describe('the air table', () => {
  it.each([
    ['CRT.11', 'german-bombing', 'D D D D D* - AA AA'],
    ['CRT.12', 'russian-bombing', 'D D D D* - - AA AA'],
    [
      'CRT.13',
      'interception',
      'russian-down russian-down russian-intercepted russian-intercepted russian-intercepted german-intercepted german-intercepted german-down',
    ],
  ])('deathstruggle:%s: %s from A0 to A7', (_rule, column, expected) => {
    expect(flown(column)).toBe(expected);
  });
});

describe('shifts and bonuses', () => {
  it('have the columns of the text', () => {
    expect(shifts.map(({ id, columns: n, attacker }) => `${id} ${n} ${attacker}`)).toEqual([
      'mud -1 any',
      'snow-axis -1 axis',
      'snow-russian 1 russian',
      'river -1 any',
      'fortification-line -1 any',
      'entrenched -1 any',
      'disrupted 1 any',
      'limited-attacker -1 any',
      'short-defender 1 any',
      'air-german 2 axis',
      'air-eighth 4 axis',
      'air-russian 1 russian',
      'air-far -1 any',
      'surprise 1 german',
    ]);
  });

  it('deathstruggle:R15 are read for single units where these are entrenched, disrupted or short of supply', () => {
    expect(shifts.filter(({ per }) => per === 'unit').map(({ id }) => id)).toEqual([
      'entrenched',
      'disrupted',
      'short-defender',
    ]);
  });

  it('deathstruggle:TER.1 to deathstruggle:TER.15 add or double', () => {
    expect(bonuses.map(({ id, value: more, multiplier }) => [id, more ?? `x${multiplier}`])).toEqual([
      ['forest', 1],
      ['swamp', 1],
      ['swamp-forest', 1],
      ['hill', 'x2'],
      ['mountain', 'x2'],
      ['fortress-city', 'x2'],
      ['major-city', 1],
      ['victory-city', 'x2'],
    ]);
  });
});

describe('terrain, weather, supply', () => {
  it.each([
    ['clear', [1, 1, 1], ''],
    ['forest', [2, 1, 1], ''],
    ['hill', [2, 1, 1], ''],
    ['swamp', [2, 2, 1], 'corpsOnce'],
    ['swamp-forest', [2, 2, 1], 'corpsOnce'],
    ['mountain', [0, 1, 1], 'corpsClosed'],
    ['all-sea', [0, 0, 0], 'closed'],
    ['all-lake', [0, 0, 0], 'closed'],
    ['river', [1, 1, 0], ''],
  ])('%s costs %j %s', (id, expected, closed) => {
    const line = terrain.find((one) => one.id === id);
    expect([line?.corps, line?.division, line?.other]).toEqual(expected);
    const flags = (['closed', 'corpsOnce', 'corpsClosed'] as const).filter((flag) => line?.[flag] === true);
    expect(flags.join(' ')).toBe(closed);
  });

  it('know every terrain and every hexside of the map', () => {
    const { terrains, sideKinds } = set.board.map;
    const known = new Set(terrain.map(({ id }) => id));
    expect(
      [terrains, sideKinds].flatMap((table) => Object.keys(table)).filter((key) => !known.has(key)),
    ).toEqual([]);
  });

  it('deathstruggle:R98, deathstruggle:R99 allow overrun in Good and Hard Frost, refusal in Good alone', () => {
    const allowing = (field: 'overrun' | 'declined' | 'brownRoads' | 'halved' | 'frozen'): string =>
      tables.weather
        .filter((line) => line[field] === true)
        .map(({ id }) => id)
        .join(' ');
    expect([allowing('overrun'), allowing('declined'), allowing('halved'), allowing('frozen')]).toEqual([
      'good hard-frost',
      'good',
      'mud snow',
      'snow',
    ]);
    expect(allowing('brownRoads')).toBe('good hard-frost snow');
  });

  it('deathstruggle:SUP.1, deathstruggle:SUP.2 shorten the lines of the Axis alone', () => {
    expect(supply.map(({ weather, axis, russian }) => `${weather} ${axis} ${russian}`)).toEqual([
      'good 6 6',
      'light-mud 6 6',
      'mud 4 6',
      'hard-frost 6 6',
      'snow 4 6',
    ]);
  });
});

describe('other charts', () => {
  it('deathstruggle:MOV.5, deathstruggle:MOV.6 have the bonus of each side', () => {
    expect(tables.bonusMoves.map(({ id, main, breakthrough }) => [id, main, breakthrough])).toEqual([
      ['axis', 3, 2],
      ['russian', 5, 3],
    ]);
  });

  it('have the numbers of the text', () => {
    const known = {
      stack: 3,
      'stack-mobile-corps': 1,
      'stack-panzers': 2,
      'stack-with-army': 2,
      'stack-axis-armies': 1,
      'overrun-attack': 7,
      oil: 4,
      'rail-axis': 3,
      'sea-units': 2,
      'factory-rest': 5,
      'rail-heads': 5,
      'rail-head-advance': 3,
      limited: 16,
      'snow-radius': 4,
      'air-range-german': 8,
      'air-range-russian': 6,
      'air-range-interceptor': 3,
      'katyusha-disrupts': 2,
      'sunk-own': 1,
      'sunk-enemy': 3,
      'reserve-lasts': 4,
      'late-corps': 8,
    };
    for (const [id, expected] of Object.entries(known))
      expect([id, value(limits, id)]).toEqual([id, expected]);
    expect(rail.map((line) => [line.id, line.value])).toEqual([
      ['axis-army', 3],
      ['tank-corps', 3],
      ['russian-army', 3],
      ['corps', 2],
      ['small', 1],
      ['factory', 2],
    ]);
  });

  it('deathstruggle:VIC.1, deathstruggle:VIC.3 have eleven cities and twelve points', () => {
    expect(tables.points).toHaveLength(11);
    expect(tables.points.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    expect(tables.points.find(({ title }) => title === 'Moscow')?.points).toBe(2);
  });

  it.each([
    ['VIC.9', 5, true, 'five'],
    ['VIC.8', 6, true, 'six'],
    ['R67', 7, true, 'seven-late'],
    ['R65', 7, false, 'seven-without'],
    ['R67', 9, true, 'seven-late'],
    ['VIC.6', 10, true, 'smashing'],
    ['VIC.6', 12, true, 'smashing'],
  ])('deathstruggle:%s: %i points at the end, one of the three %s: %s', (_rule, n, isOneHeld, expected) => {
    const found = victory.filter(
      ({ when, least = 0, most = 12, how }) =>
        when === 'end' && least <= n && n <= most && (how === undefined || (how === 'one') === isOneHeld),
    );
    expect(found.map(({ id }) => id)).toEqual([expected]);
  });

  it('have a history of every Russian city that fell, on its turn and with its day', () => {
    const names = new Set(
      Object.values(set.board.map.hexes).flatMap(({ features = {} }) =>
        ['victory-city', 'major-city', 'fortress-city'].flatMap((key) => features[key]?.name ?? []),
      ),
    );
    for (const { place, turn, date } of tables.history) {
      const [, month = 0, day = 0] = date.split('-').map(Number);
      expect([place, names.has(place), turn]).toEqual([place, true, (month - 6) * 2 + (day > 15 ? 1 : 0)]);
    }
    const held = tables.points.filter(({ title }) => {
      const last = tables.history.findLast(({ place }) => place === title);
      return last?.holder === 'axis' || title === 'Warsaw' || title === 'Bucharest';
    });
    expect(held.map(({ title }) => title)).toEqual(['Warsaw', 'Bucharest', 'Smolensk', 'Kiev', 'Odessa']);
  });

  it('deathstruggle:BLD.12 break down only counters there are', () => {
    const ids = new Set(units.map(({ id }) => id));
    const named = tables.breakdown.flatMap(({ corps, divisions }) => [corps, ...divisions]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('the turn track', () => {
  it('deathstruggle:SEQ.0 has nine steps for the Axis and eight for the Russians, and one by option', () => {
    const of = (side: string): string =>
      turns.steps
        .filter((step) => step.side === side)
        .map(({ id }) => id)
        .join(' ');
    expect([of('axis'), of('russian')]).toEqual([
      'a1 a2 a3 a4 a5 a6 a7 a8 a9',
      'b1 b2 b3 b4 b5 b5b b6 b7 b8',
    ]);
    expect(turns.steps.filter(({ option }) => option !== undefined).map(({ id }) => id)).toEqual(['b5b']);
  });

  it('deathstruggle:AIR.8 doubles the odds at most', () => {
    expect(value(limits, 'support-ceiling')).toBe(2);
  });

  it('deathstruggle:R33 has fifteen turns from June II to January II', () => {
    expect(turns.turns.map(({ label, weather }) => `${label} ${weather}`)).toEqual([
      'II Jun good',
      'I Jul good',
      'II Jul good',
      'I Aug good',
      'II Aug good',
      'I Sep good',
      'II Sep good',
      'I Oct light-mud',
      'II Oct mud',
      'I Nov light-mud',
      'II Nov hard-frost',
      'I Dec snow',
      'II Dec snow',
      'I Jan snow',
      'II Jan snow',
    ]);
  });

  it.each([
    ['FST.3', 'surprise', 1, 1],
    ['SET.10', 'corps', 1, 7],
    ['SET.12', 'parachute', 8, 8],
    ['REP.8', 'siberians', 8, 15],
    ['SIB.4', 'gamble', 1, 11],
    ['SIB.3', 'reserve', 12, 15],
    ['VIC.1', 'instant', 1, 13],
  ])('deathstruggle:%s: %s holds from turn %i to %i', (_rule, id, first, last) => {
    expect(turns.spans.find((span) => span.id === id)).toMatchObject({ first, last });
  });
});
