// The maps of the two Moscow games as pieces of geometry: numbers, the start line, edges, and that ways hang together.
import { describe, expect, it } from '@jest/globals';
import { areAdjacent } from '../../../../src/hex/hexsides.ts';
import { mapKit } from './map-kit.ts';

const GAMES = ['typhoon', 'moscow41'] as const;

describe.each(GAMES)('the map of %s', (game) => {
  const kit = mapKit(game);
  const { board, held, ids, area } = kit;
  const { map, grid } = board;
  const holdersOf = (hexes: readonly string[]): readonly (string | undefined)[] => [
    ...new Set(hexes.map((hex) => held.get(hex))),
  ];

  it('numbers rows from the north and columns from the east, odd rows half a hex farther west', () => {
    expect(kit.neighbours('2403')).toEqual(['2302', '2402', '2502', '2503', '2404', '2303']);
    expect(kit.neighbours('2503')).toEqual(['2403', '2502', '2603', '2604', '2504', '2404']);
  });

  it('is held by two sides, each in one piece, and each by its own edge', () => {
    for (const side of ['german', 'russian']) {
      const own = ids.filter((hex) => held.get(hex) === side);
      const reached = kit.flood(area(`${side}-edge`), (_, next) => held.get(next) === side);
      expect([side, own.filter((hex) => !reached.has(hex))]).toEqual([side, []]);
      expect([...area(`${side}-set-up`)].toSorted()).toEqual(own.toSorted());
    }
    expect(ids.filter((hex) => held.get(hex) === undefined)).toEqual([]);
  });

  it.each([
    ['german-edge', 'german'],
    ['russian-edge', 'russian'],
    ['russian-entry', 'russian'],
    ['russian-rail-entry', 'russian'],
    ['vatutin-entry', 'russian'],
    ['german-start-line', 'german'],
    ['army-9-set-up', 'german'],
    ['army-4-set-up', 'german'],
    ['army-2-set-up', 'german'],
    ['pzgr-3-set-up', 'german'],
    ['pzgr-4-set-up', 'german'],
    ['pzgr-2-set-up', 'german'],
    ['reserve-set-up', 'german'],
  ])('has an area %s, all of it in %s hands', (key, side) => {
    expect(area(key).length).toBeGreaterThan(0);
    expect(holdersOf(area(key))).toEqual([side]);
  });

  it('gives nobody the edge of the corner that is left out as a friendly one', () => {
    const [rows, columns] = [map.grid.sheets[0], map.grid.columns.default];
    const isOuter = (hex: string): boolean =>
      [rows?.firstRow, rows?.lastRow].includes(Number(hex.slice(0, 2))) ||
      columns.includes(Number(hex.slice(2)));
    expect([...area('german-edge'), ...area('russian-edge')].filter((hex) => !isOuter(hex))).toEqual([]);
    expect(area('russian-rail-entry').filter((hex) => !isOuter(hex))).toEqual([]);
  });

  it('has for a start line the German hexes that touch a Russian one', () => {
    const line = ids.filter(
      (hex) => held.get(hex) === 'german' && kit.neighbours(hex).some((next) => held.get(next) === 'russian'),
    );
    expect([...area('german-start-line')].toSorted()).toEqual(line.toSorted());
  });

  it.each(['highway', 'road', 'railroad', 'bridge'])(
    'lays %s from hex to hex that touch, no step twice',
    (key) => {
      const routes = map.networks[key]?.routes ?? [];
      const steps = routes.flatMap((route) =>
        route.slice(1).map((hex, i): readonly [string, string] => [route[i] ?? '', hex]),
      );
      expect(steps.filter(([a, b]) => !areAdjacent(grid, grid.index(a), grid.index(b)))).toEqual([]);
      expect(steps.filter(([a, b]) => kit.isShut(a, b))).toEqual([]);
      expect(new Set(steps.map((step) => step.toSorted().join('/'))).size).toBe(steps.length);
    },
  );

  it.each(['road', 'rail'] as const)('joins all %ss to one network', (line) => {
    const on = ids.filter((hex) => kit.neighbours(hex).some((next) => kit.isWay(line, hex, next)));
    const reached = kit.flood([kit.hexOf('Moscow')], (a, b) => kit.isWay(line, a, b));
    expect(on.filter((hex) => !reached.has(hex))).toEqual([]);
  });

  it('bridges every side of a river or canal over which a road goes, and no other', () => {
    const wrong = map.hexsides.filter(({ between: [a, b], kind }) => {
      const isWet = map.sideKinds[kind]?.needs === 'river';
      return isWet && kit.isWay('road', a, b) !== kit.isWay('bridge', a, b);
    });
    expect(wrong).toEqual([]);
    const dry = (map.networks['bridge']?.routes ?? []).filter(
      ([a = '', b = '']) => !kit.linesAt(a, b).some(({ river }) => river !== undefined),
    );
    expect(dry).toEqual([]);
  });

  it('runs the one road of the first Mud turn from Smolensk to Moscow, by the towns of the motor highway', () => {
    const [route = [], ...more] = map.networks['highway']?.routes ?? [];
    expect(more).toEqual([]);
    const towns = ['Smolensk', 'Yartsevo', 'Vyazma', 'Gzhatsk', 'Mozhaisk', 'Moscow'];
    expect(route.filter((hex) => towns.some((town) => kit.hexOf(town) === hex))).toEqual(
      towns.map((town) => kit.hexOf(town)),
    );
  });

  it('brings Vatutin by the road from the north, that of Leningrad', () => {
    const [hex = '', ...more] = area('vatutin-entry');
    expect(more).toEqual([]);
    expect(area('russian-edge')).toContain(hex);
    expect(kit.neighbours(hex).some((next) => kit.isWay('road', hex, next))).toBe(true);
    expect(kit.apart(hex, kit.hexOf('Vyshny Volochyok'))).toBe(1);
  });

  it('lets every rail entry lead to Moscow by rail', () => {
    const reached = kit.flood([kit.hexOf('Moscow')], (a, b) => kit.isWay('rail', a, b));
    expect(area('russian-rail-entry').filter((hex) => !reached.has(hex))).toEqual([]);
  });
});
