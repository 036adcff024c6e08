// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { knownFaces, message, oddsAnswer, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer, AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { stepsIn } from '../../../mechanics/steps.ts';
import { isCombat } from '../05-sequence/5.2-phases.ts';
import { isKnown } from '../06-stacking/6.8-fog-of-war.ts';
import type { Viewer } from '../06-stacking/6.8-fog-of-war.ts';
import { mustJoin } from '../11-combat/11.1-first-attacks.ts';
import { waysFor } from '../11-combat/11.17-retreat-hexes.ts';
import { attacksOf, refuseStrike, strongestFront } from '../11-combat/11.2-attacks.ts';
import { battleOf, defendingSide } from '../11-combat/11.8-battle-frame.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { battleOdds, converted } from '../11-combat/11.8-odds.ts';
import { defenceSum } from '../11-combat/11.9-strengths.ts';
import { leaversIn } from '../12-unit-types/12.2-cav-mech.ts';
import { RESULTS } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import { supplyAtBattle } from '../11-combat/11.12-supply-at-battle.ts';
import { refuseArmour } from '../12-unit-types/12.6-armour-concentration.ts';
import { frontIn, refuseAir } from '../13-air/13.1-combat-support.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { supposed } from './supposed-battle.ts';

const lawOf = (p: Printed): AnswerLaw<Seeing, Battle, ResultCode> => ({
  codes: RESULTS,
  stalled: 'AS',
  // 11.20, 11.21: who has two steps stays with one.
  taken: (s, _, units) => (stepsIn(p, s.own, units) > units.length ? ['DR'] : ['BB', 'DR', 'DE']),
  retreat: {
    code: 'DR',
    none: 'dagc:11.17b',
    rule: (battle) => (defendingSide(p, battle) === 'german' ? 'dagc:11.17f' : 'dagc:11.17g'),
    hexes: (s, battle, units) => {
      const { open, first } = waysFor(p, s, defendingSide(p, battle));
      return first(battle.target, [...new Set(units.flatMap((unit) => open(unit, battle.target)))], units);
    },
  },
  covered: { rule: 'dagc:6.8b', apart: 'dagc:11.17i' },
  between: (about) => supposed(p).oddsBetween(about),
  defence: (s, battle, units) => defenceSum(p, s, battle, units),
  converting: (_, battle) => (rolled, wishes) => converted(p, battle, rolled, wishes),
});

const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));

/** From when the odds of a battle have been told, until what came of it is carried out. */
const TOLD: ReadonlySet<string> = new Set(['before', 'armour', 'withdraw', 'die', 'turn']);

/** 11.8b: what each face of the die brings in the battle under way. */
export const facesNow = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' && TOLD.has(frame.step)
    ? knownFaces(lawOf(p), battleOdds(p, s, battleOf(frame)))
    : [];
};

/** Whether a side is in a combat phase of its own, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && isCombat(s.clock.phase);

/** Why a unit could not attack a hex from where it is: now, or in a phase to come. */
export const refuseAttack = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined =>
  isAttacking(s, p.sideOf(unit))
    ? attacksOf(p).refuseAttacker(s, unit, hex)
    : refuseStrike(p, s, unit, placeOf(s.own, unit), hex);

/** R21: without whom the attack would be refused. */
const missing = (p: Printed, s: Seeing, hex: string, units: readonly string[]): readonly Message[] => {
  const left = mustJoin(p, s, hex).filter((unit) => !units.includes(unit));
  return left.length === 0 ? [] : [message('odds.must-join', { units: left, hex, rule: 'dagc:R21' })];
};

type Support = Pick<Battle, 'air' | 'armour'>;

/** The support that is asked about, and why some of it could not come: 13.1f, 12.6a. */
const supportIn = (
  p: Printed,
  s: Seeing,
  { target, attackers }: Battle,
  asked: readonly string[],
): { readonly support: Support; readonly none: readonly Refusal[] } => {
  const battle = { target, attackers, supply: supplyAtBattle(p, s, attackers) };
  const noAir = asked.includes('air') ? refuseAir(p, s, battle) : undefined;
  const noArmour = asked.includes('armour') ? refuseArmour(p, s, battle) : undefined;
  return {
    support: {
      ...(asked.includes('air') && noAir === undefined && { air: frontIn(p, battle) }),
      ...(asked.includes('armour') && noArmour === undefined && { armour: true }),
    },
    none: [noAir, noArmour].filter((why) => why !== undefined),
  };
};

/** `odds 3501 from 5a 39a`, `odds 3501`, `odds 3501 best`; `air` and `armour` suppose that support. */
export const answerOdds = (p: Printed, s: Seeing, who: Viewer<Who>, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const garrison = p.isHex(hex) ? p.sides.find((side) => hasUnitsOf(p, s.own, hex, side)) : undefined;
  if (garrison === undefined) return [message('odds.nobody', { hex })];
  const attacker = p.other(garrison);
  const isNow = isAttacking(s, attacker);
  const refused = isNow ? attacksOf(p).refuseAttacked(s, hex) : undefined;
  if (refused !== undefined) return [refusedMessage('odds.cannot', refused)];
  const known = args['from']?.filter((unit) => p.isUnit(unit) && isKnown(p, s, unit, who));
  const friends = known?.filter((unit) => p.sideOf(unit) === garrison) ?? [];
  const cannot: Message[] =
    friends.length === 0 ? [] : [message('odds.same-side', { units: friends, hex, side: garrison })];
  const named = known?.filter((unit) => p.sideOf(unit) === attacker);
  for (const unit of named ?? []) {
    const why = refuseAttack(p, s, unit, hex);
    if (why !== undefined) cannot.push(refusedMessage('odds.cannot', why));
  }
  const able =
    named?.filter((unit) => refuseAttack(p, s, unit, hex) === undefined) ??
    attacksOf(p)
      .attackersOf(s, hex, attacker)
      .filter((unit) => isKnown(p, s, unit, who));
  const all = strongestFront(p, s, able);
  const [apart] = able.filter((unit) => !all.includes(unit));
  if (apart !== undefined)
    cannot.push(message('odds.fronts', { unit: apart, other: all[0] ?? '', rule: 'dagc:11.24' }));
  if (all.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
  const asked = [...(args['how'] ?? []), ...(args['with'] ?? [])];
  const { support, none } = supportIn(p, s, { target: hex, attackers: all }, asked);
  for (const why of none) cannot.push(refusedMessage('odds.cannot', why));
  const { fewest, suppose } = supposed(p);
  const isBest = asked.includes('best');
  const attackers = isBest ? fewest(s, who, { hex, attackers: all, ...support }, undefined) : all;
  const attack = message('odds.with', { hex, units: [...attackers], rule: 'dagc:11.4' });
  const told = suppose(s, who, { hex, attackers, ...support }, undefined);
  const [odds = attack, whom = attack, ...rest] = answerFor(p)(s, hex, told, attack);
  const leavers = leaversIn(p, s, told.best.battle).map((unit) =>
    message('odds.withdraw', { unit, rule: 'dagc:12.2a' }),
  );
  return [odds, whom, ...cannot, ...(isNow ? missing(p, s, hex, attackers) : []), ...leavers, ...rest];
};
