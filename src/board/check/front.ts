// Demands that the rulebook of a game along a front may make: places by their names, roads between them, who stands where as
// the game begins, and a start line with nothing bare.
import type { BoardSet } from '../board.ts';
import { scenarioFile, MAP } from '../file-names.ts';
import type { Finding } from '../finding.ts';
import { openingOf } from '../scenario.ts';
import type { ScenarioFile, UnitLine } from '../data-types.ts';
import { bookWants } from './book-wants.ts';
import { inEach, letters, unitsOf } from './demands.ts';
import type { Demand, IsSuch } from './demands.ts';

/** What a hex may hold at most, and how much of it there is in a stack. */
export type StackWant = {
  readonly rule: string;
  readonly what: string;
  readonly most: number;
  found(units: readonly UnitLine[]): number;
};

/** Whether a unit covers a hex beside its own, were nobody else there. */
export type Covers = (set: BoardSet) => (unit: UnitLine, from: string, to: string) => boolean;

export type FrontDemands = {
  /** The map has one hex of this kind, and no other of the kind if it is `alone`. */
  feature(rule: string, key: string, name: string, alone: boolean): Demand;
  /** These places are on the map, once each. */
  places(rule: string, names: readonly string[]): Demand;
  /** A chain of one of these networks leads from place to place. */
  joined(rule: string, networks: readonly string[], from: string, to: string): Demand;
  /** Every unit that is such, and on the map, begins in a state. */
  begins(rule: string, isSuch: IsSuch, state: string): Demand;
  /** Nobody who is such begins on the map. */
  waits(rule: string, isSuch: IsSuch, what: string): Demand;
  /** Such units, and they alone, wait in a box. */
  boxed(rule: string, box: string, isSuch: IsSuch, what: string): Demand;
  stacks(wants: (set: BoardSet) => readonly StackWant[]): Demand;
  /** Every hex of an area has a unit of the side in it, or is covered by one. */
  manned(rule: string, area: string, side: string, covers: Covers): Demand;
};

/** By the letters of its name: the hexes of each place. */
const placesOf = ({ board }: BoardSet): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const { features: kinds } = board.map;
  for (const [hex, { features = {} }] of Object.entries(board.map.hexes))
    for (const [key, { name }] of Object.entries(features))
      if (name !== undefined && kinds[key]?.place === true)
        found.set(letters(name), [...(found.get(letters(name)) ?? []), hex]);
  return found;
};

/** Whether the map has a place of that name. */
export const placesIn = (set: BoardSet): ((name: string) => boolean) => {
  const there = placesOf(set);
  return (name) => there.has(letters(name));
};

/** What can be reached from hex to hex along some networks. */
const reached = ({ board }: BoardSet, networks: readonly string[], from: string): ReadonlySet<string> => {
  const next = new Map<string, string[]>();
  const join = (a: string, b: string): void => void next.set(a, [...(next.get(a) ?? []), b]);
  for (const key of networks)
    for (const route of board.map.networks[key]?.routes ?? [])
      for (const [i, hex] of route.entries()) {
        const before = route[i - 1];
        if (before === undefined) continue;
        join(before, hex);
        join(hex, before);
      }
  const found = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const hex = open.pop() ?? '';
    if (found.has(hex)) continue;
    found.add(hex);
    open.push(...(next.get(hex) ?? []));
  }
  return found;
};

const stacksIn = (set: BoardSet, { id }: ScenarioFile): ReadonlyMap<string, readonly UnitLine[]> => {
  const units = new Map(set.units.units.map((unit) => [unit.id, unit]));
  return new Map(
    [...openingOf(set, id).stacks].map(([hex, ids]) => [hex, ids.flatMap((unit) => units.get(unit) ?? [])]),
  );
};

const namesOf = (units: readonly UnitLine[]): string => units.map(({ name }) => name).join(', ');

export const frontDemands = (game: string): FrontDemands => {
  const wants = bookWants(game);
  return {
    feature: (rule, key, name, alone) => (set) => {
      const hexes = Object.entries(set.board.map.hexes).flatMap(([hex, { features = {} }]) => {
        const feature = features[key];
        return feature === undefined ? [] : [[hex, feature.name] as const];
      });
      const named = hexes.filter(([, its]) => letters(its) === letters(name));
      return named.length === 1 && (!alone || hexes.length === 1)
        ? []
        : wants(
            rule,
            MAP,
            ['hexes'],
            `one hex of ${name}`,
            hexes.map(([hex]) => hex).join(', ') || undefined,
          );
    },
    places: (rule, names) => (set) => {
      const there = placesOf(set);
      return names.flatMap((name) => {
        const hexes = there.get(letters(name)) ?? [];
        return hexes.length === 1
          ? []
          : wants(rule, MAP, ['hexes'], name, hexes.length === 0 ? undefined : hexes.join(', '));
      });
    },
    joined: (rule, networks, from, to) => (set) => {
      const there = placesOf(set);
      const [start = '', end = ''] = [there.get(letters(from))?.[0], there.get(letters(to))?.[0]];
      return start !== '' && reached(set, networks, start).has(end)
        ? []
        : wants(rule, MAP, ['networks', networks[0] ?? ''], `a way from ${from} to ${to}`, undefined);
    },
    begins: (rule, isSuch, state) =>
      inEach((scenario, set) => {
        const lacking = [...stacksIn(set, scenario).values()]
          .flat()
          .filter((unit) => isSuch(unit) && scenario.begins?.[unit.id]?.states?.includes(state) !== true);
        return lacking.flatMap(({ id, name }) =>
          wants(rule, scenarioFile(scenario.id), ['begins', id], `${name} ${state}`, undefined),
        );
      }),
    waits: (rule, isSuch, what) =>
      inEach((scenario, set) => {
        const there = [...stacksIn(set, scenario).values()].flat().filter(isSuch);
        return there.length === 0
          ? []
          : wants(rule, scenarioFile(scenario.id), ['free'], `no ${what} on the map`, namesOf(there));
      }),
    boxed: (rule, box, isSuch, what) =>
      inEach((scenario, set) => {
        const there = unitsOf(set, scenario.boxes[box] ?? []);
        const lacking = set.units.units.filter((unit) => isSuch(unit) && !there.includes(unit));
        const odd = there.filter((unit) => !isSuch(unit));
        return lacking.length + odd.length === 0
          ? []
          : wants(rule, scenarioFile(scenario.id), ['boxes', box], what, namesOf(there));
      }),
    stacks: (limits) =>
      inEach((scenario, set) =>
        [...stacksIn(set, scenario)].flatMap(([hex, units]): readonly Finding[] =>
          limits(set).flatMap(({ rule, what, most, found }) =>
            found(units) <= most
              ? []
              : wants(rule, scenarioFile(scenario.id), [], `${most} ${what} in ${hex} at most`, found(units)),
          ),
        ),
      ),
    manned: (rule, area, side, covers) =>
      inEach((scenario, set) => {
        const { grid } = set.board;
        const stacks = stacksIn(set, scenario);
        const isCovered = covers(set);
        const ours = [...stacks].filter(([, units]) => units.some((unit) => unit.side === side));
        const held = new Set(ours.map(([hex]) => hex));
        for (const [hex, units] of ours)
          for (const next of neighbours(set, hex))
            if (units.some((unit) => isCovered(unit, hex, next))) held.add(next);
        const bare = (set.board.map.areas[area]?.hexes ?? []).filter(
          (hex) => grid.index(hex) >= 0 && !held.has(hex),
        );
        return bare.length === 0
          ? []
          : wants(rule, scenarioFile(scenario.id), ['free'], 'no bare hex on the line', bare.join(', '));
      }),
  };
};

const neighbours = ({ board: { grid } }: BoardSet, hex: string): readonly string[] => {
  const at = grid.index(hex) * 6;
  return Array.from(grid.neighbours.slice(at, at + 6)).flatMap((to) => (to < 0 ? [] : [grid.id(to)]));
};
