// What an engine knows: the position it was given, what has been played since, whose side it is on, and its settings.
import { copyJson, hashOf } from '../core/copy.ts';
import { apply, complete, decision, settle } from '../core/kernel.ts';
import type { Decision } from '../core/kernel.ts';
import type { Message, Order, Refusal, Side, State } from '../core/types.ts';
import type { Game } from '../games/game.ts';
import { registryFor } from '../orders/registry.ts';
import type { VerbRegistry } from '../orders/registry.ts';
import { picker } from '../players/prng.ts';
import type { Player } from '../players/player.ts';
import { seating } from '../players/player.ts';
import { randomPlayer } from '../players/random.ts';

/** An order line and the dice that were rolled for it; the first has no orders, and the dice of the beginning. */
type Play = { readonly orders: readonly Order[]; readonly faces: number[] };

export type Table = {
  readonly game: Game;
  readonly registry: VerbRegistry;
  readonly seats: ReturnType<typeof seating>;
  /** States after so many plays, to go back to. */
  readonly kept: Map<number, State>;
  readonly plays: Play[];
  state: State;
};

export type Session = {
  table: Table | undefined;
  /** Undefined: whoever decides. */
  side: Side | undefined;
  seed: number;
  /** Milliseconds for an order. */
  time: number;
  players: Map<Side, Player>;
  pick: (n: number) => number;
  /** About the order it gave last. */
  explained: readonly Message[];
};

const EVERY = 64;
const CHOICE_STREAM = 20;

export const newSession = (): Session => {
  const session: Session = {
    table: undefined,
    side: undefined,
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

/** Every side has a player of its own, who knows nothing of the other. */
export const playerOf = (session: Session, { game }: Table, side: Side): Player => {
  const known = session.players.get(side);
  if (known !== undefined) return known;
  const player = randomPlayer(session.seed, Math.max(0, game.rules.sides.indexOf(side)));
  session.players.set(side, player);
  return player;
};

export const openTable = (session: Session, game: Game, state: State): Table => {
  settle(game.rules, state);
  const table: Table = {
    game,
    registry: registryFor(game),
    seats: seating(game.rules),
    kept: new Map([[1, copyJson(state)]]),
    plays: [{ orders: [], faces: [] }],
    state,
  };
  session.table = table;
  session.explained = [];
  seedWith(session, session.seed);
  return table;
};

export const deciding = ({ game, state }: Table): Decision | undefined => decision(game.rules, state);

export const tableHash = ({ state }: Table): string => hashOf(state);

export type Refused = { readonly refusal: Refusal; readonly order: Order };

/** As much of the orders as has been said is filled in as for a person. */
const applied = (table: Table, state: State, orders: readonly Order[]): Refused | undefined => {
  const { rules } = table.game;
  for (const order of orders) {
    const full = complete(rules, state, order);
    if (!full.ok) return { refusal: full.refusal, order };
    const done = apply(rules, state, full.order);
    if (!done.ok) return { refusal: done.refusal, order };
  }
  return undefined;
};

/** Dice for whatever waits for them, and again if that leads to more; those left over were too many. */
const rolled = ({ game }: Table, state: State, faces: readonly number[]): Refused | 'left' | undefined => {
  let left = faces;
  for (;;) {
    const now = decision(game.rules, state);
    if (now?.kind !== 'roll' || left.length === 0) return left.length > 0 ? 'left' : undefined;
    const { length } = now.dice ?? [];
    const order = { by: now.by, verb: 'die', args: { values: left.slice(0, length).map(String) } };
    const done = apply(game.rules, state, order);
    if (!done.ok) return { refusal: done.refusal, order };
    left = left.slice(length);
  }
};

const keep = (table: Table): void => {
  if (table.plays.length % EVERY === 0) table.kept.set(table.plays.length, copyJson(table.state));
};

/** All of them or none. */
export const playOrders = (table: Table, orders: readonly Order[]): Refused | undefined => {
  const state = copyJson(table.state);
  const refused = applied(table, state, orders);
  if (refused !== undefined) return refused;
  // What was rolled for the play before is done with: now it can be kept.
  keep(table);
  table.state = state;
  table.plays.push({ orders, faces: [] });
  return undefined;
};

export const rollDice = (table: Table, faces: readonly number[]): Refused | 'left' | undefined => {
  const state = copyJson(table.state);
  const wrong = rolled(table, state, faces);
  if (wrong !== undefined) return wrong;
  table.state = state;
  table.plays.at(-1)?.faces.push(...faces);
  return undefined;
};

/** Back to before the last plays: from a state that was kept, by doing again what led on from it. */
export const takeBack = (table: Table, count: number): boolean => {
  const to = table.plays.length - count;
  if (to < 1) return false;
  const from = [...table.kept.keys()].filter((at) => at <= to).reduce((a, b) => Math.max(a, b), 1);
  const state = copyJson(table.kept.get(from) ?? table.state);
  const first = table.plays[0];
  if (from === 1 && first !== undefined) rolled(table, state, first.faces);
  for (const { orders, faces } of table.plays.slice(from, to)) {
    applied(table, state, orders);
    rolled(table, state, faces);
  }
  for (const at of table.kept.keys()) if (at > to) table.kept.delete(at);
  table.state = state;
  table.plays.length = to;
  return true;
};
