// The hand-over on the map screen: what one side saw is cleared before the other is shown anything.
import type { Seat } from './seat.ts';

/** At a hand-over nothing of either side may be scrolled back to. */
export const wipeAtHandOver = (seat: Seat, wipe: () => void): (() => void) => {
  let waiting = seat.now().view === undefined;
  return seat.onChange(() => {
    const waits = seat.now().view === undefined;
    if (waits !== waiting) wipe();
    waiting = waits;
  });
};
