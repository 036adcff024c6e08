// Chapter 10: victory.
import { entry, ledger } from '../../../src/core/ledger.ts';
import type { Ledger } from '../../../src/core/ledger.ts';
import type { Verdict } from '../../../src/core/types.ts';
import { TOWNS } from './board.ts';
import { TABLES, WHO } from './data/index.ts';
import type { Who } from './data/index.ts';
import { other, sideOf, unitsAt } from './state.ts';
import type { Ledgered } from './state.ts';

/** ford:10.1 */
export const suddenDeath = (own: Ledgered): Verdict | undefined => {
  const winner = WHO.find((side) => TOWNS.every((town) => own.held[town] === side));
  return winner === undefined ? undefined : { winner, rule: 'ford:10.1', reason: 'both-towns' };
};

/** ford:10.2 */
export const pointsOf = (own: Ledgered, side: Who): Ledger => {
  const towns = TOWNS.filter((town) => own.held[town] === side);
  const losses = unitsAt(own, 'dead')
    .filter((unit) => sideOf(unit) === other(side))
    .toSorted();
  return ledger('points', [
    ...towns.map((hex) => entry('add', TABLES.points.town, 'points.town', 'ford:10.2', { hex })),
    ...losses.map((unit) => entry('add', TABLES.points.unit, 'points.unit', 'ford:10.2', { unit })),
  ]);
};

export const finalVerdict = (own: Ledgered): Verdict => {
  const north = pointsOf(own, 'north').total;
  const south = pointsOf(own, 'south').total;
  if (north === south) return { winner: 'draw', rule: 'ford:10.3', reason: 'draw', final: true };
  return { winner: north > south ? 'north' : 'south', rule: 'ford:10.2', reason: 'points', final: true };
};
