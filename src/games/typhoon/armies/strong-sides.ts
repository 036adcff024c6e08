// German armies and Russian shock armies: their stronger side, turned up in step A and lost by going (ARM.5 to ARM.7, R44),
// and German armies within two hexes of each other (ARM.2, R42).
import type { Ctx } from '../../../core/rule-set.ts';
import { armySides } from '../../../mechanics/formations/strong-sides.ts';
import type { ArmySides } from '../../../mechanics/formations/strong-sides.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const armiesOf = perSheet((p: Printed): ArmySides<Own> =>
  armySides<Own>(p, {
    rules: {
      flip: { german: 'typhoon:ARM.5', russian: 'typhoon:ARM.7' },
      back: { german: 'typhoon:ARM.6', russian: 'typhoon:ARM.7' },
      close: 'typhoon:ARM.2',
    },
    apart: { side: 'german', within: p.limit('army-distance') },
  }),
);

export const turnBack = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void =>
  armiesOf(p).turnBack(ctx, units);
