// The questions `calendar`, `reinforcements` and `losses` of games with weather on their track. Read only.
import type { Args, Message, RuleId } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';
import type { Fog } from '../fog/fog.ts';
import { classOf } from '../formations/unit-classes.ts';
import { weatherIn } from '../ground/weather.ts';
import type { WeatherName, WeatherSheet } from '../ground/weather.ts';
import type { Placed, Sight } from '../places.ts';
import { calendar, calendarVerb } from './calendar.ts';
import type { TurnEvent } from './calendar.ts';
import { losses, lossesVerb } from './losses.ts';
import { reinforcements, reinforcementsVerb } from './reinforcements.ts';

export const turnTrackVerbs: readonly VerbSpec[] = [
  { ...calendarVerb, examples: ['calendar', 'calendar 7'] },
  reinforcementsVerb,
  lossesVerb,
];

type Span = {
  readonly id: string;
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly rules: readonly RuleId[];
};

type TrackSheet = Omit<WeatherSheet, 'turns'> & {
  readonly turns: Omit<WeatherSheet['turns'], 'spans'> & { readonly spans: readonly Span[] };
  turn(turn: number): { readonly date?: string } | undefined;
};

type TrackSight = Sight & {
  readonly clock: { readonly turn: number };
  readonly own: { readonly weather?: 'mud' | 'good' };
};

export type TrackLaw<S extends TrackSight, O extends Placed> = {
  readonly sheet: TrackSheet;
  readonly fog: Fog<S, O>;
  lastTurn(s: S): number;
  /** By which the weather of a turn is not known before the die has fallen. */
  readonly unsure: RuleId;
  /** By which turns are what they are, where a span names no rule. */
  readonly track: RuleId;
  /** What a turn brings with a weather. */
  told(s: S, turn: number, weather: WeatherName): readonly Message[];
};

export type TrackAnswers<S> = Readonly<
  Record<'calendar' | 'reinforcements' | 'losses', (s: S, who: string, args: Args) => readonly Message[]>
>;

export const turnTrack = <S extends TrackSight, O extends Placed>(law: TrackLaw<S, O>): TrackAnswers<S> => {
  const { sheet, fog } = law;
  const { weather, spans } = sheet.turns;
  const rates = (s: S, turn: number): readonly Message[] => {
    const line = weather.find((each) => each.turn === turn);
    if (line?.early === line?.late || s.own.weather !== undefined)
      return law.told(s, turn, weatherIn(sheet, s, turn));
    const { early = '', late = '' } = line ?? {};
    return [message('calendar.unsure', { early, late, rule: law.unsure })];
  };
  const answer = calendar<S>({
    lastTurn: (s) => law.lastTurn(s),
    turn: (turn) => {
      const date = sheet.turn(turn)?.date;
      return date === undefined ? undefined : { label: date };
    },
    rates,
    events: (_, turn) =>
      spans
        .filter(({ first, last }) => first <= turn && turn <= last)
        .map(({ text, rules: [rule = law.track] }): TurnEvent => ({ text, rule })),
  });
  return {
    calendar: (s, _, args) => answer(s, args),
    reinforcements: reinforcements<S, O>(sheet, fog),
    losses: losses<S, O>(
      sheet,
      {
        // Russians alone are raised again.
        mayReturn: (unit) => sheet.sideOf(unit) === 'russian' && !classOf(sheet, unit).isCrossed,
        next: () => [],
      },
      fog,
    ),
  };
};
