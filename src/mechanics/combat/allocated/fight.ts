// What a battle of one die and several columns remembers from its declaration to its end, and what its results mean.
import type { SeenFrame } from '../../../core/rule-set.ts';
import type { Rewritten } from './stages.ts';

/** What a result does to each side. */
export type Meaning = {
  readonly defenders: 'none' | 'disrupted' | 'eliminated' | 'exchanged';
  readonly attackers: 'none' | 'disrupted' | 'eliminated' | 'exchanged';
  /** How far the attacker may drive the defenders back, and how much farther they may go. */
  readonly most: number;
  readonly extra: number;
  /** In an exchange, what the attackers pay for a hundred factors. */
  readonly percent: number;
  /** They may attack once more. */
  readonly again: boolean;
};

/** An attack, as it is declared or only asked about. */
export type Fight = {
  readonly hex: string;
  readonly units: readonly string[];
  /** A second attack of units that broke through. */
  readonly bonus?: boolean;
  readonly pressed?: boolean;
  /** Where the attackers stand as it is declared. */
  readonly from: Readonly<Record<string, string>>;
  /** Who defends, from when it is declared. */
  readonly defenders: readonly string[];
  /** Defenders who have no way out, and those who are told to hold to the last. */
  readonly trapped?: readonly string[];
  readonly firm?: readonly string[];
  readonly forced?: boolean;
};

/** Defenders who are read in one column and suffer the same. */
export type Part<R extends string> = Rewritten<R> & {
  readonly units: readonly string[];
  readonly column: string;
  /** What stood in the table. */
  readonly cell: R;
};

/** What a row of the table brings: to the attackers by the column of the stronger part, and to each part of the defence. */
export type Outcome<R extends string> = {
  readonly attackers: R;
  readonly column: string;
  readonly parts: readonly Part<R>[];
};

/** How far it has come. */
export type FightCourse<R extends string> = {
  /** The face as rolled, and the row it means. */
  readonly die?: number;
  readonly row?: number;
  readonly attackers?: R;
  readonly column?: string;
  readonly parts?: readonly Part<R>[];
  /** Factors that each attacker has brought in, and the modified defence against them. */
  readonly counted?: Readonly<Record<string, number>>;
  readonly defence?: number;
  readonly declined?: boolean;
  /** How far the defenders are driven back at most. */
  readonly driven?: number;
  /** Defenders who are lost in an exchange, once that is settled. */
  readonly removed?: readonly string[];
  /** Divisions that attackers have broken into. */
  readonly broken?: Readonly<Record<string, readonly string[]>>;
  /** How far each defender has gone back. */
  readonly went?: Readonly<Record<string, number>>;
  /** Units that have attacked once more since they broke through. */
  readonly again?: readonly string[];
};

export const fightOf = (f: SeenFrame): Fight => f.vars as unknown as Fight;
export const fightCourse = <R extends string>(f: SeenFrame): FightCourse<R> => f.vars;

export const hexOf = (f: SeenFrame): string => fightOf(f).hex;

export const sourcesOf = ({ from }: Pick<Fight, 'from'>): readonly string[] => [
  ...new Set(Object.values(from)),
];
