// Rail movement of the Russians, in step A (REP.11, INH.RAIL, R69).
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { railways } from '../../../mechanics/ground/railways.ts';
import type { Railways } from '../../../mechanics/ground/railways.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { enterHex } from '../enter.ts';
import type { Own, Seeing } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';
import { zone } from '../zones-of-control/zones.ts';

export const railOf = perSheet((p: Printed): Railways<Own> =>
  railways<Own>(p, {
    rule: 'typhoon:INH.RAIL',
    end: 'typhoon:INH.RAIL',
    side: 'russian',
    gates: 'russian-rail-entry',
    fed: (s) => supplyMap(p, s, 'russian').fed,
    zone: (s) => zone(p, s, 'german'),
    enter: (ctx, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx, unit, rule) => disrupt(p, ctx, [unit], rule),
  }),
);

/** R57: an edge hex of a railroad that no German town or zone is in, nor next to. */
export const usableGates = (p: Printed, s: Seeing): readonly string[] => railOf(p).usableGates(s);
