// What is true of every sound state: units in one place each, hexes with one side in them, holders, counters of markers.
import type { Problem } from '../core/types.ts';
import { holder } from './control.ts';
import { unitsAt } from './places.ts';
import type { Sight } from './places.ts';
import type { Sheet } from './sheet.ts';

export type SoundLaw<S extends Sight> = {
  isBox(place: string): boolean;
  isMarkerBox(place: string): boolean;
  /** Procedures in the middle of which a hex may hold both sides, or more than it may when they are over. */
  readonly unsettled: ReadonlySet<string>;
  /** Whether a hex of water is frozen, so that units may stand on it. */
  isIce?(s: S, hex: string): boolean;
  /** What is wrong with a stack, at moments when nothing may be. */
  stack(s: S, hex: string, units: readonly string[]): readonly Problem[];
  /** Lists of units, each of which names one once. */
  lists(s: S): readonly (readonly string[])[];
  /** Hexes the ledger names beside holders; they must be land. */
  hexes(s: S): readonly string[];
};

const wrong = (code: string, at: string, params: Problem['params'] = {}): Problem => ({ code, at, params });

const hexProblems = <S extends Sight>(
  p: Sheet,
  { unsettled, stack, isIce }: SoundLaw<S>,
  s: S,
  hex: string,
): readonly Problem[] => {
  if (!p.isLand(hex) && isIce?.(s, hex) !== true) return [wrong('STATE.AT-SEA', hex)];
  if (s.stack.some(({ proc }) => unsettled.has(proc))) return [];
  const units = unitsAt(s.own, hex);
  const sides = new Set(units.map((unit) => p.sideOf(unit)));
  return [
    ...(sides.size > 1
      ? [wrong('STATE.TWO-SIDES', hex, { names: units.map((unit) => p.unit(unit).name) })]
      : []),
    ...stack(s, hex, units),
    ...(sides.size === 1 && !sides.has(holder(p, s, hex) ?? '') ? [wrong('STATE.HOLDER', hex)] : []),
  ];
};

const placeProblems = <S extends Sight>(
  p: Sheet,
  law: SoundLaw<S>,
  s: S,
  place: string,
): readonly Problem[] => {
  if (unitsAt(s.own, place).length === 0) return [wrong('STATE.EMPTY-PLACE', place)];
  if (p.isHex(place)) return hexProblems(p, law, s, place);
  return law.isBox(place) ? [] : [wrong('STATE.NO-PLACE', place)];
};

const countProblems = (p: Sheet, { own: { places } }: Sight): readonly Problem[] => {
  const seen = new Map<string, number>();
  for (const units of Object.values(places))
    for (const unit of units) seen.set(unit, (seen.get(unit) ?? 0) + 1);
  return [
    ...[...seen].flatMap(([unit, count]) => {
      if (!p.isUnit(unit)) return [wrong('STATE.NO-UNIT', unit)];
      return count > 1 ? [wrong('STATE.TWICE', unit, { count })] : [];
    }),
    ...p.unitIds.filter((unit) => !seen.has(unit)).map((unit) => wrong('STATE.NOWHERE', unit)),
  ];
};

const listProblems = (p: Sheet, lists: readonly (readonly string[])[]): readonly Problem[] =>
  lists.flatMap((list) =>
    list.flatMap((unit, i) => {
      if (!p.isUnit(unit)) return [wrong('STATE.NO-UNIT', unit)];
      return list.indexOf(unit) < i ? [wrong('STATE.LISTED-TWICE', unit)] : [];
    }),
  );

const markerProblems = <S extends Sight>(p: Sheet, law: SoundLaw<S>, s: S): readonly Problem[] =>
  Object.entries(s.own.markers).flatMap(([marker, places]) => {
    const printed = p.set.units.markers.find(({ id }) => id === marker);
    if (printed === undefined) return [wrong('STATE.NO-MARKER', marker)];
    const astray = places.filter((place) => !p.isHex(place) && !law.isMarkerBox(place));
    return [
      ...(places.length === printed.count
        ? []
        : [wrong('STATE.MARKERS', marker, { count: places.length, printed: printed.count })]),
      ...astray.map((place) => wrong('STATE.NO-PLACE', place, { marker })),
    ];
  });

/** A unit that has lost steps has lost some, and has one left: else it would be gone. */
const stepProblems = (p: Sheet, { own: { hits = {} } }: Sight): readonly Problem[] =>
  Object.entries(hits).flatMap(([unit, lost]) => {
    if (!p.isUnit(unit)) return [wrong('STATE.NO-UNIT', unit)];
    const isSound = Number.isInteger(lost) && lost > 0 && lost < p.unit(unit).faces.length;
    return isSound ? [] : [wrong('STATE.STEPS', unit, { count: lost })];
  });

export const problems =
  <S extends Sight>(p: Sheet, law: SoundLaw<S>) =>
  (s: S): readonly Problem[] => {
    const counted = countProblems(p, s);
    // What follows asks units for their counters.
    if (counted.some(({ code }) => code === 'STATE.NO-UNIT')) return counted;
    return [
      ...counted,
      ...Object.keys(s.own.places).flatMap((place) => placeProblems(p, law, s, place)),
      ...stepProblems(p, s),
      ...listProblems(p, law.lists(s)),
      ...markerProblems(p, law, s),
      ...[...Object.keys(s.own.held), ...law.hexes(s)]
        .filter((hex) => !p.isLand(hex) && law.isIce?.(s, hex) !== true)
        .map((hex) => wrong('STATE.NO-PLACE', hex)),
    ];
  };
