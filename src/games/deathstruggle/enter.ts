// Units come into hexes: what falls to them there, and what they give up by going (KAT.4, R91, ENT.3, R116).
import type { Ctx } from '../../core/rule-set.ts';
import { comingIn } from '../../mechanics/formations/coming-in.ts';
import type { ComingIn, Door } from '../../mechanics/formations/coming-in.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { overrunAirfields } from './air/airfields.ts';
import type { Printed } from './data/sheet.ts';
import { eliminate } from './eliminate.ts';
import { armiesOf } from './ground-units.ts';
import type { Own } from './state.ts';
import { cityTaken } from './strategic-movement/factories.ts';

const doorOf = perSheet((p: Printed): Door<Own> =>
  comingIn<Own>(p, {
    rules: {
      held: 'deathstruggle:SUP.6',
      entrenchment: 'deathstruggle:ENT.3',
      katyusha: 'deathstruggle:KAT.4',
    },
    hunter: 'axis',
    eliminate: (ctx, units, rule) => eliminate(p, ctx, units, rule, 'katyusha'),
    turnBack: (ctx, units) => armiesOf(p).turnBack(ctx, units),
    // R27
    taken: (ctx, hex, by) => cityTaken(p, ctx, hex, by),
  }),
);

/** By a move, a retreat or an advance. */
export const enterHex = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  how: ComingIn = 'move',
): void => {
  const [first] = units;
  // R48: airfields fall first, so that the hex is free of enemies.
  if (first !== undefined) overrunAirfields(p, ctx, hex, p.sideOf(first));
  doorOf(p)(ctx, units, hex, how);
};
