// Demands that the rulebook of any game may make of its map: its size and numbers, its places, who holds them as the game begins, and
// that the chart of terrain has a line for all that is on it.
import type { BoardSet } from '../board.ts';
import { isLand } from '../board-files.ts';
import type { FeatureLine } from '../data-types.ts';
import { MAP } from '../file-names.ts';
import { controlAtStart } from '../scenario.ts';
import { bookWants } from './book-wants.ts';
import { letters } from './demands.ts';
import type { Demand } from './demands.ts';

type Corner = 'ne' | 'se' | 'sw' | 'nw';

export type MapDemands = {
  size(rule: string, hexes: number): Demand;
  /** The hexes of its corners, as they are printed. */
  corners(rule: string, expected: Readonly<Record<Corner, string>>): Demand;
  /** Two hexes touch, or do not. */
  adjacent(rule: string, a: string, b: string, are?: boolean): Demand;
  /** A hex has this feature, of this name. */
  place(rule: string, hex: string, feature: string, name: string): Demand;
  /** Every feature of these keys is worth so many points. */
  worth(rule: string, points: Readonly<Record<string, number>>): Demand;
  /** Places of these names have this feature. */
  featured(rule: string, feature: string, names: readonly string[]): Demand;
  /** Places of these names are in the hands of a side. */
  heldBy(rule: string, side: string, names: readonly string[]): Demand;
  /** An area is land in the hands of a side. */
  ownLand(rule: string, area: string, side: string): Demand;
  /** There is such an area, with hexes; such a sea. */
  areaThere(rule: string, key: string): Demand;
  seas(rule: string, keys: readonly string[]): Demand;
  /** No hex has more than one terrain. */
  oneTerrain(rule: string): Demand;
  /** The chart of terrain has every key of these tables of the map. */
  charted(rule: string, ...tables: readonly ('terrains' | 'sideKinds' | 'networks')[]): Demand;
};

/** Remembered for as long as a map is: every demand on it asks again. */
const heldIn = (() => {
  const known = new WeakMap<object, ReadonlyMap<string, string>>();
  return ({ board: { map } }: BoardSet): ReadonlyMap<string, string> => {
    const held = known.get(map) ?? controlAtStart(map);
    known.set(map, held);
    return held;
  };
})();

type Place = { readonly hex: string; readonly key: string; readonly line: FeatureLine };

/** All features of a map, and those with a name that is spelt like this. */
export const featuresOf = ({ board }: BoardSet): readonly Place[] =>
  Object.entries(board.map.hexes).flatMap(([hex, { features = {} }]) =>
    Object.entries(features).map(([key, line]) => ({ hex, key, line })),
  );

export const hexNamed = (set: BoardSet, name: string): string | undefined =>
  featuresOf(set).find(({ line }) => letters(line.name) === letters(name))?.hex;

export const mapDemands = (game: string): MapDemands => {
  const wants = bookWants(game);
  return {
    size:
      (rule, hexes) =>
      ({ board: { grid } }) =>
        grid.count === hexes ? [] : wants(rule, MAP, ['grid'], `${hexes} hexes`, grid.count),
    corners:
      (rule, expected) =>
      ({ board }) => {
        const { corners } = board.map.grid;
        return (['ne', 'se', 'sw', 'nw'] as const).flatMap((at) =>
          corners?.[at] === expected[at]
            ? []
            : wants(rule, MAP, ['grid', 'corners', at], expected[at], corners?.[at]),
        );
      },
    adjacent:
      (rule, a, b, are = true) =>
      ({ board: { grid } }) => {
        const [from, to] = [grid.index(a), grid.index(b)];
        const found = from >= 0 && to >= 0 && grid.neighbours.slice(from * 6, from * 6 + 6).includes(to);
        return found === are
          ? []
          : wants(rule, MAP, ['grid'], `${a} ${are ? 'beside' : 'apart from'} ${b}`, undefined);
      },
    place:
      (rule, hex, feature, name) =>
      ({ board }) => {
        const found = board.map.hexes[hex]?.features?.[feature]?.name;
        return found === name ? [] : wants(rule, MAP, ['hexes', hex], `the ${feature} ${name}`, found);
      },
    worth: (rule, points) => (set) =>
      featuresOf(set).flatMap(({ hex, key, line }) => {
        const expected = points[key];
        return expected === undefined || line.points === expected
          ? []
          : wants(
              rule,
              MAP,
              ['hexes', hex, 'features', key],
              `${expected} for each ${key}`,
              line.points ?? 'nothing',
            );
      }),
    featured: (rule, feature, names) => (set) =>
      names.flatMap((name) => {
        const hex = hexNamed(set, name) ?? '';
        return set.board.map.hexes[hex]?.features?.[feature] === undefined
          ? wants(rule, MAP, ['hexes', hex], `${feature} at ${name}`, undefined)
          : [];
      }),
    heldBy: (rule, side, names) => (set) =>
      names.flatMap((name) => {
        const hex = hexNamed(set, name) ?? '';
        const found = heldIn(set).get(hex);
        return found === side ? [] : wants(rule, MAP, ['hexes', hex], `${name} in ${side} hands`, found);
      }),
    ownLand: (rule, area, side) => (set) =>
      (set.board.map.areas[area]?.hexes ?? []).flatMap((hex, i) => {
        const found = heldIn(set).get(hex);
        return isLand(set.board.map, hex) && found === side
          ? []
          : wants(rule, MAP, ['areas', area, 'hexes', i], `${hex} in ${side} hands`, found);
      }),
    areaThere:
      (rule, key) =>
      ({ board }) =>
        (board.map.areas[key]?.hexes.length ?? 0) > 0
          ? []
          : wants(rule, MAP, ['areas'], `an area ${key}`, undefined),
    seas:
      (rule, keys) =>
      ({ board }) =>
        keys.flatMap((key) =>
          board.map.waters[key]?.kind === 'sea'
            ? []
            : wants(rule, MAP, ['waters'], `a sea ${key}`, undefined),
        ),
    oneTerrain:
      (rule) =>
      ({ board }) =>
        Object.entries(board.map.hexes).flatMap(([hex, { terrain }]) =>
          typeof terrain === 'string' || terrain.length === 1
            ? []
            : wants(rule, MAP, ['hexes', hex, 'terrain'], 'one natural terrain', terrain.length),
        ),
    charted:
      (rule, ...tables) =>
      (set) => {
        const { terrain } = set.tables as { readonly terrain: readonly { readonly id: string }[] };
        const known = new Set(terrain.map(({ id }) => id));
        return tables.flatMap((table) =>
          Object.keys(set.board.map[table])
            .filter((key) => !known.has(key))
            .flatMap((key) => wants(rule, MAP, [table, key], 'a line of the chart', key)),
        );
      },
  };
};
