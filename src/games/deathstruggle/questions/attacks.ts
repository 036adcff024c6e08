// Ground attacks: the questions `odds`, `targets`, `threats` and `who`: what could be attacked, by whom, and what comes of it.
import { frontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { FrontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { Coming } from '../../../mechanics/combat/questions/targets.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { frontOf, groundCombat } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { numberOfTurn } from '../sequence/turn.ts';
import { freshPhase, freshPulse } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** The next player turn of a side, and the board it begins on. */
const coming = (p: Printed, s: Seeing, attacker: Who): Coming<Seeing> | undefined => {
  const number = numberOfTurn(attacker);
  const turn = number > s.own.pulse.number ? s.clock.turn : s.clock.turn + 1;
  if (turn > lastTurn(p, s)) return undefined;
  const own = { ...s.own, phase: freshPhase(), pulse: freshPulse(number) };
  const clock = { turn, phase: `${attacker}-movement`, phasing: attacker };
  return { turn, standing: { ...s, clock, own, stack: [] } };
};

/** In which attacks are allocated. */
export const isAllocation = (phase: string): boolean =>
  /-(?:first-attacks|movement|breakthrough)$/.test(phase);

export const attacksAsked = perSheet((p: Printed): FrontQuestions<Own> =>
  frontQuestions<Own, ResultCode>(frontOf(p), groundCombat(p).attacks, {
    isAllocation,
    coming: (s, attacker) => coming(p, s, attacker as Who),
    grave: '3:1',
  }),
);
