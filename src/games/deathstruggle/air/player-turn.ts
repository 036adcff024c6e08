// Player turns, counted from the first of the Axis: absence goes by them (AIR.18, R54).
import type { Side } from '../../../core/types.ts';

type Clocked = { readonly clock: { readonly turn: number; readonly phasing: Side } };

/** The Axis has the first of each game turn, the Russians have the second (SEQ.0). */
export const playerTurn = ({ clock }: Clocked): number =>
  clock.turn * 2 - (clock.phasing === 'russian' ? 0 : 1);

export const sideOfTurn = (number: number): Side => (number % 2 === 0 ? 'russian' : 'axis');
