// The Siberian Reserve: four turns of fresh units, begun at the risk of the game before December (SIB.1, SIB.3, SIB.4, R63).
import { lineOf } from '../../../board/chart-lines.ts';
import { rowOf } from '../../../mechanics/combat/die-index.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { reserve } from '../../../mechanics/replacements/reserve.ts';
import type { Reserve } from '../../../mechanics/replacements/reserve.ts';
import type { Printed } from '../data/sheet.ts';
import { verdictOf } from '../victory/lines.ts';

export const reserveOf = perSheet((p: Printed): Reserve => {
  const { die, count } = lineOf(p.tables.dice, 'gamble');
  const bad = p.limit('gamble-bad');
  return reserve({
    side: 'russian',
    rules: {
      begin: 'deathstruggle:SIB.1',
      automatic: 'deathstruggle:SIB.3',
      roll: 'deathstruggle:SIB.4',
      comrades: 'deathstruggle:SIB.1',
    },
    automatic: p.limit('reserve-safe'),
    dice: { count, sides: die },
    // SIB.4, R94
    risks: { both: (faces, s) => faces.every((face) => rowOf(s, face) <= bad) },
    isRolled: () => true,
    lost: verdictOf(p, 'gamble-lost'),
  });
});
