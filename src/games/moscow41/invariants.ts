// What is true of every sound state of this game, beside what is true of all.
import { formationHexes, formationProblems, formationUnits } from '../../mechanics/formations/invariants.ts';
import type { Problem } from '../../core/types.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

/** INH.STK: a hex may be over a limit until the next move or advance of its owner has ended. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  formationProblems<Seeing>(p, {
    lists: (s) => [...formationUnits(s), s.own.phase.short, s.own.pulse.dug],
    hexes: formationHexes,
  });
