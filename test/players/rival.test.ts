// Somebody who plays a side by itself: the same game whether it is left in peace, opened again at every order, or hurried.
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { give, newMatch } from '../../src/core/match.ts';
import type { Entry, Match } from '../../src/core/match.ts';
import type { Order, Side } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { seating } from '../../src/players/player.ts';
import { isOrderOf, isProblem, levelRival } from '../../src/players/rival.ts';
import type { Rival } from '../../src/players/rival.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { ford } from '../games/ford/game.ts';

const DICE = seeded(openSeed('rival'));

const seated = async (game: Game, side: Side): Promise<Rival> => {
  const rival = await levelRival(game, side, '1', 3);
  if (rival === undefined) throw new Error('There is no level 1');
  return rival;
};

const begun = (game: Game): Match => {
  const scenario = game.scenarios[0]?.id ?? '';
  const standard = Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
  return newMatch(game.rules, scenario, { ...standard, fog: 'on' }, { dice: DICE });
};

/** `disturb`: before each chance, gives back who is asked. */
const played = async (
  game: Game,
  orders: number,
  disturb: (rival: Rival, match: Match) => Promise<Rival>,
): Promise<Match> => {
  const match = begun(game);
  const rivals = new Map<Side, Rival>();
  for (const side of game.rules.sides) rivals.set(side, await seated(game, side));
  const seats = seating(game.rules, { game, match });
  while (match.entries.length < orders) {
    const seat = seats(match.state);
    if (seat === undefined) return match;
    const { by } = seat(game.rules.sides[0]).decision;
    let said: Order | undefined;
    for (const side of [...game.rules.sides.filter((each) => each !== by), by]) {
      const rival = await disturb(rivals.get(side)!, match);
      rivals.set(side, rival);
      const found = await rival.next(seat(side), match);
      if (found !== undefined && isProblem(found)) throw new Error(found.code);
      said = found;
      if (said !== undefined) break;
    }
    if (said === undefined) throw new Error('Nobody says anything');
    const done = give(match, [said]);
    if (!done.ok) throw new Error(done.refusal.code);
  }
  return match;
};

const inPeace = async (rival: Rival): Promise<Rival> => rival;

describe.each([
  { game: ford, orders: 200 },
  { game: barbarossa, orders: 120 },
  { game: dagc, orders: 120 },
])('a rival in $game.id', ({ game, orders }) => {
  it('plays on the same after it was seated anew', async () => {
    const one = await played(game, orders, inPeace);
    const every = Math.ceil(one.entries.length / 12);
    const other = await played(game, orders, async (rival, { entries }) =>
      entries.length % every === every - 1 ? seated(game, rival.side) : rival,
    );
    expect(other.entries.map((entry) => entry.orders)).toEqual(one.entries.map((entry) => entry.orders));
    expect(hashOf(other.state)).toBe(hashOf(one.state));
  });
  it('plays on the same after it was hurried and not listened to', async () => {
    const one = await played(game, orders, inPeace);
    const every = Math.ceil(one.entries.length / 12);
    const other = await played(game, orders, async (rival, match) => {
      const seat = seating(game.rules, { game, match })(match.state)?.(rival.side);
      if (match.entries.length % every === every - 1 && seat !== undefined) {
        const asked = rival.next(seat, match);
        rival.hurry();
        await asked;
      }
      return rival;
    });
    expect(other.entries.map((entry) => entry.orders)).toEqual(one.entries.map((entry) => entry.orders));
  });
});

it('knows an order again in whatever order a record has its parts', () => {
  const order = { by: 'north', verb: 'attack', args: { target: ['1403'], from: ['n1', 'n6'] } };
  const entryOf = (...orders: readonly Order[]) => ({ orders }) as unknown as Entry;
  const turned = { args: { from: ['n1', 'n6'], target: ['1403'] }, verb: 'attack', by: 'north' };
  expect(isOrderOf(order, entryOf(turned))).toBe(true);
  expect(isOrderOf(order, entryOf({ ...turned, args: { ...turned.args, from: ['n1'] } }))).toBe(false);
  expect(isOrderOf(order, entryOf(turned, turned))).toBe(false);
});
