// Chapter 11: who may attack which hex in a prepared assault, and why not.
import { hasUnitsOf, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { atRest } from '../../../core/state-cache.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal, RuleId } from '../../../core/types.ts';
import { dutiesLeft, refuseBorderAttack } from '../05-sequence/5.11-mandatory-attacks.ts';
import { isOn, isOnlyAssault, isPause } from '../05-sequence/5.4-phase-order.ts';
import { refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { freshAt } from './11.8-battle-frame.ts';
import { isKnown } from './11.7-fog-of-war.ts';
import { isKerch, isSivash } from './11.16-rivers.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isKind, isMech, opposing, phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

const SIVASH_OPENS = 7;

type Told = { readonly unit: string; readonly from: string; readonly hex: string };

/** 11.17, 11.18, 11.19: water between the two; over no other side of sea is there any attack (11.18d). */
export const refuseWater = (p: Printed, s: Seeing, { unit, from, hex }: Told): Refusal | undefined => {
  const told = { unit, from, hex };
  const sides = p.sideKinds(from, hex);
  if (sides.includes('lake')) return refusal('ATTACK.LAKE', 'barbarossa:11.19', told);
  if (sides.includes('sea')) return refusal('ATTACK.SEA', 'barbarossa:11.18d', told);
  if (isKerch(p, from, hex) && isMech(p, unit)) return refusal('ATTACK.KERCH', 'barbarossa:11.17b', told);
  if (!isSivash(p, from, hex)) return undefined;
  if (p.unit(unit).side === 'german' || isMech(p, unit))
    return refusal('ATTACK.SIVASH', 'barbarossa:11.18b', told);
  return s.clock.turn < SIVASH_OPENS
    ? refusal('ATTACK.SIVASH-EARLY', 'barbarossa:11.18a', { ...told, turn: SIVASH_OPENS })
    : undefined;
};

/** 8.3e, 8.3h */
const BOUND_BY: Readonly<Record<string, RuleId>> = {
  '6ssinf': 'barbarossa:8.3e',
  ksc: 'barbarossa:8.3h',
};

/** Hexes closed to some units for good: 8.3e, 8.3h, 10.22a. */
const refuseBounds = (p: Printed, { unit, from, hex }: Told): Refusal | undefined => {
  const { bound } = p.unit(unit);
  const told = { unit, from, hex };
  if (isKind(p, unit, 'axis-satellite') && p.zone(hex) === 'north')
    return refusal('ATTACK.NORTH', 'barbarossa:10.22a', told);
  return bound === undefined || p.inArea(bound, hex)
    ? undefined
    : refusal('ATTACK.BOUND', BOUND_BY[unit] ?? 'barbarossa:8.3e', told);
};

/** What the track says of this turn, looked up once for many questions. */
export type Moment = { readonly pause: boolean; readonly border: boolean; readonly opening: boolean };

export const momentOf = atRest((p: Printed, s: Seeing): Moment => ({
  pause: isPause(p, s),
  border: isOn(p, s.clock.turn, 'border-closed'),
  opening: isOnlyAssault(p, s),
}));

/** What a time, a plan or an earlier act of this turn forbids: 5.10b, 5.11, 10.16b, 12.7a, 12.8b; all else is as ever on that turn (12.8d). */
const refuseNow = (
  p: Printed,
  s: Seeing,
  side: Who,
  { unit, from, hex }: Told,
  moment: Moment,
): Refusal | undefined => {
  const told = { unit, from, hex };
  const { turn } = s.own;
  if (side === 'german' && moment.pause) return refusal('ATTACK.PAUSE', 'barbarossa:5.10b', told);
  if (turn.sailed.includes(unit)) {
    const rule = p.hex(from).port?.includes('baltic') === true ? 'barbarossa:10.17b' : 'barbarossa:10.16b';
    return refusal('ATTACK.SAILED', rule, told);
  }
  if (turn.stand.includes(unit)) return refusal('ATTACK.STANDS-FAST', 'barbarossa:12.7a', told);
  if (moment.opening && p.zone(from) !== 'south') return refusal('ATTACK.NORTHERN', 'barbarossa:12.8b', told);
  return moment.border ? refuseBorderAttack(p, s, side, from, hex) : undefined;
};

/** 10.34g, 11.12c */
export const refuseFactor = (p: Printed, unit: string): Refusal | undefined => {
  if (p.unit(unit).attack !== 0) return undefined;
  const rule = unit === COASTAL_ARMY ? 'barbarossa:10.34g' : 'barbarossa:11.12c';
  return refusal('ATTACK.NO-FACTOR', rule, { unit });
};

/** Why a unit that stands in a hex may not attack the next one, whoever is there; for mobile assaults too. */
export const refuseStrike = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
  moment: Moment = momentOf(p, s),
): Refusal | undefined => {
  const told = { unit, from, hex };
  const { side } = p.unit(unit);
  if (!p.areAdjacent(from, hex)) return refusal('ATTACK.NOT-NEXT', 'barbarossa:11.1a', told);
  return (
    refuseFactor(p, unit) ??
    refuseWater(p, s, told) ??
    refuseBounds(p, told) ??
    refuseNow(p, s, side as Who, told, moment)
  );
};

const refuseFrom = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
  moment: Moment,
): Refusal | undefined =>
  s.own.phase.attackers.includes(unit)
    ? refusal('ATTACK.UNIT-AGAIN', 'barbarossa:11.4b', { unit })
    : refuseStrike(p, s, unit, from, hex, moment);

/** Why a unit may not take part in the prepared assault on a hex (11.3c, 11.4b). */
export const refuseAttacker = (
  p: Printed,
  s: Seeing,
  unit: string,
  hex: string,
  moment: Moment = momentOf(p, s),
): Refusal | undefined => {
  const side = phasing(s);
  if (!p.isUnit(unit) || p.unit(unit).side !== side)
    return refusal('ATTACK.NOT-YOURS', 'barbarossa:11.1c', { unit, side });
  const from = placeOf(s.own, unit);
  return p.isHex(from)
    ? refuseFrom(p, s, unit, from, hex, moment)
    : refusal('ATTACK.NOT-ON-MAP', 'barbarossa:11.1a', { unit, place: from });
};

/** Why nobody may attack a hex in this phase. */
export const refuseAttacked = (p: Printed, s: Seeing, hex: string): Refusal | undefined => {
  const side = opposing(s);
  if (!hasUnitsOf(p, s.own, hex, side)) return refusal('ATTACK.NOBODY', 'barbarossa:11.1a', { hex, side });
  return freshAt(p, s.own, hex, side).length === 0
    ? refusal('ATTACK.HEX-AGAIN', 'barbarossa:11.4b', { hex })
    : undefined;
};

/** 11.3a: everybody who may attack a hex, from all the hexes round it. */
export const attackersOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  side: Who = phasing(s),
  moment: Moment = momentOf(p, s),
): readonly string[] => {
  const able = (from: string): readonly string[] =>
    unitsAt(s.own, from).filter(
      (unit) => p.unit(unit).side === side && refuseFrom(p, s, unit, from, hex, moment) === undefined,
    );
  return p.neighbours(hex).flatMap(able).toSorted();
};

const hasAttacker = (p: Printed, s: Seeing, hex: string, moment: Moment): boolean => {
  const side = phasing(s);
  return p
    .neighbours(hex)
    .some((from) =>
      unitsAt(s.own, from).some(
        (unit) => p.unit(unit).side === side && refuseFrom(p, s, unit, from, hex, moment) === undefined,
      ),
    );
};

/** Hexes that could be attacked now, in the order of the grid. */
export const targetsOf = atRest((p: Printed, s: Seeing): readonly string[] => {
  const moment = momentOf(p, s);
  return Object.keys(s.own.places)
    .filter((hex) => isTarget(p, s, hex, moment))
    .toSorted();
});

const isTarget = (p: Printed, s: Seeing, hex: string, moment: Moment): boolean =>
  p.isHex(hex) && freshAt(p, s.own, hex, opposing(s)).length > 0 && hasAttacker(p, s, hex, moment);

export const isAnyTarget = (p: Printed, s: Seeing): boolean => {
  const moment = momentOf(p, s);
  for (const hex in s.own.places) if (isTarget(p, s, hex, moment)) return true;
  return false;
};

/** 5.12b: units with a duty for which the attack on a hex is the last there is; they must be in it. */
export const mustJoin = (p: Printed, s: Seeing, hex: string): readonly string[] => {
  if (s.own.phase.bound.length === 0) return [];
  const moment = momentOf(p, s);
  return dutiesLeft(p, s, (unit, target) => refuseAttacker(p, s, unit, target, moment) === undefined)
    .filter(({ targets }) => targets.length === 1 && targets[0] === hex)
    .map(({ unit }) => unit);
};

/** Nobody is named: why those next to the hex cannot attack it, if that is why; the order names them all itself else. */
const refuseNobody = (p: Printed, s: Seeing, hex: string, moment: Moment): Refusal => {
  const side = phasing(s);
  const refused = p
    .neighbours(hex)
    .flatMap((from) => unitsAt(s.own, from).filter((unit) => p.unit(unit).side === side))
    .map((unit) => refuseAttacker(p, s, unit, hex, moment));
  const [first] = refused;
  if (first === undefined) return refusal('ATTACK.NO-ATTACKER', 'barbarossa:11.3a', { hex, side });
  return refused.includes(undefined)
    ? refusal('ATTACK.NO-ATTACKER', 'barbarossa:11.3a', { hex })
    : (refused.find((one) => one?.code !== 'ATTACK.UNIT-AGAIN') ?? first);
};

/** Who named his own hex first and the enemy after it is shown the other way round. */
const refuseOwnHex = (p: Printed, s: Seeing, hex: string, from: readonly string[]): Refusal | undefined => {
  const side = phasing(s);
  if (!hasUnitsOf(p, s.own, hex, side)) return undefined;
  const enemy = from.find(
    (unit) => p.isUnit(unit) && p.unit(unit).side !== side && isKnown(p, s, unit, side),
  );
  const target = enemy === undefined ? '' : placeOf(s.own, enemy);
  const swapped = p.isHex(target) ? { target } : {};
  return refusal('ATTACK.OWN-HEX', 'barbarossa:11.1a', { hex, side, ...swapped });
};

/** 11.1 to 11.6, with what other chapters forbid. */
export const refuseAttack = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [hex, second] = args['target'] ?? [];
  if (hex === undefined || second !== undefined || !p.isHex(hex))
    return refusal('ATTACK.ONE-HEX', 'barbarossa:11.3b');
  const refused = refuseOwnHex(p, s, hex, args['from'] ?? []) ?? refuseAttacked(p, s, hex);
  if (refused !== undefined) return refused;
  const from = args['from'] ?? [];
  const moment = momentOf(p, s);
  if (from.length === 0) return refuseNobody(p, s, hex, moment);
  const unfit = from
    .map((unit) => refuseAttacker(p, s, unit, hex, moment))
    .find((found) => found !== undefined);
  if (unfit !== undefined) return withInstead(p, s, unfit, args, from, hex);
  const twice = from.find((unit, i) => from.indexOf(unit) < i);
  if (twice !== undefined) return refusal('ATTACK.UNIT-TWICE', 'barbarossa:11.4a', { unit: twice });
  const left = mustJoin(p, s, hex).filter((unit) => !from.includes(unit));
  if (left.length === 0) return refuseDrop(p, s, args['drop'] ?? []);
  const all = [...from, ...left].toSorted();
  return {
    ...refusal('ATTACK.MUST-JOIN', 'barbarossa:5.12b', { units: left, hex }),
    instead: { by: phasing(s), verb: 'attack', args: { ...args, from: all } },
  };
};

/** The same attack with those who can make it. */
const withInstead = (
  p: Printed,
  s: Seeing,
  unfit: Refusal,
  args: Args,
  from: readonly string[],
  hex: string,
): Refusal => {
  const able = new Set(attackersOf(p, s, hex));
  const rest = [...new Set([...from.filter((unit) => able.has(unit)), ...mustJoin(p, s, hex)])].toSorted();
  if (rest.length === 0 || refuseDrop(p, s, args['drop'] ?? []) !== undefined) return unfit;
  return { ...unfit, instead: { by: phasing(s), verb: 'attack', args: { ...args, from: rest } } };
};
