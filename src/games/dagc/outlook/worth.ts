// What units of DAGC are worth to a computer player, and what results of an attack cost both sides (chapter 11).
import { faceOf } from '../../../board/factors.ts';
import { hitsOn, stepsOf } from '../../../mechanics/steps.ts';
import type { Ending } from '../../../api/outlook.ts';
import { combatFactor } from '../11-combat/11.9-strengths.ts';
import { refuseRetreat } from '../11-combat/11.17-retreat-hexes.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** For a factor: those of a unit count in attack and in defence. */
const FACTOR = 2;

export const priceOf = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): number =>
  FACTOR * combatFactor(p, s, unit);

/** 2.11b: who has two steps goes on with the factor of the other face. */
const stepPrice = (p: Printed, s: Seeing, unit: string): number => {
  if (stepsOf(p, s.own, unit) < 2) return priceOf(p, s, unit);
  const { combat } = faceOf(p.unit(unit), hitsOn(s.own, unit) + 2);
  return FACTOR * (combatFactor(p, s, unit) - (typeof combat === 'number' ? combat : 0));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A retreat gives up a hex, and what is behind it. */
const RETREAT = 0.15;

/** What each result costs both sides: a step of everybody (11.16, 11.20), or as many of each side (11.21). */
export const endsOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  attackers: readonly string[],
  defenders: readonly string[],
): Readonly<Record<ResultCode, Omit<Ending, 'chance'>>> => {
  const own = attackers.map((unit) => stepPrice(p, s, unit)).toSorted((a, b) => a - b);
  const theirs = sum(defenders.map((unit) => stepPrice(p, s, unit)));
  const empties = defenders.every((unit) => stepsOf(p, s.own, unit) < 2) ? 1 : 0;
  const goes = p
    .neighbours(hex)
    .some((to) => defenders.some((unit) => refuseRetreat(p, s, unit, hex, to) === undefined));
  const eliminated = { own: 0, theirs, falls: empties };
  return {
    DE: eliminated,
    // 11.17d: who cannot go loses as if he were eliminated; 11.19: who can may lose a step instead.
    DR: goes
      ? { own: 0, theirs: RETREAT * sum(defenders.map((unit) => priceOf(p, s, unit))), falls: 0.8 }
      : eliminated,
    BB: { own: sum(own.slice(0, defenders.length)), theirs, falls: empties },
    AS: { own: 0, theirs: 0, falls: 0 },
    AE: { own: sum(own), theirs: 0, falls: 0 },
  };
};
