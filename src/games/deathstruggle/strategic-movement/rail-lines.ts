// The railways of each side: hexes that hang together with its own side of the map and are barred by nobody (STR.4, R43, R126).
import { isHeldBy } from '../../../mechanics/control.ts';
import type { OpenTable } from '../../../hex/side-tables.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import { trace } from '../../../mechanics/supply/trace.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { barriersNow, homeRails, openRailroads, ownRails } from '../supply/lines.ts';

const axisRails = (p: Printed, s: Seeing, found: Barriers): Uint8Array =>
  trace(p, {
    sources: homeRails(p).filter((hex) => isHeldBy(p, s, p.grid.id(hex), 'axis')),
    steps: ownRails(p, s, 'axis'),
    barriers: found,
  }).has;

/** A table of its own for trains: the last trace over each is kept. */
const trainSteps = new WeakMap<OpenTable, OpenTable>();

/** R126: not through hexes that the Axis has taken. */
const russianRails = (p: Printed, s: Seeing, found: Barriers): Uint8Array => {
  const steps = ownRails(p, s, 'russian');
  const own = trainSteps.get(steps) ?? steps.slice();
  trainSteps.set(steps, own);
  const lost = Object.entries(s.own.held).flatMap(([hex, side]) =>
    side === 'axis' ? [p.grid.index(hex)] : [],
  );
  return openRailroads(p, own, { ...found, closed: [...found.closed, ...lost] }).has;
};

type LastOpen = { readonly has: Uint8Array; readonly found: Barriers; readonly open: Uint8Array };

const lastOpen = perSheet<Printed, Map<Who, LastOpen>>(() => new Map());

/** By grid number: 1 in hexes through which a side's trains go now; the same table for as long as it holds. */
export const openRails = (p: Printed, s: Seeing, side: Who): Uint8Array => {
  const found = barriersNow(p, s, side);
  const lines = side === 'axis' ? axisRails(p, s, found) : russianRails(p, s, found);
  const before = lastOpen(p).get(side);
  if (before?.has === lines && before.found === found) return before.open;
  const open = lines.slice();
  for (const hex of found.closed) open[hex] = 0;
  for (const hex of found.sealed) open[hex] = 0;
  lastOpen(p).set(side, { has: lines, found, open });
  return open;
};

/** Whether a railroad of a side leads out of a hex, whoever bars it. */
export const isOnOwnLine = (p: Printed, s: Seeing, side: Who, hex: string): boolean => {
  const steps = ownRails(p, s, side);
  const first = p.grid.index(hex) * 6;
  return steps.subarray(first, first + 6).includes(1);
};
