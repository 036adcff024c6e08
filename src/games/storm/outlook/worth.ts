// What units of Operation Storm are worth to a computer player, and what results of an attack cost both sides (chapter 10).
import type { Ending, Force } from '../../../api/outlook.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { attackFactor, defenceFactor, isArtillery, isMech, isStatic } from '../02-counters.ts';
import { states } from '../07-supply/7.2-supply.ts';
import { allowance } from '../09-movement/9.1-allowance.ts';

import type { ResultCode } from '../data/charts.ts';
import { forcesOn } from '../../../mechanics/combat/outlook.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 4.7, 4.8: losses are counted in units, whatever their factors. */
const UNIT = 2;

export const priceOf = (p: Printed, unit: string): number =>
  UNIT + attackFactor(p, unit) + defenceFactor(p, unit);

/** What is seldom only clear ground is crossed so much slower. */
const ROUGH_GOING = 0.75;

const strideOf = (p: Printed, s: Seeing, unit: string): number => {
  // 9.2c
  if (isStatic(p, unit)) return 0;
  const points = allowance(p, s, unit);
  return isMech(p, unit) ? Math.ceil(ROUGH_GOING * points) : points;
};

export const forcesOf = (p: Printed, s: Seeing): readonly Force[] =>
  forcesOn<Who>(p, s, {
    supply: (side) => states.every(p, s, side),
    out: 'out',
    of: (unit) => ({
      attack: attackFactor(p, unit),
      // 11.7i
      defence: isArtillery(p, unit) ? 0 : defenceFactor(p, unit),
      stride: strideOf(p, s, unit),
      price: priceOf(p, unit),
    }),
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** 10.22d: whoever loses units gives up the cheapest of them. 11.7h: artillery goes with the last of the others. */
const given = (p: Printed, units: readonly string[], owed: number): { cost: number; isAll: boolean } => {
  const others = units
    .filter((unit) => !isArtillery(p, unit))
    .map((unit) => priceOf(p, unit))
    .toSorted((a, b) => a - b);
  const isAll = owed >= others.length;
  const guns = isAll ? units.filter((unit) => isArtillery(p, unit)).map((unit) => priceOf(p, unit)) : [];
  return { cost: sum([...others.slice(0, owed), ...guns]), isAll };
};

/** 10.22a, 10.23: what a result costs both sides; an empty hex is gone into. */
export const endOf = (
  p: Printed,
  result: ResultCode,
  own: readonly string[],
  theirs: readonly string[],
): Omit<Ending, 'chance'> => {
  const line = lineOf(p.tables.results, result);
  const attackers =
    line.attackers === undefined || line.attackers === 0 ? 0 : given(p, own, line.attackers).cost;
  const defenders = given(p, theirs, line.defenders ?? theirs.length);
  return { own: attackers, theirs: defenders.cost, falls: defenders.isAll ? 1 : 0 };
};
