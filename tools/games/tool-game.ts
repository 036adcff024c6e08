// What the tools need of a game beside its entry in the registry.
import type { BoardSet } from '../../src/board/board.ts';
import type { Scramble } from '../../src/players/fuzz/state-checks.ts';
import type { Gauge } from '../balance/gauge.ts';
import type { PlanOf } from '../golden/steady.ts';

/** Sound inputs to begin with, for the tool that makes harmful ones of them. */
export type HostileSeeds = {
  /** Beginnings of golden games: the name, and how many lines. At the end of the first a state was kept. */
  readonly records: readonly (readonly [name: string, lines: number])[];
  /** The golden game lines are taken from; its script, too. */
  readonly spare: string;
  /** The script whose beginning is altered, and how many lines. */
  readonly script: readonly [name: string, lines: number];
  /** The least position that can be read, without its last line end; the first words of its one-line form. */
  readonly position: readonly string[];
  readonly oneLine: string;
  readonly positions: readonly (readonly string[])[];
  /** A fact of a position, and files with more lines of them. */
  readonly fact: string;
  readonly facts: readonly string[];
  /** Lines that lead from the beginning into play, and some that work there. */
  readonly begin: readonly string[];
  readonly typed: readonly string[];
  /** Words of a command line. */
  readonly words: readonly string[];
  /** Commands that read the data files, without `--data`; with what is typed at them. */
  readonly onData: readonly (readonly [argv: readonly string[], input?: string])[];
  /** What a die is rolled for, in a record. */
  readonly die: string;
  readonly hex: string;
};

export type ToolGame = {
  readonly id: string;
  /** Changes only what is hidden from a side; a game that hides anything must give one. */
  readonly scramble?: Scramble;
  /** Plays whole games for golden scripts; without it `npm run golden -- NAME --anew` has nobody to play. */
  readonly steady?: PlanOf;
  /** By what its balance is measured; absent: points and the end alone. */
  readonly gauge?: Gauge;
  /** What the papers show: lines typed first, then those with their answers, and those before the picture of the screen. */
  readonly shown: {
    readonly begin: readonly string[];
    readonly exchange: readonly string[];
    readonly picture: readonly string[];
  };
  /** The values of its data that are hashed; absent: all that is played by. */
  values?(set: BoardSet): unknown;
  readonly hostile: HostileSeeds;
  /** What is played with the installed package: lines and what they say, a script, and what the map screen asks first. */
  readonly installed: {
    readonly lines: readonly string[];
    readonly says: RegExp;
    readonly history: RegExp;
    readonly script: string;
    readonly asks: RegExp;
  };
};
