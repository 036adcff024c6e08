// Ground attacks: the questions `odds`, `targets`, `threats` and `who`: what could be attacked, by whom, and what comes of it.
import type { Game } from '../../../api/game.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { chancesAnswer } from '../../../mechanics/air/questions.ts';
import { airToSettle, goalAnswer, scoreAnswer } from '../../../mechanics/victory/questions.ts';
import { missionsOf } from '../air/air-law.ts';
import { frontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { FrontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { Coming } from '../../../mechanics/combat/questions/targets.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf, groundCombat } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { numberOfTurn } from '../sequence/player-turns.ts';
import { lastTurn } from '../sequence/turn.ts';
import { citiesOf, fliegerkorps } from '../victory/verdict.ts';
import { freshPhase, freshPulse } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** The next player turn of a side, and the board it begins on. */
const coming = (p: Printed, s: Seeing, attacker: Who): Coming<Seeing> | undefined => {
  const number = numberOfTurn(p, s, attacker);
  const turn = number > s.own.pulse.number ? s.clock.turn : s.clock.turn + 1;
  if (turn > lastTurn(p, s)) return undefined;
  const own = { ...s.own, phase: freshPhase(), pulse: freshPulse(number) };
  const clock = { turn, phase: `${attacker}-movement`, phasing: attacker };
  return { turn, standing: { ...s, clock, own, stack: [] } };
};

export const attacksAsked = perSheet((p: Printed): FrontQuestions<Own> =>
  frontQuestions<Own, ResultCode>(frontOf(p), groundCombat(p).attacks, {
    isAllocation: (phase) => /-(?:first-attacks|movement)$/.test(phase),
    coming: (s, attacker) => coming(p, s, attacker),
    grave: '2:1',
  }),
);

/** INH.VIC: every line of the chart that is open, and what is still to be settled. */
const goalOf = (p: Printed, s: Seeing) =>
  goalAnswer(citiesOf(p), s, {
    last: lastTurn(p, s),
    more: airToSettle(fliegerkorps(p), s),
    gambleUntil: lineOf(p.tables.limits, 'reserve-automatic').value,
  });

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  odds: (s, who, args) => attacksAsked(p).odds(s as Seeing, who as 'both', args),
  targets: (s, who, args) => attacksAsked(p).targets(s as Seeing, who, args),
  threats: (s, who, args) => attacksAsked(p).threats(s as Seeing, who, args),
  goal: (s) => goalOf(p, s as Seeing),
  score: (s) => scoreAnswer(citiesOf(p), s as Seeing),
  chances: (s, _, args) => chancesAnswer<Own>(p, missionsOf(p), s as Seeing, args),
  who: (s, who, args) => attacksAsked(p).who(s as Seeing, who, args),
});
