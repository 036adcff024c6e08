// The questions `calendar`, `reinforcements` and `losses`. Read only.
import type { Args, Message, RuleId } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import type { Fog } from '../fog/fog.ts';
import type { Placed, Sight } from '../places.ts';
import { lastTurn } from '../sequence.ts';
import type { Sheet } from '../sheet.ts';
import { calendar, calendarVerb } from './calendar.ts';
import type { CalendarLaw, TurnEvent } from './calendar.ts';
import { losses, lossesVerb } from './losses.ts';
import type { LossesLaw } from './losses.ts';
import { reinforcements, reinforcementsVerb } from './reinforcements.ts';

export const turnTrackVerbs: readonly VerbSpec[] = [calendarVerb, reinforcementsVerb, lossesVerb];

export type Span = {
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

export type Dated = Sight & { readonly clock: { readonly turn: number } };

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
