// The opponent a game is played against: as it is asked for on the command line, and as it stands in a record.
import { randomInt } from 'node:crypto';
import type { Result, Side } from '../../core/types.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import type { Game } from '../../api/game.ts';
import { sideMeant } from '../../language/parse/values.ts';
import { HIGHEST_LEVEL, LEVEL_NAMES } from '../../players/level-names.ts';
import { commandNamed, levelNamed } from '../../players/opponent-names.ts';
import { levelRival } from '../../players/rival.ts';
import type { Rival } from '../../players/rival.ts';
import { engineSeated, isCommand } from './engine-opponent.ts';
import type { OpponentOf } from '../../record/format/header.ts';

export type OpponentWish = {
  /** The side it plays, as typed; or the command that starts a program. */
  readonly against?: string;
  /** The side of the person, as typed. */
  readonly as?: string;
  readonly level?: number;
  readonly opponentSeed?: number;
  readonly two?: boolean;
  /** Of the dice: where anybody can repeat them, the opponent can be repeated, too. */
  readonly seed?: string;
};

/** A typed seed has nine digits at most. */
const SEEDS = 1_000_000_000;
/** Beside dice that anybody can repeat. */
const OPEN_SEED = 1;

const sideTyped = ({ sideWords, rules }: Game, typed: string): Result<Side> => {
  const side = sideMeant({ sideWords, by: rules.sides[0] }, typed.toLowerCase());
  const sides = Object.values(sideWords).map(({ name }) => name);
  return side === undefined ? failed(problem('SIDE.UNKNOWN', { typed, sides })) : worked(side);
};

type Wished = { readonly side: Side; readonly command?: string };

/** The side it is to play, and what starts it where it is another program; undefined: nobody is asked for. */
const sideWished = (game: Game, { against, as }: OpponentWish): Result<Wished | undefined> => {
  const own = as === undefined ? undefined : sideTyped(game, as);
  if (own?.ok === false) return own;
  const [first, second] = game.rules.sides;
  const left = own?.value === second ? first : second;
  if (against === undefined) return worked(own === undefined ? undefined : { side: left });
  const other = sideTyped(game, against);
  if (!other.ok) return isCommand(against) ? worked({ side: left, command: against }) : other;
  return own?.value === other.value
    ? failed(problem('OPPONENT.BOTH', { side: own.value }))
    : worked({ side: other.value });
};

const seated = async (game: Game, side: Side, level: string, seed: number): Promise<Result<Rival>> => {
  const rival = await levelRival(game, side, level, seed);
  if (rival !== undefined) return worked(rival);
  return failed(problem('OPPONENT.LEVEL', { level, levels: LEVEL_NAMES }));
};

const seedOf = ({ opponentSeed, seed }: Pick<OpponentWish, 'opponentSeed' | 'seed'>): number =>
  opponentSeed ?? (seed === undefined ? randomInt(1, SEEDS) : OPEN_SEED);

/** Undefined: nobody is asked for. */
export const opponentWished = async (game: Game, wish: OpponentWish): Promise<Result<Rival | undefined>> => {
  const side = sideWished(game, wish);
  if (!side.ok) return side;
  const { level, opponentSeed, two } = wish;
  if (side.value === undefined) {
    const option = level === undefined ? '--opponent-seed' : '--level';
    const isAlone = level !== undefined || opponentSeed !== undefined;
    return isAlone ? failed(problem('OPPONENT.NOBODY', { option })) : worked(undefined);
  }
  if (two === true) return failed(problem('OPPONENT.TWO'));
  const { command } = side.value;
  if (command !== undefined)
    return level === undefined
      ? engineSeated(game, side.value.side, command, seedOf(wish))
      : failed(problem('OPPONENT.ENGINE-LEVEL'));
  const typed = level === undefined ? HIGHEST_LEVEL : String(level);
  return seated(game, side.value.side, typed, seedOf(wish));
};

/** What a game against another program is gone on with. */
export type Again = Pick<OpponentWish, 'against' | 'level' | 'two'> & {
  /** Nobody plays the other side. */
  readonly alone?: boolean;
  /** Nobody has anything to play any more. */
  readonly isOver?: boolean;
};

/** A record may have come from anywhere: what it names is told, and started only where it is typed again. */
const engineAgain = async (
  game: Game,
  side: Side,
  command: string,
  wish: Again,
): Promise<Result<Rival | undefined>> => {
  const { against, level, alone, isOver } = wish;
  if (alone === true || isOver === true) return worked(undefined);
  if (level !== undefined) return seated(game, side, String(level), seedOf({}));
  if (against !== undefined && isCommand(against)) return engineSeated(game, side, against, seedOf({}));
  return failed(problem('OPPONENT.ENGINE', { side, command, level: HIGHEST_LEVEL }));
};

/** The one that a game was begun against, as its record names it; undefined: it has none. */
export const opponentOfRecord = async (
  game: Game,
  named: OpponentOf | undefined,
  wish: Again,
): Promise<Result<Rival | undefined>> => {
  const { side, name } = named ?? { side: '', name: '' };
  const command = commandNamed(name);
  const isKnown = game.rules.sides.includes(side);
  if (named !== undefined && wish.two === true) return failed(problem('OPPONENT.TWO'));
  if (isKnown && command !== undefined) return engineAgain(game, side, command, wish);
  if (wish.against !== undefined || wish.level !== undefined || wish.alone === true)
    return failed(problem('OPPONENT.NOT-ENGINE'));
  if (named === undefined) return worked(undefined);
  const meant = levelNamed(name);
  if (!isKnown || meant === undefined) return failed(problem('OPPONENT.UNKNOWN', { side, name }));
  return seated(game, side, meant.level, meant.seed);
};
