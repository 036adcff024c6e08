// Chapter 11: airpower markers: where they lie, and what is in their range.
import { atRestBy } from '../../../core/state-cache.ts';
import { markerInRange } from '../../../mechanics/areas.ts';
import { occupant } from '../../../mechanics/places.ts';
import { AIR } from '../03-set-up/3.1-setup.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const range = (p: Printed): number => lineOf(p.tables.limits, 'air-range').value;

/** Hexes with markers, all of the side that has the superiority (5.3b). */
export const airHexes = (p: Printed, s: Pick<Seeing, 'own'>): readonly string[] =>
  (s.own.markers[AIR] ?? []).filter(p.isHex);

/** 11.1d: its hex and the six round it. 11.1e, 11.3c: several are as good as one. */
export const isUnderAir = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, of: Who): boolean =>
  s.own.turn.air === of && markerInRange(p, s.own, [{ id: AIR, range: range(p) }], hex) !== undefined;

/** By grid number: 1 for each hex in range of a side. */
export const airCover = atRestBy((p: Printed, s: Seeing, of: Who): Uint8Array => {
  const covered = new Uint8Array(p.grid.count);
  if (s.own.turn.air !== of) return covered;
  for (const hex of airHexes(p, s)) {
    covered[p.grid.index(hex)] = 1;
    for (const next of p.neighbours(hex)) covered[p.grid.index(next)] = 1;
  }
  return covered;
});

/** Where the program would lay the next marker: over most enemy stacks that none covers yet, near its own. */
export const bestAirHex = (p: Printed, s: Seeing, side: Who): string => {
  const covered = airCover(p, s, side);
  const enemies = Object.keys(s.own.places).filter(
    (hex) => p.isHex(hex) && occupant(p, s.own, hex) === p.other(side) && covered[p.grid.index(hex)] !== 1,
  );
  const isNear = (hex: string): boolean =>
    p.neighbours(hex).some((next) => occupant(p, s.own, next) === side);
  const worth = new Map<string, number>();
  for (const enemy of enemies)
    for (const hex of [enemy, ...p.neighbours(enemy)])
      worth.set(hex, (worth.get(hex) ?? 0) + (isNear(enemy) ? 3 : 1));
  const taken = new Set(airHexes(p, s));
  const open = p.grid.ids.filter((hex) => !taken.has(hex));
  return open.reduce(
    (best, hex) => ((worth.get(hex) ?? 0) > (worth.get(best) ?? 0) ? hex : best),
    open[0] ?? '',
  );
};

/** 11.1c: how many the winner has still to lay. */
export const airLeft = (p: Printed, s: Pick<Seeing, 'own'>): number =>
  (s.own.turn.awarded ?? 0) - airHexes(p, s).length;
