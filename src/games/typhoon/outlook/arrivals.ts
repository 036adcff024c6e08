// Where a computer player of Typhoon brings its replacements in (REP.1, REP.7 to REP.9, R57), and who leaves a full hex (STK.2).
import { arrivals } from '../../../mechanics/combat/front/outlook/arrivals.ts';
import type { Arrivals } from '../../../mechanics/combat/front/outlook/arrivals.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf } from '../combat-results/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { credits, replace, walkers } from '../replacements/replacements.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { prizesOf } from './prizes.ts';

export const arrivalsOf = perSheet((p: Printed): Arrivals<Own> =>
  arrivals<Own, ResultCode>({
    front: frontOf(p),
    credits: credits(p),
    replace: replace(p),
    walkers: walkers(p),
    stacking: stackingOf(p),
    prizes: (s) => prizesOf(p, s),
  }),
);
