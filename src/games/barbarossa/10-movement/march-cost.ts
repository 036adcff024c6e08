// Chapter 10, marches: what a unit has left to spend, and what the cheapest way costs it, whoever stands in between.
import { placeOf } from '../../../mechanics/places.ts';
import type { Game } from '../../../api/game.ts';
import { allowance } from './10.10-costs.ts';
import { groundFor } from './10.10-cost-tables.ts';
import { spentBy } from './10.2-stacks.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const marchingOf = (p: Printed): NonNullable<Game['marching']> => ({
  points: (s, unit) => {
    const seen = s as Seeing;
    if (!p.isUnit(unit) || !p.isHex(placeOf(seen.own, unit))) return undefined;
    const all = allowance(p, seen, unit);
    return { left: Math.max(0, all - spentBy(seen.own, unit)), all };
  },
  cost: (s, unit, hex) => {
    const seen = s as Seeing;
    const from = placeOf(seen.own, unit);
    if (!p.isHex(from) || !p.isHex(hex)) return undefined;
    const ground = groundFor(p, seen, unit);
    return p.search.cheapestPath({ sources: [p.grid.index(from)], cost: ground }, p.grid.index(hex))?.cost;
  },
});
