// Chapters 5 and 10: the questions `calendar`, `reinforcements` and `losses`. Read only.
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { spanEvents, trackAnswers } from '../../../mechanics/questions/turn-track.ts';
import type { TrackAnswers } from '../../../mechanics/questions/turn-track.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { PHASES } from '../05-sequence/5.2-phases.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import { replacementSteps, stepsLeft } from '../10-reinforcements/10.6-replacement-steps.ts';
import { mayReplace } from '../10-reinforcements/10.7-dead-pile.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 13.1a, 13.2a, 13.4 */
const airChanges = (p: Printed, turn: number): readonly Message[] =>
  p.turns.airArmies
    .filter((line) => line.turn === turn)
    .map(({ front, change, rules: [rule = 'dagc:13.1a'] }) =>
      message(change > 0 ? 'calendar.air-comes' : 'calendar.air-goes', {
        front: p.set.units.kinds[front]?.name ?? front,
        count: Math.abs(change),
        ...(front !== 'main-front' && { waits: true }),
        rule,
      }),
    );

/** Whether the first phase of a side is still to come in this turn, or under way. */
const isToCome = (s: Seeing, side: Who): boolean => {
  const phases: readonly string[] = PHASES;
  return phases.indexOf(s.clock.phase) <= phases.indexOf(`${side}-replacement`);
};

/** 10.6c: when the dead pile is opened next, and for how many. */
const nextSteps = (p: Printed, s: Seeing, side: Who): readonly Message[] => {
  const { turn: now } = s.clock;
  for (let turn = isToCome(s, side) ? now : now + 1; turn <= lastTurn(p, s); turn++) {
    const steps = turn === now ? stepsLeft(p, s, side) : replacementSteps(p, s, side, turn);
    if (steps > 0) return [message('losses.steps', { side, turn, steps, rule: 'dagc:10.6c' })];
  }
  return [];
};

export const trackAsked = perSheet((p: Printed): TrackAnswers<Seeing> =>
  trackAnswers<Seeing, Own>({
    sheet: p,
    fog: fogOf(p),
    rates: (s, turn) => [
      ...p.sides.map((side) =>
        message('calendar.steps', { side, steps: replacementSteps(p, s, side, turn), rule: 'dagc:10.6c' }),
      ),
      ...airChanges(p, turn),
    ],
    events: (s, turn) =>
      spanEvents(
        p.turns.spans.filter(({ id }) => isOn(p, s, id, turn)),
        'dagc:5.1a',
      ),
    losses: {
      mayReturn: (unit) => mayReplace(p, unit),
      next: (s, side) => nextSteps(p, s, side as Who),
      // 10.7a: who is out of play and could be replaced never was in it (3.1e, 3.1f).
      absent: (s) => unitsAt(s.own, OUT).filter((unit) => mayReplace(p, unit)),
    },
  }),
);
