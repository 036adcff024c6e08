// What is true of every sound state of this game, beside what is true of all: what is remembered of units.
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { isBox } from '../../mechanics/entry/boxes.ts';
import { HEX, has, hexBits } from '../../mechanics/ground/ground.ts';
import type { Printed } from './data/sheet.ts';
import { isMarkerBox } from './position/markers.ts';
import type { Seeing } from './state.ts';
import { isFrozen } from './weather.ts';

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { disrupted, entrenched, strong, fed, components, phase, pulse } = own;
  return [
    disrupted,
    entrenched,
    strong,
    fed,
    Object.keys(components),
    Object.values(components).flat(),
    phase.moved,
    pulse.gone,
    pulse.used,
    pulse.fought,
    pulse.fired,
    pulse.dug,
    pulse.healing,
    Object.keys(own.downed),
    pulse.flown,
    pulse.based,
    pulse.support.map(({ unit }) => unit),
    pulse.missions.flatMap(({ flights }) => flights.map(({ unit }) => unit)),
    // A unit that is lost as soon as it has come may come again, and counts twice (REP.3).
    [...new Set(pulse.arrived.map(({ unit }) => unit))],
    pulse.again,
    pulse.attacks.flatMap(({ units }) => units),
  ];
};

/** R106: a hex may be over a limit until the next movement of its owner has ended. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: (place) => isMarkerBox(p, place),
    unsettled: new Set(['battle', 'retreat', 'advance']),
    // WEA.2
    isIce: (s, hex) => isFrozen(p, s) && has(hexBits(p, hex), HEX.lake),
    stack: () => [],
    lists: unitLists,
    hexes: ({ own: { converted, pulse } }) => [
      ...converted,
      ...[...pulse.attacks, ...pulse.support, ...pulse.missions].map(({ hex }) => hex),
    ],
  });
