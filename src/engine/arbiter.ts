// One game between two engines or players. The arbiter alone rolls, judges and hides; whoever proposes what is not legal has lost.
import type { DiceSource } from '../core/dice.ts';
import { offers, waiting } from '../core/kernel.ts';
import type { Waiting } from '../core/kernel.ts';
import { give, matchFrom } from '../core/match.ts';
import type { Entry, Match } from '../core/match.ts';
import { copyJson } from '../core/canonical-json.ts';
import type { Message, Order, Side, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { write, writeOrders } from '../language/canonical-write.ts';
import { pastOf } from '../players/past.ts';
import { seating } from '../players/player.ts';
import type { Seat } from '../players/player.ts';
import { choicesBy, engineSeat } from './engine-seat.ts';
import type { Answered, EngineSeat } from './engine-seat.ts';
import { fault, isFault } from './forfeit.ts';
import type { Fault } from './forfeit.ts';
import type { Opponent } from './engine-client.ts';

export type Beginning = {
  readonly game: Game;
  readonly registry: VerbRegistry;
  /** Settled. */
  readonly state: State;
};

/** A player of this program, who sits at the table himself. */
export type Sitter = {
  readonly name: string;
  next(seat: Seat, match: Match): Promise<Order | undefined>;
  close(): void;
};

export type Fixture = {
  readonly number: number;
  readonly seed: number;
  readonly dice: DiceSource;
  /** By side. */
  readonly players: Readonly<Record<Side, Opponent | Sitter>>;
  readonly seconds: number;
  readonly mostOrders: number;
};

export type Outcome = {
  /** Absent: a draw, or not finished. */
  readonly winner?: Side;
  readonly isFinished: boolean;
  readonly orders: number;
  readonly hashes: number;
  /** Where it ended. */
  readonly state: State;
  /** Whose fault it was, and what it did. */
  readonly fault?: { readonly side: Side; readonly said: readonly Message[] };
};

type Playing = Beginning &
  Fixture & { readonly match: Match; readonly seats: ReadonlyMap<Side, EngineSeat>; readonly last: string[] };

const sitterSeat = ({ game, registry }: Beginning, match: Match, side: Side, sitter: Sitter): EngineSeat => {
  const seats = seating(game.rules, { game, match });
  const answer = async (now: Waiting): Promise<Answered> => {
    const seat = seats(match.state)?.(side);
    const order = seat === undefined ? undefined : await sitter.next(seat, match);
    if (order === undefined) return now.by === side ? fault(side, 'ARENA.NOTHING') : {};
    const done = give(match, [order]);
    if (done.ok) return { entry: done.entry };
    const { code, rule } = done.refusal;
    return fault(side, 'ARENA.ILLEGAL', { typed: write(registry, order), code, rule });
  };
  const nothing = async (): Promise<undefined> => Promise.resolve(undefined);
  return { hashes: 0, greet: nothing, catchUp: nothing, answer };
};

const seatsAt = (beginning: Beginning, fixture: Fixture, match: Match): ReadonlyMap<Side, EngineSeat> => {
  const { game, registry } = beginning;
  const { seed, seconds, players } = fixture;
  // They share what is drawn, as they share the table.
  const pick = choicesBy(seed);
  const past = pastOf(game, match);
  return new Map(
    game.rules.sides.map((side): [Side, EngineSeat] => {
      const player = players[side];
      if (player === undefined) throw new Error(`Nobody plays ${side}`);
      const place = { game, registry, match, side, seed, time: seconds, seconds, pick, past };
      return [
        side,
        'ask' in player
          ? engineSeat({ ...place, engine: player })
          : sitterSeat(beginning, match, side, player),
      ];
    }),
  );
};

/** Everybody in turn, until somebody is at fault. */
const all = async (
  { seats }: Playing,
  does: (seat: EngineSeat) => Promise<Fault | undefined>,
): Promise<Fault | undefined> => {
  for (const seat of seats.values()) {
    const wrong = await does(seat);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const LAST = 5;

const note = ({ registry, last }: Playing, side: Side, { orders }: Entry): void => {
  last.push(`${side} ${writeOrders(registry, orders)}`);
  if (last.length > LAST) last.shift();
};

/** The other side is asked first whether it breaks in, where it may. */
const step = async (playing: Playing, now: Waiting): Promise<Fault | undefined> => {
  const { game, match, seats } = playing;
  const open = offers(game.rules, match.state);
  for (const side of [...game.rules.sides.filter((each) => each !== now.by), now.by]) {
    if (side !== now.by && !open.some(({ by }) => by === side)) continue;
    const answered = await seats.get(side)?.answer(now, match);
    if (answered === undefined) continue;
    if (isFault(answered)) return answered;
    if (answered.entry === undefined) continue;
    note(playing, side, answered.entry);
    return all(playing, async (seat) => seat.catchUp());
  }
  throw new Error(`Nothing was answered at ${now.at}`);
};

const told = (playing: Playing, { side, key, params }: Fault): NonNullable<Outcome['fault']> => {
  const { number: game, seed, players, match, last } = playing;
  const name = players[side]?.name ?? side;
  const at = { order: match.entries.length, seed, orders: last.join('; ') };
  return {
    side,
    said: [
      { key, params: { ...params, game, name } },
      { key: 'arena.line', params: at },
    ],
  };
};

export const playGame = async (beginning: Beginning, fixture: Fixture): Promise<Outcome> => {
  const { game, state } = beginning;
  const match = matchFrom(game.rules, copyJson(state), { dice: fixture.dice });
  const playing: Playing = {
    ...beginning,
    ...fixture,
    match,
    seats: seatsAt(beginning, fixture, match),
    last: [],
  };
  const ended = (more: Pick<Outcome, 'winner' | 'isFinished' | 'fault'>): Outcome => ({
    orders: match.entries.length,
    hashes: [...playing.seats.values()].reduce((sum, { hashes }) => sum + hashes, 0),
    state: match.state,
    ...more,
  });
  const lost = (wrong: Fault): Outcome => {
    const winner = game.rules.sides.find((side) => side !== wrong.side);
    return ended({ ...(winner !== undefined && { winner }), isFinished: true, fault: told(playing, wrong) });
  };
  const greeted = await all(playing, async (seat) => seat.greet());
  if (greeted !== undefined) return lost(greeted);
  while (match.entries.length < fixture.mostOrders) {
    const now = waiting(game.rules, match.state);
    if (now === undefined) {
      const { over } = match.state;
      return ended({
        ...(over !== undefined && over.winner !== 'draw' && { winner: over.winner }),
        isFinished: true,
      });
    }
    const wrong = await step(playing, now);
    if (wrong !== undefined) return lost(wrong);
  }
  return ended({ isFinished: false });
};
