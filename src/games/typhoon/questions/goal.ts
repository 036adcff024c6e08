// The questions `goal` and `score`: how the game is won, and how it stands.
import type { Message } from '../../../core/types.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { airToSettle, goalAnswer, scoreAnswer } from '../../../mechanics/victory/questions.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { fliegerkorps } from '../victory/fliegerkorps.ts';
import { citiesOf } from '../victory/verdict.ts';

/** VIC.1 to VIC.9: every line of the chart that is open, and what is still to be settled. */
export const goalOf = (p: Printed, s: Seeing): readonly Message[] =>
  goalAnswer(citiesOf(p), s, {
    last: lastTurn(p, s),
    // VIC.6, VIC.7
    more: airToSettle(fliegerkorps(p), s),
    gambleUntil: p.limit('reserve-automatic'),
  });

export const scoreOf = (p: Printed, s: Seeing): readonly Message[] => scoreAnswer(citiesOf(p), s);
