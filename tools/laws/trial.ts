// A game of the computer player against itself, looked at from beside it: whether its orders are legal and its own, whether
// they owe anything to what it may not see or to what it remembers, and how much it plays through for one.
import { canonicalJson, copyJson } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { DiceSource } from '../../src/core/dice.ts';
import { give, matchFrom } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import type { Pick } from '../../src/core/rule-set.ts';
import type { Order, Side, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import type { Outlook } from '../../src/api/outlook.ts';
import { seenBy } from '../../src/api/game.ts';
import type { Scramble } from '../../src/players/fuzz/state-checks.ts';
import type { Level } from '../../src/players/opponent/levels.ts';
import { opponent } from '../../src/players/opponent/opponent.ts';
import { finished } from '../../src/players/opponent/thinker.ts';
import type { Thinker, Thinking, Thought } from '../../src/players/opponent/thinker.ts';
import { isAsked } from '../../src/players/rival.ts';
import { seating } from '../../src/players/player.ts';
import type { Seat } from '../../src/players/player.ts';
import { picker } from '../../src/players/prng.ts';
import { opened } from '../opening.ts';

export type Trial = {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly level: Level;
  readonly scramble: Scramble | undefined;
  readonly scenario: string;
  readonly fog: string;
  readonly seed: number;
  readonly mostOrders: number;
  /** Positions it may play on for one order. */
  readonly mostSpent: number;
};

export type Tally = {
  /** Own decisions, those that were made in a scrambled game as well, and those of a player built anew. */
  decisions: number;
  compared: number;
  anew: number;
  /** Positions played on for one order, at most. */
  spent: number;
  /** The longest time it did not pause for, in thousandths of a second of the processor. */
  slice: number;
  readonly breaches: string[];
};

export const newTally = (): Tally => ({
  decisions: 0,
  compared: 0,
  anew: 0,
  spent: 0,
  slice: 0,
  breaches: [],
});

/** By level, positions that it may play on for one order. */
export const MOST_SPENT: Readonly<Record<string, number>> = { 1: 400, 2: 400 };

/** So many changes are made to what is hidden, so that hardly anything is as it was. */
const CHANGES = 8;
/** A player is built anew at one decision in so many: it makes its plan anew. */
const ANEW = 12;

const thinkerOf = ({ game, outlook, level, seed }: Trial, side: Side): Thinker =>
  opponent({ game, outlook, level, seed: 2 * seed + game.rules.sides.indexOf(side) });

/** To its end, with an eye on how long it keeps everybody waiting. */
const watched = (thinking: Thinking, tally: Tally): Thought => {
  for (;;) {
    const before = process.cpuUsage();
    const step = thinking.next();
    const { user, system } = process.cpuUsage(before);
    tally.slice = Math.max(tally.slice, (user + system) / 1000);
    if (step.done === true) return step.value;
  }
};

/** What it comes to, in what it says and why. */
const outcome = ({ order, reasons }: Thought): string => canonicalJson({ order, reasons });

const orderText = (order: Order | undefined): string =>
  order === undefined ? 'nothing' : canonicalJson(order);

type Table = { readonly match: Match; readonly seats: ReturnType<typeof seating>; readonly thinker: Thinker };

const tableFor = (trial: Trial, side: Side, state: State, dice: DiceSource): Table => {
  const { game } = trial;
  const match = matchFrom(game.rules, state, { dice });
  return { match, seats: seating(game.rules, { game, match }), thinker: thinkerOf(trial, side) };
};

const viewOf = (game: Game, { match }: Table, side: Side): string =>
  canonicalJson(seenBy(game, match.state, side));

/** The other side's right to break in, if it takes it. */
const breaksIn = (trial: Trial, { match, seats }: Table, side: Side): Order | undefined => {
  for (const other of trial.game.rules.sides) {
    const seat = other === side ? undefined : seats(match.state)?.(other);
    const order =
      seat === undefined || !isAsked(seat) ? undefined : finished(thinkerOf(trial, other)(seat)).order;
    if (order !== undefined) return order;
  }
  return undefined;
};

/** A player that is asked for the first time in the middle. */
const saysAnew = (trial: Trial, seat: Seat): Thought => finished(thinkerOf(trial, seat.side)(seat));

/**
 * One side's orders from a state on, in the game and in one that differs in what is hidden from it, both begun now: until the
 * phase is over, the other side acts, or the two look different to it. Comes back with the state the game has come to.
 */
const stretch = (trial: Trial, state: State, dice: DiceSource, pick: Pick, tally: Tally): State => {
  const { game, scramble } = trial;
  const { rules } = game;
  const side = seating(rules)(state)?.(rules.sides[0]).decision.by ?? '';
  const twin = copyJson(state);
  let differs = false;
  for (let i = 0; i < CHANGES; i++) differs = scramble?.(twin, side, pick) === true || differs;
  const table = tableFor(trial, side, state, dice);
  const other = differs ? tableFor(trial, side, twin, dice) : undefined;
  const { clock } = state;
  const [turn, phase] = [clock.turn, clock.phase];
  const wrong = (law: string, what: string): void =>
    void tally.breaches.push(
      `${law}: ${trial.scenario} seed ${trial.seed}, turn ${turn}, ${phase}, ${side}: ${what}`,
    );

  for (let n = 0; n < trial.mostOrders; n++) {
    const seat = table.seats(table.match.state)?.(side);
    if (seat === undefined || seat.decision.by !== side || seat.clock.phase !== phase) break;
    const broken = breaksIn(trial, table, side);
    if (broken !== undefined) {
      if (!give(table.match, [broken]).ok) wrong('legal', `${orderText(broken)} is refused`);
      break;
    }
    const thought = watched(table.thinker(seat), tally);
    tally.decisions += 1;
    tally.spent = Math.max(tally.spent, thought.spent);
    if (thought.isDrawn) wrong('own', `${seat.decision.at}: nothing it thought of is legal, so it draws`);
    if (thought.spent > trial.mostSpent) wrong('bounded', `${seat.decision.at}: ${thought.spent} positions`);
    if (tally.decisions % ANEW === 0) {
      tally.anew += 1;
      const anew = saysAnew(trial, seat);
      if (outcome(anew) !== outcome(thought))
        wrong('forgetful', `${orderText(thought.order)}, and built anew ${orderText(anew.order)}`);
    }
    const otherSeat = other?.seats(other.match.state)?.(side);
    if (other !== undefined && otherSeat !== undefined) {
      tally.compared += 1;
      const unseen = finished(other.thinker(otherSeat));
      if (outcome(unseen) !== outcome(thought))
        wrong('no peeking', `${outcome(thought)}, and where other things are hidden ${outcome(unseen)}`);
    }
    const { order } = thought;
    if (order === undefined) {
      wrong('own', `${seat.decision.at}: it says nothing`);
      break;
    }
    const done = give(table.match, [order]);
    if (!done.ok) {
      wrong('legal', `${orderText(order)} is refused with ${done.refusal.code}`);
      break;
    }
    if (other === undefined) continue;
    const alike = give(other.match, [order]);
    if (!alike.ok) wrong('no peeking', `${orderText(order)} is refused where other things are hidden`);
    // A die or a battle has shown what was hidden.
    if (!alike.ok || viewOf(game, table, side) !== viewOf(game, other, side)) break;
  }
  return table.match.state;
};

/** A game from a turn drawn by the seed, both sides played. */
export const tryLaws = (trial: Trial, tally: Tally): void => {
  const { game, scenario, fog, seed } = trial;
  const dice = seeded(openSeed(`laws ${seed}`));
  const pick = picker(seed, 8);
  let state = opened(game, { scenario, fog, seed, anyTurn: true, playOn: true }, dice);
  const before = tally.decisions;
  while (state.over === undefined && tally.decisions - before < trial.mostOrders) {
    const decisions = tally.decisions;
    const breaches = tally.breaches.length;
    state = stretch(trial, copyJson(state), dice, pick, tally);
    if (tally.decisions === decisions || tally.breaches.length > breaches) break;
  }
};
