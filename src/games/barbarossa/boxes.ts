// Where the markers of this game wait or end.
import { isTrack } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';

/** Where a marker may be that is not on the map. */
export const isMarkerBox = (p: Printed, place: string): boolean =>
  ['hand', 'aside', 'out', 'spent'].includes(place) || isTrack(p, place);
