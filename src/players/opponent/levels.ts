// The levels of the computer player as data: what it heeds, and what things are worth to it.
import type { Leanings } from '../../api/outlook.ts';
import type { LevelName } from '../level-names.ts';

/** In factors, the sum of what units are worth; none has been tuned by much play. */
export type Weights = {
  /** A victory point, and all the hope there is. */
  readonly point: number;
  readonly hope: number;
  /** What is left of a unit that is out of supply. */
  readonly unfed: number;
  /** An attack factor at a prize. */
  readonly pull: number;
  /** What is left of the draw of a prize a step farther away. */
  readonly draw: number;
  /** How much an own prize draws that the enemy could come to. */
  readonly guard: number;
  /** Of a stack that is too weak for what could come: what each factor loses, and from how many to one on. */
  readonly fear: number;
  readonly dread: number;
  /** A point of an own prize that lies open to the enemy. */
  readonly bare: number;
  /** A hex, and a prize for each point it is worth, taken from the enemy. */
  readonly ground: number;
  readonly take: number;
  /** What an attack factor costs that is not free for another attack. */
  readonly spend: number;
  /** What the least attack gains that is made: prepared, and out of a move. */
  readonly least: number;
  readonly leastMobile: number;
  /** Standing in a move: at prizes to come to, in the line, out of supply; what going must gain over staying. */
  readonly march: number;
  readonly line: number;
  readonly cut: number;
  readonly stay: number;
  /** A point of an own prize with somebody in it; to have enough there, and to mass against a stack. */
  readonly man: number;
  readonly garrison: number;
  readonly mass: number;
  /** A point that a stack of the enemy could walk to: what its end is worth. */
  readonly menace: number;
  /** What the supply is worth that is taken from the enemy, for each factor he loses by it. */
  readonly snare: number;
  /** What it costs to be cut off, where that is near, for each factor that would be lost by it. */
  readonly snag: number;
  /** A point near to which the enemy could walk, of which standing in his way keeps him. */
  readonly gap: number;
  /** A point of ground every hex of which counts, for each who could walk into it and is kept out. */
  readonly shut: number;
  /** 1: garrisons count by the odds that could come against them, else as feared. */
  readonly odds: 0 | 1;
  /** In how many turns the enemy could be at what is worth a whole garrison when it is thought of. */
  readonly early: number;
  /** What part of their price those would lose in an attack of their own who must attack. */
  readonly relief: number;
};

export type Level = {
  readonly name: string;
  /** Answers to a question that are tried at most, and how many are drawn where they cannot be listed. */
  readonly most: number;
  readonly drawn: number;
  readonly weights: Weights;
  /** Whether it leans where a game says that a side should. */
  readonly leans: boolean;
  /** Whether it looks for situations, and brings units in where they are needed. */
  readonly situations: boolean;
};

const WEIGHTS: Weights = {
  point: 14,
  hope: 60,
  unfed: 0.55,
  pull: 0.35,
  draw: 0.75,
  guard: 0.7,
  fear: 0.5,
  dread: 2.5,
  bare: 10,
  ground: 1.5,
  take: 18,
  spend: 0.02,
  least: 0.3,
  leastMobile: 2,
  march: 3.5,
  line: 1,
  cut: 6,
  stay: 0.6,
  man: 18,
  garrison: 10,
  mass: 1.2,
  menace: 0,
  // Who keeps no line before it has to be there sooner.
  early: 3,
  relief: 0,
  snare: 0,
  snag: 0,
  gap: 0,
  shut: 0,
  odds: 0,
};

const BETTER: Weights = {
  ...WEIGHTS,
  menace: 8,
  early: 2,
  relief: 0.8,
  snare: 2.5,
  odds: 1,
  snag: 2,
  gap: 2,
  shut: 7,
};

const BY_NAME: Readonly<Record<LevelName, Level>> = {
  1: { name: '1', most: 64, drawn: 12, weights: WEIGHTS, leans: false, situations: false },
  2: { name: '2', most: 64, drawn: 12, weights: BETTER, leans: true, situations: true },
};

export const LEVELS: Readonly<Record<string, Level>> = BY_NAME;

/** What is not named stays as it is. */
export const leaning = (weights: Weights, times: Leanings): Weights => {
  const found: Record<string, number> = { ...weights };
  for (const [name, by] of Object.entries(times)) found[name] = (found[name] ?? 0) * by;
  return { ...weights, ...found };
};
