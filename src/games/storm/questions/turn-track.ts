// Chapters 5 and 8: the questions `calendar`, `reinforcements` and `losses`. Read only.
import type { Args, Message } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { calendar, calendarVerb } from '../../../mechanics/questions/calendar.ts';
import { losses, lossesVerb } from '../../../mechanics/questions/losses.ts';
import { reinforcements, reinforcementsVerb } from '../../../mechanics/questions/reinforcements.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { mayReplace } from '../08-reinforcements/8.4-dead-pile.ts';
import { replacementsLeft } from '../08-reinforcements/8.4-replacements.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const turnTrackVerbs: readonly VerbSpec[] = [
  { ...calendarVerb, examples: ['calendar', 'calendar 4'] },
  reinforcementsVerb,
  lossesVerb,
];

const calendarOf = perSheet((p: Printed) =>
  calendar<Seeing>({
    lastTurn: (s) => lastTurn(p, s),
    turn: (turn) => {
      const date = p.turn(turn)?.date;
      return date === undefined ? undefined : { label: date };
    },
    rates: () => [],
    events: (s, turn) =>
      p.turns.spans
        .filter(({ id }) => isOn(p, s, id, turn))
        .map(({ text, rules: [rule = 'storm:5.1a'] }) => ({ text, rule })),
  }),
);

/** 8.4f: how many of the Germans can still come back in this turn. */
const next = (p: Printed, s: Seeing): readonly Message[] => {
  const { all, mechanized } = replacementsLeft(p, s);
  return all === 0 ? [] : [message('losses.back', { all, mechanized, rule: 'storm:8.4f' })];
};

const lossesOf = perSheet((p: Printed) =>
  losses<Seeing, Own>(
    p,
    { mayReturn: (unit) => mayReplace(p, unit), next: (s, side) => (side === 'german' ? next(p, s) : []) },
    fogOf(p),
  ),
);

const reinforcementsOf = perSheet((p: Printed) => reinforcements<Seeing, Own>(p, fogOf(p)));

export const turnTrackQuestions = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: Viewer<Who>, args: Args) => readonly Message[]>> => ({
  calendar: (s, _, args) => calendarOf(p)(s, args),
  reinforcements: reinforcementsOf(p),
  losses: lossesOf(p),
});
