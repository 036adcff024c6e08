// What is true of every sound state of this game, beside what is true of all: what is remembered of units.
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { isBox } from '../../mechanics/boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { disrupted, entrenched, strong, unsupplied, inactive, phase, pulse } = own;
  return [
    disrupted,
    entrenched,
    strong,
    unsupplied,
    inactive,
    phase.moved,
    phase.extra,
    pulse.used,
    pulse.fought,
    pulse.fired,
    pulse.flown,
    pulse.healing,
    pulse.attacks.flatMap(({ units }) => units),
  ];
};

/** STK.1: a hex may be over a limit until the next move or advance of its owner has ended. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: () => false,
    unsettled: new Set(['battle', 'retreat', 'advance']),
    stack: () => [],
    lists: unitLists,
    hexes: (s) => [...s.own.fallen, ...s.own.pulse.supported, ...s.own.pulse.attacks.map(({ hex }) => hex)],
  });
