// Supply: the status of every unit, set in step B5 and good until the next (SEQ.11, R61).
import type { Ctx } from '../../../core/rule-set.ts';
import { resting } from '../../../core/state-cache.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { supplyMap } from './lines.ts';

/** SUP.9 */
const isAlwaysSupplied = (p: Printed, unit: string): boolean => {
  const { type, isAir } = classOf(p, unit);
  return isAir || type === 'parachute';
};

/** AIR.27, R54: from the air, in this turn. */
const isResupplied = (p: Printed, s: Seeing, unit: string): boolean =>
  p.sideOf(unit) === 'german' && s.own.turn.resupplied.includes(placeOf(s.own, unit));

/** As a unit would be judged where it is now, whatever its marker says. */
export const couldTrace = (p: Printed, s: Seeing, unit: string): boolean =>
  isAlwaysSupplied(p, unit) ||
  supplyMap(p, s, p.sideOf(unit)).overland(placeOf(s.own, unit)) ||
  isResupplied(p, s, unit);

/** Units of a side that no line reaches now. */
export const cutOff = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  onMap(p, s, side).filter((unit) => !couldTrace(p, s, unit));

const tell = (
  ctx: Ctx<Own>,
  kind: 'supply.out' | 'supply.again',
  side: Who,
  units: readonly string[],
): void => {
  if (units.length > 0)
    ctx.emit({ kind, rule: 'typhoon:SEQ.11', data: { side, units: [...units], count: units.length } });
};

export const setStatus = (p: Printed, ctx: Ctx<Own>): void => {
  const { seen } = ctx;
  const found = resting(seen, () => p.sides.map((side) => ({ side, units: cutOff(p, seen, side) })));
  const before = [...seen.own.unsupplied];
  ctx.s.own.unsupplied = found.flatMap(({ units }) => units);
  for (const { side, units } of found) {
    tell(
      ctx,
      'supply.out',
      side,
      units.filter((unit) => !before.includes(unit)),
    );
    tell(
      ctx,
      'supply.again',
      side,
      before.filter((unit) => p.sideOf(unit) === side && !units.includes(unit)),
    );
  }
};
