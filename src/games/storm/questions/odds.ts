// Chapter 10: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { isCombat } from '../05-sequence/5.2-phases.ts';
import { isKnown } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { ableTogether, refuseStrike } from '../10-prepared-assaults/10.3-attackers.ts';
import { attacksNow, kindNow } from '../10-prepared-assaults/10.3-attacks.ts';
import { refuseDrop } from '../11-special-rules/11.10-airdrops.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { answerFor } from './odds-answer.ts';
import { isStriking, mobileAsked } from './odds-mobile-assault.ts';
import { supposed } from './supposed-battle.ts';

/** Whether a side is in its combat phase, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && isCombat(s.clock.phase);

/** Why a unit could not attack a hex from where it is: now, or in a phase to come. */
export const refuseAttack = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined =>
  isAttacking(s, p.sideOf(unit))
    ? attacksNow(p, s).refuseAttacker(s, unit, hex)
    : refuseStrike(p, s, unit, placeOf(s.own, unit), hex);

/** `odds N2333 from 6rd`, with a drop or without. */
const answerPrepared = (
  p: Printed,
  s: Seeing,
  who: Viewer<Who>,
  hex: string,
  garrison: Who,
  args: Args,
): Answer => {
  const attacker = p.other(garrison);
  const refused = isAttacking(s, attacker) ? attacksNow(p, s).refuseAttacked(s, hex) : undefined;
  if (refused !== undefined) return [refusedMessage('odds.cannot', refused)];
  const named = args['from'];
  const cannot: Message[] = [];
  for (const unit of named ?? []) {
    const why = refuseAttack(p, s, unit, hex);
    if (why !== undefined) cannot.push(refusedMessage('odds.cannot', why));
  }
  const able =
    named?.filter((unit) => refuseAttack(p, s, unit, hex) === undefined) ??
    attacksNow(p, s)
      .attackersOf(s, hex, attacker)
      .filter((unit) => isKnown(p, s, unit, who));
  const wished = args['drop'] ?? [];
  const all = ableTogether(p, able, wished);
  const apart = able.filter((unit) => !all.includes(unit));
  // The Soviets are of one nation, and have more artillery than may join.
  const rule = garrison === 'german' ? 'storm:11.7b' : 'storm:5.8b';
  if (apart.length > 0) cannot.push(message('odds.apart', { units: apart, rule }));
  if (all.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
  // 11.10: what cannot be dropped is left out, and said.
  const noDrop = refuseDrop(p, s, { drop: wished, target: [hex], from: all });
  if (noDrop !== undefined) cannot.push(refusedMessage('odds.cannot', noDrop));
  const drop = noDrop === undefined ? wished : [];
  const { fewest, suppose } = supposed(p, s);
  const told = { hex, attackers: all, kind: kindNow(s), drop };
  const isBest = (args['how'] ?? []).includes('best');
  const attackers = isBest ? fewest(s, who, told, undefined) : all;
  const attack = message('odds.with', { hex, units: [...attackers, ...drop], rule: 'storm:10.3a' });
  const asked = suppose(s, who, { ...told, attackers }, undefined);
  const [odds = attack, whom = attack, ...rest] = answerFor(p)(s, hex, asked, attack);
  return [odds, whom, ...cannot, ...rest];
};

/**
 * `odds N2333 from 6rd`, `odds N2333`, `odds N2333 best`, `odds N2333 from 1pz mobile`: while Germans may strike on the move
 * the mobile assault, else the prepared one, if neither is named.
 */
export const answerOdds = (p: Printed, s: Seeing, who: Viewer<Who>, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const garrison = p.isHex(hex) ? p.sides.find((side) => hasUnitsOf(p, s.own, hex, side)) : undefined;
  if (garrison === undefined) return [message('odds.nobody', { hex })];
  const attacker = p.other(garrison);
  const known = args['from']?.filter((unit) => p.isUnit(unit) && isKnown(p, s, unit, who));
  const friends = known?.filter((unit) => p.sideOf(unit) === garrison) ?? [];
  const told =
    friends.length === 0 ? [] : [message('odds.same-side', { units: friends, hex, side: garrison })];
  const named = known?.filter((unit) => p.sideOf(unit) === attacker);
  if (named?.length === 0) return told.length > 0 ? told : [message('odds.no-attacker', { hex })];
  const how = [...(args['how'] ?? []), ...(args['as'] ?? [])];
  const isMobile = how.includes('mobile') || (!how.includes('prepared') && isStriking(p, s, attacker, hex));
  const asked = { ...args, how, ...(named !== undefined && { from: named }) };
  const answer = isMobile
    ? mobileAsked(p).odds(s, who, hex, named, asked)
    : answerPrepared(p, s, who, hex, garrison, asked);
  // Who was named and is of the wrong side is not left out unsaid.
  return told.length === 0 ? answer : [...answer.slice(0, 2), ...told, ...answer.slice(2)];
};
