// How much of each is borne: `bounds.json` has the shares, by game.
import { readFileSync } from 'node:fs';
import type { Measure } from './observe.ts';

/** What part of all may be wrong, by measure, and at how many different prizes it aims in twenty games at least. */
export type Bounds = Readonly<Record<Measure, number>> & { readonly axes: number };

export const BOUNDS = JSON.parse(readFileSync(new URL('bounds.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Bounds>
>;
