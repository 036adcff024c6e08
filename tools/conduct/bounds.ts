// How much of each is borne: `bounds.json` has the shares, by game.
import { readFileSync } from 'node:fs';
import type { Measure } from './observe.ts';

/**
 * What part of all may be wrong, by measure; at how many different prizes it aims in twenty games at least; and which verbs
 * it may leave alone, by question.
 */
export type Bounds = Readonly<Record<Measure, number>> & {
  readonly axes: number;
  readonly unused: readonly string[];
};

export const BOUNDS = JSON.parse(readFileSync(new URL('bounds.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Bounds>
>;
