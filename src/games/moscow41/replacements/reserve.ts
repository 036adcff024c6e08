// The Siberian Reserve and the gamble for it (INH.SIB, R16, R159).
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
      begin: 'moscow41:INH.SIB',
      automatic: 'moscow41:INH.SIB',
      roll: 'moscow41:INH.SIB',
      comrades: 'moscow41:INH.SIB',
    },
    automatic: lineOf(limits, 'reserve-automatic').value,
    dice: { count, sides: die },
    // The two lowest totals, or the two highest.
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
