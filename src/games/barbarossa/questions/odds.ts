// Chapter 11: the question `odds`: of the attack that is possible now, or of the kind that is named.
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { isKnown } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { attacksOf, mustJoin, refuseStrike } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { answerMobile, isMoving } from './odds-mobile-assault.ts';
import { answerFor, garrisonOf } from './odds-range.ts';
import { suppose, supposed as supposedBy } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** Whether a side is in its prepared assault phase, so that all of its law is in force. */
export const isAssaulting = (s: Seeing, side: Who): boolean =>
  phasing(s) === side && s.clock.phase === `${side}-assault`;

/** Why a unit could not attack a hex from where it is: now, or in a phase to come. */
export const refusePrepared = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined =>
  isAssaulting(s, p.unit(unit).side as Who)
    ? attacksOf(p).refuseAttacker(s, unit, hex)
    : refuseStrike(p, s, unit, placeOf(s.own, unit), hex);

const refusals = (p: Printed, s: Seeing, hex: string, named: readonly string[]): readonly Message[] =>
  named.flatMap((unit) => {
    const refused = refusePrepared(p, s, unit, hex);
    return refused === undefined ? [] : [refusedMessage('odds.cannot', refused)];
  });

/** 5.12b: without whom the attack would be refused. */
const missing = (p: Printed, s: Seeing, hex: string, units: readonly string[]): readonly Message[] => {
  const left = mustJoin(p, s, hex).filter((unit) => !units.includes(unit));
  return left.length === 0 ? [] : [message('odds.must-join', { units: left, hex, rule: 'barbarossa:5.12b' })];
};

const answerPrepared = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  hex: string,
  attacker: Who,
  named: readonly string[] | undefined,
  args: Args,
): Answer => {
  const isNow = isAssaulting(s, attacker);
  const refused = isNow ? attacksOf(p).refuseAttacked(s, hex) : undefined;
  if (refused !== undefined) return [refusedMessage('odds.cannot', refused)];
  const able =
    named?.filter((unit) => refusePrepared(p, s, unit, hex) === undefined) ??
    attacksOf(p)
      .attackersOf(s, hex, attacker)
      .filter((unit) => isKnown(p, s, unit, who));
  const cannot = refusals(p, s, hex, named ?? []);
  if (able.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
  const [drop] = args['drop'] ?? [];
  const noDrop = refuseDrop(p, s, args['drop'] ?? []);
  const dropped = drop !== undefined && noDrop === undefined ? { drop } : {};
  const maps = supplyMaps(p, s);
  const all: Told = { hex, attackers: able, kind: 'prepared', ...dropped };
  const attackers = (args['how'] ?? []).includes('best') ? supposedBy(p).fewest(s, who, all, maps) : able;
  const supposed = suppose(p, s, who, { ...all, attackers }, maps);
  const units = [...attackers, ...Object.values(dropped)];
  const attack = message('odds.prepared', { hex, units, rule: 'barbarossa:11.1a' });
  const [odds = attack, whom = attack, ...rest] = answerFor(p)(s, hex, supposed, attack);
  const grounded = noDrop === undefined ? [] : [refusedMessage('odds.cannot', noDrop)];
  return [odds, whom, ...cannot, ...grounded, ...(isNow ? missing(p, s, hex, attackers) : []), ...rest];
};

/**
 * `odds 1606 from 24pz 46pz`, `odds 1606`, `odds 1606 best`, `odds 1606 from 24pz mobile`: in a movement phase the
 * mobile assault, else the prepared one, if neither is named.
 */
export const answerOdds = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const garrison = p.isHex(hex) ? garrisonOf(p, s, hex) : undefined;
  if (garrison === undefined) return [message('odds.nobody', { hex })];
  const attacker = p.other(garrison);
  const known = args['from']?.filter((unit) => p.isUnit(unit) && isKnown(p, s, unit, who));
  const named = known?.filter((unit) => p.unit(unit).side === attacker);
  const friends = known?.filter((unit) => p.unit(unit).side === garrison) ?? [];
  const told =
    friends.length === 0 ? [] : [message('odds.same-side', { units: friends, hex, side: garrison })];
  if (named?.length === 0) return told.length > 0 ? told : [message('odds.no-attacker', { hex })];
  const how = [...(args['how'] ?? []), ...(args['as'] ?? [])];
  const isMobile = how.includes('mobile') || (!how.includes('prepared') && isMoving(s, attacker));
  const answer = isMobile
    ? answerMobile(p, s, who, hex, named, { ...args, how })
    : answerPrepared(p, s, who, hex, attacker, named, { ...args, how });
  // Who was named and is of the wrong side is not left out unsaid.
  return told.length === 0 ? answer : [...answer.slice(0, 2), ...told, ...answer.slice(2)];
};
