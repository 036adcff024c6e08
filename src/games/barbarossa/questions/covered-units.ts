// Chapter 11: what could lie under the top of a stack that may not be looked into, from what everybody may know.
import { unitsAt } from '../../../mechanics/places.ts';
import { extremesUnder } from '../../../mechanics/combat/questions/supposed.ts';
import type { Range } from '../../../mechanics/combat/questions/supposed.ts';
import { atRest } from '../../../core/state-cache.ts';
import { limitOf } from '../06-stacking.ts';
import { COASTAL_PORTS } from '../10-movement/10.16-sea-movement.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import { COASTAL_ARMY, isSatellite } from '../state.ts';
import type { Seeing } from '../state.ts';

/** Printed on the counters, so known to all: who has not entered play by a turn. */
const mayBeInPlay = (p: Printed, unit: string, turn: number): boolean => {
  const { entry = [], setup } = p.unit(unit);
  const turns = entry.flatMap((line) => (typeof line.turn === 'number' ? [line.turn] : []));
  return setup !== undefined || turns.length === 0 || turns.some((due) => due <= turn);
};

/**
 * Soviet units that the German cannot place: each of them might be anywhere that is covered. Nobody else has stacks to
 * cover (11.7c).
 */
const unplaced = atRest((p: Printed, s: Seeing): readonly string[] => {
  const all = Object.keys(s.own.places).flatMap((place) =>
    unitsAt(s.own, place).filter(
      (unit) => p.unit(unit).side === 'soviet' && !isKnownAt(p, s, unit, place, 'german'),
    ),
  );
  const inPlay = all.filter((unit) => mayBeInPlay(p, unit, s.clock.turn));
  // A position of one's own may have units on the map before they are due.
  return inPlay.length > 0 ? inPlay : all;
});

export type Stack = {
  readonly hex: string;
  /** All that the German may look at there. */
  readonly known: readonly string[];
};

/** How much a unit would add to the defence of the hex. */
export type Worth = (unit: string) => number;

/** The strongest that could lie covered in a hex, within the stacking limits of 6.3 and 6.4, and the weakest. */
export const unitsUnder = (
  p: Printed,
  s: Seeing,
  { hex, known }: Stack,
  worth: Worth,
  range: Range,
): { readonly strongest: readonly string[]; readonly weakest: readonly string[] } => {
  const able = unplaced(p, s).filter((unit) => unit !== COASTAL_ARMY || COASTAL_PORTS.includes(hex));
  const most = limitOf(p, 'satellites');
  return extremesUnder(able, known, range, worth, (there, unit) =>
    isSatellite(p, unit) ? there.filter((other) => isSatellite(p, other)).length < most : true,
  );
};
