// Dice that can be proved: die n is a pure function of a secret seed and n; the seed's hash is public from the start.
import { sha256 } from './canonical-json.ts';
import type { DieRequest, Event } from './types.ts';

/** The n-th die of the game, counted from 1; undefined when this source has none to give. */
export type DiceSource = (n: number, request: DieRequest) => number | undefined;

/** The faces of the dice in all of these games. */
export const FACES = 6;

/** A byte decides a die, so it has no more faces than bytes have values. */
export const canRoll = (sides: number): boolean => Number.isInteger(sides) && sides >= 1 && sides <= 256;

/**
 * The first byte of sha256("seed:n:k"), k from 0, that lies below the largest multiple of `sides`;
 * its remainder plus 1. Leaving out the bytes above keeps every face equally likely.
 */
export const provableDie = (seed: string, n: number, sides = FACES): number => {
  if (!canRoll(sides)) throw new RangeError(`A die of ${sides} faces cannot be rolled`);
  const limit = 256 - (256 % sides);
  for (let k = 0; ; k++) {
    const byte = Number.parseInt(sha256(`${seed}:${n}:${k}`).slice(0, 2), 16);
    if (byte < limit) return (byte % sides) + 1;
  }
};

export const seeded =
  (seed: string): DiceSource =>
  (n, request) =>
    provableDie(seed, n, request.sides);

/** Dice laid out beforehand; `from` is the number of the first. The list may grow during play. */
export const scripted =
  (values: readonly number[], from = 1): DiceSource =>
  (n, request) => {
    const value = values[n - from];
    return value !== undefined && value >= 1 && value <= request.sides ? value : undefined;
  };

/** What is published before the first die: anybody can check it against the seed at the end. */
export const commitment = (seed: string): string => sha256(seed);

/** A seed from a short word or number, for tests and open games. */
export const openSeed = (word: string): string => sha256(`hexfront open seed ${word}`);

/** Faces as they were written down, in order; a face the die does not have is not given. */
export const recordedDice = (faces: readonly number[], drawn: number): DiceSource =>
  scripted(faces, drawn + 1);

export const diceOf = (events: readonly Event[]): number[] =>
  events.filter((event) => event.kind === 'die').map((event) => Number(event.data['result']));
