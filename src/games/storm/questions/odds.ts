// Chapter 10: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { knownFaces, message, oddsAnswer, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer, AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { isArtillery } from '../02-counters.ts';
import { isCombat } from '../05-sequence/5.2-phases.ts';
import { isKnown } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { ableTogether, refuseStrike } from '../10-prepared-assaults/10.3-attackers.ts';
import { attacksNow, kindNow } from '../10-prepared-assaults/10.3-attacks.ts';
import { battleOf } from '../10-prepared-assaults/10.8-battle-frame.ts';
import type { Battle } from '../10-prepared-assaults/10.8-battle-frame.ts';
import { battleOdds, ELIMINATED } from '../10-prepared-assaults/10.8-odds.ts';
import { defenceSum } from '../10-prepared-assaults/10.10-strengths.ts';
import type { ResultCode } from '../data/charts.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { supposed } from './supposed-battle.ts';

const lawOf = (p: Printed): AnswerLaw<Seeing, Battle, ResultCode> => ({
  // The worst for the attacker first.
  codes: p.tables.results.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id),
  stalled: ELIMINATED,
  // 10.23, 11.7h: artillery goes with the last of the others.
  taken: (_, __, units) => {
    const others = units.filter((unit) => !isArtillery(p, unit)).length;
    return p.tables.results
      .filter(({ defenders = others }) => defenders > 0 && defenders >= others)
      .map(({ id }) => id);
  },
  // Nobody ever retreats.
  retreat: { code: '', none: 'storm:10.22a', rule: () => 'storm:10.22a', hexes: () => [] },
  covered: { rule: 'storm:10.7a', apart: 'storm:10.4d' },
  target: ({ target }) => target,
  kind: ({ kind }) => kind,
  defenders: ({ defenders }) => defenders,
  between: (about) => supposed(p, about.best.s).oddsBetween(about),
  defence: (s, battle, units) => defenceSum(p, s, battle, units),
  converting: () => (rolled) => ({ result: rolled, turned: [] }),
});

const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));

/** From when the odds of a battle have been told, until what came of it is carried out. */
const TOLD: ReadonlySet<string> = new Set(['die', 'turn']);

/** 10.21a: what each face of the die brings in the battle under way. */
export const facesNow = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' && TOLD.has(frame.step)
    ? knownFaces(lawOf(p), battleOdds(p, s, battleOf(frame)))
    : [];
};

/** Whether a side is in its combat phase, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && isCombat(s.clock.phase);

/** Why a unit could not attack a hex from where it is: now, or in a phase to come. */
export const refuseAttack = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined =>
  isAttacking(s, p.sideOf(unit))
    ? attacksNow(p, s).refuseAttacker(s, unit, hex)
    : refuseStrike(p, s, unit, placeOf(s.own, unit), hex);

/** `odds N2333 from 6rd`, `odds N2333`, `odds N2333 best`. */
export const answerOdds = (p: Printed, s: Seeing, who: Viewer<Who>, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const garrison = p.isHex(hex) ? p.sides.find((side) => hasUnitsOf(p, s.own, hex, side)) : undefined;
  if (garrison === undefined) return [message('odds.nobody', { hex })];
  const attacker = otherSide(garrison);
  const refused = isAttacking(s, attacker) ? attacksNow(p, s).refuseAttacked(s, hex) : undefined;
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
    attacksNow(p, s)
      .attackersOf(s, hex, attacker)
      .filter((unit) => isKnown(p, s, unit, who));
  const all = ableTogether(p, able);
  const apart = able.filter((unit) => !all.includes(unit));
  if (apart.length > 0) cannot.push(message('odds.apart', { units: apart, rule: 'storm:5.8b' }));
  if (all.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
  const { fewest, suppose } = supposed(p, s);
  const kind = kindNow(s);
  const isBest = (args['how'] ?? []).includes('best');
  const attackers = isBest ? fewest(s, who, { hex, attackers: all, kind }, undefined) : all;
  const attack = message('odds.with', { hex, units: [...attackers], rule: 'storm:10.3a' });
  const told = suppose(s, who, { hex, attackers, kind }, undefined);
  const [odds = attack, whom = attack, ...rest] = answerFor(p)(s, hex, told, attack);
  return [odds, whom, ...cannot, ...rest];
};
