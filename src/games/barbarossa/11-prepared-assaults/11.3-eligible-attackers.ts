// Chapter 11: who may attack which hex in a prepared assault, and why not.
import { attacks, bestNote } from '../../../mechanics/combat/attacks.ts';
import type { AttackLaw, Attacks } from '../../../mechanics/combat/attacks.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { supposed } from '../questions/supposed-battle.ts';
import { atRest } from '../../../core/state-cache.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Message, Refusal, RuleId } from '../../../core/types.ts';
import { dutiesLeft, lastChance } from '../../../mechanics/combat/attack-duty.ts';
import type { Duty } from '../../../mechanics/combat/attack-duty.ts';
import { dutyLaw, refuseBorderAttack } from '../05-sequence/5.11-mandatory-attacks.ts';
import { isOn, isOnlyAssault, isPause } from '../05-sequence/5.4-phase-order.ts';
import { canDrop, PARATROOPS, refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { freshAt } from './11.2-defenders.ts';
import { isKnown, seenAt } from './11.7-fog-of-war.ts';
import { isKerch, isSivash } from './11.16-rivers.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isKind, isMech } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

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

/** 5.12a, 5.12b: who must still attack, and which hexes he could. */
export const dutiesOf = (p: Printed, s: Seeing, moment: Moment = momentOf(p, s)): readonly Duty[] => {
  if (s.own.phase.bound.length === 0) return [];
  const { refuseAttacker } = attacksOf(p);
  return dutiesLeft(dutyLaw(p), s, (unit, hex) => refuseAttacker(s, unit, hex, moment) === undefined);
};

/** 5.12b: units with a duty for which the attack on a hex is the last there is; they must be in it. */
export const mustJoin = (p: Printed, s: Seeing, hex: string, moment?: Moment): readonly string[] =>
  lastChance(dutiesOf(p, s, moment), hex);

const printedSum = (p: Printed, units: readonly string[], of: 'attack' | 'defense'): number =>
  units.reduce((sum, unit) => {
    const factor = p.unit(unit)[of];
    return sum + (factor === 'd6' ? 3 : factor);
  }, 0);

/** Printed factors for and against. */
const ratio = (p: Printed, s: Seeing, hex: string, from: readonly string[]): number => {
  const seen = seenAt(p, s, hex, p.other(phasing(s)), phasing(s));
  const there = printedSum(
    p,
    seen.length > 0 ? seen : freshAt(p, s.own, hex, p.other(phasing(s))),
    'defense',
  );
  return printedSum(p, from, 'attack') / Math.max(1, there);
};

/** The fewest that lose none of the columns of all; those who must attack stay in it. */
const bestOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  args: Args,
  able: readonly string[],
): { readonly units: readonly string[]; readonly note: Message } => {
  const [drop] = args['drop'] ?? [];
  const told = { hex, attackers: able, kind: 'prepared', ...(drop !== undefined && { drop }) } as const;
  const maps = supplyMaps(p, s);
  const { against, fewest } = supposed(p);
  const best = fewest(s, phasing(s), told, maps);
  const covered = against(s, phasing(s), told, maps).covered !== undefined;
  const units = able.filter((unit) => best.includes(unit) || mustJoin(p, s, hex).includes(unit)).toSorted();
  const all = able.length;
  return { units, note: bestNote(hex, units, all, covered) };
};

const DROP: Args = { drop: [PARATROOPS] };

/** 11.1 to 11.6, with what other chapters forbid. */
const lawOf = (p: Printed): AttackLaw<Own, Moment> => ({
  rules: {
    target: 'barbarossa:11.1a',
    oneHex: 'barbarossa:11.3b',
    // 11.3c: from all the hexes round the target, as many as are wanted.
    attackers: 'barbarossa:11.3a',
    yours: 'barbarossa:11.1c',
    again: 'barbarossa:11.4b',
    twice: 'barbarossa:11.4a',
    mustJoin: 'barbarossa:5.12b',
  },
  moment: (s) => momentOf(p, s),
  fresh: (s, hex, side) => freshAt(p, s.own, hex, side as Who),
  hasFought: (s, unit) => s.own.phase.attackers.includes(unit),
  refuseStrike: (s, unit, from, hex, moment) => refuseStrike(p, s, unit, from, hex, moment),
  mustJoin: (s, hex, moment) => mustJoin(p, s, hex, moment),
  isKnown: (s, unit, side) => isKnown(p, s, unit, side as Who),
  extra: {
    refuse: (s, args) => refuseDrop(p, s, args['drop'] ?? []),
    open: (s) => (canDrop(s) ? DROP : undefined),
  },
  ratio: (s, hex, from) => ratio(p, s, hex, from),
  best: (s, hex, args, able) => bestOf(p, s, hex, args, able),
  start: (ctx, target, from, args) => {
    const [drop] = args['drop'] ?? [];
    const vars = { target, attackers: [...from], kind: 'prepared' };
    ctx.call('battle', drop === undefined ? vars : { ...vars, drop }, 'after');
  },
});

export const attacksOf = perSheet((p: Printed): Attacks<Own, Moment> => attacks<Own, Moment>(p, lawOf(p)));
