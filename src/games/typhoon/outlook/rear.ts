// What a computer player of the Russians of Typhoon orders behind the front: SIB.1, SIB.7, REP.4, REP.5, INH.RAIL, AIR.21 to AIR.25.
import { dropChoice } from '../../../mechanics/air/paradrop.ts';
import { rear } from '../../../mechanics/combat/front/outlook/rear.ts';
import type { Rear } from '../../../mechanics/combat/front/outlook/rear.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { dropOf } from '../air/paradrop.ts';
import { frontOf } from '../combat-results/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { fateOf } from '../eliminate.ts';
import { railOf } from '../movement/rail.ts';
import { stackingOf } from '../stacking/stacking.ts';
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
