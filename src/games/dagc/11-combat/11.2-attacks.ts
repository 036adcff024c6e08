// Chapter 11: who may attack which hex, who may not together, and who may not be left out.
import { refusal } from '../../../core/rule-set.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import { attacks, bestNote } from '../../../mechanics/combat/attacks.ts';
import type { AttackLaw, Attacks } from '../../../mechanics/combat/attacks.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isAgreed } from '../03-set-up/3.5-scenarios.ts';
import { refuseInactive } from '../05-sequence/5.4-activation.ts';
import { fogOf, isKnown } from '../06-stacking/6.8-fog-of-war.ts';
import { isNarrows } from '../09-movement/9.8-narrows.ts';
import { isBound } from '../10-reinforcements/10.2-front-area.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { supposed } from '../questions/supposed-battle.ts';
import { FRONTS, frontOf, phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { mustJoin } from './11.1-first-attacks.ts';
import { freshAt } from './11.8-battle-frame.ts';
import { combatFactor } from './11.9-strengths.ts';

/** R60: no force could cross it; R59: the narrows are as a river. */
const isAcrossWater = (p: Printed, s: Seeing, from: string, hex: string): boolean =>
  p.sideKinds(from, hex).some((kind) => kind === 'lake' || kind === 'sea') &&
  !isNarrows(p, from, hex) &&
  !isAgreed(p, s, 'attacks-across-water');

/** Why a unit that stands in a hex may not attack the next one, now or in a phase to come. */
export const refuseStrike = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const told = { unit, from, hex };
  if (!p.areAdjacent(from, hex)) return refusal('ATTACK.NOT-NEXT', 'dagc:11.2', told);
  // 12.5g
  if (isLocality(p, unit)) return refusal('ATTACK.LOCALITY', 'dagc:11.1e', told);
  if (isAcrossWater(p, s, from, hex)) return refusal('ATTACK.WATER', 'dagc:R60', told);
  // R124
  if (p.sideOf(unit) === 'german' && p.entrenchment(hex) === 'soviet')
    return refusal('ATTACK.ENTRENCHED', 'dagc:11.10c', told);
  // R70: into that area alone.
  if (isBound(p, s, unit) && !p.inArea('uf-area', hex)) return refusal('ATTACK.BOUND', 'dagc:10.2c', told);
  return refuseInactive(p, s, unit);
};

/** 11.24, 6.10c: of attackers those of the front that is the stronger there; Germans have none. */
export const strongestFront = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] => {
  const [first = [], second = []] = FRONTS.map((front) =>
    units.filter((unit) => frontOf(p, unit) === front),
  ).toSorted((a, b) => strength(p, s, b) - strength(p, s, a));
  return second.length === 0 ? units : first;
};

const strength = (p: Printed, s: Seeing, units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + combatFactor(p, s, unit), 0);

const refuseGroup = (p: Printed, s: Seeing, units: readonly string[], hex: string): Refusal | undefined => {
  const [first, ...others] = units;
  const other = others.find((unit) => frontOf(p, unit) !== frontOf(p, first ?? ''));
  if (first === undefined || other === undefined) return undefined;
  const from = strongestFront(p, s, units).toSorted();
  return {
    ...refusal('ATTACK.FRONTS', 'dagc:11.24', { unit: first, other, hex }),
    instead: { by: phasing(s), verb: 'attack', args: { target: [hex], from } },
  };
};

/** Factors for and against, as far as the attacker sees. */
const ratio = (p: Printed, s: Seeing, hex: string, from: readonly string[]): number => {
  const seen = fogOf(p).seenAt(s, hex, p.other(phasing(s)), phasing(s));
  return strength(p, s, from) / Math.max(1, strength(p, s, seen));
};

/** The fewest that lose no column of those that all reach, of one front; who must attack stays in it. */
const bestOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  able: readonly string[],
): { readonly units: readonly string[]; readonly note: Message } => {
  const attackers = strongestFront(p, s, able);
  const { against, fewest } = supposed(p);
  const best = fewest(s, phasing(s), { hex, attackers }, undefined);
  const covered = against(s, phasing(s), { hex, attackers }, undefined).covered !== undefined;
  const must = mustJoin(p, s, hex);
  const units = attackers.filter((unit) => best.includes(unit) || must.includes(unit)).toSorted();
  const all = attackers.length;
  return { units, note: bestNote(hex, units, all, covered) };
};

/** 11.1 to 11.7, with what other chapters forbid. */
const lawOf = (p: Printed): AttackLaw<Own, undefined> => ({
  rules: {
    target: 'dagc:11.2',
    oneHex: 'dagc:11.3a',
    // 11.6: of a stack some may attack one hex, some another, some nobody.
    attackers: 'dagc:11.4',
    yours: 'dagc:11.1b',
    again: 'dagc:R136',
    attackedAgain: 'dagc:11.3b',
    twice: 'dagc:11.5b',
    mustJoin: 'dagc:R21',
  },
  moment: () => undefined,
  fresh: (s, hex, side) => freshAt(p, s.own, hex, side as Who),
  hasFought: (s, unit) => s.own.phase.attackers.includes(unit),
  refuseStrike: (s, unit, from, hex) => refuseStrike(p, s, unit, from, hex),
  refuseGroup: (s, units, hex) => refuseGroup(p, s, units, hex),
  mustJoin: (s, hex) => mustJoin(p, s, hex),
  isKnown: (s, unit, side) => isKnown(p, s, unit, side as Who),
  ratio: (s, hex, from) => ratio(p, s, hex, from),
  best: (s, hex, _, able) => bestOf(p, s, hex, able),
  start: (ctx, target, from) => ctx.call('battle', { target, attackers: [...from] }, 'orders'),
});

export const attacksOf = perSheet((p: Printed): Attacks<Own, undefined> =>
  attacks<Own, undefined>(p, lawOf(p)),
);
