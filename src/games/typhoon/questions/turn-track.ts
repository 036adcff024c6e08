// The questions `calendar`, `reinforcements` and `losses`. Read only.
import type { Args, Message } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { calendar, calendarVerb } from '../../../mechanics/questions/calendar.ts';
import type { TurnEvent } from '../../../mechanics/questions/calendar.ts';
import { losses, lossesVerb } from '../../../mechanics/questions/losses.ts';
import { reinforcements, reinforcementsVerb } from '../../../mechanics/questions/reinforcements.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { pulseOrder } from '../sequence/pulse-now.ts';
import { lastTurn } from '../sequence/turn.ts';
import type { Own, Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';

export const turnTrackVerbs: readonly VerbSpec[] = [
  { ...calendarVerb, examples: ['calendar', 'calendar 7'] },
  reinforcementsVerb,
  lossesVerb,
];

/** The weather of a turn, as far as the die of turn 2 lets it be known (WEA.9), and the pulses it brings (SEQ.3). */
const pulsesTold = (p: Printed, s: Seeing, turn: number): readonly Message[] => {
  const at = { ...s, clock: { ...s.clock, turn } };
  const order = pulseOrder(p, at);
  const of = (side: string): number => order.filter((each) => each === side).length;
  const line = p.turns.weather.find((each) => each.turn === turn);
  const isSure = line?.early === line?.late || s.own.weather !== undefined;
  return [
    isSure
      ? message('calendar.pulses', {
          weather: weatherOf(p, at),
          side: order[0] ?? 'german',
          german: of('german'),
          russian: of('russian'),
          rule: 'typhoon:SEQ.3',
        })
      : message('calendar.unsure', {
          early: line?.early ?? '',
          late: line?.late ?? '',
          rule: 'typhoon:WEA.9',
        }),
  ];
};

const calendarOf = perSheet((p: Printed) =>
  calendar<Seeing>({
    lastTurn: (s) => lastTurn(p, s),
    turn: (turn) => {
      const date = p.turn(turn)?.date;
      return date === undefined ? undefined : { label: date };
    },
    rates: (s, turn) => pulsesTold(p, s, turn),
    events: (_, turn) =>
      p.turns.spans
        .filter(({ first, last }) => first <= turn && turn <= last)
        .map(({ text, rules: [rule = 'typhoon:SET.1'] }): TurnEvent => ({ text, rule })),
  }),
);

const lossesOf = perSheet((p: Printed) =>
  losses<Seeing, Own>(
    p,
    {
      // REP.2: Russians alone are raised again.
      mayReturn: (unit) => p.sideOf(unit) === 'russian' && !classOf(p, unit).isCrossed,
      next: () => [],
    },
    openToAll(p),
  ),
);

const reinforcementsOf = perSheet((p: Printed) => reinforcements<Seeing, Own>(p, openToAll(p)));

export const turnTrackQuestions = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: string, args: Args) => readonly Message[]>> => ({
  calendar: (s, _, args) => calendarOf(p)(s, args),
  reinforcements: reinforcementsOf(p),
  losses: lossesOf(p),
});
