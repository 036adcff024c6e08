// Set-up: the Russians place first, each where its group may stand, then the Germans, who man the start line (SET.2, SET.11). The groups are
// the scenario's: SET.3, SET.7, SET.9, SET.10, SET.13.
import { lineSetUp } from '../../../mechanics/entry/manned-line.ts';
import type { LineSetUp } from '../../../mechanics/entry/manned-line.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { corpsZonesOf } from '../zones-of-control/zones.ts';

/** SET.2, SET.11 */
export const setUpOf = perSheet((p: Printed): LineSetUp<Own> =>
  lineSetUp<Own>(p, {
    rules: { place: 'typhoon:SET.2', line: 'typhoon:SET.11' },
    side: 'german',
    area: 'german-start-line',
    stacking: stackingOf(p),
    most: p.limit('stack') + 1,
    isCovered: (s, hex) => corpsZonesOf(p).isInZone(s, hex, 'german'),
  }),
);
