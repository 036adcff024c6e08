// The verb `events`: what has been done to a side since it last sat here, as far as it could see.
import { heard } from '../../../core/event-audience.ts';
import type { Entry } from '../../../core/match.ts';
import type { Event, Side } from '../../../core/types.ts';
import { hear, sayEvent, sayEvents } from '../../../text/say-events.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { foggy, played, speaker, tell, voiceOf } from '../../session.ts';
import { message } from '../../reply.ts';
import type { Voice } from '../../../text/voice.ts';
import { voicesSince } from '../../known-names.ts';

/** Orders that stand where the desk looks: in a replay as far as it has come. */
export const entriesOf = (desk: Desk): readonly Entry[] =>
  desk.replay === undefined ? played(desk).entries : desk.match.entries.slice(0, desk.replay.index);

export type News = { readonly entry: Entry; readonly lines: readonly string[] };

/** Only the fact itself: what a unit has left to move is for whoever moves it. */
export const inShort = (voice: Voice): Voice =>
  voice.level === 'verbose' ? voice : { ...voice, level: 'brief' as const };

/** Its own answers in the other's turn are what the rest of an attack came after. Who only asks has ordered nothing here. */
const isNews = ({ onlyAsked }: Desk, { orders, clock }: Entry, by: Side): boolean =>
  onlyAsked || orders[0]?.by !== by || clock.phasing !== by;

/** With which order the news of a side begin; for who only asks, where the last turn of that side was over. */
const newsFrom = (desk: Desk, by: Side): number =>
  desk.onlyAsked ? endOfLastTurn(desk, by) : (desk.heard[by] ?? 0);

const listening = (desk: Desk): { readonly by: Side; readonly who: Side | 'both' } => {
  const by = speaker(desk);
  return { by, who: foggy(desk) ? by : 'both' };
};

/** What was done to a side since it last sat here, as far as it could see, order by order. */
export const newsOf = (desk: Desk): readonly News[] => {
  const { by, who } = listening(desk);
  return voicesSince(desk, who, newsFrom(desk, by))
    .filter(({ entry }) => isNews(desk, entry, by))
    .map(({ entry, voice }) => ({ entry, lines: sayEvents(inShort(voice), entry.events, who) }))
    .filter(({ lines }) => lines.length > 0);
};

/** That a phase or a turn begins or ends is told, but nothing that was done to anybody. */
export const deeds = ({ game }: Desk, events: readonly Event[]): readonly Event[] =>
  events.filter(({ kind }) => game.turning?.includes(kind) !== true);

/** Said however shortly a turn is told: what everything else hangs on. */
const CALENDAR = ['turn.begins', 'turn.last', 'weather.die', 'weather.now'];

/** Of the orders since, that a turn has begun, in which weather, and what threatens to end the game. */
export const tidings = (desk: Desk, from: number): readonly string[] => {
  const kinds = new Set([...CALENDAR, ...(desk.game.always ?? [])]);
  const { who } = listening(desk);
  return voicesSince(desk, who, from).flatMap(({ entry, voice }) =>
    hear(inShort(voice), entry.events, who)
      .filter(({ kind }) => kinds.has(kind))
      .flatMap((event) => sayEvent(inShort(voice), event)),
  );
};

/** The same for whoever sits down, since that side last sat here. */
export const tidingsHeard = (desk: Desk): readonly string[] => tidings(desk, newsFrom(desk, speaker(desk)));

/** How many orders have done something that there is to hear of. */
export const newsCount = (desk: Desk): number => {
  const { by, who } = listening(desk);
  const voice = inShort(voiceOf(desk));
  return desk.match.entries
    .slice(newsFrom(desk, by))
    .filter((entry) => isNews(desk, entry, by) && sayEvents(voice, deeds(desk, entry.events), who).length > 0)
    .length;
};

/** How play came to its first question is news to whoever has not sat here before. */
const beginning = (desk: Desk): readonly string[] => {
  const by = speaker(desk);
  return newsFrom(desk, by) === 0
    ? sayEvents(voiceOf(desk), desk.match.opening, foggy(desk) ? by : 'both')
    : [];
};

/** Each thing that was done with its number, before its first sentence. */
const newsLines = (desk: Desk, told: readonly News[]): readonly string[] => {
  const numbered = told.flatMap(({ lines: [first = '', ...rest] }, i) => [
    ...tell(desk, 'events.one', { number: i + 1, count: told.length, what: first.replace(/\.$/, '') }),
    ...rest,
  ]);
  // How play came to its first question can wait: what was done is what is asked for.
  return [...numbered, ...beginning(desk)];
};

/** The same as facts, each with the number of what it belongs to; 0 is how play came to its first question. */
const newsFacts = (desk: Desk, news: readonly News[]): readonly Told[] => {
  const by = speaker(desk);
  const who = foggy(desk) ? by : 'both';
  const since = newsFrom(desk, by);
  const told = (of: readonly Event[], number: number): readonly Told[] =>
    of.flatMap((event) => {
      const one = heard(event, who);
      return one === undefined
        ? []
        : [{ lines: [], fact: message(one.kind, { ...one.data, rule: one.rule, number }) }];
    });
  return [
    ...(since === 0 ? told(desk.match.opening, 0) : []),
    ...news.flatMap(({ entry }, i) => told(entry.events, i + 1)),
  ];
};

export const events = (desk: Desk): readonly Told[] => {
  const told = newsOf(desk);
  const lines = newsLines(desk, told);
  return lines.length === 0
    ? [message('events.none', { fog: foggy(desk) })]
    : [{ lines }, ...newsFacts(desk, told)];
};

/** How many orders had been given when the last turn of a side was over; 0 where it has had none. */
export const endOfLastTurn = (desk: Desk, side: Side): number => {
  const turns = entriesOf(desk).map(({ clock }) => clock.phasing);
  let at = turns.length;
  // The turn that goes on now is not over.
  if (played(desk).state.clock.phasing === side) while (at > 0 && turns[at - 1] === side) at--;
  while (at > 0 && turns[at - 1] !== side) at--;
  return at;
};
