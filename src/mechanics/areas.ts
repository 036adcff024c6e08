// Areas of effect round markers: supply dumps, centres of an offensive, air power.
import { distance } from '../hex/distance.ts';
import type { Ledgered } from './places.ts';
import type { Sheet } from './sheet.ts';

/** A marker by its id, and how many hexes away it still counts. */
export type Ranged = { readonly id: string; readonly range: number };

/** The first of some markers with a counter in range of a hex, as the crow flies; its own hex is in range. */
export const markerInRange = <M extends Ranged>(
  p: Pick<Sheet, 'grid' | 'isHex'>,
  own: Pick<Ledgered, 'markers'>,
  markers: readonly M[],
  hex: string,
): M | undefined => {
  const from = p.grid.index(hex);
  return markers.find(({ id, range }) =>
    (own.markers[id] ?? []).some((at) => p.isHex(at) && distance(p.grid, from, p.grid.index(at)) <= range),
  );
};
