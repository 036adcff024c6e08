// Chapter 11: what could lie under the top of a stack that may not be looked into, from what everybody may know.
import { limitOf } from './06-stacking.ts';
import { COASTAL_PORTS } from './10-sea.ts';
import { isKnownAt } from './11-fog.ts';
import type { Viewer } from './11-fog.ts';
import type { Printed, Who } from './printed.ts';
import { COASTAL_ARMY, isSatellite, unitsAt } from './state.ts';
import type { Seeing } from './state.ts';

/** Printed on the counters, so known to all: who has not entered play by a turn. */
const mayBeInPlay = (p: Printed, unit: string, turn: number): boolean => {
  const { entry = [], setup } = p.unit(unit);
  const turns = entry.flatMap((line) => (typeof line.turn === 'number' ? [line.turn] : []));
  return setup !== undefined || turns.length === 0 || turns.some((due) => due <= turn);
};

/** Units of a side that a viewer cannot place: each of them might be anywhere that is covered. */
const unplaced = (p: Printed, s: Seeing, side: Who, who: Viewer): readonly string[] =>
  Object.keys(s.own.places).flatMap((place) =>
    unitsAt(s.own, place).filter(
      (unit) =>
        p.unit(unit).side === side &&
        !isKnownAt(p, s, unit, place, who) &&
        mayBeInPlay(p, unit, s.clock.turn),
    ),
  );

/** The strongest that could lie covered in a hex, within the stacking limits of 6.3 and 6.4. */
export const strongestUnder = (
  p: Printed,
  s: Seeing,
  hex: string,
  seen: readonly string[],
  who: Viewer,
  of: 'attack' | 'defense',
): readonly string[] => {
  const [first] = seen;
  if (first === undefined) return [];
  const limit = limitOf(p, 'stack');
  const factor = (unit: string): number => {
    const { [of]: printed } = p.unit(unit);
    return printed === 'd6' ? 6 : printed;
  };
  const ranked = unplaced(p, s, p.unit(first).side as Who, who)
    .filter((unit) => unit !== COASTAL_ARMY || COASTAL_PORTS.includes(hex))
    .toSorted()
    .toSorted((a, b) => factor(b) - factor(a));
  const found: string[] = [];
  for (const unit of ranked) {
    if (found.length + seen.length >= limit) break;
    if (isSatellite(p, unit) && [...seen, ...found].some((other) => isSatellite(p, other))) continue;
    found.push(unit);
  }
  return found;
};

/** The same board with these units, and no others, in a hex; for sums only. */
export const supposing = (s: Seeing, hex: string, units: readonly string[]): Seeing => {
  const { [hex]: _there, ...rest } = s.own.places;
  // First, so that a unit that is somewhere else too is found here.
  return { ...s, own: { ...s.own, places: { [hex]: units, ...rest } } };
};
