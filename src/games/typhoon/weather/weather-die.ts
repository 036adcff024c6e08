// Weather determination: the die of turn 2 (WEA.9, R46), and the rule of each turn (WEA.8 to WEA.13).
import type { Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { weatherProcedure } from '../../../mechanics/ground/weather.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** The rule that gives a turn its weather, by what the die of turn 2 has brought. */
const weatherRule = (turn: number, came: Own['weather']): RuleId => {
  if (turn >= 7) return 'typhoon:WEA.13';
  if (turn >= 5) return came === 'good' ? 'typhoon:WEA.12' : 'typhoon:WEA.11';
  if (turn >= 3) return 'typhoon:WEA.10';
  return turn === 2 ? 'typhoon:WEA.9' : 'typhoon:WEA.8';
};

export const weather = (p: Printed): Procedure<Own> =>
  weatherProcedure<Own>(p, {
    rules: { roll: 'typhoon:WEA.9', now: (turn, _, came) => weatherRule(turn, came) },
    by: 'german',
    die: lineOf(p.tables.dice, 'weather').die,
  });
