// What an engine knows: the position it was given, what has been played since, whose side it is on, and its settings.
import { copyJson } from '../core/canonical-json.ts';
import { apply, complete, decision } from '../core/kernel.ts';
import type { Decision } from '../core/kernel.ts';
import { forget, give, matchFrom, positionHash } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import type { Message, Order, Refusal, Side, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import type { Seat } from './facts.ts';
import { registryFor } from '../language/verb-registry.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { picker } from '../players/prng.ts';
import { seating } from '../players/player.ts';
import type { EnginePlayer } from './engine-player.ts';

export type Table = {
  readonly game: Game;
  readonly registry: VerbRegistry;
  readonly seats: ReturnType<typeof seating>;
  readonly match: Match;
  /** How many entries there were before each play: its dice are entries of their own. */
  readonly plays: number[];
};

export type Session = {
  table: Table | undefined;
  /** Undefined: whoever decides. */
  side: Side | undefined;
  /** `0`: its orders are drawn. */
  level: string;
  seed: number;
  /** Milliseconds for an order. */
  time: number;
  players: Map<Side, EnginePlayer>;
  pick: (n: number) => number;
  /** About the order it gave last. */
  explained: readonly Message[];
};

/** Much is tried and taken back here: the way from a copy of the state is short. */
const STRIDE = 4;
const CHOICE_STREAM = 20;

/** The level at which orders are drawn. */
export const DRAWN = '0';

export const newSession = (): Session => {
  const session: Session = {
    table: undefined,
    side: undefined,
    level: DRAWN,
    seed: 1,
    time: 1000,
    players: new Map(),
    pick: picker(1, CHOICE_STREAM),
    explained: [],
  };
  return session;
};

/** The same seed draws the same orders again. */
export const seedWith = (session: Session, seed: number): Session => {
  session.seed = seed;
  session.players = new Map();
  session.pick = picker(seed, CHOICE_STREAM);
  return session;
};

export const setLevel = (session: Session, level: string): Session => {
  session.level = level;
  return seedWith(session, session.seed);
};

/** A match of a record; its own dice have fallen, and none is rolled any more. */
export const openTable = (session: Session, game: Game, match: Match): Table => {
  const table: Table = {
    game,
    registry: registryFor(game),
    seats: seating(game.rules, { game, match }),
    match,
    plays: [],
  };
  session.table = table;
  session.explained = [];
  seedWith(session, session.seed);
  return table;
};

export const matchToTell = (game: Game, state: State): Match =>
  matchFrom(game.rules, state, { stride: STRIDE });

export const deciding = ({ game, match }: Table): Decision | undefined => decision(game.rules, match.state);

/** Where it sits: on its own side, else on that which decides. */
export const seatOf = ({ side }: Session, table: Table): Seat => ({
  game: table.game,
  match: table.match,
  side: side ?? deciding(table)?.by ?? table.match.state.clock.phasing,
});

export const tableHash = ({ match }: Table): string => positionHash(match);

export type Refused = { readonly refusal: Refusal; readonly order: Order };

/** As much of the orders as has been said is filled in as for a person, each where those before it will have led. */
const filled = ({ game, match }: Table, orders: readonly Order[]): readonly Order[] | Refused => {
  const { rules } = game;
  const there = orders.length > 1 ? copyJson(match.state) : match.state;
  const found: Order[] = [];
  for (const order of orders) {
    const full = complete(rules, there, order);
    if (!full.ok) return { refusal: full.refusal, order };
    found.push(full.order);
    if (found.length === orders.length) break;
    const done = apply(rules, there, full.order);
    if (!done.ok) return { refusal: done.refusal, order };
  }
  return found;
};

const given = ({ match }: Table, orders: readonly Order[]): Refused | undefined => {
  const done = give(match, orders);
  const [first = { by: '', verb: '', args: {} }] = orders;
  return done.ok ? undefined : { refusal: done.refusal, order: orders[done.index] ?? first };
};

/** All of them or none. */
export const playOrders = (table: Table, orders: readonly Order[]): Refused | undefined => {
  const full = filled(table, orders);
  if ('refusal' in full) return full;
  const before = table.match.entries.length;
  const refused = given(table, full);
  if (refused === undefined) table.plays.push(before);
  return refused;
};

/** Dice for whatever waits for them, and again if that leads to more; those left over were too many. All of them or none. */
export const rollDice = (table: Table, faces: readonly number[]): Refused | 'left' | undefined => {
  const { game, match } = table;
  const before = match.entries.length;
  let left = faces;
  while (left.length > 0) {
    const now = decision(game.rules, match.state);
    const { length } = (now?.kind === 'roll' ? now.dice : undefined) ?? [];
    const order = { by: now?.by ?? '', verb: 'die', args: { values: left.slice(0, length).map(String) } };
    const wrong = length === 0 ? 'left' : given(table, [order]);
    if (wrong !== undefined) {
      if (match.entries.length > before) forget(match, before);
      return wrong;
    }
    left = left.slice(length);
  }
  return undefined;
};

/** Back to before the last plays, their dice too. */
export const takeBack = ({ match, plays }: Table, count: number): boolean => {
  const to = plays.at(-count);
  if (to === undefined) return false;
  forget(match, to);
  plays.length -= count;
  return true;
};
