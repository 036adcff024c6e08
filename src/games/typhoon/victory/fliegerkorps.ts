// The 2nd Fliegerkorps leaves at the end of turn 3, unless the German keeps it (REP.10, VIC.6, R60).
import type { Ctx } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { KeepLaw } from '../../../mechanics/victory/kept-air.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const fliegerkorps = perSheet((p: Printed): KeepLaw => ({
  unit: '2fk',
  side: 'german',
  rules: { leaves: 'typhoon:REP.10', keeps: 'typhoon:VIC.6' },
  turn: p.limit('fliegerkorps-leaves'),
  die: lineOf(p.tables.dice, 'fliegerkorps').die,
  most: p.limit('fliegerkorps-stays'),
  forget: (ctx: Ctx<Own>) => {
    delete ctx.s.own.downed['2fk'];
  },
}));
