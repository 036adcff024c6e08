// The railways of each side: hexes that hang together with its own side of the map and are barred by nobody (STR.4, R43, R126).
import type { OpenTable } from '../../../hex/side-tables.ts';
import { whileHexesAreHeld } from '../../../mechanics/control.ts';
import { lastFound } from '../../../mechanics/per-sheet.ts';
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import { trace } from '../../../mechanics/supply/trace.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { barriersNow, heldHomeRails, openRailroads, ownRails } from '../supply/lines.ts';

const axisRails = (p: Printed, s: Seeing, found: Barriers): Uint8Array =>
  trace(p, {
    sources: heldHomeRails(p, s, 'axis'),
    steps: ownRails(p, s, 'axis'),
    barriers: found,
  }).has;

/** A table of its own for trains: the last trace over each is kept. */
const trainSteps = new WeakMap<OpenTable, OpenTable>();

/** Hexes that a side has come into since the scenario began, and holds. */
const taken = whileHexesAreHeld((p: Printed, s: Seeing, side: Who): readonly number[] =>
  Object.entries(s.own.held).flatMap(([hex, holder]) => (holder === side ? [p.grid.index(hex)] : [])),
);

/** R126: not through hexes that the Axis has taken. */
const russianRails = (p: Printed, s: Seeing, found: Barriers): Uint8Array => {
  const steps = ownRails(p, s, 'russian');
  const own = trainSteps.get(steps) ?? steps.slice();
  trainSteps.set(steps, own);
  return openRailroads(p, own, { ...found, closed: [...found.closed, ...taken(p, s, 'axis')] }).has;
};

const lastOpen = lastFound<Printed, Who, Uint8Array>();

/** By grid number: 1 in hexes through which a side's trains go now; the same table for as long as it holds. */
export const openRails = (p: Printed, s: Seeing, side: Who): Uint8Array => {
  const found = barriersNow(p, s, side);
  const lines = side === 'axis' ? axisRails(p, s, found) : russianRails(p, s, found);
  return lastOpen(p, side, [lines, found], () => {
    const open = lines.slice();
    for (const hex of [...found.closed, ...found.sealed]) open[hex] = 0;
    return open;
  });
};

/** Whether a railroad of a side leads out of a hex, whoever bars it. */
export const isOnOwnLine = (p: Printed, s: Seeing, side: Who, hex: string): boolean => {
  const steps = ownRails(p, s, side);
  const first = p.grid.index(hex) * 6;
  return steps.subarray(first, first + 6).includes(1);
};
