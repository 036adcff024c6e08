// The Siberian Reserve and the gamble for it (SIB.1 to SIB.9, R59).
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { siberianReserve } from '../../../mechanics/replacements/reserve.ts';
import type { Reserve } from '../../../mechanics/replacements/reserve.ts';
import type { Printed } from '../data/sheet.ts';
import { citiesOf } from '../victory/verdict.ts';

export const reserve = perSheet((p: Printed): Reserve =>
  siberianReserve(p.tables, {
    rules: {
      begin: 'typhoon:SIB.1',
      automatic: 'typhoon:SIB.6',
      roll: 'typhoon:SIB.7',
      comrades: 'typhoon:SIB.9',
    },
    lost: citiesOf(p).verdictOf(citiesOf(p).lineAt('gamble')),
  }),
);
