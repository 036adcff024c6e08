// Airpower: the missions of a pulse (AIR.1 to AIR.20, AIR.27 to AIR.34, SEQ.5, SEQ.9).
import { campaign } from '../../../mechanics/air/campaign.ts';
import type { Campaign } from '../../../mechanics/air/campaign.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';
import { airOf, dieOf } from './air-law.ts';
import { dropOf } from './paradrop.ts';

export const missionsOf = perSheet((p: Printed): Campaign<Own> =>
  campaign<Own>(p, {
    rules: {
      // AIR.29: bombing Moscow is bombing its hex.
      bomb: 'typhoon:SEQ.5',
      before: 'typhoon:R36',
      nobody: 'typhoon:AIR.2',
      interdict: 'typhoon:AIR.34',
      // Once the ground attacks of the pulse have been fought, where none was.
      attacked: 'typhoon:R53',
      // R54
      resupply: 'typhoon:SEQ.9',
      supplied: 'typhoon:AIR.27',
      panic: 'typhoon:AIR.30',
      far: 'typhoon:AIR.33',
      begins: 'typhoon:AIR.31',
    },
    air: airOf(p),
    drop: dropOf(p),
    resupplyRange: p.limit('resupply-range'),
    dice: dieOf(p, 'panic'),
  }),
);

/** SEQ.9 */
export const isLastGermanPulse = (p: Printed, s: Seeing): boolean => {
  const now = pulseNow(p, s);
  return now?.side === 'german' && now.isLast;
};
