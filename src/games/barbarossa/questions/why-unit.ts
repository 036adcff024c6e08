// The question `why` of a unit, and of a unit and a hex: what holds for it now, and what keeps it from where.
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import { fateOf } from '../08-reinforcements/8.15-dead-pile.ts';
import { supplyOfUnit } from './supply.ts';
import { mayAssault } from '../07-supply/7.17-supply-state.ts';
import { costSum } from '../../../mechanics/movement/costs.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { allowanceSum } from '../10-movement/10.10-costs.ts';
import { refuseUnrolled } from '../10-movement/10.2-movers.ts';
import { refuseSeason, refuseStriking } from '../10-movement/10.23-mobile-assault.ts';
import { isStrike, strikeAt } from '../../../mechanics/movement/assaults-in-reach.ts';
import { refuseStraight, walk } from '../../../mechanics/movement/follow.ts';
import { refuseMovers } from '../../../mechanics/movement/movers.ts';
import { hereOf, leftOf, spentBy, stackOf } from '../../../mechanics/movement/stack.ts';
import { wayBetween } from '../../../mechanics/movement/ways.ts';
import { isAssaulting, refusePrepared } from './odds.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { isMoving } from './odds-mobile-assault.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isMech, phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { dutiesAt } from './why-duty.ts';

type Answer = readonly (Message | Ledger)[];

/** What it has to spend in its movement phase, and why it may not spend it. */
const movementTold = (p: Printed, s: Seeing, unit: string, side: Who): Answer => {
  const spent = spentBy(moveLaw(p), s, unit);
  const isNow = s.clock.phase === `${side}-movement`;
  const refused =
    refuseMovers(moveLaw(p), s, [unit], side) ?? (isNow ? refuseUnrolled(p, s, [unit]) : undefined);
  return [
    allowanceSum(p, s, unit),
    ...(spent > 0 ? [message('why.spent', { unit, spent, rule: 'barbarossa:10.2a' })] : []),
    ...(refused === undefined ? [] : [refusedMessage('why.no-move', refused)]),
  ];
};

const assaultTold = (p: Printed, s: Seeing, unit: string, side: Who): Answer => {
  if (!isMech(p, unit)) return [];
  const refused =
    refuseSeason(p, s, side) ?? refuseStriking(p, s, unit) ?? mayAssault(p, s, unit, placeOf(s.own, unit));
  return refused === undefined ? [] : [refusedMessage('why.no-mobile', refused)];
};

/** The enemies next to it that it could not attack from where it stands, each reason once. */
const attackTold = (p: Printed, s: Seeing, unit: string, side: Who): Answer => {
  const enemies = p
    .neighbours(placeOf(s.own, unit))
    .filter((hex) => hasUnitsOf(p, s.own, hex, otherSide(side)));
  const reasons = new Map<string, { readonly refused: Refusal; readonly hexes: string[] }>();
  for (const hex of enemies) {
    const refused = refusePrepared(p, s, unit, hex);
    if (refused === undefined) continue;
    const known = reasons.get(refused.code);
    if (known === undefined) reasons.set(refused.code, { refused, hexes: [hex] });
    else known.hexes.push(hex);
  }
  return [...reasons.values()].map(({ refused }) => refusedMessage('why.no-attack', refused));
};

/** All that holds for a unit. */
export const whyUnit = (p: Printed, s: Seeing, who: Viewer, unit: string): Answer => {
  const at = placeOf(s.own, unit);
  const side = p.unit(unit).side as Who;
  const fate = fateOf(p, s, unit);
  const lost =
    at === fate.place ? [] : [message('why.if-lost', { unit, place: fate.place, rule: fate.rule })];
  const head = message('why.unit', { unit, at });
  if (!p.isHex(at)) return [refusedMessage('why.no-move', offMap(unit, at)), ...lost];
  return [
    head,
    ...supplyOfUnit(p, s, who, unit),
    ...movementTold(p, s, unit, side),
    ...assaultTold(p, s, unit, side),
    ...attackTold(p, s, unit, side),
    ...dutiesAt(p, s, who, (other) => other === unit),
    ...lost,
  ];
};

const offMap = (unit: string, place: string): Refusal => ({
  code: 'MOVE.OFF-MAP',
  rule: 'barbarossa:10.1b',
  params: { unit, place },
});

const straightTold = (stopped: Refusal): Answer => {
  const { because } = stopped.params;
  return [
    refusedMessage('why.not-there', stopped),
    ...(because === undefined ? [] : [message('why.barred', { because, rule: stopped.rule })]),
  ];
};

/** The cost of the way, with its sum, or the step at which it ends and by which rule. */
const wayTold = (p: Printed, s: Seeing, unit: string, hex: string): Answer => {
  const side = p.unit(unit).side as Who;
  const refused = refuseMovers(moveLaw(p), s, [unit], side);
  if (refused !== undefined) return [refusedMessage('why.no-move', refused)];
  const start = stackOf(moveLaw(p), s, [unit]);
  const path = p.areAdjacent(hereOf(start), hex) ? [hex] : wayBetween(moveLaw(p), s, start, hex)?.hexes;
  if (path === undefined) {
    const stopped = refuseStraight(moveLaw(p), s, start, hex);
    return stopped === undefined ? [] : straightTold(stopped);
  }
  const { stack, refused: stopped } = walk(moveLaw(p), s, start, path);
  const sum = costSum(moveLaw(p), s, unit, path);
  if (stopped !== undefined)
    return [
      refusedMessage('why.not-there', stopped),
      message('why.as-far-as', { unit, hex: hereOf(stack), path: stack.trail.slice(1), left: leftOf(start) }),
      sum,
    ];
  return [
    message('why.can-go', {
      unit,
      hex,
      cost: leftOf(start) - leftOf(stack),
      left: leftOf(start),
      path: [...path],
    }),
    sum,
  ];
};

/** The enemy is there: the assault that is possible now, or why there is none. */
const attackOn = (p: Printed, s: Seeing, unit: string, hex: string): Answer => {
  const side = p.unit(unit).side as Who;
  if (isMoving(s, side)) {
    const found = strikeAt(moveLaw(p), s, [unit], hex);
    return [
      isStrike(found)
        ? message('why.can-assault', { unit, hex, from: found.from, cost: found.cost, left: found.left })
        : refusedMessage('why.no-mobile', found),
    ];
  }
  const refused = refusePrepared(p, s, unit, hex);
  if (refused !== undefined) return [refusedMessage('why.no-attack', refused)];
  return [message(isAssaulting(s, side) ? 'why.can-attack' : 'why.could-attack', { unit, hex })];
};

/** `why 24pz 2607`: whether it can come there, or attack who is there, and if not by which rule and at which step. */
export const whyUnitHex = (p: Printed, s: Seeing, unit: string, hex: string): Answer => {
  const at = placeOf(s.own, unit);
  const side = p.unit(unit).side as Who;
  if (!p.isHex(at)) return [refusedMessage('why.no-move', offMap(unit, at))];
  if (at === hex) return [message('why.is-there', { unit, hex })];
  const other = phasing(s) === side ? [] : [message('why.other-turn', { side: phasing(s) })];
  return [
    ...other,
    ...(hasUnitsOf(p, s.own, hex, otherSide(side)) ? attackOn(p, s, unit, hex) : wayTold(p, s, unit, hex)),
  ];
};
