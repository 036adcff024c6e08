// The places that are no hexes: boxes of the sheet, the turn track, and where counters wait or end.
import { trackBox, trackName, trackTurn } from '../../mechanics/entry/turn-track.ts';
import type { TablesFile } from './data/charts.ts';
import type { Printed } from './data/sheet.ts';

/** What the boxes are called, by id: the chart says it. */
export const boxTitles = ({ boxes }: Pick<TablesFile, 'boxes'>): Readonly<Record<string, string>> =>
  Object.fromEntries(boxes.map(({ id, title }) => [id, title]));

const lineOf = (p: Printed, place: string) => p.tables.boxes.find(({ id }) => id === place);

const isTrack = (p: Printed, place: string): boolean => {
  const turn = trackTurn(place);
  return turn !== undefined && place === trackBox(turn) && p.turn(turn) !== undefined;
};

export const isBox = (p: Printed, place: string): boolean =>
  lineOf(p, place) !== undefined || isTrack(p, place);

export const boxName = (p: Printed, place: string): string =>
  lineOf(p, place)?.title ?? trackName(trackTurn(place) ?? 0);

/** Where a marker may be that is not on the map. */
export const isMarkerBox = (p: Printed, place: string): boolean =>
  ['hand', 'aside', 'out', 'spent'].includes(place) || isTrack(p, place);
