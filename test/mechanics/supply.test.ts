// Supply on a board of six rows and eight columns, under the laws of two quite different games in little: zones of
// control, borders, marsh, ports of so many units and a turn from which a side has none; and lines as long as they cost.
import { describe, expect, it } from '@jest/globals';
import { printBoard } from '../../src/board/board.ts';
import type { HexLine } from '../../src/board/data-types.ts';
import type { Ctx, Seen } from '../../src/core/rule-set.ts';
import { resting } from '../../src/core/state-cache.ts';
import type { Event, State } from '../../src/core/types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { makeCostTable, makeOpenTable } from '../../src/hex/side-tables.ts';
import { lazy } from '../../src/mechanics/lazy.ts';
import { isHeldBy } from '../../src/mechanics/control.ts';
import { occupant, onMap, placeOf, stacks } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import type { Sheet } from '../../src/mechanics/sheet.ts';
import { assign, fedOf } from '../../src/mechanics/supply/assign.ts';
import { enemyHexes, openSteps, unheldZones } from '../../src/mechanics/supply/barriers.ts';
import type { Barriers } from '../../src/mechanics/supply/barriers.ts';
import { merged, pocketOf, printedSteps } from '../../src/mechanics/supply/bars.ts';
import type { Note } from '../../src/mechanics/supply/bars.ts';
import { shortMessages } from '../../src/mechanics/en/supply.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { tableProblems } from '../../src/text/lint-messages.ts';
import { table } from './table.ts';
import { coasts } from '../../src/mechanics/supply/coasts.ts';
import { bySide, supplyMaps } from '../../src/mechanics/supply/maps.ts';
import type { SupplyMap } from '../../src/mechanics/supply/maps.ts';
import { supplyQuestions } from '../../src/mechanics/supply/questions.ts';
import { keepShort, supplyStates } from '../../src/mechanics/supply/states.ts';
import { fedBy, shortage, shortPicks } from '../../src/mechanics/supply/short-picks.ts';
import { trace, supplyLine } from '../../src/mechanics/supply/trace.ts';
import type { LineLimit } from '../../src/mechanics/supply/trace.ts';
import { picker } from '../../src/players/prng.ts';
import { tinySet, tinyUnits } from '../board/tiny.ts';
import { hexLine, mapFile } from '../board/vocabularies.ts';

type Side = 'west' | 'east';

const ROWS = [1, 2, 3, 4, 5, 6];
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
const id = (row: number, column: number): string => `0${row}0${column}`;
const COUNTRIES = ['aland', 'beland', 'celand', 'deland'];

/** Four countries of two columns each; the sources of the west in column 1, of the east in column 8; marsh in 0306. */
const set = () => {
  const base = tinySet();
  const hexes: Record<string, HexLine> = {};
  for (const row of ROWS)
    for (const column of COLUMNS)
      hexes[id(row, column)] = hexLine({ country: COUNTRIES[Math.floor((column - 1) / 2)] ?? '' });
  const area = (...ids: readonly string[]) => ({
    title: 'Area',
    kind: 'source' as const,
    rules: [],
    hexes: [...ids],
  });
  const map = mapFile({
    grid: {
      ...base.board.map.grid,
      sheets: [{ prefix: '', firstRow: 1, lastRow: 6 }],
      columns: { default: [1, 8] },
    },
    hexes,
    areas: {
      west: area(...ROWS.map((row) => id(row, 1))),
      east: area(...ROWS.map((row) => id(row, 8))),
      marsh: area(...ROWS.map((row) => id(row, 6))),
    },
  });
  const [west, east] = [tinyUnits.units[0], tinyUnits.units[3]];
  if (west === undefined || east === undefined) throw new Error('no counters to copy');
  const copies = (unit: typeof west, ...ids: readonly string[]) => ids.map((name) => ({ ...unit, id: name }));
  const units = {
    ...tinyUnits,
    units: [...copies(west, 'w1', 'w2', 'w3', 'w4'), ...copies(east, 'e1', 'e2', 'e3', 'horse')],
  };
  return { ...base, board: printBoard(map, makeGrid(map.grid)), units, scenarios: {} };
};

const made = sheetOf<Side>(set());
const p: Sheet<Side> = {
  ...made,
  opening: () => ({ control: new Map(), stacks: new Map(), markers: new Map(), boxes: new Map() }),
};
const { grid } = p;

type Own = Placed & { short: string[] };
type Seeing = State<Own>;

const state = (places: Record<string, string[]>, turn = 1, held: Record<string, Side> = {}): Seeing =>
  ({
    own: { places, held, markers: {}, short: [] },
    scenario: 'none',
    clock: { turn, phase: 'west-movement', phasing: 'west' },
  }) as unknown as Seeing;

// ---- The law of the first game.

const border = makeOpenTable(grid, (a, b) => p.hex(grid.id(a)).country !== p.hex(grid.id(b)).country);
const { steps: land } = printedSteps(p, {});
const PORTS = [
  { id: '0405', capacity: 1 },
  { id: '0407', capacity: 2 },
];

/** Round every enemy unit. */
const zonesOf = (s: Seeing, side: Side, ignore: readonly string[] = []): Uint8Array => {
  const zones = new Uint8Array(grid.count);
  for (const { place, top, units } of stacks(p, s))
    if (top !== side && !units.every((unit) => ignore.includes(unit)))
      for (const next of p.neighbours(place)) zones[grid.index(next)] = 1;
  return zones;
};

type Map1 = SupplyMap<Side> & { byMarsh(hex: string): boolean; port(unit: string): string | undefined };

const mapOf = (s: Seeing, side: Side, barriers: Barriers): Map1 => {
  const working = p
    .area(side)
    .filter((hex) => isHeldBy(p, s, hex, side) || s.own.held[hex] === undefined)
    .map(grid.index)
    .filter((hex) => !barriers.closed.includes(hex) && !barriers.sealed.includes(hex));
  const marsh = side === 'east' ? p.area('marsh').map(grid.index) : [];
  const crossings: LineLimit = { kind: 'crossings', counted: border, most: 2 };
  const law = {
    sources: working,
    steps: land('any'),
    barriers,
    ...(side === 'west' && { limit: crossings }),
  };
  const dryLaw = { ...law, barriers: { ...barriers, closed: [...barriers.closed, ...marsh] } };
  const dry = trace(p, dryLaw);
  const wet = lazy(() => trace(p, law));
  const overland = (hex: string): boolean => dry.has[grid.index(hex)] === 1;
  const ports = lazy(() => {
    const open = PORTS.filter(
      ({ id: hex }) =>
        occupant(p, s.own, hex) !== 'east' &&
        !p.neighbours(hex).some((next) => occupant(p, s.own, next) === 'east'),
    );
    const reached = open.map(({ id: hex }) => {
      const lines = trace(p, { ...law, sources: [grid.index(hex)], limit: { ...crossings, within: 2 } });
      return [hex, lines.has] as const;
    });
    const reach = new Map(reached);
    const hungry = onMap(p, s, 'west').filter((unit) => !overland(placeOf(s.own, unit)));
    return assign(hungry, open, (unit, port) => reach.get(port)?.[grid.index(placeOf(s.own, unit))] === 1);
  });
  return {
    side,
    overland,
    line: (hex) => (overland(hex) ? supplyLine(p, dryLaw, hex) : []),
    byMarsh: (hex) => wet().has[grid.index(hex)] === 1,
    port: (unit) => (side === 'west' ? ports().get(unit) : undefined),
  };
};

let floods = 0;
const maps = supplyMaps<Sheet<Side>, Seeing, Side, Map1>({
  barriers: (_, s, side, options) => ({
    closed: enemyHexes(p, s, side, options),
    sealed: unheldZones(p, s, side, zonesOf(s, side, options.ignore)),
  }),
  map: (_, s, side, barriers) => {
    floods++;
    return mapOf(s, side, barriers);
  },
});

type Level = 'source' | 'overland' | 'port' | 'none';

const states = supplyStates<Side, Sheet<Side>, Seeing, Map1, Level>({
  map: maps,
  away: () => 'overland',
  at: (_, s, unit, hex, map, hasLine) => {
    if (map.side === 'east' && s.clock.turn >= 6) return 'none';
    if (p.inArea(map.side, hex)) return 'source';
    if (hasLine || (unit === 'horse' && map.byMarsh(hex))) return 'overland';
    return map.port(unit) === undefined ? 'none' : 'port';
  },
});

const barsOf = (s: Seeing, side: Side, hex: string): readonly Note[] => {
  const found = { closed: enemyHexes(p, s, side, {}), sealed: unheldZones(p, s, side, zonesOf(s, side)) };
  const { around } = pocketOf(p, hex, openSteps(grid, land('any'), found), found, {
    printed: () => undefined,
    closed: () => ({ rule: 'tiny:7.2', why: 'enemy' }),
    sealed: () => ({ rule: 'tiny:8.4', why: 'zone' }),
  });
  return merged(around);
};

const asked = supplyQuestions<Side, Sheet<Side>, Seeing, Map1, Level>({
  maps,
  states,
  ranks: ['source', 'overland', 'port', 'none'],
  overland: 'overland',
  none: 'none',
  exempt: 'source',
  letters: { port: 'p', none: '?' },
  rule: (side) => (side === 'west' ? 'tiny:7.7' : 'tiny:7.10'),
  cites: { line: 'tiny:7.2', cut: 'tiny:7.2' },
  effects: (_, __, ___, level) => (level === 'none' ? [{ rule: 'tiny:7.3', why: 'means.die' }] : []),
  uses: (_, __, line) => [{ rule: 'tiny:7.7', why: 'over.source', hexes: line.slice(-1) }],
  bars: (_, s, side, hex) => barsOf(s, side, hex),
});

const of = (s: Seeing, unit: string, hex?: string): Level => states.of(p, s, unit, hex);

describe('lines with zones of control', () => {
  it('stop before the zone of an enemy, but not where friends stand in it', () => {
    const wall = { '0103': ['e1'], '0303': ['e2'], '0503': ['e3'], '0105': ['w1'] };
    expect(of(state(wall), 'w1')).toBe('none');
    expect(of(state({ ...wall, '0203': ['w2'] }), 'w1')).toBe('none');
    const opened = state({ ...wall, '0203': ['w2'], '0202': ['w3'] });
    expect(of(opened, 'w1')).toBe('overland');
    expect(maps(p, opened, 'west').line('0105')).toEqual(['0105', '0204', '0203', '0202', '0201']);
  });

  it('come to a unit that is supposed in a zone, for there it negates it', () => {
    const s = state({ '0304': ['e1'], box: ['w1'] });
    expect([of(s, 'w1'), of(s, 'w1', '0303')]).toEqual(['overland', 'overland']);
    expect(maps(p, s, 'west').overland('0304')).toBe(false);
  });

  it('begin in no source that is lost, entered or under an enemy zone', () => {
    const all = Object.fromEntries(ROWS.map((row) => [id(row, 1), 'east'] as const));
    expect(of(state({ '0202': ['w1'] }, 1, all), 'w1')).toBe('none');
    const { '0101': _, ...others } = all;
    expect(of(state({ '0202': ['w1'] }, 1, others), 'w1')).toBe('overland');
    expect(of(state({ '0202': ['w1'], '0101': ['e1'] }, 1, others), 'w1')).toBe('none');
    expect(of(state({ '0203': ['w1'], '0102': ['e1'] }, 1, others), 'w1')).toBe('none');
  });
});

describe('lines with a count of borders', () => {
  it('cross two and no more', () => {
    const s = state({ '0306': ['w1'], '0307': ['w2'] });
    expect([of(s, 'w1'), of(s, 'w2')]).toEqual(['overland', 'port']);
    const line = maps(p, s, 'west').line('0306');
    const borders = line.filter((hex, i) => p.hex(hex).country !== p.hex(line[i + 1] ?? hex).country);
    expect([line[0], line.at(-1)?.slice(2), borders.length]).toEqual(['0306', '01', 2]);
  });
});

describe('lines that some may not use', () => {
  it('bar the marsh to all but the horse, in the hex it stands in too', () => {
    const s = state({ '0305': ['e1'], '0405': ['horse'], '0307': ['e2'], '0306': ['e3'] });
    expect(['e1', 'horse', 'e2', 'e3'].map((unit) => of(s, unit))).toEqual([
      'none',
      'overland',
      'overland',
      'none',
    ]);
  });

  it('leave the side without any from a turn on, while its hexes have theirs', () => {
    const s = state({ '0307': ['e2'], '0308': ['e1'] }, 6);
    expect([of(s, 'e2'), of(s, 'e1'), maps(p, s, 'east').overland('0307')]).toEqual(['none', 'none', true]);
  });
});

describe('ports', () => {
  it('feed those who have no line over land, as many as they can', () => {
    const s = state({ '0307': ['w1'], '0407': ['w2'], '0507': ['w3', 'w4'] });
    const fed = ['w1', 'w2', 'w3', 'w4'].map((unit) => of(s, unit));
    // 0405 feeds one of those in reach, 0407 two.
    expect(fed.filter((level) => level === 'port').length).toBe(3);
    const closed = state({ '0307': ['w1'], '0408': ['e1'] });
    expect(of(closed, 'w1')).toBe('port');
    expect(of(state({ '0307': ['w1'], '0408': ['e1'], '0404': ['e2'] }), 'w1')).toBe('none');
  });

  it('leave nobody short who could be fed otherwise, and none for one who comes later', () => {
    const reach: Readonly<Record<string, readonly string[]>> = {
      a: ['x', 'y'],
      b: ['x'],
      c: ['y', 'x'],
      d: [],
    };
    const ports = ['x', 'y'].map((port) => ({ id: port, capacity: 1 }));
    const reaches = (unit: string, port: string): boolean => reach[unit]?.includes(port) === true;
    expect(assign(['a', 'b', 'c', 'd'], ports, reaches)).toEqual(
      new Map([
        ['a', 'y'],
        ['b', 'x'],
      ]),
    );
    expect([...assign(['c', 'b', 'a'], ports, reaches).keys()].toSorted()).toEqual(['b', 'c']);
  });

  it('find the fullest assignment there is', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const pick = picker(seed);
      const units = Array.from({ length: 1 + pick(6) }, (_, i) => `u${i}`);
      const ports = Array.from({ length: 1 + pick(3) }, (_, i) => ({ id: `p${i}`, capacity: pick(3) }));
      const pairs = new Set(
        units.flatMap((unit) => ports.filter(() => pick(2) === 0).map((port) => `${unit} ${port.id}`)),
      );
      const reaches = (unit: string, port: string): boolean => pairs.has(`${unit} ${port}`);
      /** The best that can be done for the units from one on, with so much room left. */
      const best = (i: number, room: readonly number[]): number => {
        const unit = units[i];
        if (unit === undefined) return 0;
        const fed = ports.flatMap((port, at) =>
          reaches(unit, port.id) && (room[at] ?? 0) > 0
            ? [
                1 +
                  best(
                    i + 1,
                    room.map((free, j) => (j === at ? free - 1 : free)),
                  ),
              ]
            : [],
        );
        return Math.max(best(i + 1, room), ...fed);
      };
      const found = assign(units, ports, reaches);
      expect(found.size).toBe(
        best(
          0,
          ports.map(({ capacity }) => capacity),
        ),
      );
      for (const [unit, port] of found) expect(reaches(unit, port)).toBe(true);
      for (const { id: port, capacity } of ports)
        expect([...found.values()].filter((used) => used === port).length).toBeLessThanOrEqual(capacity);
    }
  });

  it('leave it to their owner who goes short, one after the other, as long as the others are fed as fully', () => {
    type Fed = Placed & { short: string[] };
    const reach: Readonly<Record<string, readonly string[]>> = { a: ['x'], b: ['x'], c: ['x', 'y'], d: [] };
    const need = {
      units: ['a', 'b', 'c', 'd'],
      ports: ['x', 'y'].map((port) => ({ id: port, capacity: 1 })),
      reaches: (unit: string, port: string): boolean => reach[unit]?.includes(port) === true,
    };
    // One of a and b goes short; c has a port of its own, and d none at all.
    expect(shortage(need, [])).toEqual({ count: 1, open: ['a', 'b'] });
    expect(shortage(need, ['b'])).toEqual({ count: 0, open: [] });
    expect([fedBy(need, ['b']), fedBy(need, ['a']).has('a')]).toEqual([
      new Map([
        ['a', 'x'],
        ['c', 'y'],
      ]),
      false,
    ]);
    const law = {
      rule: 'tiny:7.9',
      side: 'west',
      need: () => ({ ...need, ports: need.ports.slice(0, 1) }),
      picked: (s: Seen<Fed>) => s.own.short,
      pick: (own: Fed) => own.short,
    } as const;
    const game = table<Fed>(
      { picks: shortPicks<Fed>(law), over: { stop: { kind: 'auto', run: () => undefined } } },
      { places: {}, held: {}, markers: {}, short: [] },
    );
    expect([game.asked(), game.give('exclude', { units: ['d'] })]).toEqual([
      'west ask.short',
      'SHORT.NOT-FED',
    ]);
    expect([game.give('exclude', { units: ['a', 'b'] }), game.give('exclude', {})]).toEqual([
      'SHORT.ONE',
      'SHORT.ONE',
    ]);
    game.give('exclude', { units: ['c'] });
    expect(game.asked()).toBe('west ask.short');
    game.give('exclude', { units: ['a'] });
    expect([game.asked(), game.s.own.short]).toEqual([undefined, ['c', 'a']]);
    expect(tableProblems(shortMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('leave out by themselves those who are fed last, and tell who is fed', () => {
    type Fed = Placed & { short: string[]; fed?: string[] };
    const ports = [
      { id: 'x', capacity: 1 },
      { id: 'y', capacity: 1 },
    ];
    const need = {
      units: ['a', 'b', 'c'],
      ports,
      reaches: () => true,
      // The other one first.
      asked: (unit: string) => (unit === 'a' ? ports.toReversed() : ports),
    };
    expect([...fedBy(need, [])]).toEqual([
      ['a', 'y'],
      ['b', 'x'],
    ]);
    const game = table<Fed>(
      {
        picks: shortPicks<Fed>({
          rule: 'tiny:7.9',
          side: 'west',
          need: () => need,
          picked: (s) => s.own.short,
          pick: (own) => own.short,
          settle: (own, fed) => void (own.fed = [...fed]),
        }),
        over: { stop: { kind: 'auto', run: () => undefined } },
      },
      { places: {}, held: {}, markers: {}, short: [] },
    );
    game.give('exclude', { how: ['default'] });
    expect([game.asked(), game.s.own.short, game.s.own.fed]).toEqual([undefined, ['c'], ['a', 'b']]);
  });

  it('of a single one feed all, those named, or the first', () => {
    const all = ['a', 'b', 'c'];
    expect([fedOf(all, ['c'], 3), fedOf(all, ['c', 'b', 'a'], 2), fedOf(all, [], 2)]).toEqual([
      all,
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(fedOf(all, ['c'], 2)).toEqual(['c']);
  });
});

describe('lines as long as they cost', () => {
  const barriers: Barriers = { closed: [], sealed: [] };
  const cost = makeCostTable(grid, (_, to) => (grid.id(to).endsWith('03') ? 3 : 1));

  it('give three levels in one flood', () => {
    const sources = [grid.index('0301')];
    const law = { sources, steps: land('any'), barriers, limit: { kind: 'points', cost, most: 6 } } as const;
    const { spent, has } = trace(p, law);
    const at = (hex: string): number => spent?.[grid.index(hex)] ?? -1;
    expect(['0301', '0302', '0303', '0304', '0305', '0306'].map(at)).toEqual([0, 1, 4, 5, 6, -1]);
    expect([has[grid.index('0305')], has[grid.index('0306')]]).toEqual([1, 0]);
    expect(supplyLine(p, law, '0303')).toEqual(['0303', '0302', '0301']);
  });

  it('go round what is closed, and not beyond so many hexes', () => {
    const closed = { closed: [grid.index('0302')], sealed: [] };
    const sources = [grid.index('0301')];
    const points = { kind: 'points', cost, most: 9 } as const;
    expect(supplyLine(p, { sources, steps: land('any'), barriers: closed, limit: points }, '0302')).toEqual(
      [],
    );
    const short = { sources, steps: land('any'), barriers, limit: { kind: 'hexes', most: 2 } } as const;
    const { has, spent } = trace(p, short);
    expect([has[grid.index('0303')], has[grid.index('0304')]]).toEqual([1, 0]);
    expect([spent?.[grid.index('0303')], spent?.[grid.index('0304')]]).toEqual([2, -1]);
    expect(trace(p, { sources, steps: land('any'), barriers }).spent).toBeUndefined();
  });
});

describe('lines in two parts', () => {
  it('go along a road to the edge, and no more than two hexes to the road', () => {
    const barriers: Barriers = { closed: [grid.index('0405')], sealed: [] };
    const { steps: road } = printedSteps(p, {
      step: (_: 'road', a, b) =>
        a.startsWith('04') && b.startsWith('04') ? undefined : { rule: 'tiny:7.5', why: 'no-road' },
    });
    const along = trace(p, { sources: [grid.index('0401')], steps: road('road'), barriers });
    const sources = [...along.has.keys()].filter((hex) => along.has[hex] === 1);
    expect(sources.map(grid.id)).toEqual(['0401', '0402', '0403', '0404']);
    const off = { sources, steps: land('any'), barriers, limit: { kind: 'hexes', most: 2 } } as const;
    const { has } = trace(p, off);
    expect(['0204', '0104', '0306', '0307'].map((hex) => has[grid.index(hex)])).toEqual([1, 0, 1, 0]);
    expect(supplyLine(p, off, '0204').at(-1)?.startsWith('04')).toBe(true);
  });
});

describe('maps of a state', () => {
  it('are traced once while it rests, and anew for what is supposed', () => {
    const s = state({ '0302': ['w1'], '0304': ['e1'] });
    const once = bySide((side: Side) => maps(p, s, side));
    floods = 0;
    expect(once('west')).toBe(once('west'));
    expect(floods).toBe(1);
    resting(s, () => [1, 2].forEach(() => p.sides.forEach((side) => maps(p, s, side))));
    expect(floods).toBe(3);
    expect(maps(p, s, 'west', { ignore: ['e1'] }).overland('0304')).toBe(true);
    expect(maps(p, s, 'west', { lost: ['0302'] }).overland('0302')).toBe(false);
  });
});

describe('what is told', () => {
  it('is the line and what would cut it, of a unit and of a hex', () => {
    const s = state(
      { '0202': ['w1'] },
      1,
      Object.fromEntries(ROWS.slice(1).map((row) => [id(row, 1), 'east'])),
    );
    const { hexes, cutBy, state: level } = asked.path(p, s, 'w1');
    expect([level, hexes.at(-1), cutBy]).toEqual(['overland', '0101', ['0101']]);
    const keys = (hex: string): readonly string[] =>
      asked.answer(p, s, 'west', { hex: [hex] }).map(({ key }) => key);
    expect(keys('0202')).toEqual(['supply.is-overland', 'supply.line', 'supply.cutters', 'over.source']);
    expect(keys('0304').slice(0, 2)).toEqual(['supply.hex-line', 'supply.line']);
    expect(keys('9999')).toEqual(['supply.no-land']);
  });

  it('is what bars it, and of the other side no more than the hex', () => {
    const around = Object.fromEntries(p.neighbours('0404').map((hex, i) => [hex, i === 0 ? ['e1'] : []]));
    const places = { ...around, '0404': ['w1'], '0502': ['e2'], '0302': ['e3'], '0103': ['horse'] };
    const s = state(Object.fromEntries(Object.entries(places).filter(([, units]) => units.length > 0)));
    expect(of(s, 'w1')).toBe('none');
    const [first, means, ...bars] = asked.answer(p, s, 'west', { hex: ['0404'] });
    expect([first?.key, means?.key]).toEqual(['supply.is-none', 'means.die']);
    expect(bars.map(({ key }) => key)).toEqual(['enemy', 'zone']);
    expect(asked.answer(p, s, 'east', { hex: ['0404'] })[0]?.key).toBe('supply.hex-cut');
    expect(asked.ofUnit(p, s, 'east', 'w1').map(({ key }) => key)).toEqual(['supply.hex-cut']);
    expect(asked.ofUnit(p, s, 'west', 'w1').map(({ key }) => key)).toEqual(['supply.is-none', 'means.die']);
  });

  it('is the map with the worst of each stack, and who is short of it', () => {
    const s = state({ '0307': ['w1', 'w2'], '0507': ['w3', 'w4'], '0301': ['e1'] });
    const { side, fed, stacks: shown } = asked.sight(p, s, 'both');
    expect([side, fed.has('0303'), fed.has('0307')]).toEqual(['west', true, false]);
    const says = (state: string) => ({ key: `word.supply.${state}`, params: {} });
    expect(shown.get('0507')).toEqual({ says: says('none'), isCut: true, letter: '?' });
    expect(shown.get('0307')).toEqual({ says: says('port'), isCut: false, letter: 'p' });
    const isShort = asked.isOut(p, s, 'west');
    expect(['w1', 'w3', 'w4', 'e1'].filter(isShort)).toEqual(['w4', 'e1']);
  });
});

describe('supply judged as units begin to move', () => {
  it('holds for those found short, and is told once to their side', () => {
    const s = state({ '0308': ['w1', 'w2'] });
    const events: Event[] = [];
    const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>;
    const law = {
      event: 'supply.short',
      rule: 'tiny:7.1',
      kept: (own: Own) => own.short,
      isShort: (_: unknown, unit: string) => unit === 'w1',
    } as const;
    expect(keepShort(p, ctx, ['w1', 'w2'], law)).toEqual(['w1']);
    expect(keepShort(p, ctx, ['w1'], law)).toEqual([]);
    expect(s.own.short).toEqual(['w1']);
    expect(events).toEqual([
      {
        kind: 'supply.short',
        rule: 'tiny:7.1',
        data: { side: 'west', units: ['w1'], count: 1 },
        to: ['west'],
      },
    ]);
  });
});

describe('coasts', () => {
  it('are of the seas next to a hex of land or along its sides, not of lakes', () => {
    const tiny = sheetOf(tinySet());
    const seas = coasts(tiny, { waters: ['bay', 'mirror'], terrain: 'all-sea', side: 'sea' });
    expect(['0302', '0301', '0402', '0305', '0401'].map((hex) => seas(hex).join())).toEqual([
      'bay',
      'bay',
      'bay',
      '',
      '',
    ]);
  });
});
