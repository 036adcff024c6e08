// Chapter 10: who may go on attacking after an advance: supplied victors in the hex they won, each once for an advance.
import type { Ctx, SeenFrame } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { isAirborne, isArtillery } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { battleOf, groundOf } from './10.8-battle-frame.ts';

/** 10.25a, R56, R103; 5.13g: no Axis unit on turn 1. 11.7j: no artillery. 11.10m, R51, R107: no airborne brigade, ever. */
export const eligible = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const battle = battleOf(f);
  if (battle.kind === 'mobile') return [];
  if (phasing(s) === 'german' && isOn(p, s, 'no-momentum')) return [];
  const { target, pressed = [] } = battle;
  return groundOf(battle).filter(
    (unit) =>
      placeOf(s.own, unit) === target &&
      !isArtillery(p, unit) &&
      !pressed.includes(unit) &&
      !isAirborne(p, unit) &&
      !isOut(p, s, unit),
  );
};

/** Units have come into a hex that was won, by an advance or by a drop. */
export const noteAdvanced = (ctx: Ctx<Own>, units: readonly string[]): void => {
  const { phase } = ctx.s.own;
  phase.advanced = [...new Set([...(phase.advanced ?? []), ...units])];
};

/** Why a unit that has advanced does not attack again any more: it could not, or its moment is over (10.25c). */
export const ruleOfAgain = (p: Printed, s: Seeing, unit: string): RuleId | undefined => {
  if (s.own.phase.advanced?.includes(unit) !== true) return undefined;
  if (isAirborne(p, unit)) return 'storm:11.10m';
  if (phasing(s) === 'german' && isOn(p, s, 'no-momentum')) return 'storm:5.13g';
  return isOut(p, s, unit) ? 'storm:10.25a' : 'storm:10.25c';
};

/** Why a unit makes no momentum attack now, where that is a rule of its own. */
export const ruleOfBar = (p: Printed, s: Seeing, unit: string): RuleId => {
  if (!p.isUnit(unit)) return 'storm:10.25a';
  if (isArtillery(p, unit)) return 'storm:11.7j';
  if (isAirborne(p, unit)) return 'storm:11.10m';
  const frame = s.stack.at(-1);
  const { pressed = [] } = frame?.proc === 'battle' ? battleOf(frame) : {};
  return pressed.includes(unit) ? 'storm:R103' : 'storm:10.25a';
};

/** The same of the battle that is asked about. */
export const eligibleNow = (p: Printed, s: Seeing): readonly string[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' ? eligible(p, s, frame) : [];
};
