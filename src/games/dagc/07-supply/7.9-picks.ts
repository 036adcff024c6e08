// Chapter 7: who goes short where the ports cannot feed all: asked as a game turn begins, or when it comes to that later.
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { shortage, shortPicks } from '../../../mechanics/supply/short-picks.ts';
import type { Need } from '../../../mechanics/supply/short-picks.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { supplyMap } from './7.2-tracing.ts';

/** The procedure that asks. */
export const PORTS = 'ports';

const picked = (s: Seeing): readonly string[] => s.own.turn.cut ?? [];

/** R42: whoever comes to depend on the ports after the picks is out where no room is left, and nobody is asked for it. */
const claimants = (p: Printed, s: Seeing): Need => {
  const need = supplyMap(p, s, 'german').ports.need();
  const { fed, cut } = s.own.turn;
  if (fed === undefined || cut === undefined) return need;
  return { ...need, units: need.units.filter((unit) => fed.includes(unit) || cut.includes(unit)) };
};

/** 7.9i, 7.9j, R42: whether the German has somebody to leave out. */
export const isShort = (p: Printed, s: Seeing): boolean => shortage(claimants(p, s), picked(s)).count > 0;

/** To be asked before supply is judged: has the German pick first, and goes on with a step of the procedure. */
export const picksFirst = (p: Printed, ctx: Ctx<Own>, resumeAt: string): boolean => {
  if (!isShort(p, ctx.seen)) return false;
  ctx.call(PORTS, {}, resumeAt);
  return true;
};

/** 7.9h, 7.9i: the German's right, one unit after the other; it lasts for the game turn (7.9j). */
export const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  [PORTS]: shortPicks<Own>({
    rule: 'dagc:7.9i',
    side: 'german',
    need: (s) => claimants(p, s),
    picked,
    pick: (own) => (own.turn.cut ??= []),
    settle: (own, fed) => void (own.turn.fed = [...fed]),
  }),
});
