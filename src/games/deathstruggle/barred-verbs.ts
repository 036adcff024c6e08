// Why no question has a verb now, where a rule says so: orders out of their step, and what nobody is asked because it is not open to him.
import { refusal } from '../../core/rule-set.ts';
import type { Order, Refusal, RuleId } from '../../core/types.ts';
import { fightCourse, fightOf } from '../../mechanics/combat/allocated/fight.ts';
import { FRONT_RULES, rulesNow, stepOf } from './combat/rules.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Seeing } from './state.ts';
import { isAttackBeforeMovement, isMovement } from './sequence/phases.ts';
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
  return refusal('ADMINISTRATION.OVER', OWN_STEP[verb] ?? rule, { side: by, verb });
};

type Owned = { readonly side: Who; readonly rule: RuleId };

/** Orders that one side alone has. */
const OWNERS: Readonly<Record<string, Owned>> = {
  convert: { side: 'axis', rule: 'deathstruggle:SUP.3' },
  demand: { side: 'axis', rule: 'deathstruggle:VIC.4' },
  evacuate: { side: 'russian', rule: 'deathstruggle:STR.12' },
  fire: { side: 'russian', rule: 'deathstruggle:KAT.2' },
  flip: { side: 'axis', rule: 'deathstruggle:SEQ.A1' },
  ford: { side: 'axis', rule: 'deathstruggle:FST.5' },
  gamble: { side: 'russian', rule: 'deathstruggle:SIB.1' },
  promote: { side: 'russian', rule: 'deathstruggle:PRO.1' },
  replace: { side: 'axis', rule: 'deathstruggle:REP.9' },
};

const refuseSide = ({ by, verb }: Order): Refusal | undefined => {
  const owner = OWNERS[verb];
  return owner === undefined || owner.side === by
    ? undefined
    : refusal('ORDER.OTHER-SIDE', owner.rule, { side: owner.side, verb });
};

/** Where a statement of its own has the order at the start: airfields, and rail heads before them. */
const OWN_STEP: Readonly<Record<string, RuleId>> = {
  base: 'deathstruggle:AIR.2',
  convert: 'deathstruggle:R43',
};

/** SEQ.A3, SEQ.B3: units move in the third step; SEQ.A6, R30: and those that have not in the breakthrough, once all is fought. */
const refuseMove = ({ clock: { phase, phasing } }: Seeing, { by }: Order): Refusal | undefined => {
  if (by !== phasing || isMovement(phase)) return undefined;
  const isLate = phase.endsWith('-combat') && !isAttackBeforeMovement(phase);
  if (phase === 'set-up' || phase === 'turn-start') return undefined;
  if (by === 'axis')
    return refusal('MOVE.STEP', isLate ? 'deathstruggle:SEQ.A6' : 'deathstruggle:SEQ.A3', { side: by });
  return refusal('MOVE.STEP', isLate ? 'deathstruggle:R30' : 'deathstruggle:SEQ.B3', { side: by });
};

/** R130: missions are ordered where attacks are. */
const refuseMission = ({ clock: { phase, phasing } }: Seeing, { by }: Order): Refusal | undefined =>
  by === phasing && (phase.endsWith('-administration') || phase.endsWith('-combat'))
    ? refusal('AIR.STEP', 'deathstruggle:R130', { side: by })
    : undefined;

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
  if (by !== s.clock.phasing) return undefined;
  if (isFirstStep(s))
    return refusal('ATTACK.STEP', by === 'axis' ? 'deathstruggle:SEQ.A2' : 'deathstruggle:SEQ.B2', {
      side: by,
    });
  if (!isFighting(s)) return undefined;
  const { fought, used } = s.own.pulse;
  const done = from.find((unit) => fought.includes(unit) || used.includes(unit));
  if (done !== undefined) return refusal('AGAIN.NEVER', 'deathstruggle:RES.BK.2', { unit: done });
  return refusal('ATTACK.PLAN-STANDS', rulesNow(s).attack ?? FRONT_RULES.attack, { side: by });
};

const battleIn = (s: Seeing) => s.stack.findLast(({ proc }) => proc === 'battle');

/** FEX.1: on those who have been told to hold; FEX.3: by Russians before the die. */
const refuseForce = (s: Seeing, { by }: Order): Refusal | undefined => {
  const f = battleIn(s);
  const isHeld = f !== undefined && (fightOf(f).firm ?? []).length > 0;
  const isRolled = f !== undefined && fightCourse(f).die !== undefined;
  if (by === 'russian' && by === s.clock.phasing && isHeld && isRolled)
    return refusal('FORCE.LATE', 'deathstruggle:FEX.3', {});
  if (by === s.clock.phasing && isHeld) return undefined;
  return refusal('FORCE.NOBODY', 'deathstruggle:FEX.1', {});
};

/** RES.X.6, FEX.5 */
const refuseDecline = (s: Seeing, { by }: Order): Refusal =>
  by === s.clock.phasing
    ? refusal('DECLINE.ATTACKER', 'deathstruggle:RES.X.6', {})
    : refusal('DECLINE.DEFENDER', 'deathstruggle:FEX.5', {});

/** NRO.2: the defender's order; NRO.3: before the battle is resolved. */
const refuseStand = (s: Seeing, { by }: Order): Refusal | undefined => {
  const f = battleIn(s);
  if (f === undefined) return refusal('STAND.NO-BATTLE', 'deathstruggle:NRO.3', {});
  if (by === s.clock.phasing) return refusal('STAND.ATTACKER', 'deathstruggle:NRO.2', {});
  return fightCourse(f).die === undefined ? undefined : refusal('STAND.LATE', 'deathstruggle:NRO.3', {});
};

/** What a battle alone has: SEQ.A2, SEQ.A5, SEQ.B5; RES.DN.1, RES.X.1, ADV.11. */
const refuseOutOfBattle = (s: Seeing, { by, verb }: Order): Refusal | undefined => {
  if (isFighting(s)) return undefined;
  switch (verb) {
    case 'fight': {
      const { fight } = stepOf(s.clock.phase) ?? {};
      const rule = fight ?? (by === 'axis' ? 'deathstruggle:SEQ.A2' : 'deathstruggle:SEQ.B2');
      return by === s.clock.phasing ? refusal('FIGHT.STEP', rule, { side: by }) : undefined;
    }
    case 'drive':
      return refusal('DRIVE.NO-BATTLE', 'deathstruggle:RES.DN.1', {});
    case 'retreat':
      return refusal('RETREAT.NO-BATTLE', 'deathstruggle:RES.DN.1', {});
    case 'lose':
      return refusal('LOSE.NO-BATTLE', 'deathstruggle:RES.X.1', {});
    default:
      return refusal('ADVANCE.NO-BATTLE', 'deathstruggle:ADV.11', {});
  }
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
    const other = refuseSide(order);
    if (other !== undefined) return other;
    if (FIRST_STEP.has(order.verb)) return refuseFirstStep(s, order);
    switch (order.verb) {
      case 'move':
        return refuseMove(s, order);
      case 'bomb':
      case 'resupply':
        return refuseMission(s, order);
      case 'place':
        return s.clock.phase === 'set-up' ? undefined : refusal('SETUP.OVER', 'deathstruggle:SET.1', {});
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
          : refuseOutOfBattle(s, order);
      case 'drive':
      case 'fight':
      case 'lose':
      case 'retreat':
        return refuseOutOfBattle(s, order);
      case 'fire':
        // KAT.2: as a phase of battles begins.
        return order.by === 'russian' && order.by === s.clock.phasing
          ? refusal('FIRE.NOT-NOW', 'deathstruggle:KAT.2', {})
          : undefined;
      case 'claim':
        return refuseClaim(p, s, order);
      case 'demand':
        return refusal('DEMAND.NOT-NOW', 'deathstruggle:VIC.4', {});
      default:
        return undefined;
    }
  };
