// Chapter 8: the phases in which new units and replacements come in (5.10, 5.11). Who does not enter waits (5.10b, 5.11b).
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { dueUnits, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { isAirborne } from '../02-counters.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { canBePlaced, placing } from './5.10-placing.ts';
import type { PlacingLaw } from './5.10-placing.ts';
import { lostGermans, noteReplaced, refuseReplacement, replacementsLeft } from './8.4-replacements.ts';

const RULES: Readonly<Record<Who, RuleId>> = { soviet: 'storm:5.10a', german: 'storm:5.11a' };

/** Why a unit is no reinforcement of this turn. */
const refuseArrival = (p: Printed, s: Seeing, side: Who, unit: string): Refusal | undefined => {
  const rule = RULES[side];
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('PLACE.NOT-YOURS', rule, { unit, side });
  const place = placeOf(s.own, unit);
  const turn = trackTurn(place);
  if (turn !== undefined)
    return turn > s.clock.turn ? refusal('PLACE.NOT-YET', rule, { unit, turn }) : undefined;
  if (isAirborne(p, unit) && !p.isHex(place)) return refusal('PLACE.AIRBORNE', 'storm:8.2b', { unit });
  if (place === DEAD) return refusal('PLACE.DEAD', rule, { unit });
  // 8.1b: of those who are gone for good nobody is a reinforcement.
  return place === OUT
    ? refusal('PLACE.NOT-WAITING', 'storm:8.1b', { unit, place })
    : refusal('PLACE.NOT-WAITING', rule, { unit, place });
};

/** 8.1a: new units of a side. */
export const arrivals = (p: Printed, side: Who): PlacingLaw => ({
  p,
  verb: 'place',
  rule: RULES[side],
  scene: { side, kind: 'arrival' },
  units: (s) => dueUnits(p, s, side),
  refuse: (s, units) =>
    units.map((unit) => refuseArrival(p, s, side, unit)).find((refused) => refused !== undefined),
  // 5.11i
  ...(side === 'german' && { reserve: 'storm:5.11i' as const }),
});

/** 8.1b, 5.11h: lost Germans come in as reinforcements do. */
export const replacements = (p: Printed): PlacingLaw => ({
  p,
  verb: 'replace',
  rule: 'storm:5.11h',
  scene: { side: 'german', kind: 'arrival' },
  units: (s) => lostGermans(p, s),
  refuse: (s, units) => refuseReplacement(p, s, units),
  reserve: 'storm:R100',
  placed: (ctx, units) => noteReplaced(p, ctx, units),
});

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => {
  const [soviet, german, back] = [arrivals(p, 'soviet'), arrivals(p, 'german'), replacements(p)];
  return {
    'soviet-reinforcement': phaseOrders('soviet-reinforcement', {
      rule: 'storm:5.2e',
      choices: [placing(soviet)],
      told: (s) => ({ units: [...canBePlaced(soviet, s)] }),
    }),
    'german-reinforcement': phaseOrders('german-reinforcement', {
      rule: 'storm:5.2f',
      choices: [placing(german), placing(back)],
      told: (s) => {
        const lost = canBePlaced(back, s);
        const units = canBePlaced(german, s);
        return {
          ...(units.length > 0 && { units: [...units] }),
          ...(lost.length > 0 && { lost: [...lost], ...replacementsLeft(p, s) }),
        };
      },
    }),
  };
};
