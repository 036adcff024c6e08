// The question `calendar`: what the turn track says of a turn, or of this one and the next.
import type { Args, Message, RuleId } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';

/** What happens on a turn; `if`: the words before it, where that is not sure. */
export type TurnEvent = { readonly text: string; readonly rule: RuleId; readonly if?: string };

export type CalendarLaw<S> = {
  lastTurn(s: S): number;
  /** The box of a turn; undefined: the track has none. `kind`: what sort of a turn it is, where there are several. */
  turn(turn: number): { readonly label: string; readonly kind?: string } | undefined;
  /** What each side has in it, such as replacements. */
  rates(s: S, turn: number): readonly Message[];
  events(s: S, turn: number): readonly TurnEvent[];
};

export const calendarVerb: VerbSpec = {
  name: 'calendar',
  aliases: [],
  group: 'game',
  kind: 'question',
  slots: [{ name: 'turn', kind: 'number', optional: true, least: 1, says: 'the number of a turn' }],
  help: 'says what is special about this turn and the next, or about one turn.',
  examples: ['calendar', 'calendar 4'],
  seeAlso: ['status', 'score'],
};

type Dated = { readonly clock: { readonly turn: number } };

export const calendar =
  <S extends Dated>(law: CalendarLaw<S>) =>
  (s: S, args: Args): readonly Message[] => {
    const last = law.lastTurn(s);
    const told = (turn: number): readonly Message[] => {
      const line = law.turn(turn);
      if (line === undefined) return [];
      const events = law.events(s, turn).map(({ text, ...event }) => {
        const words = text.endsWith('.') ? text.slice(0, -1) : text;
        return message('calendar.event', { text: words, ...event });
      });
      return [message('calendar.turn', { turn, ...line }), ...law.rates(s, turn), ...events];
    };
    const [typed] = args['turn'] ?? [];
    const { turn } = s.clock;
    if (typed === undefined) return [turn, turn + 1].flatMap((each) => (each <= last ? told(each) : []));
    const found = told(Number(typed));
    return found.length > 0 ? found : [message('calendar.none', { turn: Number(typed), last })];
  };
