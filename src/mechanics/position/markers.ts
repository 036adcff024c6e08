// Where the counters of markers are, as lines of a position.
import type { Problem, RuleId } from '../../core/types.ts';
import { misread, wrongForm } from '../../api/position-facts.ts';
import type { PositionFact } from '../../api/position-facts.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { Draft, LineFact } from './draft.ts';

export type MarkerLaw<O extends Placed> = {
  /** As in `marker <marker> <form>`. */
  readonly form: string;
  readonly says: string;
  /** A marker and a place. */
  readonly example: string;
  isBox(place: string): boolean;
  /** They may be over water, too. */
  readonly anywhere?: true;
  /** Where markers can be, as it is told: `hex`, `track` for all its boxes, and each other box. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Sorts where counters of a marker never are, for the rules that move them do not look there. */
  readonly never?: Readonly<Record<string, { readonly places: readonly string[]; readonly by: RuleId }>>;
  /** What is counted, not placed: takes its lines out of the draft. */
  count?(draft: Draft<O>): Problem | undefined;
};

export const markerFact = <O extends Placed>(p: Sheet, law: MarkerLaw<O>): LineFact<O> => {
  const { form, says, example, sorts } = law;
  const fact: PositionFact = {
    key: 'marker',
    form: `<marker> <${form}>`,
    says,
    example: `marker ${example}`,
  };
  const sortOf = (place: string): string => {
    if (p.isHex(place)) return 'hex';
    return place.startsWith('track-') ? 'track' : place;
  };
  const read: LineFact<O>['read'] = ({ own, markers }, [marker = '', place, more]) => {
    if (place === undefined) return wrongForm(fact, marker);
    const known = Object.hasOwn(own.markers, marker) ? own.markers[marker] : undefined;
    if (known === undefined)
      return misread('POSITION.NO-MARKER', { marker, markers: Object.keys(own.markers) });
    const isOnMap = law.anywhere === true ? p.isHex(place) : p.isLand(place);
    if (!isOnMap && !law.isBox(place)) return misread('POSITION.NO-PLACE', { place });
    if (more !== undefined) return misread('POSITION.WORD', { word: more });
    const never = law.never?.[marker];
    if (never?.places.includes(sortOf(place)) === true) {
      const places = Object.keys(sorts).flatMap((sort) =>
        never.places.includes(sort) ? [] : (sorts[sort] ?? []),
      );
      return misread('POSITION.MARKER-PLACE', { marker, place, rule: never.by, places });
    }
    const placed = markers.get(marker) ?? [];
    if (p.isHex(place) && placed.includes(place)) return misread('POSITION.MARKER-TWICE', { marker, place });
    markers.set(marker, [...placed, place]);
    return placed.length < known.length
      ? undefined
      : misread('POSITION.MARKERS', { marker, count: known.length });
  };
  return {
    ...fact,
    read,
    write: (own, base) =>
      Object.entries(own.markers).flatMap(([marker, places]) =>
        places.join() === base.markers[marker]?.join()
          ? []
          : places.map((place) => `marker ${marker} ${place}`),
      ),
  };
};

/** A marker that is named takes the place of one at hand, set aside, or farther off, in that order. */
export const putMarkers = (p: Sheet, { own, markers }: Draft): void => {
  const rank = (place: string): number =>
    p.isHex(place) ? 2 : place === 'hand' || place === 'aside' ? 0 : 1;
  for (const [marker, places] of markers) {
    const others = (own.markers[marker] ?? []).toSorted((a, b) => rank(a) - rank(b)).slice(places.length);
    own.markers[marker] = [...places, ...others];
  }
};
