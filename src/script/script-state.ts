// What a running script has before it: the table it plays at, the dice laid out, the places it can go back to.
import { copyJson } from '../core/canonical-json.ts';
import { openSeed, provableDie } from '../core/dice.ts';
import type { DiceSource } from '../core/dice.ts';
import { decision } from '../core/kernel.ts';
import { matchFrom } from '../core/match.ts';
import type { Problem, Refusal, State } from '../core/types.ts';
import type { Opponents } from './opponents.ts';
import { openDesk, played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import type { Game } from '../api/game.ts';
import { problem } from '../core/problem.ts';

/** Faces by the number of their die, and the seed of the others. */
export type Dice = {
  readonly faces: Map<number, number>;
  /** The highest number of them. */
  last: number;
  seed: string | undefined;
};

type Snapshot = {
  readonly game: Game;
  readonly state: State;
  readonly faces: ReadonlyMap<number, number>;
  readonly last: number;
};

/** Each is a whole state, and all are kept to the end of the script. */
const MOST_SNAPSHOTS = 100;
/** More than fall in any game. */
const MOST_DICE = 10_000;

export type World = {
  readonly settings: Partial<Settings>;
  desk: Desk | undefined;
  dice: Dice;
  /** Dice laid out since anything else was done: those of a game that begins now. */
  laid: Dice;
  readonly snapshots: Map<string, Snapshot>;
  /** Why the last typed line was refused. */
  refused: Refusal | undefined;
  opponents: Opponents;
  /** How many entries there were before the last order and what opponents did after it; none: before the last order of all. */
  since: number | undefined;
};

export const unseatAll = (world: World): undefined => void (world.opponents = new Map());

const noDice = (): Dice => ({ faces: new Map(), last: 0, seed: undefined });

const FOR_PROGRAMS: Partial<Settings> = { hexSpeech: 'raw', hexNames: 'both' };

export const newWorld = (settings = FOR_PROGRAMS): World => ({
  settings,
  desk: undefined,
  dice: noDice(),
  laid: noDice(),
  snapshots: new Map(),
  refused: undefined,
  opponents: new Map(),
  since: undefined,
});

/** A face that a die does not have stays where it is, and the die waits. */
export const sourceOf =
  (dice: Pick<Dice, 'faces' | 'seed'>): DiceSource =>
  (n, request) => {
    const face = dice.faces.get(n);
    if (face !== undefined) return face <= request.sides ? face : undefined;
    return dice.seed === undefined ? undefined : provableDie(dice.seed, n, request.sides);
  };

const sitAt = (world: World, game: Game, state: State): Desk => {
  // A script is trusted to set up anything, so what its orders bring about is checked every time.
  const match = matchFrom(game.rules, state, { dice: sourceOf(world.dice), audit: true });
  world.refused = undefined;
  world.since = undefined;
  world.desk = openDesk(game, match, {
    settings: world.desk?.settings ?? world.settings,
  });
  return world.desk;
};

const highest = (faces: ReadonlyMap<number, number>): number => {
  let last = 0;
  for (const n of faces.keys()) last = Math.max(last, n);
  return last;
};

/** Begins afresh, with the dice that were laid out just before. */
export const begin = (world: World, game: Game, state: State, fallen?: ReadonlyMap<number, number>): Desk => {
  const { faces, seed } = world.laid;
  const laid = [...faces.values()].map((face, i) => [state.drawn + i + 1, face] as const);
  const all = new Map([...laid, ...(fallen ?? [])]);
  world.dice = { faces: all, last: highest(all), seed };
  forgetLaid(world);
  unseatAll(world);
  return sitAt(world, game, state);
};

export const forgetLaid = (world: World): void => void (world.laid = noDice());

const append = (dice: Dice, more: readonly number[], drawn: number): void => {
  dice.last = Math.max(drawn, dice.last);
  for (const face of more) dice.faces.set((dice.last += 1), face);
};

export const layOut = (world: World, faces: readonly number[]): Problem | undefined => {
  if (world.dice.faces.size + faces.length > MOST_DICE) return problem('SCRIPT.DICE', { most: MOST_DICE });
  append(world.dice, faces, world.desk === undefined ? 0 : played(world.desk).state.drawn);
  append(world.laid, faces, 0);
  return undefined;
};

export const sow = (world: World, word: string): undefined => {
  world.dice.seed = openSeed(word);
  world.laid.seed = world.dice.seed;
};

/** The die that stops the game: no face was laid out for it, or one it does not have. */
export const waitingDie = (
  world: World,
): { readonly n: number; readonly sides: number; readonly face?: number } | undefined => {
  const { desk } = world;
  // A trial never rolls, and says so itself.
  if (desk === undefined || desk.trial !== undefined) return undefined;
  const { state } = desk.match;
  const requests = decision(desk.game.rules, state)?.dice ?? [];
  const dice = sourceOf(world.dice);
  for (const [i, request] of requests.entries()) {
    const n = state.drawn + i + 1;
    const face = world.dice.faces.get(n);
    if (dice(n, request) === undefined)
      return { n, sides: request.sides, ...(face !== undefined && { face }) };
  }
  return undefined;
};

export const snapshot = (world: World, desk: Desk, name: string): Problem | undefined => {
  const { snapshots, dice } = world;
  if (!snapshots.has(name) && snapshots.size >= MOST_SNAPSHOTS)
    return problem('SCRIPT.SNAPSHOTS', { most: MOST_SNAPSHOTS });
  const state = copyJson(desk.match.state);
  snapshots.set(name, { game: desk.game, state, faces: new Map(dice.faces), last: dice.last });
  return undefined;
};

/** The orders before it cannot be taken back: only the position was kept. */
export const restore = (world: World, name: string): Desk | undefined => {
  const kept = world.snapshots.get(name);
  if (kept === undefined) return undefined;
  world.dice = { faces: new Map(kept.faces), last: kept.last, seed: world.dice.seed };
  return sitAt(world, kept.game, copyJson(kept.state));
};
