// Why no question has a verb now, where a rule says so: orders out of their step, and what nobody is asked because it is not open to him.
import { refusal } from '../../core/rule-set.ts';
import type { Order, Refusal, RuleId } from '../../core/types.ts';
import { fightCourse, fightOf } from '../../mechanics/combat/allocated/fight.ts';
import { FRONT_RULES, rulesNow, stepOf } from './combat/rules.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';
import { isAttackBeforeMovement, isMovement } from './sequence/phases.ts';
import { axisPoints, victoryLine } from './victory/lines.ts';
import { axisLine } from './victory/verdict.ts';

/** Why an order is not open now; nothing, where it is for others to say. */
type Barred = (s: Seeing, order: Order, p: Printed) => Refusal | undefined;

const isFirstStep = ({ clock }: Seeing): boolean => clock.phase.endsWith('-administration');

/** SEQ.A1, SEQ.B1: orders of the first step of a player turn; `own`: by a statement of their own. */
const firstStep =
  (own?: RuleId): Barred =>
  (s, { by, verb }) => {
    if (by !== s.clock.phasing || isFirstStep(s)) return undefined;
    const rule: RuleId = by === 'axis' ? 'deathstruggle:SEQ.A1' : 'deathstruggle:SEQ.B1';
    return refusal('ADMINISTRATION.OVER', own ?? rule, { side: by, verb });
  };

/** SEQ.A3, SEQ.B3: units move in the third step; SEQ.A6, R30: and those that have not in the breakthrough, once all is fought. */
const refuseMove: Barred = ({ clock: { phase, phasing } }, { by }) => {
  if (by !== phasing || isMovement(phase)) return undefined;
  const isLate = phase.endsWith('-combat') && !isAttackBeforeMovement(phase);
  if (phase === 'set-up' || phase === 'turn-start') return undefined;
  if (by === 'axis')
    return refusal('MOVE.STEP', isLate ? 'deathstruggle:SEQ.A6' : 'deathstruggle:SEQ.A3', { side: by });
  return refusal('MOVE.STEP', isLate ? 'deathstruggle:R30' : 'deathstruggle:SEQ.B3', { side: by });
};

/** R130: missions are ordered where attacks are. */
const refuseMission: Barred = ({ clock: { phase, phasing } }, { by }) =>
  by === phasing && (phase.endsWith('-administration') || phase.endsWith('-combat'))
    ? refusal('AIR.STEP', 'deathstruggle:R130', { side: by })
    : undefined;

/** BLD.1; PRO.1, or PRO.2 for who has been attacked. */
const refuseMerger: Barred = (s, { by, verb }) => {
  if (verb === 'promote' && by !== s.clock.phasing && s.clock.phase.endsWith('-combat'))
    return refusal('PROMOTE.NOT-SO', 'deathstruggle:PRO.2', {});
  if (by !== s.clock.phasing || isFirstStep(s)) return undefined;
  return verb === 'promote'
    ? refusal('PROMOTE.OVER', 'deathstruggle:PRO.1', {})
    : refusal('BUILD.OVER', 'deathstruggle:BLD.1', { side: by });
};

const isFighting = ({ clock }: Seeing): boolean => clock.phase.endsWith('-combat');

/** SEQ.A3, SEQ.B3: the plan stands; RES.BK.2: who has attacked does so again after BK alone, and only if he is German. */
const refuseAttack: Barred = (s, { by, args: { from = [] } }) => {
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
const refuseForce: Barred = (s, { by }) => {
  const f = battleIn(s);
  const isHeld = f !== undefined && (fightOf(f).firm ?? []).length > 0;
  const isRolled = f !== undefined && fightCourse(f).die !== undefined;
  if (by === 'russian' && by === s.clock.phasing && isHeld && isRolled)
    return refusal('FORCE.LATE', 'deathstruggle:FEX.3', {});
  if (by === s.clock.phasing && isHeld) return undefined;
  return refusal('FORCE.NOBODY', 'deathstruggle:FEX.1', {});
};

/** RES.X.6, FEX.5 */
const refuseDecline: Barred = (s, { by }) =>
  by === s.clock.phasing
    ? refusal('DECLINE.ATTACKER', 'deathstruggle:RES.X.6', {})
    : refusal('DECLINE.DEFENDER', 'deathstruggle:FEX.5', {});

/** NRO.2: the defender's order; NRO.3: before the battle is resolved. */
const refuseStand: Barred = (s, { by }) => {
  const f = battleIn(s);
  if (f === undefined) return refusal('STAND.NO-BATTLE', 'deathstruggle:NRO.3', {});
  if (by === s.clock.phasing) return refusal('STAND.ATTACKER', 'deathstruggle:NRO.2', {});
  return fightCourse(f).die === undefined ? undefined : refusal('STAND.LATE', 'deathstruggle:NRO.3', {});
};

/** VIC.1, VIC.2, SEQ.B7; VIC.10 */
const refuseClaim: Barred = (s, { by }, p) => {
  if (by !== 'axis') return refusal('CLAIM.RUSSIAN', 'deathstruggle:VIC.10', {});
  if (axisLine(p, s) !== undefined) return refusal('CLAIM.NOT-NOW', 'deathstruggle:SEQ.B7', {});
  const { least = 0, last = 0 } = victoryLine(p, 'seven');
  const { total } = axisPoints(p, s);
  return total < least || s.clock.turn > last
    ? refusal('CLAIM.POINTS', 'deathstruggle:VIC.1', { points: total, least })
    : refusal('CLAIM.CITY', 'deathstruggle:VIC.2', {});
};

/** SEQ.A2, SEQ.A5, SEQ.B2, SEQ.B5: a battle is chosen in the steps that have battles. */
const refuseFight: Barred = (s, { by }) => {
  if (isFighting(s) || by !== s.clock.phasing) return undefined;
  const { fight } = stepOf(s.clock.phase) ?? {};
  return refusal('FIGHT.STEP', fight ?? (by === 'axis' ? 'deathstruggle:SEQ.A2' : 'deathstruggle:SEQ.B2'), {
    side: by,
  });
};

/** What a battle alone has. */
const ofBattles =
  (code: string, rule: RuleId): Barred =>
  (s) =>
    isFighting(s) ? undefined : refusal(code, rule, {});

/** ADV.11 */
const refuseAdvance: Barred = (s, { by }) => {
  if (!isFighting(s)) return refusal('ADVANCE.NO-BATTLE', 'deathstruggle:ADV.11', {});
  return by === s.clock.phasing
    ? undefined
    : refusal('ADVANCE.DEFENDER', 'deathstruggle:ADV.11', { side: by });
};

/** KAT.2: as a phase of battles begins. */
const refuseFire: Barred = ({ clock }, { by }) =>
  by === 'russian' && by === clock.phasing ? refusal('FIRE.NOT-NOW', 'deathstruggle:KAT.2', {}) : undefined;

/** Orders that one side alone has. */
const OWNERS = new Map(
  Object.entries({
    convert: { side: 'axis', rule: 'deathstruggle:SUP.3' },
    demand: { side: 'axis', rule: 'deathstruggle:VIC.4' },
    evacuate: { side: 'russian', rule: 'deathstruggle:STR.12' },
    fire: { side: 'russian', rule: 'deathstruggle:KAT.2' },
    flip: { side: 'axis', rule: 'deathstruggle:SEQ.A1' },
    ford: { side: 'axis', rule: 'deathstruggle:FST.5' },
    gamble: { side: 'russian', rule: 'deathstruggle:SIB.1' },
    promote: { side: 'russian', rule: 'deathstruggle:PRO.1' },
    replace: { side: 'axis', rule: 'deathstruggle:REP.9' },
  } as const),
);

const BY_VERB = new Map<string, Barred>(
  Object.entries({
    // Airfields, and rail heads before them.
    base: firstStep('deathstruggle:AIR.2'),
    convert: firstStep('deathstruggle:R43'),
    enter: firstStep(),
    entrench: firstStep(),
    evacuate: firstStep(),
    flip: firstStep(),
    gamble: firstStep(),
    rail: firstStep(),
    replace: firstStep(),
    sail: firstStep(),
    move: refuseMove,
    bomb: refuseMission,
    resupply: refuseMission,
    place: (s) => (s.clock.phase === 'set-up' ? undefined : refusal('SETUP.OVER', 'deathstruggle:SET.1', {})),
    build: refuseMerger,
    promote: refuseMerger,
    attack: refuseAttack,
    force: refuseForce,
    decline: refuseDecline,
    stand: refuseStand,
    advance: refuseAdvance,
    fight: refuseFight,
    drive: ofBattles('DRIVE.NO-BATTLE', 'deathstruggle:RES.DN.1'),
    retreat: ofBattles('RETREAT.NO-BATTLE', 'deathstruggle:RES.DN.1'),
    lose: ofBattles('LOSE.NO-BATTLE', 'deathstruggle:RES.X.1'),
    fire: refuseFire,
    claim: refuseClaim,
    demand: () => refusal('DEMAND.NOT-NOW', 'deathstruggle:VIC.4', {}),
  }),
);

export const barred =
  (p: Printed) =>
  (s: Seeing, order: Order): Refusal | undefined => {
    const owner = OWNERS.get(order.verb);
    return owner === undefined || owner.side === order.by
      ? BY_VERB.get(order.verb)?.(s, order, p)
      : refusal('ORDER.OTHER-SIDE', owner.rule, { side: owner.side, verb: order.verb });
  };
