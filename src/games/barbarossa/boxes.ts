// The places that are no hexes: boxes of the sheet, the turn track, and where counters wait or end.
import type { Printed } from './printed.ts';

export const BOXES: Readonly<Record<string, string>> = {
  setup: 'Set-up',
  rvgk: 'RVGK box',
  caucasus: 'Caucasus box',
  bulgaria: 'Bulgaria',
  airborne: 'Airborne',
  dead: 'Dead pile',
  out: 'Out of play',
  aside: 'Set aside',
};

const TRACK = /^track-(\d{1,2})$/;

/** The turn of a box of the turn track. */
export const trackTurn = (place: string): number | undefined => {
  const turn = TRACK.exec(place)?.[1];
  return turn === undefined ? undefined : Number(turn);
};

const isTrack = (p: Printed, place: string): boolean => {
  const turn = trackTurn(place);
  return turn !== undefined && place === `track-${turn}` && p.turn(turn) !== undefined;
};

export const isBox = (p: Printed, place: string): boolean => Object.hasOwn(BOXES, place) || isTrack(p, place);

export const boxName = (place: string): string => BOXES[place] ?? `Box of turn ${trackTurn(place) ?? '?'}`;

/** Where a marker may be that is not on the map. */
export const isMarkerBox = (p: Printed, place: string): boolean =>
  ['hand', 'aside', 'out', 'spent'].includes(place) || isTrack(p, place);
