// The questions `calendar`, `reinforcements` and `losses`: the weather of a turn (WEA.8), who comes (REP.1 to REP.8), and who comes
// back (REP.3, REP.9).
import type { Args, Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { calendar } from '../../../mechanics/questions/calendar.ts';
import { losses } from '../../../mechanics/questions/losses.ts';
import { reinforcements } from '../../../mechanics/questions/reinforcements.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { dueNow, ruleOf } from '../replacements/arrivals.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

type Answers = Readonly<
  Record<'calendar' | 'reinforcements' | 'losses', (s: Seeing, who: string, args: Args) => readonly Message[]>
>;

/** REP.3, REP.9: all Russians but those out for good, and panzer divisions. */
const mayReturn = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'russian' || classOf(p, unit).type === 'panzer';

/** Those who come with the turn, beside whoever waits on the track. */
const dueTold = (p: Printed, s: Seeing): readonly Message[] =>
  dueNow(p, s, 'russian').map(({ line, left, units }) =>
    message('reinforcements.rate', {
      line,
      side: 'russian',
      units: [...units],
      ...(Number.isFinite(left) && { left }),
      rule: ruleOf(p, line),
    }),
  );

export const trackAsked = perSheet((p: Printed): Answers => {
  const days = calendar<Seeing>({
    lastTurn: (s) => lastTurn(p, s),
    turn: (turn) => {
      const line = p.turn(turn);
      return line === undefined ? undefined : { label: line.date };
    },
    rates: (_, turn) => {
      const weather = p.turn(turn)?.weather;
      return weather === undefined
        ? []
        : [message('calendar.weather', { weather, rule: 'deathstruggle:WEA.8' })];
    },
    events: (_, turn) =>
      p.turns.spans
        .filter(({ first, last }) => first <= turn && turn <= last)
        .map(({ text, rules: [rule = 'deathstruggle:SEQ.0'] }) => ({ text, rule })),
  });
  const waiting = reinforcements<Seeing, Own>(p, openToAll(p));
  return {
    calendar: (s, _, args) => days(s, args),
    reinforcements: (s, who) => [...waiting(s, who), ...dueTold(p, s)],
    losses: losses<Seeing, Own>(p, { mayReturn: (unit) => mayReturn(p, unit), next: () => [] }, openToAll(p)),
  };
});
