// The railways of each side: hexes that hang together with its own side of the map and are barred by nobody (STR.4, R42, R43).
import { SIDE, groundOf, has } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import { trace } from '../../../mechanics/supply/trace.ts';
import type { OpenTable } from '../../../hex/side-tables.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { barriersNow, openRailroads, railSteps } from '../supply/lines.ts';
import { isHome } from '../supply/rail-heads.ts';

/** Railroads in the countries of the Axis. */
const homeRails = perSheet((p: Printed): readonly number[] => {
  const { sides } = groundOf(p);
  return p.grid.ids.flatMap((id, hex) =>
    isHome(p, id) && [0, 1, 2, 3, 4, 5].some((d) => has(sides[hex * 6 + d] ?? 0, SIDE.railroad)) ? [hex] : [],
  );
});

type AxisLines = { readonly converted: string; readonly steps: OpenTable };

const lastLines = perSheet<Printed, { found?: AxisLines }>(() => ({}));

/** Railroads of the Axis: at home, and behind its rail heads. */
const axisSteps = (p: Printed, s: Seeing): OpenTable => {
  const { converted } = s.own;
  const kept = lastLines(p);
  const key = converted.join();
  if (kept.found !== undefined && kept.found.converted === key) return kept.found.steps;
  const own = new Uint8Array(p.grid.count);
  for (const hex of homeRails(p)) own[hex] = 1;
  for (const hex of converted) own[p.grid.index(hex)] = 1;
  const steps = railSteps(p).slice();
  for (let side = 0; side < steps.length; side++)
    if (own[Math.floor(side / 6)] !== 1 || own[p.grid.neighbours[side] ?? 0] !== 1) steps[side] = 0;
  kept.found = { converted: key, steps };
  return steps;
};

const axisRails = (p: Printed, s: Seeing, found: Barriers): Uint8Array =>
  trace(p, { sources: homeRails(p), steps: axisSteps(p, s), barriers: found }).has;

type LastOpen = { readonly has: Uint8Array; readonly found: Barriers; readonly open: Uint8Array };

const lastOpen = perSheet<Printed, Map<Who, LastOpen>>(() => new Map());

/** By grid number: 1 in hexes through which a side's trains go now; the same table for as long as it holds. */
export const openRails = (p: Printed, s: Seeing, side: Who): Uint8Array => {
  const found = barriersNow(p, s, side);
  const lines = side === 'axis' ? axisRails(p, s, found) : openRailroads(p, found).has;
  const before = lastOpen(p).get(side);
  if (before?.has === lines && before.found === found) return before.open;
  const open = lines.slice();
  for (const hex of found.closed) open[hex] = 0;
  for (const hex of found.sealed) open[hex] = 0;
  lastOpen(p).set(side, { has: lines, found, open });
  return open;
};
