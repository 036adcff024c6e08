// The opponent a game is played against: as it is asked for on the command line, and as it stands in a record.
import { randomInt } from 'node:crypto';
import type { Result, Side } from '../../core/types.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import type { Game } from '../../api/game.ts';
import { sideMeant } from '../../language/parse/values.ts';
import { levelNames, levelRival } from '../../players/rival.ts';
import type { Rival } from '../../players/rival.ts';
import type { OpponentOf } from '../../record/format/header.ts';

export type OpponentWish = {
  /** The side it plays, as typed. */
  readonly against?: string;
  /** The side of the person, as typed. */
  readonly as?: string;
  readonly level?: number;
  readonly opponentSeed?: number;
  readonly two?: boolean;
  /** Of the dice: where anybody can repeat them, the opponent can be repeated, too. */
  readonly seed?: string;
};

type Found<T> = Result<T>;

/** Seeds that are typed are no longer. */
const SEEDS = 1_000_000_000;
/** Beside dice that anybody can repeat. */
const OPEN_SEED = 1;

const sideTyped = ({ sideWords, rules }: Game, typed: string): Found<Side> => {
  const side = sideMeant({ sideWords, by: rules.sides[0] }, typed.toLowerCase());
  const sides = Object.values(sideWords).map(({ name }) => name);
  return side === undefined ? failed(problem('SIDE.UNKNOWN', { typed, sides })) : worked(side);
};

/** The side it is to play; undefined: nobody is asked for. */
const sideWished = (game: Game, { against, as }: OpponentWish): Found<Side | undefined> => {
  const own = as === undefined ? undefined : sideTyped(game, as);
  if (own?.ok === false) return own;
  const other = against === undefined ? undefined : sideTyped(game, against);
  if (other?.ok === false) return other;
  const [first, second] = game.rules.sides;
  if (own === undefined) return worked(other?.value);
  if (own.value === other?.value) return failed(problem('OPPONENT.BOTH', { side: own.value }));
  return worked(own.value === first ? second : first);
};

const seated = async (game: Game, side: Side, level: string, seed: number): Promise<Found<Rival>> => {
  const rival = await levelRival(game, side, level, seed);
  if (rival !== undefined) return worked(rival);
  return failed(problem('OPPONENT.LEVEL', { level, levels: await levelNames() }));
};

/** Undefined: nobody is asked for. */
export const opponentWished = async (game: Game, wish: OpponentWish): Promise<Found<Rival | undefined>> => {
  const side = sideWished(game, wish);
  if (!side.ok) return side;
  const { level, opponentSeed, two, seed } = wish;
  if (side.value === undefined) {
    const option = level === undefined ? '--opponent-seed' : '--level';
    const isAlone = level !== undefined || opponentSeed !== undefined;
    return isAlone ? failed(problem('OPPONENT.NOBODY', { option })) : worked(undefined);
  }
  if (two === true) return failed(problem('OPPONENT.TWO'));
  const typed = level === undefined ? (await levelNames()).at(-1) : String(level);
  return seated(
    game,
    side.value,
    typed ?? '',
    opponentSeed ?? (seed === undefined ? randomInt(1, SEEDS) : OPEN_SEED),
  );
};

/** The one that a game was begun against, as its record names it; undefined: it has none. */
export const opponentOfRecord = async (
  game: Game,
  named: OpponentOf | undefined,
  { two }: Pick<OpponentWish, 'two'>,
): Promise<Found<Rival | undefined>> => {
  if (named === undefined) return worked(undefined);
  if (two === true) return failed(problem('OPPONENT.TWO'));
  const { side, name } = named;
  const [, level, seed] = /^level (\S+) seed (\d{1,9})$/.exec(name) ?? [];
  if (!game.rules.sides.includes(side) || level === undefined)
    return failed(problem('OPPONENT.UNKNOWN', { side, name }));
  return seated(game, side, level, Number(seed));
};
