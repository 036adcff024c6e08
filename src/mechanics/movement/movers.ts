// Who may move, and with whom: stacks begin the phase as one, may split on the way, and are closed by the next that sets out.
import { refusal } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import { ofOne } from '../../core/subsets.ts';
import type { Refusal, Side } from '../../core/types.ts';
import { onMap, placeOf, stacks, unitsAt } from '../places.ts';
import type { MoveCtx, MoveLaw, MoveSight } from './law.ts';
import { originOf, spentBy } from './stack.ts';

type Phased = Pick<MoveSight, 'own'>;

export const isMover = (s: Phased, unit: string): boolean => s.own.phase.moved.includes(unit);

/** The place of a unit's part among the parts of the stack now moving; -1 if it has no part in it. */
const partOf = (s: Phased, unit: string): number =>
  s.own.phase.afoot.findIndex((part) => part.includes(unit));

const refuseOne = (law: MoveLaw, s: MoveSight, unit: string, side: Side): Refusal | undefined => {
  const { sheet, rules } = law;
  if (!sheet.isUnit(unit)) return refusal('MOVE.NO-UNIT', rules.move, { unit });
  const of = sheet.sideOf(unit);
  if (of !== side) return refusal('MOVE.NOT-YOURS', rules.phase, { unit, of, side });
  const place = placeOf(s.own, unit);
  if (!sheet.isHex(place)) return refusal('MOVE.OFF-MAP', rules.move, { unit, place });
  const refused = law.refuseUnit?.(s, unit);
  if (refused !== undefined) return refused;
  if (!isMover(s, unit) || partOf(s, unit) >= 0) return undefined;
  const again = law.refuseAgain?.(s, unit);
  if (again !== undefined) return again;
  const hasLeft = spentBy(law, s, unit) < law.allowance(s, unit);
  return hasLeft
    ? refusal('MOVE.CLOSED', rules.parted, { unit, hex: place })
    : refusal('MOVE.AGAIN', rules.once, { unit, hex: place });
};

/** Why these units cannot move, or not together: a stack began the phase as one and has not been left behind. */
export const refuseMovers = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[],
  side: Side,
): Refusal | undefined => {
  const { rules } = law;
  const [first, second] = units;
  if (first === undefined) return refusal('MOVE.NOBODY', rules.move, { side });
  for (const unit of units) {
    const refused = refuseOne(law, s, unit, side);
    if (refused !== undefined) return refused;
  }
  if (rules.alone !== undefined && second !== undefined)
    return refusal('MOVE.ALONE', rules.alone, { units: [...units] });
  const stray = units.find((unit) => originOf(s, unit) !== originOf(s, first));
  if (stray !== undefined) return refusal('MOVE.NOT-TOGETHER', rules.together, { unit: stray, first });
  const apart = units.find((unit) => partOf(s, unit) !== partOf(s, first));
  return apart === undefined ? undefined : refusal('MOVE.PARTED', rules.parted, { unit: apart, first });
};

/**
 * Units set out: those that had not moved begin their own stack and close the one before; part of a stack under way
 * splits off, the rest may resume after it, and what moved after that rest is done.
 */
export const setOut = (law: MoveLaw, ctx: MoveCtx, units: readonly string[]): void => {
  const [first = ''] = units;
  const part = partOf(ctx.seen, first);
  if (part >= 0) {
    const { phase } = ctx.s.own;
    const rest = (phase.afoot[part] ?? []).filter((unit) => !units.includes(unit));
    phase.afoot = [...phase.afoot.slice(0, part), ...(rest.length > 0 ? [rest] : []), [...units]];
    return;
  }
  const origin = originOf(ctx.seen, first);
  // While nobody has taken the state to write to it, what was found about it as the order was judged holds.
  law.setOut?.(ctx, units);
  const { phase } = ctx.s.own;
  for (const unit of units) phase.origins[unit] = origin;
  phase.moved.push(...units);
  phase.afoot = [[...units]];
};

/** The part that moved last goes no further. */
export const halt = (ctx: MoveCtx): void => void ctx.s.own.phase.afoot.pop();

/** What a unit that has set out may still spend; undefined where it goes no further. */
export const goesOn = (law: MoveLaw, s: MoveSight, unit: string): number | undefined => {
  if (partOf(s, unit) < 0) return undefined;
  const spent = spentBy(law, s, unit);
  const left = law.allowance(s, unit) - spent;
  if (left > 0) return left;
  // Something may have taken all there is before it went, but not the one hex.
  const isThere = law.least !== undefined && spent === 0 && originOf(s, unit) === placeOf(s.own, unit);
  return isThere ? 0 : undefined;
};

/** Of a unit of the phasing side on the map. */
const isMovable = (law: MoveLaw, s: MoveSight, unit: string): boolean =>
  law.isMobile(s, unit) && (!isMover(s, unit) || goesOn(law, s, unit) !== undefined);

/** Those of the phasing side that can still be moved. */
export const movable = atRest((law: MoveLaw, s: MoveSight): readonly string[] => {
  const isMobile = law.mobile?.(s) ?? ((unit: string) => law.isMobile(s, unit));
  const moved = new Set(s.own.phase.moved);
  return onMap(law.sheet, s, s.clock.phasing).filter(
    (unit) => isMobile(unit) && (!moved.has(unit) || goesOn(law, s, unit) !== undefined),
  );
});

/** Those of them that have nothing to do first. */
export const ready = atRest((law: MoveLaw, s: MoveSight): readonly string[] =>
  law.refuseBefore === undefined
    ? movable(law, s)
    : movable(law, s).filter((unit) => law.refuseBefore?.(s, [unit]) === undefined),
);

/** Who could be moved when somebody last looked: the first to be looked at again, and no part of an answer. */
const lastMovable = new WeakMap<MoveLaw, string>();

export const isAnyMovable = (law: MoveLaw, s: MoveSight): boolean => {
  const { sheet } = law;
  const { phasing } = s.clock;
  const isOne = (unit: string): boolean => sheet.sideOf(unit) === phasing && isMovable(law, s, unit);
  const last = lastMovable.get(law);
  if (last !== undefined && sheet.isHex(placeOf(s.own, last)) && isOne(last)) return true;
  for (const { units, top, bottom } of stacks(sheet, s)) {
    const found = top === phasing || bottom === phasing ? units.find(isOne) : undefined;
    if (found === undefined) continue;
    lastMovable.set(law, found);
    return true;
  }
  return false;
};

/** Those who may move as one with a unit: of its part if it is under way, else who has not moved in its hex. */
export const fellows = (law: MoveLaw, s: MoveSight, unit: string): readonly string[] => {
  if (law.rules.alone !== undefined) return [unit];
  const part = s.own.phase.afoot[partOf(s, unit)];
  if (part !== undefined) return part;
  const here = unitsAt(s.own, placeOf(s.own, unit));
  return here.filter(
    (other) =>
      law.sheet.sideOf(other) === law.sheet.sideOf(unit) &&
      originOf(s, other) === originOf(s, unit) &&
      !isMover(s, other) &&
      law.isMobile(s, other),
  );
};

/** Units that may move as one, each lot once. */
export const lotsOf = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[] = movable(law, s),
): readonly (readonly string[])[] => {
  const able = new Set(units);
  const found = new Map<string, readonly string[]>();
  for (const unit of able) {
    const lot = fellows(law, s, unit)
      .filter((other) => able.has(other))
      .toSorted();
    found.set(lot.join(' '), lot);
  }
  return [...found.values()];
};

/** The same for orders of one unit alone. */
export const lotsOfOne = (law: MoveLaw, s: MoveSight, only: string | undefined): ReturnType<typeof lotsOf> =>
  lotsOf(law, s, ofOne(movable(law, s), only));
