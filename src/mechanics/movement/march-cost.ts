// Marches: what a unit has left to spend, and what the cheapest way costs it, whoever stands in between.
import type { Game } from '../../api/game.ts';
import { placeOf } from '../places.ts';
import { groundFor } from './costs.ts';
import type { MoveLaw, MoveSight } from './law.ts';
import { inBook, spentBy, stackOf } from './stack.ts';
import { wayBetween } from './ways.ts';

export const marchingOf = (law: MoveLaw): NonNullable<Game['marching']> => {
  const { isUnit, isHex, grid, search } = law.sheet;
  return {
    points: (s, unit) => {
      const seen = s as MoveSight;
      if (!isUnit(unit) || !isHex(placeOf(seen.own, unit))) return undefined;
      const all = law.allowance(seen, unit);
      // Who never marches has nothing to count.
      return all === 0
        ? undefined
        : { left: inBook(law, Math.max(0, all - spentBy(law, seen, unit))), all: inBook(law, all) };
    },
    cost: (s, unit, hex) => {
      const seen = s as MoveSight;
      const from = placeOf(seen.own, unit);
      if (!isHex(from) || !isHex(hex)) return undefined;
      const ground = groundFor(law, seen, unit);
      const way = search.cheapestPath({ sources: [grid.index(from)], cost: ground }, grid.index(hex));
      return way === undefined ? undefined : inBook(law, way.cost);
    },
    way: (s, units, hex) => {
      const seen = s as MoveSight;
      const [first = ''] = units;
      if (!isHex(hex) || !units.every(isUnit) || !isHex(placeOf(seen.own, first))) return undefined;
      return wayBetween(law, seen, stackOf(law, seen, units), hex)?.hexes;
    },
  };
};
