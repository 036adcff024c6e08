// What a side hears of what has been done: the events since it last sat here, and how the dice have fallen.
import { heard } from '../../../core/event-audience.ts';
import type { Heard } from '../../../core/event-audience.ts';
import type { Entry } from '../../../core/match.ts';
import type { Event, Message, Side } from '../../../core/types.ts';
import { seenBy } from '../../../api/game.ts';
import { sayEvents } from '../../../text/say-events.ts';
import type { Desk, Told } from '../../session.ts';
import { eyes, foggy, message, played, speaker, tell, voiceOf } from '../../session.ts';
import type { Voice } from '../../../text/voice.ts';
import { voicesSince } from '../../known-names.ts';

/** Orders that stand where the desk looks: in a replay as far as it has come. */
export const entriesOf = (desk: Desk): readonly Entry[] =>
  desk.replay === undefined ? played(desk).entries : desk.match.entries.slice(0, desk.replay.index);

type News = { readonly entry: Entry; readonly lines: readonly string[] };

/** Only the fact itself: what a unit has left to move is for whoever moves it. */
const inShort = (voice: Voice): Voice =>
  voice.level === 'verbose' ? voice : { ...voice, level: 'brief' as const };

/** Its own answers in the other's turn are what the rest of an attack came after. */
const isNews = ({ orders, clock }: Entry, by: Side): boolean => orders[0]?.by !== by || clock.phasing !== by;

const listening = (desk: Desk): { readonly by: Side; readonly who: Side | 'both' } => {
  const by = speaker(desk);
  return { by, who: foggy(desk) ? by : 'both' };
};

/** What was done to a side since it last sat here, as far as it could see, order by order. */
const newsOf = (desk: Desk): readonly News[] => {
  const { by, who } = listening(desk);
  return voicesSince(desk, who, desk.heard[by] ?? 0)
    .filter(({ entry }) => isNews(entry, by))
    .map(({ entry, voice }) => ({ entry, lines: sayEvents(inShort(voice), entry.events, who) }))
    .filter(({ lines }) => lines.length > 0);
};

/** How many orders there are to hear of. */
export const newsCount = (desk: Desk): number => {
  const { by, who } = listening(desk);
  const voice = inShort(voiceOf(desk));
  return desk.match.entries
    .slice(desk.heard[by] ?? 0)
    .filter((entry) => isNews(entry, by) && sayEvents(voice, entry.events, who).length > 0).length;
};

/** How play came to its first question is news to whoever has not sat here before. */
const beginning = (desk: Desk): readonly string[] => {
  const by = speaker(desk);
  return (desk.heard[by] ?? 0) === 0
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
  const since = desk.heard[by] ?? 0;
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
  return lines.length === 0 ? [message('events.none')] : [{ lines }, ...newsFacts(desk, told)];
};

type Fallen = { readonly count: number; readonly sum: number; readonly expected: number };

/** The dice of one side: how many, what they came to, and what they would have come to on average. */
const diceOf = (dice: readonly Heard[], side: Side): Fallen => {
  const own = dice.filter(({ data }) => data['by'] === side);
  return {
    count: own.length,
    sum: own.reduce((sum, { data }) => sum + Number(data['result']), 0),
    expected: own.reduce((sum, { data }) => sum + (Number(data['sides']) + 1) / 2, 0),
  };
};

const tenths = (n: number): number => Math.round(n * 10) / 10;

const diceTold = (dice: readonly Heard[], side: Side): readonly Message[] => {
  const { count, sum, expected } = diceOf(dice, side);
  if (count === 0) return [];
  const params = { side, count, average: tenths(sum / count), expected: tenths(expected / count) };
  return [message('luck.dice', params)];
};

const unitsIn = ({ data }: Heard): readonly string[] =>
  [data['unit'], data['units']].flat().filter((id) => typeof id === 'string');

/** From what the asking side has heard, and nothing else. */
export const luck = (desk: Desk): readonly Told[] => {
  const { game } = desk;
  const who = eyes(desk);
  const all = [...desk.match.opening, ...entriesOf(desk).flatMap((entry) => entry.events)].flatMap(
    (event) => heard(event, who) ?? [],
  );
  const dice = all.filter(({ kind }) => kind === 'die');
  const { attacks = [], losses = [] } = game.toll ?? {};
  const fought = all.filter(({ kind }) => attacks.includes(kind));
  const sideOf = new Map(seenBy(game, desk.match.state, 'both').units.map(({ id, side }) => [id, side]));
  const lost = all
    .filter(({ kind }) => losses.includes(kind))
    .flatMap(unitsIn)
    .map((unit) => sideOf.get(unit));
  if (dice.length === 0 && fought.length === 0 && lost.length === 0) return [message('luck.none')];
  const [first, second] = game.rules.sides;
  const by = (side: Side): number => fought.filter(({ data }) => data['side'] === side).length;
  const of = (side: Side): number => lost.filter((owner) => owner === side).length;
  const counts = (count: (side: Side) => number): Message['params'] => ({
    first,
    second,
    firstCount: count(first),
    secondCount: count(second),
  });
  return [
    ...(game.toll === undefined ? [] : [message('luck.attacks', { count: fought.length, ...counts(by) })]),
    ...diceTold(dice, first),
    ...diceTold(dice, second),
    ...(game.toll === undefined ? [] : [message('luck.lost', counts(of))]),
  ];
};
