// Units come into hexes: what falls to them there, and what they give up by going (R72, R26, KAT.4, INH.ENT, ARM.6).
import type { Ctx } from '../../core/rule-set.ts';
import { comingIn } from '../../mechanics/formations/coming-in.ts';
import type { ComingIn, Door } from '../../mechanics/formations/coming-in.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { turnBack } from './armies/strong-sides.ts';
import type { Printed } from './data/sheet.ts';
import { lossesOf } from './eliminate.ts';
import type { Own } from './state.ts';

const doorOf = perSheet((p: Printed): Door<Own> =>
  comingIn<Own>(p, {
    rules: { held: 'typhoon:R72', entrenchment: 'typhoon:INH.ENT', katyusha: 'typhoon:KAT.4' },
    hunter: 'german',
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'katyusha'),
    turnBack: (ctx, units) => turnBack(p, ctx, units),
  }),
);

/** By a move, a retreat or an advance. */
export const enterHex = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  how: ComingIn = 'move',
): void => doorOf(p)(ctx, units, hex, how);
