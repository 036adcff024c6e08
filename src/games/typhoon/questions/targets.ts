// Ground attacks: the questions `odds`, `targets`, `threats` and `who`: what could be attacked, by whom, and what comes of it.
import { lastTurn } from '../../../mechanics/sequence.ts';
import { frontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { FrontQuestions } from '../../../mechanics/combat/front/questions.ts';
import type { Coming } from '../../../mechanics/combat/questions/targets.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { numberOf } from '../../../mechanics/formations/pulses.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { groundCombat } from '../ground-attacks/index.ts';
import { pulseOrder } from '../sequence/pulse-now.ts';
import { freshPhase, freshPulse } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** The number of the next pulse of a side in this turn; 0 where it has none. */
const nextPulse = (p: Printed, s: Seeing, side: Who): number =>
  pulseOrder(p, s).findIndex((each, i) => each === side && i + 1 > s.own.pulse.number) + 1;

/** The next pulse of a side, and the board it begins on. */
const coming = (p: Printed, s: Seeing, attacker: Who): Coming<Seeing> | undefined => {
  const next = nextPulse(p, s, attacker);
  const turn = next > 0 ? s.clock.turn : s.clock.turn + 1;
  if (turn > lastTurn(p, s)) return undefined;
  const number = next > 0 ? next : Math.max(1, numberOf(pulseOrder(p, s), attacker));
  const own = { ...s.own, phase: freshPhase(), pulse: freshPulse(number) };
  const clock = { turn, phase: `${attacker}-movement`, phasing: attacker };
  return { turn, standing: { ...s, clock, own, stack: [] } };
};

export const attacksAsked = perSheet((p: Printed): FrontQuestions<Own> =>
  frontQuestions<Own, ReturnType<typeof frontOf>['codes']['D']>(frontOf(p), groundCombat(p).attacks, {
    // SEQ.4, SEQ.5
    isAllocation: (phase) => /-(?:first-attacks|movement)$/.test(phase),
    coming: (s, attacker) => coming(p, s, attacker as Who),
    grave: '2:1',
  }),
);
