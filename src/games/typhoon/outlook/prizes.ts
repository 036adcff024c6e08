// What counts in Typhoon, as a computer player reckons it.
import type { Side } from '../../../core/types.ts';
import type { Prize, Standing } from '../../../api/outlook.ts';
import { cityPrizes, standingBy } from '../../../mechanics/combat/front/outlook/prizes.ts';
import type { Prizes } from '../../../mechanics/combat/front/outlook/prizes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { isRussianFirst } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';

const prizes = perSheet((p: Printed): Prizes =>
  cityPrizes({
    sheet: p,
    conditions: p.tables.victory,
    // VIC.2; VIC.3: one of the three will do; VIC.6, VIC.8; VIC.4; VIC.9
    worth: { moscow: 10, raid: 5, holding: 4, 'seven-cities': 2.5, 'counter-offensive': 1.5 },
    rules: { victory: 'typhoon:VIC.1', towns: 'typhoon:SUP.7' },
  }),
);

export const prizesOf = (p: Printed, s: Seeing): readonly Prize[] => prizes(p).now(s, isRussianFirst(s));

export const standingOf = (p: Printed, s: Seeing, side: Side): Standing => standingBy(prizesOf(p, s), side);
