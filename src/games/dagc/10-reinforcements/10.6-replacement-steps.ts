// Chapter 10: how many replacement steps a side receives in a turn, and how many it has left.
import { agreed } from '../03-set-up/3.5-scenarios.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Timed = Pick<Seeing, 'scenario' | 'options' | 'clock'>;

/** 10.6c: those of the track; 3.8a, 3.9b: as many in every turn, for the Germans alone. */
export const replacementSteps = (p: Printed, s: Timed, side: Who, turn: number = s.clock.turn): number => {
  const { replacements, rates } = p.turns;
  const flat = rates.find((line) => line.id === agreed(p, s, 'german-steps') && line.side === side);
  const printed = replacements.find((line) => line.turn === turn && line.side === side);
  return (flat ?? printed)?.steps ?? 0;
};

/** 10.8c: each unit that has taken one has taken one. */
export const stepsLeft = (p: Printed, s: Seeing, side: Who): number =>
  replacementSteps(p, s, side) - s.own.turn.replaced.filter((unit) => p.sideOf(unit) === side).length;
