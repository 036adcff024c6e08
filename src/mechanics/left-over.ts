// What a side could still do in a phase that it is about to end, for games in which nobody must do it.
import type { Message, Side } from '../core/types.ts';
import type { MoveLaw, MoveSight } from './movement/law.ts';
import { movable } from './movement/movers.ts';
import { placeOf } from './places.ts';

/** Units that could still move. */
export const movesLeft = (law: MoveLaw, s: MoveSight): readonly Message[] => {
  const units = movable(law, s);
  const stacks = new Set(units.map((unit) => placeOf(s.own, unit))).size;
  if (units.length === 0) return [];
  return [{ key: 'left.movement', params: { side: s.clock.phasing, count: units.length, stacks } }];
};

/** Hexes that could still be attacked; `key`: what the game calls its attacks. */
export const attacksLeft = (
  key: 'left.assaults' | 'left.attacks',
  side: Side,
  hexes: readonly string[],
): readonly Message[] => (hexes.length === 0 ? [] : [{ key, params: { side, hexes: [...hexes] } }]);
