// Which of the plan's regions a hex is described with: the nearest centre in its own country.
import type { MapFile } from '../../src/board/data-types.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { isWater } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Plan } from './plan.ts';

export const regionsOf = (plan: Plan, grid: Grid, drafts: readonly Draft[]): MapFile['regions'] => {
  if (Object.keys(plan.regions).length === 0) return {};
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(plan.regions).map((id) => [id, []]));
  drafts.forEach((draft, hex) => {
    if (isWater(draft)) return;
    const away = (seed: string): number => {
      const s = grid.index(seed);
      return Math.hypot((grid.x[hex] ?? 0) - (grid.x[s] ?? 0), (grid.y[hex] ?? 0) - (grid.y[s] ?? 0));
    };
    const [nearest] = Object.entries(plan.regions)
      .filter(([, region]) => region.country === draft.country)
      .map(([id, region]) => ({ id, off: Math.min(...region.seeds.map(away)) }))
      .toSorted((a, b) => a.off - b.off);
    if (nearest === undefined) throw new Error(`No region for ${grid.id(hex)} in ${draft.country}`);
    found[nearest.id]?.push(grid.id(hex));
  });
  return Object.fromEntries(
    Object.entries(plan.regions).map(([id, region]) => [id, { name: region.name, hexes: found[id] ?? [] }]),
  );
};
