// What the hexes of a line of supply are worth: a motorized division pays it, along roads where they give a bonus (R39), and
// over ice once it carries (WEA.2).
import { blocked } from '../../../hex/side-tables.ts';
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

const thawed = (bits: number): string => (has(bits, HEX.forest) ? 'forest' : 'clear');

/** By grid number: what a hex is worth off the roads. */
const pricesOf = (p: Printed, frozen: boolean): Int16Array => {
  const { hexes } = groundOf(p);
  const known = new Map(p.tables.terrain.map((line) => [line.id, line.division * HALVES]));
  const prices = new Int16Array(p.grid.count);
  for (let hex = 0; hex < prices.length; hex++) {
    const bits = hexes[hex] ?? 0;
    const terrain = p.set.board.hexes[hex]?.terrain ?? '';
    const frost = has(bits, HEX.lake) ? 'clear' : has(bits, HEX.swamp) ? thawed(bits) : terrain;
    prices[hex] = known.get(frozen ? frost : terrain) ?? blocked;
  }
  return prices;
};

/** Filled one by one: a function for each of all sides takes several times as long, and a game begins with these. */
const makeTables = (p: Printed, roads: number, frozen: boolean): LineTables => {
  const { sides, hexes } = groundOf(p);
  const { neighbours } = p.grid;
  const water = SIDE.sea | (frozen ? 0 : SIDE.lake);
  const wet = HEX.sea | (frozen ? 0 : HEX.lake);
  const prices = pricesOf(p, frozen);
  const costs = new Int16Array(sides.length).fill(blocked);
  const open = new Uint8Array(sides.length);
  for (let side = 0; side < sides.length; side++) {
    const to = neighbours[side] ?? -1;
    if (to < 0) continue;
    const from = Math.floor(side / 6);
    const bits = sides[side] ?? 0;
    if ((bits & water) !== 0 || (((hexes[from] ?? 0) | (hexes[to] ?? 0)) & wet) !== 0) continue;
    const cost = (bits & roads) !== 0 ? HALVES / 2 : (prices[from] ?? blocked);
    costs[side] = cost;
    if (cost >= 0) open[side] = 1;
  }
  return { costs, open };
};

const tables = lastFound<Printed, string, LineTables>();

/** Made once for each weather that differs. */
export const lineTables = (p: Printed, s: Clocked): LineTables => {
  const [roads, frozen] = [activeRoads(p, s), isFrozen(p, s)];
  return tables(p, `${roads} ${frozen}`, [], () => makeTables(p, roads, frozen));
};
