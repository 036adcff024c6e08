// The turn track: boxes in which units wait for their turn, and who of a side is due.
import { atRestBy } from '../../core/state-cache.ts';
import type { Side } from '../../core/types.ts';
import { unitsAt } from '../places.ts';
import type { Ledgered } from '../places.ts';
import type { Sheet } from '../sheet.ts';

const TRACK = /^track-(\d{1,2})$/;

/** The box of a turn, as positions and scenarios name it. */
export const trackBox = (turn: number): string => `track-${turn}`;

/** As sentences say it. */
export const trackName = (turn: number): string => `the box of turn ${turn}`;

/** The turn of a box of the track. */
export const trackTurn = (place: string): number | undefined => {
  const turn = TRACK.exec(place)?.[1];
  return turn === undefined ? undefined : Number(turn);
};

type Standing = { readonly own: Pick<Ledgered, 'places'>; readonly clock: { readonly turn: number } };

/** Whether what is in a box of the track may come now: its turn is here, or was earlier and it has waited since. */
export const isDue = (s: Pick<Standing, 'clock'>, place: string): boolean =>
  (trackTurn(place) ?? Infinity) <= s.clock.turn;

/** Units of a side whose turn has come. */
export const dueUnits = atRestBy((p: Pick<Sheet, 'sideOf'>, s: Standing, side: Side): readonly string[] => {
  const found: string[] = [];
  for (let turn = 0; turn <= s.clock.turn; turn++)
    for (const unit of unitsAt(s.own, trackBox(turn))) if (p.sideOf(unit) === side) found.push(unit);
  return found.toSorted();
});
