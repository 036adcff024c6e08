// Where units are, as lines of a position: what differs from what it is based on.
import { unitsAt } from '../places.ts';
import type { Ledgered } from '../places.ts';

type Own = Pick<Ledgered, 'places'>;

/** The whole of every place that is not as the base leaves it once those who are elsewhere have gone. */
export const unitLines = (own: Own, base: Own): readonly string[] =>
  Object.keys(own.places)
    .toSorted()
    .flatMap((place) => {
      const units = unitsAt(own, place);
      const left = unitsAt(base, place).filter((unit) => units.includes(unit));
      if (left.join() === units.join()) return [];
      return units.map((unit, level) => `unit ${unit} ${place}${level === 0 ? '' : ' under'}`);
    });
