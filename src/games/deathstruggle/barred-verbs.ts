// Why no question has a verb now, where a rule says so: orders out of their step, and what nobody is asked because it is not open to him.
import { refusal } from '../../core/rule-set.ts';
import type { Order, Refusal, RuleId } from '../../core/types.ts';
import { fightCourse, fightOf } from '../../mechanics/combat/allocated/fight.ts';
import { FRONT_RULES, rulesNow } from './combat/rules.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';
import { axisPoints } from './victory/points.ts';
import { victoryLine } from './victory/lines.ts';
import { axisLine } from './victory/verdict.ts';

/** SEQ.A1, SEQ.B1: orders of the first step of a player turn. */
const FIRST_STEP: ReadonlySet<string> = new Set([
  'base',
  'convert',
  'enter',
  'entrench',
  'evacuate',
  'flip',
  'gamble',
  'rail',
  'replace',
  'sail',
]);

const isFirstStep = ({ clock }: Seeing): boolean => clock.phase.endsWith('-administration');

const refuseFirstStep = (s: Seeing, { by, verb }: Order): Refusal | undefined => {
  if (by !== s.clock.phasing || isFirstStep(s)) return undefined;
  const rule: RuleId = by === 'axis' ? 'deathstruggle:SEQ.A1' : 'deathstruggle:SEQ.B1';
  return refusal('ADMINISTRATION.OVER', rule, { side: by, verb });
};

/** BLD.1; PRO.1, or PRO.2 for who has been attacked. */
const refuseMerger = (s: Seeing, { by, verb }: Order): Refusal | undefined => {
  if (verb === 'promote' && by !== s.clock.phasing && s.clock.phase.endsWith('-combat'))
    return refusal('PROMOTE.NOT-SO', 'deathstruggle:PRO.2', {});
  if (by !== s.clock.phasing || isFirstStep(s)) return undefined;
  return verb === 'promote'
    ? refusal('PROMOTE.OVER', 'deathstruggle:PRO.1', {})
    : refusal('BUILD.OVER', 'deathstruggle:BLD.1', { side: by });
};

const isFighting = ({ clock }: Seeing): boolean => clock.phase.endsWith('-combat');

/** SEQ.A3, SEQ.B3: the plan stands; RES.BK.2: who has attacked does so again after BK alone, and only if he is German. */
const refuseAttack = (s: Seeing, { by, args: { from = [] } }: Order): Refusal | undefined => {
  if (by !== s.clock.phasing || !isFighting(s)) return undefined;
  const { fought, used } = s.own.pulse;
  const done = from.find((unit) => fought.includes(unit) || used.includes(unit));
  if (done !== undefined) return refusal('AGAIN.NEVER', 'deathstruggle:RES.BK.2', { unit: done });
  return refusal('ATTACK.PLAN-STANDS', rulesNow(s).attack ?? FRONT_RULES.attack, { side: by });
};

const battleIn = (s: Seeing) => s.stack.findLast(({ proc }) => proc === 'battle');

/** FEX.1: on those who have been told to hold; FEX.3: by Russians before the die. */
const refuseForce = (s: Seeing, { by }: Order): Refusal | undefined => {
  if (!isFighting(s)) return undefined;
  const f = battleIn(s);
  const isHeld = f !== undefined && (fightOf(f).firm ?? []).length > 0;
  const isRolled = f !== undefined && fightCourse(f).die !== undefined;
  if (by === 'russian' && by === s.clock.phasing && isHeld && isRolled)
    return refusal('FORCE.LATE', 'deathstruggle:FEX.3', {});
  if (by === s.clock.phasing && isHeld) return undefined;
  return refusal('FORCE.NOBODY', 'deathstruggle:FEX.1', {});
};

/** RES.X.6, FEX.5 */
const refuseDecline = (s: Seeing, { by }: Order): Refusal | undefined => {
  if (!isFighting(s)) return undefined;
  return by === s.clock.phasing
    ? refusal('DECLINE.ATTACKER', 'deathstruggle:RES.X.6', {})
    : refusal('DECLINE.DEFENDER', 'deathstruggle:FEX.5', {});
};

/** NRO.2: the defender's order; NRO.3: before the battle is resolved. */
const refuseStand = (s: Seeing, { by }: Order): Refusal | undefined => {
  const f = battleIn(s);
  if (f === undefined) return undefined;
  if (by === s.clock.phasing) return refusal('STAND.ATTACKER', 'deathstruggle:NRO.2', {});
  return fightCourse(f).die === undefined ? undefined : refusal('STAND.LATE', 'deathstruggle:NRO.3', {});
};

/** VIC.1, VIC.2, SEQ.B7; VIC.10 */
const refuseClaim = (p: Printed, s: Seeing, { by }: Order): Refusal => {
  if (by !== 'axis') return refusal('CLAIM.RUSSIAN', 'deathstruggle:VIC.10', {});
  if (axisLine(p, s) !== undefined) return refusal('CLAIM.NOT-NOW', 'deathstruggle:SEQ.B7', {});
  const { least = 0, last = 0 } = victoryLine(p, 'seven');
  const { total } = axisPoints(p, s);
  return total < least || s.clock.turn > last
    ? refusal('CLAIM.POINTS', 'deathstruggle:VIC.1', { points: total, least })
    : refusal('CLAIM.CITY', 'deathstruggle:VIC.2', {});
};

export const barred =
  (p: Printed) =>
  (s: Seeing, order: Order): Refusal | undefined => {
    if (FIRST_STEP.has(order.verb)) return refuseFirstStep(s, order);
    switch (order.verb) {
      case 'build':
      case 'promote':
        return refuseMerger(s, order);
      case 'attack':
        return refuseAttack(s, order);
      case 'force':
        return refuseForce(s, order);
      case 'decline':
        return refuseDecline(s, order);
      case 'stand':
        return refuseStand(s, order);
      case 'advance':
        return isFighting(s) && order.by !== s.clock.phasing
          ? refusal('ADVANCE.DEFENDER', 'deathstruggle:ADV.11', { side: order.by })
          : undefined;
      case 'claim':
        return refuseClaim(p, s, order);
      case 'demand':
        return refusal('DEMAND.NOT-NOW', 'deathstruggle:VIC.4', {});
      default:
        return undefined;
    }
  };
