// Tactical advance: how many hexes a unit goes after a result (ADV.1, ADV.2, ADV.4, ADV.5, RES.D.3, RES.X.12).
import type { SeenFrame } from '../../../core/rule-set.ts';
import { fightCourse } from '../../../mechanics/combat/allocated/fight.ts';
import { shortestRetreat } from '../../../mechanics/combat/front/advance.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';

/** Codes after which armour goes two hexes (ADV.4, R8; X/2 by RES.X.12). */
const FAR: ReadonlySet<ResultCode> = new Set(['D2', 'X/2', 'DE', 'BR']);

/** ADV.2, RES.D.3, R10: a D counts as D1 or D2 by how far they went; beyond a D1 one goes as far as they did. */
const reachAfter = (f: SeenFrame): number => {
  const { attackers } = fightCourse<ResultCode>(f);
  if (attackers !== undefined && FAR.has(attackers)) return 2;
  if (attackers === 'D1') return Math.max(1, shortestRetreat(f));
  return shortestRetreat(f) > 1 ? 2 : 1;
};

/** ADV.4, ADV.5, R24: by the weather. */
const isFast = (p: Printed, s: Seeing, unit: string): boolean => {
  const { isArmour, type } = classOf(p, unit);
  const weather = weatherOf(p, s);
  return isArmour && (weather === 'good' || weather === 'hard-frost' || type === 'tank');
};

/** ADV.1: every unit one hex at least. */
export const reach = (p: Printed, s: Seeing, f: SeenFrame, unit: string): number =>
  isFast(p, s, unit) ? reachAfter(f) : 1;
