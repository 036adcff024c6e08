// Where the program would place units when it is left to it: near the front, not next to an enemy, not beside a friend.
import type { Side } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import { stacksOf } from '../places.ts';
import type { Ledgered } from '../places.ts';
import type { Sheet } from '../sheet.ts';

type Standing = { readonly own: Pick<Ledgered, 'places'> };

const FAR = 99;

/** A unit of one's own so near makes a hex less in need of another. */
const BESIDE = 2;

const stand = (p: Sheet, s: Standing, side: Side): readonly number[] =>
  stacksOf(p, s, side).flatMap(({ hex, units }) =>
    units.filter((unit) => p.sideOf(unit) === side).map(() => hex),
  );

/** How far a hex is from the nearest unit of a side; without any every hex is as good. */
export const distanceFrom = (p: Sheet, s: Standing, side: Side): ((hex: string) => number) => {
  const at = [...new Set(stand(p, s, side))];
  const known = new Map<string, number>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const from = p.grid.index(hex);
    const far = at.reduce((least, other) => Math.min(least, distance(p.grid, from, other)), FAR);
    known.set(hex, far);
    return far;
  };
};

/** How many of a side stand in a hex or near it. */
const company = (p: Sheet, s: Standing, side: Side): ((hex: string) => number) => {
  const friends = stand(p, s, side);
  return (id) => {
    const hex = p.grid.index(id);
    let all = 0;
    for (const other of friends) if (distance(p.grid, hex, other) <= BESIDE) all += 1;
    return all;
  };
};

/** Things by a rank, the lowest first; of equals the first by name. */
export const byRank = (ids: readonly string[], rank: (id: string) => number): readonly string[] => {
  const ranks = new Map(ids.map((id) => [id, rank(id)]));
  const of = (id: string): number => ranks.get(id) ?? 0;
  return ids.toSorted((a, b) => of(a) - of(b) || (a < b ? -1 : 1));
};

/** Hexes by how far they are from one. */
export const nearestTo = (p: Sheet, from: string, hexes: readonly string[]): readonly string[] =>
  byRank(hexes, (hex) => distance(p.grid, p.grid.index(from), p.grid.index(hex)));

/** `against`: what speaks against a hex besides, in hexes of distance times two; `far`: from the other side, if it is known. */
export const bestHex = (
  p: Sheet,
  s: Standing,
  side: Side,
  hexes: readonly string[],
  against: (hex: string) => number = () => 0,
  far: (hex: string) => number = distanceFrom(p, s, p.other(side)),
): string | undefined => {
  const friends = company(p, s, side);
  let best: { readonly hex: string; readonly rank: number } | undefined;
  for (const hex of hexes) {
    const rank = (far(hex) <= 1 ? 200 : 0) + far(hex) * 2 + friends(hex) * 3 + against(hex);
    if (best === undefined || rank < best.rank || (rank === best.rank && hex < best.hex))
      best = { hex, rank };
  }
  return best?.hex;
};
