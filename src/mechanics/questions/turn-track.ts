// The questions `calendar`, `reinforcements` and `losses`, of any track and of one with weather on it. Read only.
import type { Args, Message, RuleId } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';
import type { Fog } from '../fog/fog.ts';
import { classOf } from '../formations/unit-classes.ts';
import { weatherIn } from '../ground/weather.ts';
import type { WeatherName, WeatherSheet } from '../ground/weather.ts';
import type { Placed, Sight } from '../places.ts';
import { lastTurn } from '../sequence.ts';
import type { Sheet } from '../sheet.ts';
import { calendar, calendarVerb } from './calendar.ts';
import type { CalendarLaw, TurnEvent } from './calendar.ts';
import { losses, lossesVerb } from './losses.ts';
import type { LossesLaw } from './losses.ts';
import { reinforcements, reinforcementsVerb } from './reinforcements.ts';

export const turnTrackVerbs: readonly VerbSpec[] = [calendarVerb, reinforcementsVerb, lossesVerb];

type Span = {
  readonly id: string;
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly rules: readonly RuleId[];
};

/** What the track says of spans of turns; `track`: by which turns are what they are, where a span names no rule. */
export const spanEvents = (
  spans: readonly Pick<Span, 'text' | 'rules'>[],
  track: RuleId,
): readonly TurnEvent[] => spans.map(({ text, rules: [rule = track] }) => ({ text, rule }));

type Dated = Sight & { readonly clock: { readonly turn: number } };

export type TrackLaw<S extends Dated, O extends Placed> = Pick<CalendarLaw<S>, 'rates' | 'events'> & {
  readonly sheet: Sheet & {
    turn(turn: number): { readonly label: string; readonly date?: string } | undefined;
  };
  readonly fog: Fog<S, O>;
  /** What sort of a turn it is, where there are several. */
  kindOf?(turn: number): string | undefined;
  readonly losses: LossesLaw<S>;
};

export type TrackAnswers<S> = Readonly<
  Record<'calendar' | 'reinforcements' | 'losses', (s: S, who: string, args: Args) => readonly Message[]>
>;

export const trackAnswers = <S extends Dated, O extends Placed>(law: TrackLaw<S, O>): TrackAnswers<S> => {
  const { sheet, fog } = law;
  const days = calendar<S>({
    lastTurn: (s) => lastTurn(sheet, s),
    turn: (turn) => {
      const line = sheet.turn(turn);
      if (line === undefined) return undefined;
      const kind = law.kindOf?.(turn);
      return { label: line.date ?? line.label, ...(kind !== undefined && { kind }) };
    },
    rates: (s, turn) => law.rates(s, turn),
    events: (s, turn) => law.events(s, turn),
  });
  return {
    calendar: (s, _, args) => days(s, args),
    reinforcements: reinforcements<S, O>(sheet, fog),
    losses: losses<S, O>(sheet, law.losses, fog),
  };
};

type WeatherTrackSheet = Omit<WeatherSheet, 'turns'> &
  TrackLaw<never, never>['sheet'] & {
    readonly turns: Omit<WeatherSheet['turns'], 'spans'> & { readonly spans: readonly Span[] };
  };

export type WeatherTrackLaw<S extends Dated, O extends Placed> = Pick<TrackLaw<S, O>, 'fog'> & {
  readonly sheet: WeatherTrackSheet;
  /** By which the weather of a turn is not known before the die has fallen. */
  readonly unsure: RuleId;
  readonly track: RuleId;
  /** What a turn brings with a weather. */
  told(s: S, turn: number, weather: WeatherName): readonly Message[];
};

/** Where weather is diced for, and Russians alone are raised again. */
export const weatherTrack = <
  S extends Dated & { readonly own: { readonly weather?: 'mud' | 'good' } },
  O extends Placed,
>({
  sheet,
  fog,
  unsure,
  track,
  told,
}: WeatherTrackLaw<S, O>): TrackAnswers<S> =>
  trackAnswers<S, O>({
    sheet,
    fog,
    rates: (s, turn) => {
      const line = sheet.turns.weather.find((each) => each.turn === turn);
      if (line?.early === line?.late || s.own.weather !== undefined)
        return told(s, turn, weatherIn(sheet, s, turn));
      const { early = '', late = '' } = line ?? {};
      return [message('calendar.unsure', { early, late, rule: unsure })];
    },
    events: (_, turn) =>
      spanEvents(
        sheet.turns.spans.filter(({ first, last }) => first <= turn && turn <= last),
        track,
      ),
    losses: {
      mayReturn: (unit) => sheet.sideOf(unit) === 'russian' && !classOf(sheet, unit).isCrossed,
      next: () => [],
    },
  });
