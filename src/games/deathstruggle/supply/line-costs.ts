// What the hexes of a line of supply are worth: a motorized division pays it, along roads where they give a bonus (R39), and
// over ice once it carries (WEA.2).
import { lineOf } from '../../../board/chart-lines.ts';
import { blocked, makeCostTable } from '../../../hex/side-tables.ts';
import type { CostTable, OpenTable } from '../../../hex/side-tables.ts';
import { HEX, SIDE, groundOf, has } from '../../../mechanics/ground/ground.ts';
import { lastFound } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { activeRoads, isFrozen } from '../weather.ts';

/** Lines are reckoned in halves of a movement point: a hex along a road is worth one. */
export const HALVES = 2;

type Clocked = Parameters<typeof activeRoads>[1];

export type LineTables = {
  /** By directed side from the source outward: what it costs the line to come back over it. */
  readonly costs: CostTable;
  /** By directed side: 1 where a line may go whatever the ground is (R41). */
  readonly open: OpenTable;
};

const groundCost = (p: Printed, bits: number, terrain: string, frozen: boolean): number => {
  if (!frozen) return lineOf(p.tables.terrain, terrain).division * HALVES;
  const key = has(bits, HEX.lake) ? 'clear' : has(bits, HEX.swamp) ? thawed(bits) : terrain;
  return lineOf(p.tables.terrain, key).division * HALVES;
};

const thawed = (bits: number): string => (has(bits, HEX.forest) ? 'forest' : 'clear');

const makeTables = (p: Printed, roads: number, frozen: boolean): LineTables => {
  const { sides, hexes } = groundOf(p);
  const water = SIDE.sea | (frozen ? 0 : SIDE.lake);
  const wet = HEX.sea | (frozen ? 0 : HEX.lake);
  const prices = Int16Array.from(p.grid.ids, (id, hex) =>
    groundCost(p, hexes[hex] ?? 0, p.hex(id).terrain, frozen),
  );
  const isClosed = (from: number, to: number, side: number): boolean =>
    has(sides[side] ?? 0, water) || has((hexes[from] ?? 0) | (hexes[to] ?? 0), wet);
  const costs = makeCostTable(p.grid, (from, to, _, side) => {
    if (isClosed(from, to, side)) return blocked;
    return has(sides[side] ?? 0, roads) ? HALVES / 2 : (prices[from] ?? blocked);
  });
  const open = new Uint8Array(costs.length);
  costs.forEach((cost, side) => {
    if (cost >= 0) open[side] = 1;
  });
  return { costs, open };
};

const tables = lastFound<Printed, string, LineTables>();

/** Made once for each weather that differs. */
export const lineTables = (p: Printed, s: Clocked): LineTables => {
  const [roads, frozen] = [activeRoads(p, s), isFrozen(p, s)];
  return tables(p, `${roads} ${frozen}`, [], () => makeTables(p, roads, frozen));
};
