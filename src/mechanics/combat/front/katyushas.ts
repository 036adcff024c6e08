// Katyushas: rockets before ordinary ground attacks.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, ListedChoice, Procedure, Seen } from '../../../core/rule-set.ts';
import type { Refusal, Side } from '../../../core/types.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import { rowOf } from '../die-index.ts';
import { onMap, placeOf } from '../../places.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { isLakeSide } from '../allocated/field.ts';
import { fireChoice, volley as volleyOf } from '../allocated/volley.ts';
import type { VolleyLaw } from '../allocated/volley.ts';
import { fightersAt } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

const enemiesAt = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  side: string,
  hex: string,
): readonly string[] => fightersAt(law, s, hex, law.sheet.other(side));

const refuse = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
): Refusal | undefined => {
  if (!law.isSupplied(s, unit)) return refusal('FIRE.UNSUPPLIED', law.rules.fireSupply, { unit });
  if (isDisrupted(s, unit))
    return refusal('FIRE.DISRUPTED', law.rules.fireDisrupted ?? law.rules.disrupted, { unit });
  if (s.own.pulse.fired.includes(unit))
    return refusal('FIRE.AGAIN', law.rules.fireAgain ?? law.rules.fireSupply, { unit });
  // Before the first battle of the phase.
  if (s.own.pulse.engaged === true) return refusal('FIRE.TOO-LATE', law.rules.fire, { unit });
  if (s.own.pulse.spent?.includes(unit) === true) return refusal('FIRE.SPENT', law.rules.fireCost, { unit });
  return law.refuseCost(s, unit);
};

const rockets = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  side: Side,
): readonly string[] => onMap(law.sheet, s, side).filter((unit) => classOf(law.sheet, unit).isKatyusha);

/** As movement ends: what units have spent in it is forgotten with its phase. */
export const noteSpent = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, ctx: Ctx<O>): void => {
  const { seen } = ctx;
  const { pulse } = ctx.s.own;
  const spent = rockets(law, seen, seen.clock.phasing).filter(
    (unit) => !pulse.fired.includes(unit) && law.refuseCost(seen, unit) !== undefined,
  );
  delete pulse.spent;
  if (spent.length > 0) pulse.spent = spent;
};

const volleyLaw = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): VolleyLaw<O> => ({
  rules: { fire: law.rules.fire, die: law.rules.fireDie, target: law.rules.fire },
  rockets: (s, side) => rockets(law, s, side),
  around: (s, unit) => law.sheet.neighbours(placeOf(s.own, unit)),
  refuse: (s, unit) => refuse(law, s, unit),
  refuseHex: (s, unit, hex) => {
    const data = { unit, hex };
    if (enemiesAt(law, s, law.sheet.sideOf(unit), hex).length === 0)
      return refusal('FIRE.NOBODY', law.rules.fire, data);
    const from = placeOf(s.own, unit);
    return isLakeSide(law.field, s, from, hex)
      ? refusal('FIRE.LAKE', law.rules.lake, data)
      : law.refuseAttacker?.(s, unit, from, hex);
  },
  targets: (s, side, hex) => enemiesAt(law, s, side, hex),
  isHit: (s, face) => rowOf(s, face) <= law.limit('katyusha-disrupts'),
  fired: (ctx, unit) => {
    const { pulse } = ctx.s.own;
    pulse.fired.push(unit);
    // Rockets before movement are an attack before it.
    if (law.isBeforeMovement(ctx.seen.clock.phase)) pulse.used.push(unit);
  },
  hit: (ctx, units) => law.disrupt(ctx, units, law.rules.fireDie),
});

export const fire = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): ListedChoice<O> =>
  fireChoice<O>(volleyLaw(law));
export const volley = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> =>
  volleyOf<O>(volleyLaw(law));
