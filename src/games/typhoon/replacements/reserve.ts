// The Siberian Reserve and the gamble for it (SIB.1 to SIB.9, R59).
import { lineOf } from '../../../board/chart-lines.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { reserve as reserveOf } from '../../../mechanics/replacements/reserve.ts';
import type { Reserve } from '../../../mechanics/replacements/reserve.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { citiesOf } from '../victory/verdict.ts';

const sum = (faces: readonly number[]): number => faces.reduce((total, n) => total + n, 0);

export const reserve = perSheet((p: Printed): Reserve => {
  const { limits, dice } = p.tables;
  const { die, count } = lineOf(dice, 'gamble');
  const { lineAt, verdictOf } = citiesOf(p);
  return reserveOf({
    side: 'russian',
    rules: {
      begin: 'typhoon:SIB.1',
      automatic: 'typhoon:SIB.6',
      roll: 'typhoon:SIB.7',
      comrades: 'typhoon:SIB.9',
    },
    automatic: lineOf(limits, 'reserve-automatic').value,
    dice: { count, sides: die },
    // SIB.7: the two lowest totals, or the two highest.
    risks: {
      low: (faces) => sum(faces) <= count + 1,
      high: (faces) => sum(faces) >= count * die - 1,
    },
    isRolled: (s, begun) =>
      (s as Seeing).options['gamble-rolls'] !== 'active' ||
      s.clock.turn < begun + lineOf(limits, 'reserve-lasts').value,
    waiting: 'kalinin',
    arrivals: 'russian-air',
    lost: verdictOf(lineAt('gamble')),
  });
});
