// What Soviet units set off by where they come: the Polish army, and Romania's change of sides (8.24, 8.25).
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { isTrade, TRADED } from '../03-set-up/3.7-lithuania.ts';
import { homeland } from '../04-how-to-win/4.2-victory-points.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import { polishArmyArrives, romaniaDefects } from './8.24-communist-armies.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Pending, Seeing } from '../state.ts';

const BUCHAREST = '3114';

export type Adjacent = Extract<Pending, { kind: 'adjacent' }>;

/** R164: after this turn no hex is asked whether it has been German. */
const POLES_FREE = 13;

/**
 * R116: the hex entered has been German at some time; what began Soviet and is on the list of changed holders has been.
 * The five hexes traded away for Lithuania are on it from the start, and leave no trace of having been German since.
 */
const wasGerman = (p: Printed, s: Seeing, hex: string): boolean => {
  if (isTrade({ scenario: s.scenario, options: { ...s.options } }) && p.inArea(TRADED.soviet, hex))
    return false;
  return p.opening(s.scenario).control.get(hex) === 'german' || s.own.held[hex] !== undefined;
};

/** 8.24a, R116, R164 */
const isNearPoland = (p: Printed, s: Seeing, hex: string): boolean =>
  (s.clock.turn > POLES_FREE || wasGerman(p, s, hex)) &&
  p.neighbours(hex).some((next) => homeland(p, s, next) === 'general-government');

/** Where those are now that came next to the hex: they may have been thrown back, and their first may be gone (R117). */
const whereabouts = (p: Printed, s: Seeing, { hex, from }: Adjacent): string | undefined =>
  [hex, from].find((at) => hasUnitsOf(p, s.own, at, 'soviet'));

/** 8.24a, 8.25a, R117: only what is in overland supply where it has come, or, thrown back, where it came from. */
export const answerAdjacent = (p: Printed, ctx: Ctx<Own>, adjacent: Adjacent): void => {
  const { s } = ctx;
  const { hex, unit } = adjacent;
  const at = whereabouts(p, s, adjacent);
  if (at === undefined || supplyOf(p, s, unit, at) !== 'overland') return;
  if (isNearPoland(p, s, hex)) polishArmyArrives(p, ctx, at);
  if (p.areAdjacent(hex, BUCHAREST)) romaniaDefects(p, ctx);
};
