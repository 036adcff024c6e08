// The places that are no hexes: boxes of the sheet, and the turn track.
import type { BoxLine } from '../../board/chart-lines.ts';
import { trackBox, trackName, trackTurn } from './turn-track.ts';

/** What a sheet with boxes has printed. */
export type BoxSheet = {
  readonly tables: { readonly boxes: readonly BoxLine[] };
  /** The line of a turn on the track; none beyond its ends. */
  turn(turn: number): object | undefined;
};

/** What the boxes are called, by id: the chart says it. */
export const boxTitles = ({ boxes }: BoxSheet['tables']): Readonly<Record<string, string>> =>
  Object.fromEntries(boxes.map(({ id, title }) => [id, title]));

/** By the number of the turn, whatever the label of its box. */
export const isTrack = (p: BoxSheet, place: string): boolean => {
  const turn = trackTurn(place);
  return turn !== undefined && place === trackBox(turn) && p.turn(turn) !== undefined;
};

export const isBox = (p: BoxSheet, place: string): boolean =>
  p.tables.boxes.some(({ id }) => id === place) || isTrack(p, place);

export const boxName = (p: BoxSheet, place: string): string =>
  p.tables.boxes.find(({ id }) => id === place)?.title ?? trackName(trackTurn(place) ?? 0);
