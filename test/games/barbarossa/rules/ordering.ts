// Orders of a movement phase as they are given: what is refused, and what a short one is filled up to.
import type { Args, Refusal } from '../../../../src/core/types.ts';
import { filledAt, refusedAt } from '../../../kit/orders.ts';
import { barbarossa } from './kit.ts';

export const german = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; held 2607 german; ${rest}`;
export const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

export const asked = (text: string, verb: string, args: Args): Refusal | undefined =>
  refusedAt(barbarossa, text, verb, args);

/** What becomes of an order with gaps in its way: the whole of it, and what is said about it. */
export const filled = (text: string, verb: string, args: Args) => {
  const full = filledAt(barbarossa, text, verb, args);
  return full.ok
    ? { path: full.order.args['path'], note: full.note?.key, differ: full.note?.params['differ'] }
    : { refused: full.refusal.code, rule: full.refusal.rule };
};

/** Two corps two hexes from an army, with clear ground between. */
export const PAIR = '24pz@1709; 46pz@1709; 3ra@1707';
