// Chapter 12: what Soviet cavalry-mechanized groups do in combat: go before it, and on after it.
import { refusal } from '../../../core/rule-set.ts';
import type { SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { retreatBefore } from '../../../mechanics/combat/retreat-before.ts';
import type { RetreatBefore } from '../../../mechanics/combat/retreat-before.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { battleOf, struckIn } from '../11-combat/11.8-battle-frame.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { goBackTo, waysBack } from '../11-combat/11.17-retreat-hexes.ts';
import { isCavMech } from './12.1-unit-types.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** R104: as it was when the battle began. */
const isSuppliedIn = ({ supply }: Battle, unit: string): boolean => {
  const state = supply?.[unit];
  return state !== undefined && state !== 'out';
};

/** 12.2a: alone in its hex. */
export const leaversIn = (p: Printed, s: Seeing, battle: Battle): readonly string[] => {
  if (!isOn(p, s, 'cav-mech-retreat')) return [];
  const [unit, other] = struckIn(p, s, battle);
  return unit !== undefined && other === undefined && isCavMech(p, unit) && isSuppliedIn(battle, unit)
    ? [unit]
    : [];
};

/**
 * 12.2b, R100: once the attack has been declared in full. 12.2d: as far as a DR, in the ways of one, out of a city as well
 * (R93), and only where there is one (R101). 12.2c, R102: the attack is over, and
 * the attackers may advance; who has gone has been attacked (R132).
 */
export const withdrawal = (p: Printed): RetreatBefore<Own> =>
  retreatBefore<Own>(p, {
    leaves: 'dagc:12.2a',
    leavers: (s, f) => leaversIn(p, s, battleOf(f)),
    ways: (s, f) => waysBack(p, s, f),
    most: 1,
    arrive: (ctx, _, units, hex) => goBackTo(p, ctx, units, hex),
    gone: (ctx, f) => {
      f.vars['outcome'] = 'DR';
      ctx.goto('forward');
    },
  });

/** 12.2e: why a unit does not go into a second hex; each of two may (12.2g). */
export const refuseOnward = (p: Printed, s: Seeing, f: SeenFrame, unit: string): Refusal | undefined => {
  if (!isCavMech(p, unit)) return refusal('ADVANCE.NOT-CAV-MECH', 'dagc:12.2e', { unit });
  if (!isOn(p, s, 'cav-mech-advance')) return refusal('ADVANCE.TOO-LATE', 'dagc:12.2e', { unit });
  return isSuppliedIn(battleOf(f), unit) ? undefined : refusal('ADVANCE.NO-SUPPLY', 'dagc:R104', { unit });
};
