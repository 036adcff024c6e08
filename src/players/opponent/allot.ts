// The attacks of a phase allotted to all who can make them, nobody twice, for a person who plans: as the computer player
// would, from a position as his side may imagine it.
import { resting } from '../../core/state-cache.ts';
import type { Order } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { HIGHEST_LEVEL } from '../level-names.ts';
import type { Seat } from '../player.ts';
import { picker } from '../prng.ts';
import { outlookOf } from './bare.ts';
import { groundOf } from './ground.ts';
import { LEVELS } from './levels.ts';
import { chosenStrikes, strikesOf } from './rungs.ts';
import type { Strike } from './rungs.ts';

/** `odds`: of the position that was imagined. */
export type Allotted = {
  readonly order: Order;
  readonly hex: string;
  readonly units: readonly string[];
  readonly odds: string;
};

export type Allotment = {
  /** The surest first. */
  readonly attacks: readonly Allotted[];
  /** Who could attack something. */
  readonly able: readonly string[];
  /** Who must. */
  readonly bound: readonly string[];
};

/** The same every time it is asked of the same position. */
const SEED = 1;

/** A person is told of attacks that are more likely to take the hex than not; whoever must attack, of any. */
const LIKELY = 0.5;

const falls = ({ prospect }: Strike): number =>
  prospect.endings.reduce((sum, ending) => sum + ending.chance * ending.falls, 0);

export const allotted = async (game: Game, seat: Seat): Promise<Allotment> => {
  const outlook = await outlookOf(game);
  const level = LEVELS[HIGHEST_LEVEL];
  if (level === undefined) throw new Error('There are no levels');
  const { weights } = level;
  const { state } = seat.imagine(picker(SEED), 'now');
  const scales = { ground: groundOf(game.board.grid, outlook), outlook, weights, sides: game.rules.sides };
  return resting(state, () => {
    const strikes = strikesOf(scales, state, seat.side);
    const bound = outlook.bound?.(state, seat.side) ?? [];
    const isWorth = (strike: Strike): boolean =>
      falls(strike) >= LIKELY || strike.units.some((unit) => bound.includes(unit));
    const worth = strikes.map((rungs) => rungs.filter(isWorth));
    const chosen = chosenStrikes(worth, weights.least).toSorted((a, b) => falls(b) - falls(a));
    const attacks = chosen.map(({ fight, units, prospect }) => ({
      order: { by: seat.side, verb: fight.verb, args: fight.order(units) },
      hex: fight.target,
      units,
      odds: prospect.odds,
    }));
    return {
      attacks: attacks.filter(({ order }) => seat.check(order) === undefined),
      able: [...new Set(strikes.flatMap((rungs) => rungs.flatMap(({ fight }) => fight.able)))],
      bound,
    };
  });
};
