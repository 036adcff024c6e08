// Hexes named beside one where there can be but one, such as the second hex of an attack: read, so that the rules can say why not.
import type { Slot } from '../../api/verb-spec.ts';
import type { Piece, Reading } from './piece.ts';
import { takeHex } from './resolve-places.ts';

/** What has been read for a place, and the word after it. */
export type Way = { readonly pieces: readonly Piece[]; readonly next: number };

/** Others in which an enemy stands as in the first, joined by `and` or not: who names his own unit first has mixed the words up. */
export const furtherHexes = (reading: Reading, slot: Slot, first: Way): Way => {
  const { words, scene } = reading;
  const isEnemys = (hex: string): boolean =>
    scene.view.units.some(({ at, side }) => at === hex && side !== scene.by);
  if (!first.pieces.every((piece) => piece.kind === 'ids' && piece.ids.every(isEnemys))) return first;
  const pieces = [...first.pieces];
  let { next } = first;
  for (;;) {
    const i = words[next]?.low === 'and' ? next + 1 : next;
    const more = words[i] === undefined ? undefined : takeHex(reading, slot, i);
    if (more?.ok !== true || more.piece.kind !== 'ids' || !more.piece.ids.every(isEnemys)) break;
    pieces.push(more.piece);
    next = more.next;
  }
  return { pieces, next };
};
