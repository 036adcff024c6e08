// Chapter 10: which unit may attack which hex, and which may not together.
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { attackFactor, isArtillery, isT34, NATIONS, nationOf } from '../02-counters.ts';
import type { Nation } from '../02-counters.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import { homeOf } from '../09-movement/9.8-costs.ts';
import { isUnderAir } from '../11-special-rules/11.1-airpower.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** 11.9a: neither artillery nor other brigades are company. */
const isT34Alone = (p: Printed, s: Seeing, from: string): boolean =>
  unitsAt(s.own, from).every((unit) => isT34(p, unit) || isArtillery(p, unit));

/** 10.10d: the flak stays behind. 11.7d: under enemy airpower no artillery attacks. */
const refuseKind = (p: Printed, s: Seeing, unit: string, from: string, hex: string): Refusal | undefined => {
  const told = { unit, from, hex };
  if (attackFactor(p, unit) === 0) return refusal('ATTACK.ZERO', 'storm:10.10c', told);
  if (isArtillery(p, unit)) {
    if (isUnderAir(p, s, from, 'german')) return refusal('ATTACK.GUNS-AIR', 'storm:11.4', told);
    return isOut(p, s, unit, from) ? refusal('ATTACK.GUNS-SUPPLY', 'storm:11.7c', told) : undefined;
  }
  return isT34(p, unit) && isT34Alone(p, s, from) ? refusal('ATTACK.T34', 'storm:11.9a', told) : undefined;
};

/** Why a unit that stands in a hex may not attack the next one, now or in a phase to come. R58: no ground is closed to attacks. */
export const refuseStrike = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const told = { unit, from, hex };
  if (!p.areAdjacent(from, hex)) return refusal('ATTACK.NOT-NEXT', 'storm:10.1a', told);
  if (p.sideKinds(from, hex).includes('sea')) return refusal('ATTACK.WATER', 'storm:10.15', told);
  const home = homeOf(p, unit);
  if (home !== undefined && [from, hex].some((each) => p.hex(each).country !== home))
    return refusal('ATTACK.HOME', 'storm:7.1c', told);
  return refuseKind(p, s, unit, from, hex);
};

const factors = (p: Printed, units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + attackFactor(p, unit), 0);

/** Of units of several nations those of the one that is strongest there. */
const strongestNation = (p: Printed, units: readonly string[]): readonly string[] => {
  const of = (nation: Nation): readonly string[] => units.filter((unit) => nationOf(p, unit) === nation);
  return NATIONS.map(of).toSorted((a, b) => factors(p, b) - factors(p, a))[0] ?? units;
};

/** 11.7b, R42: no more artillery factors than others, as printed. */
const gunsTooMany = (p: Printed, units: readonly string[], drop: readonly string[]): number => {
  const guns = units.filter((unit) => isArtillery(p, unit));
  const others = [...units.filter((unit) => !isArtillery(p, unit)), ...drop];
  return Math.max(0, factors(p, guns) - factors(p, others));
};

/** The most of these that may attack together: one nation, and no artillery too many. */
export const ableTogether = (
  p: Printed,
  units: readonly string[],
  drop: readonly string[] = [],
): readonly string[] => {
  const some = strongestNation(p, units);
  // 11.7a: each is worth one.
  const surplus = gunsTooMany(p, some, drop);
  const out = some.filter((unit) => isArtillery(p, unit)).slice(0, surplus);
  return some.filter((unit) => !out.includes(unit));
};

/** 5.8b, 7.8h; 11.7b */
export const refuseGroup = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  hex: string,
  args: Args = {},
): Refusal | undefined => {
  const [first = ''] = units;
  const drop = args['drop'] ?? [];
  const from = ableTogether(p, units, drop).toSorted();
  const instead =
    from.length === 0
      ? {}
      : { instead: { by: phasing(s), verb: 'attack', args: { ...args, target: [hex], from } } };
  const other = units.find((unit) => nationOf(p, unit) !== nationOf(p, first));
  if (other !== undefined)
    return { ...refusal('ATTACK.NATIONS', 'storm:5.8b', { unit: first, other, hex }), ...instead };
  const surplus = gunsTooMany(p, units, drop);
  return surplus === 0
    ? undefined
    : { ...refusal('ATTACK.GUNS', 'storm:11.7b', { hex, count: surplus }), ...instead };
};

export const attackOf = factors;
