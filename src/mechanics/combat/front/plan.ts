// The plan of a pulse: what it asks for, and what may be taken back from it.
import type { Ctx, Seen } from '../../../core/rule-set.ts';
import { placeOf } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import type { Comparing, PlanLaw } from '../allocated/allocation.ts';
import type { ClosureLaw } from '../allocated/closure.ts';
import { closureOn } from '../allocated/field.ts';
import { rulesOn } from '../rules-now.ts';
import { defendersAt, matchFor } from './fights.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';
import { leadRung, refuseOdds, refusePressed } from './odds.ts';
import { ladder } from './table.ts';

/** The side whose attacks are planned, and the other. */
const opposing = ({ sheet }: { readonly sheet: Sheet }, s: Pick<Seen<FrontOwn>, 'clock'>): FrontSide =>
  sheet.other(s.clock.phasing);

const fromOf = (s: Pick<Seen<FrontOwn>, 'own'>, units: readonly string[]): readonly string[] => [
  ...new Set(units.map((unit) => placeOf(s.own, unit))),
];

/** Units that are lost before their attack is fought, such as by a stack too high, are in it no more. */
export const leavePlan = (own: Pick<FrontOwn, 'pulse'>, units: readonly string[]): void => {
  own.pulse.attacks = own.pulse.attacks
    .map((attack) => ({ ...attack, units: attack.units.filter((unit) => !units.includes(unit)) }))
    .filter((attack) => attack.units.length > 0);
};

/** An attack of the plan is over before it began: nobody defends any more. */
export const isVoid = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  hex: string,
): boolean => defendersAt(law, s, hex, opposing(law, s)).length === 0;

/** Who must be attacked beside others, as the game has it. */
export const closureFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  defender: FrontSide,
): ClosureLaw => law.closure?.(s, defender) ?? closureOn(law.field, s, defender);

/** Where those who support others are attacked at their odds or better: the final column of an attack, air and ground in it. */
export const comparingOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
): Comparing<O> | undefined =>
  law.equalOdds === undefined
    ? undefined
    : {
        rule: (s) => law.equalOdds?.(s) ?? rulesOn(law, s).support,
        rung: (s, asked) => leadRung(law, s, asked),
        name: (rung) => ladder(law).name(rung),
      };

const planFrom = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): PlanLaw<O> => ({
  rules: {
    closure: law.rules.support,
    cancel: law.rules.cancel,
    fight: law.rules.fight,
    pressed: law.rules.pressed,
    ...(law.rules.final !== undefined && { final: law.rules.final }),
  },
  ...(law.rulesNow !== undefined && {
    rulesNow: (s: Seen<O>) => ({ closure: rulesOn(law, s).support, fight: rulesOn(law, s).fight }),
  }),
  attacks: (s) => s.own.pulse.attacks,
  all: (s) => [
    ...s.own.pulse.battles.map((battle) => ({ ...battle, isFought: true })),
    ...s.own.pulse.attacks.map(({ hex, units }) => ({ hex, units, from: fromOf(s, units) })),
  ],
  closure: (s) => closureFor(law, s, opposing(law, s)),
  ...(law.equalOdds !== undefined && { comparing: comparingOf(law) as Comparing<O> }),
  mayCancel: (_, side) => side === law.invader,
  remove: (ctx: Ctx<O>, hexes) => {
    const { pulse } = ctx.s.own;
    pulse.attacks = pulse.attacks.filter(({ hex }) => !hexes.includes(hex));
  },
  refuseOdds: (s, { hex, units }) => refuseOdds(law, s, matchFor(law, s, { hex, units })),
  refusePressed: (s, { hex, units }) => refusePressed(law, s, matchFor(law, s, { hex, units })),
  start: (ctx, { hex, units }, isPressed) => {
    const { pulse } = ctx.s.own;
    const attackers = [...units];
    pulse.attacks = pulse.attacks.filter((attack) => attack.hex !== hex);
    pulse.engaged = true;
    ctx.call('battle', { hex, units: attackers, ...(isPressed && { pressed: true }) }, 'next');
  },
});

const plans = new WeakMap<object, unknown>();

/** One for each law, so that what a plan lacks is found once for all who ask. */
export const planOf = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): PlanLaw<O> => {
  const plan = (plans.get(law) ?? planFrom(law)) as PlanLaw<O>;
  plans.set(law, plan);
  return plan;
};
