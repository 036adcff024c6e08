// Weather determination: the die of turn 2 (WEA.9, R46), and what the weather of a turn is told with.
import type { Procedure } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isFirstOfIts, weatherOf } from './weather.ts';

const isRolled = (p: Printed, s: Seeing): boolean =>
  s.own.weather === undefined &&
  p.turns.spans.some(
    ({ id, first, last }) => id === 'weather-roll' && first <= s.clock.turn && s.clock.turn <= last,
  );

export const weather = (p: Printed): Procedure<Own> => ({
  roll: {
    kind: 'roll',
    rule: 'typhoon:WEA.9',
    dice: (s) => {
      const { die } = lineOf(p.tables.dice, 'weather');
      return isRolled(p, s) ? [{ purpose: 'weather', by: 'german', rule: 'typhoon:WEA.9', sides: die }] : [];
    },
    take: (ctx, _, [face]) => {
      if (face === undefined) return;
      const found = p.turns.weatherRoll.find(({ roll }) => roll === face)?.weather ?? 'mud';
      ctx.s.own.weather = found;
      ctx.emit({ kind: 'weather.die', rule: 'typhoon:WEA.9', data: { die: face, weather: found } });
    },
  },
  tell: {
    kind: 'auto',
    run: (ctx) => {
      const { seen } = ctx;
      const data = { weather: weatherOf(p, seen), first: isFirstOfIts(p, seen) };
      ctx.emit({ kind: 'weather.now', rule: 'typhoon:WEA.8', data });
    },
  },
});
