// Chapter 10: on turn 3 without the Paulus Pause a stack of German mechanized units begins its move with a die (5.10).
import type { OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { owesDie } from '../10-movement/10.10-costs.ts';
import { everyBefore } from '../../../mechanics/movement/every-move.ts';
import { movable, refuseMovers, setOut } from '../../../mechanics/movement/movers.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const NO_DIE = 'barbarossa:5.10i';

const owing = (p: Printed, s: Seeing): readonly string[] =>
  movable(moveLaw(p), s).filter((unit) => owesDie(p, s, [unit]) !== undefined);

const refuse = (p: Printed, s: Seeing, { units = [] }: Args): Refusal | undefined => {
  const refused = refuseMovers(moveLaw(p), s, units, phasing(s));
  if (refused !== undefined) return refused;
  const isTwice = new Set(units).size < units.length;
  return isTwice || owesDie(p, s, units) === undefined
    ? refusal('ROLL.NO-DIE', NO_DIE, { units: [...units] })
    : undefined;
};

/** 5.10i, 5.10j, R163: the units set out as one stack, and its way is chosen once the die has fallen. */
export const roll = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'roll',
  rule: NO_DIE,
  sets: ['units'],
  idle: (s) => (owing(p, s).length > 0 ? undefined : refusal('ROLL.NOBODY', NO_DIE)),
  subjects: (s) => owing(p, s),
  refuse: (s, _, args) => refuse(p, s, args),
  every: (s, _, only) => legalOf(everyBefore(moveLaw(p), s, only), (args) => refuse(p, s, args)),
  sample: (s, _, pick) => {
    const units = owing(p, s);
    const unit = units[pick(Math.max(1, units.length))];
    return unit === undefined ? undefined : { units: [unit] };
  },
  take: (ctx, _, args) => {
    const units = [...(args['units'] ?? [])];
    const hex = owesDie(p, ctx.s, units);
    setOut(moveLaw(p), ctx, units);
    if (hex !== undefined) ctx.call('pauseDie', { hex }, 'orders');
  },
});
