// Rail heads and factories as lines of a position (SUP.3, REP.4, STR.12).
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import type { MarkerLaw } from '../../../mechanics/position/markers.ts';
import { WORKS } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const isMarkerBox = (p: Printed, place: string): boolean => {
  const turn = trackTurn(place);
  return place === WORKS || place === 'out' || (turn !== undefined && p.turn(turn) !== undefined);
};

export const markerLaw = (p: Printed): MarkerLaw<Own> => ({
  form: 'place',
  says: 'Where a rail head or a factory is.',
  example: 'railhead 2950',
  isBox: (place) => isMarkerBox(p, place),
  sorts: { hex: 'a hex', track: 'a box of the turn track', [WORKS]: WORKS, out: 'out' },
});
