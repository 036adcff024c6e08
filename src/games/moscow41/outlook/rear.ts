// What a computer player of the Russians of Moscow vs. Barbarossa orders behind the front: INH.REP, RAIL.1, INH.AIR, R155, R159.
import { dropChoice } from '../../../mechanics/air/paradrop.ts';
import { rear } from '../../../mechanics/combat/front/outlook/rear.ts';
import type { Rear } from '../../../mechanics/combat/front/outlook/rear.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { dropOf } from '../air/air-law.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { railOf } from '../movement/rail.ts';
import { fateOf, stackingOf } from '../ground-units.ts';
import type { Own } from '../state.ts';
import { arrivalsOf } from './arrivals.ts';
import { prizesOf } from './prizes.ts';

export const rearOf = perSheet((p: Printed): Rear<Own> =>
  rear<Own, ResultCode>({
    front: frontOf(p),
    rail: railOf(p).choice,
    drop: dropChoice(dropOf(p)),
    stacking: stackingOf(p),
    // One is as likely as the other.
    risk: ['low'],
    isSavedByGivingUp: (unit) =>
      fateOf(p, unit, 'combat').place === OUT && fateOf(p, unit, 'voluntary').place === DEAD,
    prizes: (s) => prizesOf(p, s),
    needs: (s) => arrivalsOf(p).needs(s),
  }),
);
