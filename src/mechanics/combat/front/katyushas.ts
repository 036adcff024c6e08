// Katyushas: rockets before ordinary ground attacks.
import { refusal } from '../../../core/rule-set.ts';
import type { ListedChoice, Procedure, Seen } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
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
  return law.refuseCost(s, unit);
};

const volleyLaw = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): VolleyLaw<O> => ({
  rules: { fire: law.rules.fire, die: law.rules.fireDie, target: law.rules.fire },
  rockets: (s, side) => onMap(law.sheet, s, side).filter((unit) => classOf(law.sheet, unit).isKatyusha),
  around: (s, unit) => law.sheet.neighbours(placeOf(s.own, unit)),
  refuse: (s, unit) => refuse(law, s, unit),
  refuseHex: (s, unit, hex) => {
    const data = { unit, hex };
    if (enemiesAt(law, s, law.sheet.sideOf(unit), hex).length === 0)
      return refusal('FIRE.NOBODY', law.rules.fire, data);
    return isLakeSide(law.field, s, placeOf(s.own, unit), hex)
      ? refusal('FIRE.LAKE', law.rules.lake, data)
      : undefined;
  },
  targets: (s, side, hex) => enemiesAt(law, s, side, hex),
  isHit: (s, face) => rowOf(s, face) <= law.limit('katyusha-disrupts'),
  fired: (ctx, unit) => void ctx.s.own.pulse.fired.push(unit),
  hit: (ctx, units) => law.disrupt(ctx, units, law.rules.fireDie),
});

export const fire = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): ListedChoice<O> =>
  fireChoice<O>(volleyLaw(law));
export const volley = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> =>
  volleyOf<O>(volleyLaw(law));
