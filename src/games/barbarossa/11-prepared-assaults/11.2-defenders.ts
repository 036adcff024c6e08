// Chapter 11: who defends in a battle: the whole stack (11.2), but for those who cannot be attacked again.
import { unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Ledgered, Seeing } from '../state.ts';
import { defendingSide } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';

/** 11.4b, 11.29a: units of a side that can still be attacked in a prepared assault. */
export const freshAt = (p: Printed, own: Ledgered, hex: string, side: Who): readonly string[] =>
  unitsAt(own, hex).filter((unit) => p.unit(unit).side === side && !own.phase.defended.includes(unit));

/** 11.2: everybody of the other side there defends together. */
export const defendersOf = (p: Printed, s: Seeing, battle: Battle): readonly string[] => {
  if (battle.defenders !== undefined) return battle.defenders;
  const side = defendingSide(p, battle);
  return battle.kind === 'prepared'
    ? freshAt(p, s.own, battle.target, side)
    : unitsAt(s.own, battle.target).filter((unit) => p.unit(unit).side === side);
};
