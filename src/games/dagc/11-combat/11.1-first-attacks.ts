// Chapter 11: the duty to attack with which the offensive begins (11.1c), and how it is kept (R21).
import { refuseEndInDuty } from '../../../mechanics/combat/attack-duty.ts';
import { dutiesLeft, lastChance } from '../../../mechanics/combat/attack-duty.ts';
import type { Duty, DutyLaw } from '../../../mechanics/combat/attack-duty.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Refusal } from '../../../core/types.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { freshAt } from './11.8-battle-frame.ts';
import { attacksOf } from './11.2-attacks.ts';

/** R22: before movement, and only where it was agreed on, as the historical scenario has it. */
const isDue = (p: Printed, s: Seeing): boolean =>
  s.clock.phase === 'soviet-pre-combat' && isOn(p, s, 'first-attacks');

const dutyLaw = perSheet((p: Printed): DutyLaw<Seeing> => ({
  sheet: p,
  bound: (s) => (isDue(p, s) ? s.own.turn.activated : []),
  hasFought: (s, unit) => s.own.phase.attackers.includes(unit),
  // Who has no enemy beside him is excused.
  targets: (s, unit) =>
    p
      .neighbours(placeOf(s.own, unit))
      .filter((hex) => freshAt(p, s.own, hex, p.other(phasing(s))).length > 0),
}));

/** R21: who must still attack, and which hexes he could. */
export const dutiesOf = (p: Printed, s: Seeing): readonly Duty[] =>
  isDue(p, s)
    ? dutiesLeft(dutyLaw(p), s, (unit, hex) => attacksOf(p).refuseAttacker(s, unit, hex) === undefined)
    : [];

/** R21: those for whom the attack on a hex is the last they could make. */
export const mustJoin = (p: Printed, s: Seeing, hex: string): readonly string[] =>
  lastChance(dutiesOf(p, s), hex);

/** The phase does not end before it is done; an attack that those who are bound could make is shown. */
export const refuseEnd = (p: Printed, s: Seeing): Refusal | undefined =>
  refuseEndInDuty('dagc:11.1c', dutiesOf(p, s), s, attacksOf(p));
