// How a match came to where it is, as each side has heard it; and how a question stood when a side had its last news.
import { copyJson } from '../core/canonical-json.ts';
import type { Heard } from '../core/event-audience.ts';
import { waiting } from '../core/kernel.ts';
import { doAgain, stateAfter } from '../core/match.ts';
import type { Entry, Match } from '../core/match.ts';
import type { Event, Side, State } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import type { Game } from '../api/game.ts';
import { counterIds, nameable, newsOf } from './events-told.ts';

export type Past = {
  /** What a side has heard since so many entries had been played; absent: of all of them, and of the opening. */
  heard(side: Side, since?: number): readonly Heard[];
  /** How what is asked now stood when it was first asked after a side had its last news. */
  atNews(side: Side): News;
};

/** A state for reading, and how many entries had been played then. */
export type News = { readonly state: State; readonly played: number };

/** What became of one entry; the first is the opening, which is none. */
type Chapter = { readonly entry?: Entry; readonly heard: Readonly<Record<Side, readonly Heard[]>> };

/** The match once more, in step with it. */
type Follower = {
  readonly state: State;
  readonly chapters: Chapter[];
  names: Readonly<Record<Side, ReadonlySet<string>>>;
  /** By question, as it stood when it was first asked since the last news of a side. */
  readonly news: Record<Side, Map<string, News>>;
};

/** Before the game has begun and after it is over nothing is asked. */
const NOTHING = '';

const isNews = ({ clock, orders, told }: Entry, after: State, side: Side): boolean =>
  told !== undefined ||
  orders[0]?.by !== side ||
  clock.turn !== after.clock.turn ||
  clock.phase !== after.clock.phase ||
  clock.phasing !== after.clock.phasing;

/** Nothing is done before somebody asks, and then only what was played since. */
export const pastOf = (game: Game, match: Match): Past => {
  const { rules } = game;
  const ids = counterIds(game);
  const bySide = <T>(of: (side: Side) => T): Record<Side, T> =>
    Object.fromEntries(rules.sides.map((side) => [side, of(side)]));
  const namesAt = (state: State): Follower['names'] =>
    rules.hides?.(state) === true
      ? bySide((side) => nameable(game, seenBy(game, state, side), side))
      : bySide(() => ids);
  const hear = (events: readonly Event[], before: Follower['names'], after: Follower['names']) =>
    bySide((side) => newsOf(events, side, ids, [before[side] ?? ids, after[side] ?? ids]));

  const asked = (state: State): string => waiting(rules, state)?.at ?? NOTHING;

  const begin = (): Follower => {
    const state = stateAfter(match, 0);
    const names = namesAt(state);
    const opening = { state: copyJson(state), played: 0 };
    return {
      state,
      names,
      chapters: [{ heard: hear(match.opening, names, names) }],
      news: bySide(() => new Map([[asked(state), opening]])),
    };
  };
  const isBehind = ({ chapters }: Follower): boolean =>
    chapters.slice(1).every(({ entry }, i) => entry === match.entries[i]);
  const goOn = (follower: Follower, entry: Entry): void => {
    const { state, chapters, names, news } = follower;
    doAgain(rules, state, entry);
    follower.names = namesAt(state);
    chapters.push({ entry, heard: hear(entry.events, names, follower.names) });
    const at = asked(state);
    let now: News | undefined;
    for (const side of rules.sides) {
      const known = news[side];
      if (isNews(entry, state, side)) known?.clear();
      if (known?.has(at) === false)
        known.set(at, (now ??= { state: copyJson(state), played: chapters.length - 1 }));
    }
  };

  let follower: Follower | undefined;
  const followed = (): Follower => {
    // What has been taken back was never heard.
    if (follower === undefined || !isBehind(follower)) follower = begin();
    for (const entry of match.entries.slice(follower.chapters.length - 1)) goOn(follower, entry);
    return follower;
  };
  return {
    heard: (side, since) =>
      followed()
        .chapters.slice(since === undefined ? 0 : since + 1)
        .flatMap(({ heard }) => heard[side] ?? []),
    atNews: (side) => {
      const { news, state } = followed();
      return news[side]?.get(asked(state)) ?? { state, played: match.entries.length };
    },
  };
};
