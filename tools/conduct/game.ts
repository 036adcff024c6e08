// One game of a player against itself with somebody looking on.
import { copyJson, hashOf } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { give, matchFrom } from '../../src/core/match.ts';
import type { Side } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import type { Outlook } from '../../src/api/outlook.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import type { Player } from '../../src/players/player.ts';
import { entrantOf } from '../entrants.ts';
import { opened } from '../opening.ts';
import { watchOf } from './observe.ts';
import type { Conduct, Count } from './observe.ts';

export type Spec = {
  readonly game: string;
  readonly scenario: string;
  readonly fog: string;
  readonly player: string;
  readonly seed: number;
  readonly turns: number;
  readonly data: string;
  readonly program: string;
};

export type SideSeen = {
  readonly conduct: Conduct;
  readonly offered: Readonly<Record<string, Count>>;
  readonly axis?: string;
};

export type Seen = {
  readonly of: string;
  readonly spec: Spec;
  readonly sides: Readonly<Record<Side, SideSeen>>;
  readonly fault?: string;
};

export const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'of' in value && 'sides' in value;

/** Past victories, until so many turns are over. */
export const lookOn = async (game: Game, outlook: Outlook, spec: Spec): Promise<Seen> => {
  const { rules, board } = game;
  const dice = seeded(openSeed(String(spec.seed)));
  const state = opened(game, { ...spec, playOn: true }, dice);
  const match = matchFrom(rules, state, { dice });
  const seats = seating(rules, { game, match });
  const maker = await entrantOf(game, spec.player);
  const players = Object.fromEntries(
    rules.sides.map((side, i): [Side, Player] => [side, maker(spec.seed, i)]),
  );
  const watch = watchOf(board.grid, outlook, rules.sides);
  const last = state.clock.turn + spec.turns;
  const ended = (fault?: string): Seen => ({
    of: hashOf(spec),
    spec,
    sides: Object.fromEntries(
      rules.sides.map((side) => {
        const axis = watch.axis(side);
        const seen = { conduct: watch.conduct[side]!, offered: watch.offered[side]! };
        return [side, { ...seen, ...(axis !== undefined && { axis }) }];
      }),
    ),
    ...(fault !== undefined && { fault }),
  });
  while (match.state.clock.turn < last) {
    const seat = seats(match.state);
    if (seat === undefined) break;
    const order = nextOrder(seat, rules.sides, players);
    if (order === undefined) return ended(`${seat(rules.sides[0]).decision.by} says nothing`);
    watch.order(seat(order.by), match.state, order);
    const before = copyJson(match.state);
    const done = give(match, [order]);
    if (!done.ok) return ended(`${JSON.stringify(order)} is refused with ${done.refusal.code}`);
    watch.done(before, match.state);
  }
  return ended();
};
