// The greedy yardstick: destinations for all in one pass, attacks by the odds, every other answer tried on a copy. It was the
// first computer player that beat random play; it stays as it is, so that strength can be told from one year to the next.
import { seenBy } from '../../../src/api/game.ts';
import type { Game } from '../../../src/api/game.ts';
import type { View } from '../../../src/api/view.ts';
import { copyJson } from '../../../src/core/canonical-json.ts';
import type { DiceSource } from '../../../src/core/dice.ts';
import { apply } from '../../../src/core/kernel.ts';
import type { Offer } from '../../../src/core/kernel.ts';
import type { Pick } from '../../../src/core/rule-set.ts';
import type { Order, Side, State } from '../../../src/core/types.ts';
import type { PlayerMaker } from '../../../src/players/own-players.ts';
import type { Said, Seat } from '../../../src/players/player.ts';
import { picker } from '../../../src/players/prng.ts';
import { attackOf } from './attacks.ts';
import { movesOf } from './moves.ts';
import type { Move } from './moves.ts';
import { goalsOf, landOf, tableOf } from './table.ts';
import type { Goals, Land, Table } from './table.ts';
import { GREEDY } from './weights.ts';
import type { GreedyName, Weights } from './weights.ts';

/** Answers to a question that are tried: of those that can be listed, and drawn of others. */
const MOST = { listed: 40, drawn: 6 } as const;
const DECIDED = 1e4;
const POINT = 14;
const BOUND = 60;
const UNFED = 0.55;
const PULL = 0.35;
/** Which stream of its seed it draws from, beside those of the sides. */
const STREAM = 5;

/** Threes first; never two alike, for some dice are thrown again until they show something else. */
const middling = (): DiceSource => {
  let thrown = 0;
  return (_, { sides }) => 1 + ((2 + thrown++) % sides);
};

const leadOf = ({ score }: View, side: Side): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

/** 1 where the points would win at the next check, -1 where they would lose. */
const verdictOf = ({ game }: Land, s: State, side: Side, points: number): number => {
  const asked = game.questions?.['score']?.(s, side, {}) ?? [];
  const next = asked.find((part) => 'key' in part && part.key === 'score.next');
  if (next === undefined || !('params' in next)) return 0;
  const [first, second] = game.rules.sides;
  const [most, least] = [next.params[first], next.params[second]];
  if (typeof most !== 'number' || typeof least !== 'number') return 0;
  const total = side === first ? points : -points;
  const verdict = total >= most ? 1 : total <= least ? -1 : 0;
  return side === first ? verdict : -verdict;
};

const appraisal = (land: Land, s: State, side: Side, goals: Goals): number => {
  const { game, grid } = land;
  if (s.over !== undefined) return s.over.winner === side ? DECIDED : -DECIDED;
  const table = tableOf(land, seenBy(game, s, side));
  const points = leadOf(table.view, side);
  let sum = POINT * points + BOUND * verdictOf(land, s, side, points);
  const stacks = new Map(game.rules.sides.map((each) => [each, game.supplied?.(s, each)?.stacks]));
  for (const { side: of, hex, attack, defence } of table.bodies) {
    const isCut = stacks.get(of)?.get(grid.id(hex))?.isCut === true;
    const worth = (attack + defence) * (isCut ? UNFED : 1) + PULL * attack * (goals[of]?.[hex] ?? 0);
    sum += of === side ? worth : -worth;
  }
  return sum;
};

/** What it keeps between two orders: the phase it is in, how the map draws both sides there, and who has not moved yet. */
type Mind = { readonly phase: string; readonly goals: Goals; moves: Move[] | undefined };

type Self = { readonly land: Land; readonly weights: Weights; readonly pick: Pick };

/** What it has ordered it takes back nowhere: it could go round for ever. */
const answersOf = (seat: Seat, pick: Pick): readonly Order[] =>
  seat
    .offers()
    .filter(({ right, verb }) => !right && verb !== 'cancel')
    .flatMap(
      (offer) =>
        seat.list(offer)?.slice(0, MOST.listed) ??
        Array.from({ length: MOST.drawn }, () => seat.sample(offer, pick)).flatMap((order) => order ?? []),
    );

/** The answer after which it would stand best. */
const triedAnswer = ({ land, pick }: Self, { goals }: Mind, seat: Seat): Order | undefined => {
  const answers = answersOf(seat, pick);
  if (answers.length <= 1) return answers[0];
  const scratch = seat.imagine(pick, 'now');
  let best: Order | undefined;
  let most = -Infinity;
  for (const order of answers) {
    const state = copyJson(scratch.state);
    if (!apply(scratch.rules, state, order, middling()).ok) continue;
    const isEnd = order.verb === 'end' || order.verb === 'pass';
    const worth = appraisal(land, state, seat.side, goals) - (isEnd ? 0.01 : 0);
    if (worth > most) [best, most] = [order, worth];
  }
  return best ?? answers[0];
};

const nextMove = (seat: Seat, moves: Move[]): Order | undefined => {
  for (let move = moves.shift(); move !== undefined; move = moves.shift()) {
    const full = seat.complete({ verb: 'move', args: { units: [move.unit], path: [move.to] } });
    if (full.ok && seat.check(full.order) === undefined) return full.order;
  }
  return undefined;
};

const firstLegal = (seat: Seat, said: readonly Said[]): Order | undefined => {
  const found = said.find((each) => seat.check(each) === undefined);
  return found === undefined ? undefined : { ...found, by: seat.side };
};

/** Who has come is put on the map, and who must roll to move rolls; then all is planned again. */
const errand = (seat: Seat, mind: Mind, offers: readonly Offer[]): Order | undefined => {
  const roll = offers.find(({ verb }) => verb === 'roll');
  const rollers = roll === undefined ? [] : seat.subjects(roll);
  const order = firstLegal(seat, [
    { verb: 'place', args: { how: ['default'] } },
    ...rollers.map((unit) => ({ verb: 'roll', args: { units: [unit] } })),
  ]);
  if (order !== undefined) mind.moves = undefined;
  return order;
};

const mindOf = ({ land, weights }: Self, table: Table, seat: Seat, phase: string): Mind => {
  const goals = land.game.rules.sides.map((side) => [
    side,
    goalsOf(land, table, side, side === seat.side ? weights : GREEDY.greedy),
  ]);
  return { phase, goals: Object.fromEntries(goals) as Goals, moves: undefined };
};

const answer = (self: Self, mind: Mind, seat: Seat): Order | undefined => {
  const { land, weights } = self;
  const goals = mind.goals[seat.side] ?? new Float64Array(land.grid.count);
  const table = tableOf(land, seat.view());
  const offers = seat.offers().filter(({ right }) => !right);
  const move = offers.find(({ verb }) => verb === 'move');
  if (move !== undefined) {
    mind.moves ??= [...movesOf(land, table, seat, move, goals, weights)];
    const order =
      nextMove(seat, mind.moves) ??
      errand(seat, mind, offers) ??
      firstLegal(seat, [{ verb: 'end', args: {} }]);
    if (order !== undefined) return order;
  }
  if (offers.some(({ verb }) => verb === 'attack')) {
    const order = attackOf(land, table, seat, weights);
    if (order !== undefined) return order;
  }
  return (
    triedAnswer(self, mind, seat) ??
    offers.map((offer) => seat.sample(offer, self.pick)).find((order) => order !== undefined)
  );
};

export const greedyPlayer = (game: Game, name: GreedyName): PlayerMaker => {
  const land = landOf(game);
  return (seed, stream) => {
    const self: Self = { land, weights: GREEDY[name], pick: picker(seed, STREAM + stream) };
    let mind: Mind | undefined;
    return (seat) => {
      const { by, kind } = seat.decision;
      if (by !== seat.side || kind === 'roll') return undefined;
      if (kind === 'window') return { by, verb: 'pass', args: {} };
      const phase = `${seat.clock.turn} ${seat.clock.phase}`;
      return seat.thinking(() => {
        if (mind?.phase !== phase) mind = mindOf(self, tableOf(land, seat.view()), seat, phase);
        return answer(self, mind, seat);
      });
    };
  };
};
