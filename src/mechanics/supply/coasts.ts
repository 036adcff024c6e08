// Which waters lie before a hex of land: for ports, ships and whatever lives on them.
import { directionTo } from '../../hex/hexsides.ts';
import type { Sheet } from '../sheet.ts';
import { lazy } from '../lazy.ts';

/** What a coast is made of: a kind of terrain in the next hex, or a kind of side towards it. */
export type CoastLaw<W extends string> = {
  readonly waters: readonly W[];
  readonly terrain: string;
  readonly side: string;
};

type Board = Pick<Sheet, 'grid' | 'set' | 'isLand' | 'neighbours' | 'hex'>;

const watersAt = <W extends string>(p: Board, law: CoastLaw<W>, hex: string): readonly W[] => {
  if (!p.isLand(hex)) return [];
  const { grid, set } = p;
  const from = grid.index(hex);
  const found = p.neighbours(hex).flatMap((next) => {
    const along = set.board.sides.get(from * 6 + directionTo(grid, from, grid.index(next))) ?? [];
    const { terrain, water } = p.hex(next);
    return [
      ...(terrain === law.terrain ? [water] : []),
      ...along.flatMap((line) => (line.kind === law.side ? [line.water] : [])),
    ];
  });
  return law.waters.filter((water) => found.includes(water));
};

/** The waters on whose shore a hex of land lies. */
export const coasts = <W extends string>(p: Board, law: CoastLaw<W>): ((hex: string) => readonly W[]) => {
  const known = lazy(() => new Map(p.grid.ids.map((hex) => [hex, watersAt(p, law, hex)])));
  return (hex) => known().get(hex) ?? [];
};
