// Rail movement of the Russians, in their administration (RAIL.1 to RAIL.5).
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { railways } from '../../../mechanics/ground/railways.ts';
import type { Railways } from '../../../mechanics/ground/railways.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, enterHex, zonesOf } from '../ground-units.ts';
import type { Own } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';

/** RAIL.2: where its way may end; RAIL.3: Disrupted; RAIL.4: off the map and back. */
export const railOf = perSheet((p: Printed): Railways<Own> =>
  railways<Own>(p, {
    rule: 'moscow41:RAIL.1',
    end: 'moscow41:RAIL.2',
    side: 'russian',
    gates: 'russian-rail-entry',
    fed: (s) => supplyMap(p, s, 'russian').fed,
    zone: (s) => zonesOf(p).zone(s, 'german'),
    enter: (ctx, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx, unit) => disrupt(ctx, [unit], 'moscow41:RAIL.3'),
  }),
);
