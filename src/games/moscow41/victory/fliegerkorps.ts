// The 2nd Fliegerkorps leaves at the end of turn 2, unless the German keeps it (INH.VIC, R17, R160).
import { lineOf } from '../../../board/chart-lines.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { KeepLaw } from '../../../mechanics/victory/kept-air.ts';
import type { Printed } from '../data/sheet.ts';

export const fliegerkorps = perSheet((p: Printed): KeepLaw => ({
  unit: '2fk',
  side: 'german',
  rules: { leaves: 'moscow41:INH.REP', keeps: 'moscow41:INH.VIC' },
  turn: lineOf(p.tables.limits, 'fliegerkorps-leaves').value,
  die: lineOf(p.tables.dice, 'fliegerkorps').die,
  most: lineOf(p.tables.limits, 'fliegerkorps-stays').value,
  forget: () => undefined,
}));
