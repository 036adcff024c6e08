// Recovery from Disruption: Germans and Russians with red factors as the turn ends, all other Russians in the first German
// pulse (REC.1 to REC.3); nobody out of supply (REC.4).
import type { Ctx } from '../../../core/rule-set.ts';
import { recovery } from '../../../mechanics/formations/recovery.ts';
import type { Recovery } from '../../../mechanics/formations/recovery.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';

export const recoveryOf = perSheet((p: Printed): Recovery<Own> =>
  recovery<Own>(p, {
    rules: { unattacked: 'typhoon:SEQ.6', attacked: 'typhoon:SEQ.7' },
    // REC.3
    isLate: (unit) => p.sideOf(unit) === 'russian' && !classOf(p, unit).isRed,
    isSupplied: (s: Seeing, unit) => isSupplied(p, s, unit),
  }),
);

/** SEQ.13 */
export const recoverAll = (p: Printed, ctx: Ctx<Own>): void => {
  recoveryOf(p).recoverAll(ctx, 'german', 'typhoon:REC.1');
  recoveryOf(p).recoverAll(ctx, 'russian', 'typhoon:REC.2');
};
