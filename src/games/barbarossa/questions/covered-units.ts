// Chapter 11: what could lie under the top of a stack that may not be looked into, from what everybody may know.
import { unitsAt } from '../../../mechanics/places.ts';
import { extremesUnder } from '../../../mechanics/combat/questions/supposed.ts';
import type { Range } from '../../../mechanics/combat/questions/supposed.ts';
import { atRest } from '../../../core/state-cache.ts';
import { limitOf } from '../06-stacking.ts';
import { COASTAL_PORTS } from '../10-movement/10.16-sea-movement.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import { COASTAL_ARMY, isSatellite } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

/**
 * 3.4a: what the track of the scenario says, which is known to all: who has still to come by it. Who has been set aside
 * comes by an event, whatever turn is printed: the ordinary armies of 8.22c and 8.23b, the communist ones of 8.24 to 8.26.
 */
const dueLater = atRest(
  (p: Printed, { scenario, clock }: Seeing): ReadonlySet<string> =>
    new Set(
      Object.entries(p.set.scenarios[scenario]?.track ?? {}).flatMap(([turn, units]) =>
        Number(turn) > clock.turn ? units : [],
      ),
    ),
);

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
  const late = dueLater(p, s);
  const inPlay = all.filter((unit) => !late.has(unit));
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
