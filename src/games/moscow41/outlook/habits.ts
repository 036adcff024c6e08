// What a computer player of Moscow vs. Barbarossa does where there is little to weigh: INH.ARM, ENT.1, R147, INH.REP, R153, R154.
import type { Habit } from '../../../api/outlook.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { airPlans, armyAir } from '../../../mechanics/combat/front/outlook/air.ts';
import { allocationsIn, phaseHabits } from '../../../mechanics/combat/front/outlook/phases.ts';
import { airOf, fliegerkorpsOf } from '../air/air-law.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Own } from '../state.ts';
import { arrivalsOf } from './arrivals.ts';
import { isLate, prizesOf } from './prizes.ts';
import { rearOf } from './rear.ts';

/** Nobody has far to go who has an enemy so near. */
const NEAR = 2;

/** Those who mean to stay: of a side that has to hold, who is near the enemy; and garrisons of what decides the game. */
const diggersOf = (p: Printed, s: Seen<Own>, side: Who): readonly string[] => {
  const { grid } = p;
  const isHolding = side === 'german' ? isLate(p, s) : !isLate(p, s);
  const foes = onMap(p, s, otherSide(side)).map((unit) => grid.index(placeOf(s.own, unit)));
  const posts = new Set(prizesOf(p, s).flatMap(({ hex, isPost }) => (isPost === true ? [hex] : [])));
  return onMap(p, s, side).filter((unit) => {
    const hex = placeOf(s.own, unit);
    const at = grid.index(hex);
    return posts.has(hex) || (isHolding && foes.some((foe) => distance(grid, foe, at) <= NEAR));
  });
};

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> =>
  phaseHabits<Own, ResultCode>({
    front: frontOf(p),
    phases: PHASES,
    air: airPlans(frontOf(p), armyAir(frontOf(p), airOf(p), lineOf(p.tables.limits, 'resupply-range').value)),
    arrivals: arrivalsOf(p),
    rear: rearOf(p),
    prizes: (s) => prizesOf(p, s),
    // R24: who digs in stays where it is in that player turn.
    digs: (s, side) => diggersOf(p, s, side as Who),
    naming: fliegerkorpsOf(p).choice,
    lastAir: 'german-supply@orders',
    drop: 'russian-supply@orders',
  });

/** INH.SEQ, R136 */
export const ALLOCATIONS: readonly string[] = allocationsIn(PHASES);
