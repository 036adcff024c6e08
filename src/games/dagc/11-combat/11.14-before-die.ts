// Chapter 11: what an attacker may announce once he has looked into the stack (R31) and before he rolls: support,
// a lower column (11.14), to roll until something happens (11.23).
import type { AskStep } from '../../../core/rule-set.ts';
import { beforeDie } from '../../../mechanics/combat/before-die.ts';
import { armourChoice, refuseArmour } from '../12-unit-types/12.6-armour-concentration.ts';
import { airChoice, refuseAir } from '../13-air/13.1-combat-support.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { battleOf } from './11.8-battle-frame.ts';
import { battleOdds, isLast, isLeftMost } from './11.8-odds.ts';

/** R125: for both sides. 11.14b, 11.23b: all of it before the first roll; R86: a lower column may be one for it. */
export const before = (p: Printed): AskStep<Own> =>
  beforeDie<Own>(p, {
    rules: { asks: 'dagc:11.8b', lower: 'dagc:11.14a', ardor: 'dagc:11.23a' },
    columns: (s, f) => {
      const { odds, column } = battleOdds(p, s, battleOf(f));
      // R135: shifts beyond the last column are used up first.
      return { now: column, lower: Math.max(0, odds.total) };
    },
    mayRollOn: (s, f) => isLeftMost(p, battleOdds(p, s, battleOf(f))),
    more: [airChoice(p), armourChoice(p)],
    told: (s, f) => ({
      ...(refuseAir(p, s, battleOf(f)) === undefined && {
        air: true,
        ...(isLast(p, battleOdds(p, s, battleOf(f))) && { last: true }),
      }),
      ...(refuseArmour(p, s, battleOf(f)) === undefined && { armour: true }),
      ...(isLeftMost(p, battleOdds(p, s, battleOf(f))) && { ardor: true }),
      ...(battleOdds(p, s, battleOf(f)).odds.total > 0 && { lower: true }),
    }),
  });
