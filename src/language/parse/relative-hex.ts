// A hex by how it lies to another: `2 west of minsk`, `northeast of vilnius`, `w of 1813`.
import { directions } from '../../hex/directions.ts';
import { stepAt } from './hex-notation.ts';
import type { Reading } from './piece.ts';

/** Where it begins to name the other hex, and how far and which way from that one. */
export type Way = { readonly dir: number; readonly far: number; readonly next: number };

/** Farther away nothing is named so. */
const MOST = 30;

export const wayAt = ({ words }: Reading, i: number): Way | undefined => {
  const first = words[i];
  if (first === undefined || first.quoted) return undefined;
  const isCounted = /^\d{1,2}$/.test(first.low);
  const step = stepAt(words, isCounted ? i + 1 : i);
  const of = step === undefined ? undefined : words[step.next];
  if (step === undefined || of === undefined || of.quoted || of.low !== 'of') return undefined;
  const far = isCounted ? Number(first.low) : 1;
  return far < 1 || far > MOST ? undefined : { dir: step.dir, far, next: step.next + 1 };
};

/** `lies`: the way of the refusal where the map ends before that. */
export type Relative =
  | { readonly hex: string; readonly next: number }
  | { readonly off: { readonly hex: string; readonly direction: string } };

/** The hex that lies so from another; undefined: that one is not on the map. */
export const hexAlong = ({ scene }: Reading, from: string, { dir, far, next }: Way): Relative | undefined => {
  const { grid } = scene.board;
  let at = grid.index(from);
  if (at < 0) return undefined;
  for (let left = far; left > 0; left--) {
    const to = grid.neighbours[at * 6 + dir] ?? -1;
    if (to < 0) return { off: { hex: grid.id(at), direction: directions[dir] ?? '' } };
    at = to;
  }
  return { hex: grid.id(at), next };
};

/** `placeAt`: the hex that words name by themselves. */
export const relativeHex = (
  reading: Reading,
  i: number,
  placeAt: (j: number) => { readonly ids: readonly string[]; readonly next: number } | undefined,
): Relative | undefined => {
  const way = wayAt(reading, i);
  const place = way === undefined ? undefined : placeAt(way.next);
  const [from, second] = place?.ids ?? [];
  if (way === undefined || place === undefined || from === undefined || second !== undefined)
    return undefined;
  return hexAlong(reading, from, { ...way, next: place.next });
};
