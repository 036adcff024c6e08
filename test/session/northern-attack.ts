// One turn of the test game that leaves something to tell: an attack, losses on both sides, a die.
import { seated } from './kit.ts';

/** The Northern attack of turn 1, which costs both sides a unit, and the end of that turn. */
export const exchanged = (): ReturnType<typeof seated> => {
  const seat = seated({ dice: [5, 6, 6, 6] });
  seat.type('move n3 1303', 'end', 'attack 1403 from n1 n2', '1', '1', 'end');
  return seat;
};
