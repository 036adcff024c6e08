// One game of the balance: a player against itself from an opening, past victory to the last turn, and what it went like.
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import type { Event, Side } from '../../src/core/types.ts';
import { seenBy } from '../../src/api/game.ts';
import type { Game } from '../../src/api/game.ts';
import type { Outlook } from '../../src/api/outlook.ts';
import { playBout } from '../../src/players/bout.ts';
import { lead } from '../../src/players/lead.ts';
import type { PlayerMaker } from '../../src/players/own-players.ts';
import { opened } from '../opening.ts';
import type { Gauge } from './gauge.ts';

const MOST_ORDERS = 50_000;

/** All that a game comes of. Two of equal `hashOf` are one and the same game. */
export type Spec = {
  readonly game: string;
  readonly scenario: string;
  readonly fog: string;
  readonly player: string;
  readonly effort: number;
  /** Of the players; the two games of a pair have one. */
  readonly seed: number;
  /** Of the dice, each game's own: with the same ones equals who hardly draw would play one game twice. */
  readonly dice: number;
  /** Whose of the two streams of the seed each side draws from: in the second game of a pair they have changed. */
  readonly changed: boolean;
  /** Hashes of the values and of the program. */
  readonly data: string;
  readonly program: string;
};

export type Course = {
  /** Points of the side that is counted, and where the front stood, at the end of each turn. */
  readonly turns: readonly { readonly turn: number; readonly points: number; readonly front?: number }[];
  /** Who would have won, in the order in which it came; the last of them ended it. */
  readonly verdicts: readonly {
    readonly turn: number;
    readonly winner: Side | 'draw';
    readonly rule: string;
    readonly reason: string;
  }[];
  readonly orders: number;
  /** A player had nothing legal to say, or it did not come to an end. */
  readonly fault?: string;
};

export type Played = { readonly of: string; readonly spec: Spec; readonly course: Course };

export const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' && value !== null && 'of' in value && 'spec' in value && 'course' in value;

type Table = {
  readonly game: Game;
  readonly gauge: Gauge | undefined;
  readonly outlook: Outlook;
  readonly player: PlayerMaker;
};

/** The side whose points are counted: the one the game scores, or the first. */
export const countedSide = (game: Game, s: Seen<unknown>): Side =>
  seenBy(game, s, 'both').score[0]?.side ?? game.rules.sides[0];

export const play = ({ game, gauge, outlook, player }: Table, spec: Spec): Course => {
  const { rules } = game;
  const dice = seeded(openSeed(String(spec.dice)));
  const state = opened(game, { ...spec, playOn: true }, dice);
  const side = countedSide(game, state);
  const turns: Course['turns'][number][] = [];
  const verdicts: Course['verdicts'][number][] = [];
  // What an order leads to belongs to the turn it was given in, until a check has been counted.
  let turn = state.clock.turn;
  let counted: number | undefined;
  const close = (s: Seen<unknown>): void => {
    const points = counted ?? lead(seenBy(game, s, 'both'), side);
    const front = gauge?.front(outlook.prizes(s));
    turns.push({ turn, points, ...(front !== undefined && { front }) });
    counted = undefined;
    turn = s.clock.turn;
  };
  const watch = (s: Seen<unknown>, events: readonly Event[]): void => {
    counted = gauge?.counted(events) ?? counted;
    const all = [...(s.playOn ?? []), ...(s.over === undefined ? [] : [s.over])];
    for (const { winner, rule, reason } of all.slice(verdicts.length))
      verdicts.push({ turn, winner, rule, reason });
    if (s.clock.turn !== turn || s.over !== undefined) close(s);
  };
  const [first, second] = rules.sides;
  const players = {
    [first]: player(spec.seed, spec.changed ? 1 : 0),
    [second]: player(spec.seed, spec.changed ? 0 : 1),
  };
  const { orders, isFinished, fault } = playBout(game, {
    state,
    dice,
    players,
    mostOrders: MOST_ORDERS,
    watch,
  });
  if (fault !== undefined) return { turns, verdicts, orders, fault: JSON.stringify(fault) };
  return isFinished ? { turns, verdicts, orders } : { turns, verdicts, orders, fault: 'it did not end' };
};
