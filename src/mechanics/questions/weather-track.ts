// The questions of the turn track where weather stands on it and is diced for. Read only.
import type { Message, RuleId } from '../../core/types.ts';
import { message } from '../combat/questions/odds.ts';
import { classOf } from '../formations/unit-classes.ts';
import { weatherIn } from '../ground/weather.ts';
import type { WeatherName, WeatherSheet } from '../ground/weather.ts';
import type { Placed } from '../places.ts';
import { spanEvents, trackAnswers } from './turn-track.ts';
import type { Dated, Span, TrackAnswers, TrackLaw } from './turn-track.ts';

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
