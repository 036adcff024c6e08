// Tactical advance: attackers alone, into the hex that was won, on from it, or beside it.
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import { hasUnitsOf, unitsAt } from '../../places.ts';
import { pursuing } from '../allocated/advance.ts';
import { isAdverse, isLakeSide, isLineSide } from '../allocated/field.ts';
import { fightCourse, fightOf } from '../allocated/fight.ts';
import { survivors } from './exchange.ts';
import { attackingSide, garrisonOf } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

/** How far those have gone back who went least: what a voluntary retreat lengthens an advance by. */
export const shortestRetreat = (f: SeenFrame): number => {
  const went = Object.values(fightCourse(f).went ?? {});
  return went.length === 0 ? 0 : Math.min(...went);
};

const refuseGround = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const side = attackingSide(law, fightOf(f));
  const data = { unit, from, hex: to };
  const field = law.field;
  if (isLakeSide(field, s, from, to)) return refusal('ADVANCE.LAKE', law.rules.advanceBarred, data);
  if (hasUnitsOf(law.sheet, s.own, to, law.sheet.other(side)) && !law.isPrey(s, to, side, unit))
    return refusal('ADVANCE.ENEMY', law.rules.advanceBarred, data);
  const isHeld = side === law.invader && garrisonOf(law, s, to) > 0;
  if (isHeld && !(to === fightOf(f).hex && f.vars['fell'] === true))
    return refusal('ADVANCE.GARRISON', law.rules.city, data);
  // Over a line of the enemy a zone stops the advance.
  return field.isEnemyLine(side) && isLineSide(field, from, to) && law.field.isInEnemyZone(s, to, side)
    ? refusal('ADVANCE.LINE', law.rules.advanceLine, data)
    : undefined;
};

/** Why a unit cannot go into the hex that was won. */
export const refuseInto = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined =>
  refuseGround(law, s, f, unit, from, to) ?? law.advance?.refuseStep(s, f, unit, from, to, 1);

/** Neither hex may hold or lie behind adverse ground. */
const refuseOnward = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const fight = fightOf(f);
  const side = attackingSide(law, fight);
  const field = law.field;
  const isBad =
    isAdverse(field, s, side, fight.from[unit] ?? '', fight.hex) || isAdverse(field, s, side, from, to);
  return isBad
    ? refusal('ADVANCE.ADVERSE', law.rules.advanceAdverse ?? law.rules.advanceFar, { unit, from, hex: to })
    : undefined;
};

/** An empty hex that no enemy has in his zone. */
const refuseBeside = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const ground = refuseGround(law, s, f, unit, from, to);
  if (ground !== undefined) return ground;
  const data = { unit, from, hex: to };
  if (unitsAt(s.own, to).length > 0) return refusal('ADVANCE.OCCUPIED', law.rules.advanceBeside, data);
  if (law.advance !== undefined) {
    const refused = law.advance.refuseStep(s, f, unit, from, to, 1);
    return refused && { ...refused, rule: law.rules.advanceBeside };
  }
  return law.field.isInEnemyZone(s, to, attackingSide(law, fightOf(f)))
    ? refusal('ADVANCE.ZONE', law.rules.advanceBeside, data)
    : undefined;
};

export const advance = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> =>
  pursuing<O>(law.sheet, {
    rules: {
      advance: law.rules.advance,
      declined: law.rules.advance,
      advanceBeside: law.rules.advanceBeside,
      advanceStrength: law.rules.advanceStrength,
      advanceFar: law.rules.advanceFar,
      ...(law.rules.advanceThrough !== undefined && { advanceThrough: law.rules.advanceThrough }),
      ...(law.rules.advanceOthers !== undefined && { advanceOthers: law.rules.advanceOthers }),
      ...(law.advance !== undefined && { barred: law.rules.advanceBarred }),
    },
    side: (f) => attackingSide(law, fightOf(f)),
    target: (f) => fightOf(f).hex,
    attackers: (s, f) => survivors(law, s, fightOf(f)).filter((unit) => !isDisrupted(s, unit)),
    most: (s, f, unit) => law.reach(s, f, unit),
    ...(law.advance !== undefined && { farFor: law.advance.far }),
    ...(law.advanceCost !== undefined && { cost: law.advanceCost }),
    refuseStep: (s, f, unit, from, to, nth) =>
      refuseGround(law, s, f, unit, from, to) ??
      (law.advance !== undefined
        ? law.advance.refuseStep(s, f, unit, from, to, nth)
        : nth > 1
          ? refuseOnward(law, s, f, unit, from, to)
          : undefined),
    refuseBeside: (s, f, unit, from, to) => refuseBeside(law, s, f, unit, from, to),
    ...(law.advance !== undefined && {
      isFree: true,
      refuseTogether: law.advance.refuseTogether,
    }),
    need: (f) => fightCourse(f).defence ?? 0,
    strength: (s, _, unit) => law.fullAttack(s, unit),
    fits: (s, hex, units) => {
      const [first] = units;
      return first === undefined || law.refuseStack(s, hex, law.sheet.sideOf(first), units) === undefined;
    },
    allows: (_, nth, units) =>
      nth > 1 ? (law.advance?.farther(units) ?? law.rules.advanceFar) : law.rules.advance,
    arrive: (ctx, f, units, hex) => {
      law.advance?.noted(ctx, f, units, hex);
      law.enter(ctx, units, hex, 'advance');
    },
  });
