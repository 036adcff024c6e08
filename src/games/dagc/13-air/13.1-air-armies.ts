// Chapter 13: how many air armies the Soviet has.
import type { Printed } from '../data/sheet.ts';
import type { Front, Seeing } from '../state.ts';

/** 13.1a, 13.2a, 13.4: eight, two more with the 1st Ukrainian Front, and fewer of both when supply fails (R114). */
export const airArmies = (p: Printed, { clock }: Pick<Seeing, 'clock'>, front: Front): number =>
  p.turns.airArmies
    .filter((line) => line.front === front && line.turn <= clock.turn)
    .reduce((sum, { change }) => sum + change, 0);
