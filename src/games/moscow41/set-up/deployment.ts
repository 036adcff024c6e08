// Set-up: the Russians place first, then the Germans, who man the start line (INH.SET, R18).
import { lineSetUp } from '../../../mechanics/entry/manned-line.ts';
import type { LineSetUp } from '../../../mechanics/entry/manned-line.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { stackingOf, zonesOf } from '../ground-units.ts';
import type { Own } from '../state.ts';

export const setUpOf = perSheet((p: Printed): LineSetUp<Own> =>
  lineSetUp<Own>(p, {
    rules: { place: 'moscow41:INH.SET', line: 'moscow41:INH.SET' },
    side: 'german',
    area: 'german-start-line',
    stacking: stackingOf(p),
    most: p.limit('stack') + 1,
    isCovered: (s, hex) => zonesOf(p).isInZone(s, hex, 'german'),
  }),
);
