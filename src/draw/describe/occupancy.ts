// Who stands where and who holds what, in the form the questions about a front need: from a scenario's opening, or from
// what somebody sees of a game in play.
import type { Opening, PrintedBoard } from '../../board/board.ts';
import { conditionName, faceOf } from '../../board/factors.ts';
import type { Factor, UnitsFile } from '../../board/data-types.ts';

export type Strength = {
  /** Units that are known to be there, whether or not their factors are. */
  readonly count: number;
  /** The factors that can be added up, by what they are called; none of them is a factor nobody has. */
  readonly sums: Readonly<Record<string, number>>;
  /** Units whose factor is rolled for in each battle: they are in no sum. */
  readonly rolled: number;
  /** Of those counted, units whose factors cannot be seen: they are in no sum either. */
  readonly covered: number;
  /** Stacks that may hold more than is counted. */
  readonly hiding: number;
};

export type Stack = Strength & {
  readonly hex: number;
  readonly side: string;
  /** From the top. */
  readonly units: readonly (Strength & { readonly name: string })[];
};

export type Standing = {
  /** In the order in which sides are named. */
  readonly sides: readonly string[];
  /** By grid number, one stack a side. */
  readonly stacks: ReadonlyMap<number, readonly Stack[]>;
  readonly holder: (hex: number) => string | undefined;
  /** Names of the markers that lie in a hex, by grid number. */
  readonly markers: ReadonlyMap<number, readonly string[]>;
  /** Units in no hex, by side. */
  readonly offMap: Readonly<Record<string, number>>;
};

/** A unit as somebody sees it. */
export type SeenUnit = {
  readonly name: string;
  readonly side: string;
  /** Grid number; -1 for one that is in no hex. */
  readonly hex: number;
  /** By what they are called; absent: rolled for in each battle, or covered. */
  readonly factors: Readonly<Record<string, number>>;
  /** A factor of it is rolled for in each battle. */
  readonly rolls?: boolean | undefined;
  readonly isCovered: boolean;
  /** It may be several. */
  readonly hides: boolean;
};

const addedUp = (all: readonly Strength[]): Strength['sums'] => {
  const sums: Record<string, number> = {};
  // The one with most factors comes first, so that all are said in the order of the vocabulary.
  const ranked = all.toSorted((a, b) => Object.keys(b.sums).length - Object.keys(a.sums).length);
  for (const one of ranked)
    for (const [name, factor] of Object.entries(one.sums)) sums[name] = (sums[name] ?? 0) + factor;
  return sums;
};

export const together = (all: readonly Strength[]): Strength => {
  const sum = (of: (one: Strength) => number): number => all.reduce((so, one) => so + of(one), 0);
  return {
    count: sum(({ count }) => count),
    sums: addedUp(all),
    rolled: sum(({ rolled }) => rolled),
    covered: sum(({ covered }) => covered),
    hiding: sum(({ hiding }) => hiding),
  };
};

/** Every stack of the map, from north to south and from west to east. */
export const stacksInOrder = (board: PrintedBoard, { stacks }: Standing): readonly Stack[] => {
  const found: Stack[] = [];
  for (const hex of board.grid.readingOrder) found.push(...(stacks.get(hex) ?? []));
  return found;
};

export const memberOf = ({ name, factors, rolls, isCovered, hides }: SeenUnit): Stack['units'][number] => ({
  name,
  count: 1,
  sums: factors,
  rolled: !isCovered && rolls === true ? 1 : 0,
  covered: isCovered ? 1 : 0,
  hiding: hides ? 1 : 0,
});

/** The units of each hex from the top, as one stack a side. */
const stacksFrom = (units: readonly SeenUnit[]): ReadonlyMap<number, readonly Stack[]> => {
  const byHex = new Map<number, SeenUnit[]>();
  for (const unit of units) {
    if (unit.hex < 0) continue;
    const there = byHex.get(unit.hex);
    if (there === undefined) byHex.set(unit.hex, [unit]);
    else there.push(unit);
  }
  return new Map(
    [...byHex].map(([hex, all]) => {
      const here = [...new Set(all.map(({ side }) => side))].map((side): Stack => {
        const members = all.filter((unit) => unit.side === side).map(memberOf);
        return { hex, side, units: members, ...together(members) };
      });
      return [hex, here];
    }),
  );
};

/** What somebody sees: the units he knows of, who holds which hex, and the markers on the map. */
export const standingSeen = (
  sides: readonly string[],
  units: readonly SeenUnit[],
  rest: Pick<Standing, 'holder' | 'markers'>,
): Standing => {
  const offMap: Record<string, number> = {};
  for (const { side, hex } of units) if (hex < 0) offMap[side] = (offMap[side] ?? 0) + 1;
  return { sides, stacks: stacksFrom(units), offMap, ...rest };
};

/** The factors of a face that can be added up, by what they are called. */
export const factorsOf = (
  { factors }: Pick<UnitsFile, 'factors'>,
  face: Readonly<Record<string, Factor | undefined>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(factors).flatMap(([key, { name, summed }]): [string, number][] => {
      const factor = face[key];
      if (summed !== true || factor === undefined) return [];
      // What is rolled for is in no sum.
      return [[name, factor === 'd6' ? 0 : factor]];
    }),
  );

/** How a scenario begins: nothing is covered there. */
export const standingOf = (board: PrintedBoard, units: UnitsFile | undefined, opening: Opening): Standing => {
  const byId = new Map(units?.units.map((unit) => [unit.id, unit]));
  const seen = (place: number, ids: readonly string[]): readonly SeenUnit[] =>
    ids.flatMap((id): SeenUnit[] => {
      const unit = byId.get(id);
      if (unit === undefined) return [];
      const { face: number, states = [] } = opening.conditions?.get(id) ?? {};
      const face = faceOf(unit, number);
      const name = conditionName(units, unit, number, states);
      const rolls = Object.values(face).includes('d6');
      const factors = units === undefined ? {} : factorsOf(units, face);
      return [{ name, side: unit.side, hex: place, factors, rolls, isCovered: false, hides: false }];
    });
  const named = new Map(units?.markers.map(({ id, name }) => [id, name]));
  const markers = [...opening.markers].flatMap(([id, ids]): [number, readonly string[]][] => {
    const hex = board.grid.index(id);
    return hex < 0 ? [] : [[hex, ids.map((marker) => named.get(marker) ?? marker)]];
  });
  const placed = [
    ...[...opening.stacks].flatMap(([id, ids]) => {
      const hex = board.grid.index(id);
      return hex < 0 ? [] : seen(hex, ids);
    }),
    ...[...opening.boxes.values()].flatMap((ids) => seen(-1, ids)),
  ];
  return standingSeen(Object.keys(units?.sides ?? {}), placed, {
    markers: new Map(markers),
    holder: (hex) => opening.control.get(board.grid.id(hex)),
  });
};
