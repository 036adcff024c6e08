// Chapter 11: what the other side could attack in its coming player turn, standing and moving, for `threats`.
import { refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { resting } from '../../../core/state-cache.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { mobileStrikes, refuseAssaults } from '../../../mechanics/movement/assaults-in-reach.ts';
import { comingOf } from './next-attack-turn.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { columnFor } from './supposed-battle.ts';
import type { Coming, Threat } from '../../../mechanics/combat/questions/targets.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** Stacks as they lie now strike as one; supply is that of this moment, before anybody sets out. */
const mobileThreats = (
  p: Printed,
  s: Seeing,
  board: Seeing,
  who: Viewer,
  hex: string | undefined,
): readonly Threat[] => {
  const maps = supplyMaps(p, board);
  const best = new Map<string, Threat>();
  for (const { units, target, from } of mobileStrikes(moveLaw(p), board, hex)) {
    const told = { hex: target, attackers: units, kind: 'mobile', from } as const;
    const column = columnFor(p, board, who, told, maps);
    if (column.rung <= (best.get(target)?.rung ?? -Infinity)) continue;
    const home = placeOf(s.own, units[0] ?? '');
    const covered = unitsAt(s.own, home).some((unit) => !isKnownAt(p, s, unit, home, who)) ? 1 : 0;
    best.set(target, { hex: target, units, from, covered, ...column });
  }
  return [...best.values()];
};

/** What the other side could attack in its coming player turn, standing and moving. */
export const comingAttacks = (
  p: Printed,
  s: Seeing,
  attacker: Who,
  who: Viewer,
): Coming<Seeing> | undefined => {
  const coming = comingOf(p, s, attacker, who);
  if (coming === undefined) return undefined;
  const { turn, prepared, mobile } = coming;
  const never = mobile === undefined ? undefined : resting(mobile, () => refuseAssaults(moveLaw(p), mobile));
  return {
    turn,
    ...(prepared !== undefined && { standing: prepared }),
    ...(mobile !== undefined &&
      never === undefined && {
        more: (hex) => resting(mobile, () => mobileThreats(p, s, mobile, who, hex)),
      }),
    ...(never !== undefined && { never: refusedMessage('threats.no-mobile', never) }),
  };
};
