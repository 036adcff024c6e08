// The questions of this game: how it is won, and how it stands.
import type { Game } from '../../api/game.ts';
import type { Message } from '../../core/types.ts';
import { lineOf } from '../../board/chart-lines.ts';
import { goalAnswer, scoreAnswer } from '../../mechanics/victory/questions.ts';
import type { Printed } from './data/sheet.ts';
import { lastTurn } from './sequence/turn.ts';
import type { Seeing } from './state.ts';
import { fliegerkorps } from './victory/fliegerkorps.ts';
import { citiesOf } from './victory/verdict.ts';

/** VIC.6, VIC.7 */
const airToSettle = (p: Printed, s: Seeing): readonly Message[] => {
  const { unit, turn, side, rules } = fliegerkorps(p);
  return s.own.air === undefined && s.clock.turn <= turn
    ? [{ key: 'goal.air', params: { unit, turn, side, rule: rules.keeps } }]
    : [];
};

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  goal: (s) =>
    goalAnswer(citiesOf(p), s as Seeing, {
      last: lastTurn(p, s),
      more: airToSettle(p, s as Seeing),
      gambleUntil: lineOf(p.tables.limits, 'reserve-automatic').value,
    }),
  score: (s) => scoreAnswer(citiesOf(p), s as Seeing),
});
