// Ground attacks: the plan of a pulse, what it asks for (MAN.1 to MAN.3), and what may be taken back from it (MAN.4).
import type { Ctx } from '../../../core/rule-set.ts';
import type { PlanLaw } from '../../../mechanics/combat/allocated/allocation.ts';
import { closureOn } from '../../../mechanics/combat/allocated/field.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { fieldOf } from '../combat-results/field.ts';
import { defendersAt, fightFor } from '../combat-results/fights.ts';
import { refuseOdds, refusePressed } from '../combat-results/odds.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { opposing } from '../state.ts';

const fromOf = (s: Seeing, units: readonly string[]): readonly string[] => [
  ...new Set(units.map((unit) => placeOf(s.own, unit))),
];

/** An attack of the plan is over before it began: nobody defends any more. */
export const isVoid = (p: Printed, s: Seeing, hex: string): boolean =>
  defendersAt(p, s, hex, opposing(s)).length === 0;

export const planOf = perSheet((p: Printed): PlanLaw<Own> => ({
  rules: {
    closure: 'typhoon:MAN.1',
    cancel: 'typhoon:MAN.4',
    fight: 'typhoon:SEQ.7',
    pressed: 'typhoon:PRS.1',
  },
  attacks: (s) => s.own.pulse.attacks,
  all: (s) => [
    ...s.own.pulse.battles.map(({ hex, from }) => ({ hex, from, isFought: true })),
    ...s.own.pulse.attacks.map(({ hex, units }) => ({ hex, from: fromOf(s, units) })),
  ],
  closure: (s) => closureOn(fieldOf(p), s, opposing(s)),
  mayCancel: (_, side) => side === 'german',
  remove: (ctx: Ctx<Own>, hexes) => {
    const { pulse } = ctx.s.own;
    pulse.attacks = pulse.attacks.filter(({ hex }) => !hexes.includes(hex));
  },
  refuseOdds: (s, { hex, units }) => refuseOdds(p, s, fightFor(p, s, { hex, units })),
  refusePressed: (s, { hex, units }) => refusePressed(p, s, fightFor(p, s, { hex, units })),
  start: (ctx, { hex, units }, isPressed) => {
    const { pulse } = ctx.s.own;
    const attackers = [...units];
    pulse.attacks = pulse.attacks.filter((attack) => attack.hex !== hex);
    pulse.engaged = true;
    ctx.call('battle', { hex, units: attackers, ...(isPressed && { pressed: true }) }, 'next');
  },
}));
