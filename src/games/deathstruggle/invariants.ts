// What is true of every sound state of this game, beside what is true of all: what is remembered of units.
import type { Problem } from '../../core/types.ts';
import { formationProblems } from '../../mechanics/formations/invariants.ts';
import { HEX, has, hexBits } from '../../mechanics/ground/ground.ts';
import type { Printed } from './data/sheet.ts';
import { isMarkerBox } from './position/markers.ts';
import type { Seeing } from './state.ts';
import { isFrozen } from './weather.ts';

const unitLists = ({ own: { fed, components, downed, pulse } }: Seeing): readonly (readonly string[])[] => [
  fed,
  Object.keys(components),
  Object.values(components).flat(),
  Object.keys(downed),
  pulse.gone,
  pulse.dug,
  pulse.flown,
  pulse.based,
  pulse.support.map(({ unit }) => unit),
  pulse.missions.flatMap(({ flights }) => flights.map(({ unit }) => unit)),
  // A unit that is lost as soon as it has come may come again, and counts twice (REP.3).
  [...new Set(pulse.arrived.map(({ unit }) => unit))],
  pulse.again,
];

/** R106: a hex may be over a limit until the next movement of its owner has ended. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  formationProblems<Seeing>(p, {
    isMarkerBox: (place) => isMarkerBox(p, place),
    // WEA.2
    isIce: (s, hex) => isFrozen(p, s) && has(hexBits(p, hex), HEX.lake),
    lists: unitLists,
    hexes: ({ own: { converted, pulse } }) => [
      ...converted,
      ...[...pulse.support, ...pulse.missions].map(({ hex }) => hex),
    ],
  });
