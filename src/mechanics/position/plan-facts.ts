// What a position cannot say of attacks that have been allocated: who attacks stands next to a hex with enemies in it.
import { misread } from '../../api/position-facts.ts';
import type { Misread } from '../../api/position-facts.ts';
import type { Seen } from '../../core/rule-set.ts';
import { placeOf } from '../places.ts';
import { defendersAt } from '../combat/front/fights.ts';
import type { FrontLaw, FrontOwn, FrontSide } from '../combat/front/law.ts';

export const ATTACKS = 'pulse.attacks';

/** The first of all that is wrong with the plan of the side whose phase it is. */
export const planAmiss = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
): Misread | undefined => {
  const { sheet } = law;
  const side: FrontSide = s.clock.phasing;
  const plan = s.own.pulse.attacks;
  for (const [i, { hex, units }] of plan.entries()) {
    if (plan.findIndex((other) => other.hex === hex) < i) return misread('POSITION.ATTACK-TWICE', { hex });
    if (units.length === 0) return misread('POSITION.ATTACK-NOBODY', { hex });
    const stranger = units.find((unit) => sheet.sideOf(unit) !== side);
    if (stranger !== undefined) return misread('POSITION.ATTACK-SIDE', { hex, unit: stranger, side });
    const far = units.find((unit) => !sheet.areAdjacent(placeOf(s.own, unit), hex));
    if (far !== undefined)
      return misread('POSITION.ATTACK-FROM', { hex, unit: far, place: placeOf(s.own, far) });
    if (defendersAt(law, s, hex, sheet.other(side)).length === 0)
      return misread('POSITION.ATTACK-EMPTY', { hex });
  }
  return undefined;
};
