// Weather determination: the die of turn 2 (WEA.9, R46).
import type { Procedure } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { weatherProcedure } from '../../../mechanics/ground/weather.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const weather = (p: Printed): Procedure<Own> =>
  weatherProcedure<Own>(p, {
    rules: { roll: 'typhoon:WEA.9', now: () => 'typhoon:WEA.8' },
    by: 'german',
    die: lineOf(p.tables.dice, 'weather').die,
  });
