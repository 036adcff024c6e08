// The levels of the computer player as data: how much it thinks, and what things are worth to it.

/** In points of one sum; none has been tuned by play but `push`. */
export type Weights = {
  /** A victory point, and all the hope there is. */
  readonly point: number;
  readonly hope: number;
  /** What is left of a unit that is out of supply. */
  readonly unfed: number;
  /** An attack factor at a prize. */
  readonly pull: number;
  /** How much an own prize draws that the enemy could come to. */
  readonly guard: number;
  /** A stack that could be attacked at long odds: for each factor, and one to one above which it fears. */
  readonly fear: number;
  readonly dread: number;
};

export type Level = {
  readonly name: string;
  /** Answers to a question that are tried at most, and how many are drawn where they cannot be listed. */
  readonly most: number;
  readonly drawn: number;
  readonly weights: Weights;
};

const WEIGHTS: Weights = {
  point: 14,
  hope: 60,
  unfed: 0.55,
  pull: 0.35,
  guard: 0.7,
  fear: 0.5,
  dread: 2.5,
};

export const LEVELS: Readonly<Record<string, Level>> = {
  1: { name: '1', most: 64, drawn: 12, weights: WEIGHTS },
};
