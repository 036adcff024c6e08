// Prizes that are worth a whole garrison: when the enemy could be there, and who must set out now to be there before him.
import type { Side } from '../../../core/types.ts';
import type { Force, Prize } from '../../../api/outlook.ts';
import type { Ground } from '../ground.ts';
import type { Mover, Table } from '../table.ts';

/** What is left of the use of a garrison that comes a turn late. */
const LATE = 0.4;

/** By hex of an own prize that is worth a whole garrison, in how many of his turns the enemy could be there: few enough. */
export const keysOf = (
  ground: Ground,
  forces: readonly Force[],
  prizes: readonly Prize[],
  side: Side,
  few: number,
): ReadonlyMap<number, number> => {
  const foes = forces.filter((force) => force.side !== side);
  return new Map(
    prizes.flatMap(({ hex, holder, isKey }): readonly (readonly [number, number])[] => {
      const at = ground.grid.index(hex);
      if (isKey !== true || holder !== side || at < 0) return [];
      const steps = ground.stepsTo(at);
      const turns = Math.min(
        ...foes.map((foe) =>
          Math.max(1, Math.ceil((steps[ground.grid.index(foe.hex)] ?? Infinity) / Math.max(1, foe.stride))),
        ),
      );
      return turns <= few ? [[at, turns]] : [];
    }),
  );
};

/** In how many of its turns a unit could be in a hex. */
const turnsTo = ({ scales: { ground } }: Table, { force, here, reach }: Mover, hex: number): number => {
  if (here === hex || reach.includes(hex)) return 1;
  const steps = ground.stepsTo(hex);
  const nearest = reach.reduce((least, to) => Math.min(least, steps[to]!), steps[here]!);
  return 1 + Math.ceil(nearest / Math.max(1, force.stride));
};

/** Those who have gone already and come in time, when they go on: nobody is called in their place. */
export const coming = (
  { scales: { ground }, own, keys, held }: Table,
  movers: readonly Mover[],
  prize: number,
): readonly Force[] => {
  const units = new Set(movers.map(({ force }) => force.unit));
  const steps = ground.stepsTo(prize);
  const turns = (keys.get(prize) ?? 1) - 1;
  return own.filter(({ unit, hex, stride, attack }) => {
    const at = ground.grid.index(hex);
    const away = at < 0 ? Infinity : steps[at]!;
    return attack > 0 && away > 0 && away <= turns * stride && (held[at] ?? 0) === 0 && !units.has(unit);
  });
};

/** What part of a garrison a unit is that sets out now: all of it in time, little of it late. */
export const timely = (table: Table, mover: Mover, prize: number): number => {
  const late = turnsTo(table, mover, prize) - (table.keys.get(prize) ?? 1);
  if (late <= 0) return 1;
  return late === 1 ? LATE : 0;
};

/** Those farther away who come in time, first who leaves least, then the nearest; nobody leaves a prize for one that is worth no more. */
export const called = (
  table: Table,
  movers: readonly Mover[],
  prize: number,
  taken: number,
): readonly Mover[] => {
  const { scales, held } = table;
  const steps = scales.ground.stepsTo(prize);
  return movers
    .filter(
      (mover) =>
        mover.here !== prize &&
        mover.reach.length > 0 &&
        !mover.reach.includes(prize) &&
        held[mover.here]! < held[prize]! &&
        timely(table, mover, prize) > 0,
    )
    .toSorted(
      (a, b) =>
        held[a.here]! - held[b.here]! ||
        steps[a.here]! - steps[b.here]! ||
        (a.force.unit < b.force.unit ? -1 : 1),
    )
    .slice(0, Math.max(0, scales.outlook.room - taken));
};
