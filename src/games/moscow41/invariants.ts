// What is true of every sound state of this game, beside what is true of all: what is remembered of units.
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { isBox } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { disrupted, entrenched, strong, inactive, downed, phase, pulse, turn } = own;
  return [
    disrupted,
    entrenched,
    strong,
    inactive,
    phase.moved,
    phase.short,
    pulse.used,
    pulse.fought,
    pulse.fired,
    pulse.dug,
    pulse.healing,
    pulse.flown,
    pulse.walked,
    turn.bought.map(({ unit }) => unit),
    turn.active,
    turn.shaken,
    Object.keys(turn.began),
    Object.keys(downed),
    pulse.missions.flatMap(({ flights, cargo = [] }) => [...flights.map(({ unit }) => unit), ...cargo]),
    pulse.attacks.flatMap(({ units }) => units),
  ];
};

/** INH.STK: a hex may be over a limit until the next move or advance of its owner has ended. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: () => false,
    unsettled: new Set(['battle', 'retreat', 'advance']),
    stack: () => [],
    lists: unitLists,
    hexes: (s) => [
      ...s.own.fallen,
      ...s.own.pulse.supported,
      ...s.own.pulse.attacks.map(({ hex }) => hex),
      ...s.own.pulse.missions.map(({ hex }) => hex),
      ...s.own.turn.resupplied,
    ],
  });
