// Who stands where and who holds what, in the form the questions about a front need: from a scenario's opening today,
// from what a side sees of a game in play as well.
import type { Opening, PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/types.ts';

export type Strength = {
  readonly count: number;
  readonly attack: number;
  readonly defence: number;
  /** Units whose factor is rolled for in each battle: they are in no sum. */
  readonly rolled: number;
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

export const together = (all: readonly Strength[]): Strength => ({
  count: all.reduce((sum, one) => sum + one.count, 0),
  attack: all.reduce((sum, one) => sum + one.attack, 0),
  defence: all.reduce((sum, one) => sum + one.defence, 0),
  rolled: all.reduce((sum, one) => sum + one.rolled, 0),
});

const numberOf = (factor: number | 'd6'): number => (factor === 'd6' ? 0 : factor);

/** Every stack of the map, from north to south and from west to east. */
export const stacksInOrder = (board: PrintedBoard, { stacks }: Standing): readonly Stack[] =>
  [...board.grid.readingOrder].flatMap((hex) => stacks.get(hex) ?? []);

export const standingOf = (board: PrintedBoard, units: UnitsFile | undefined, opening: Opening): Standing => {
  const byId = new Map(units?.units.map((unit) => [unit.id, unit]));
  const stacks = new Map<number, readonly Stack[]>();
  for (const [id, ids] of opening.stacks) {
    const hex = board.grid.index(id);
    const known = ids.map((unit) => byId.get(unit)).filter((unit) => unit !== undefined);
    const sides = [...new Set(known.map((unit) => unit.side))];
    if (hex < 0 || known.length === 0) continue;
    const here = sides.map((side): Stack => {
      const own = known.filter((unit) => unit.side === side);
      const members = own.map((unit) => ({
        name: unit.name,
        count: 1,
        attack: numberOf(unit.attack),
        defence: numberOf(unit.defense),
        rolled: unit.attack === 'd6' || unit.defense === 'd6' ? 1 : 0,
      }));
      return { hex, side, units: members, ...together(members) };
    });
    stacks.set(hex, here);
  }
  const offMap: Record<string, number> = {};
  for (const unit of [...opening.boxes.values()].flat()) {
    const side = byId.get(unit)?.side;
    if (side !== undefined) offMap[side] = (offMap[side] ?? 0) + 1;
  }
  const named = new Map(units?.markers.map(({ id, name }) => [id, name]));
  const markers = [...opening.markers].flatMap(([id, ids]): [number, readonly string[]][] => {
    const hex = board.grid.index(id);
    return hex < 0 ? [] : [[hex, ids.map((marker) => named.get(marker) ?? marker)]];
  });
  return {
    sides: Object.keys(units?.sides ?? {}),
    stacks,
    markers: new Map(markers),
    holder: (hex) => opening.control.get(board.grid.id(hex)),
    offMap,
  };
};
