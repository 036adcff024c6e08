// What counts in Moscow vs. Barbarossa, as a computer player reckons it.
import type { Side } from '../../../core/types.ts';
import type { Prize, Standing } from '../../../api/outlook.ts';
import { cityPrizes, standingBy } from '../../../mechanics/combat/front/outlook/prizes.ts';
import type { Prizes } from '../../../mechanics/combat/front/outlook/prizes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const prizes = perSheet((p: Printed): Prizes =>
  cityPrizes({
    sheet: p,
    conditions: p.tables.victory,
    // INH.VIC, R160, R164
    worth: { moscow: 10, raid: 5, holding: 4, 'seven-cities': 2.5, 'counter-offensive': 1.5 },
    // INH.VIC: the game is lost as the German player turn ends.
    raided: 30,
    rules: { victory: 'moscow41:INH.VIC', towns: 'moscow41:SUP.6' },
  }),
);

export const prizesOf = (p: Printed, s: Seeing): readonly Prize[] =>
  prizes(p).now(s, s.options['first-move'] === 'russian');

export const standingOf = (p: Printed, s: Seeing, side: Side): Standing => standingBy(prizesOf(p, s), side);
