// Chapter 4: the question `score`. Read only.
import { ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Message } from '../../../core/types.ts';
import { bonus, points } from '../04-victory/4.3-points.ts';
import { lastTurn } from '../05-sequence/5.2-sequence.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 4.3: what counts now, and what is needed when. */
export const scoreAnswer = (p: Printed, s: Seeing): readonly (Message | Ledger)[] => [
  points(p, s),
  ...(s.over === undefined && bonus(p, s).length > 0 ? [ledger('bonus', bonus(p, s))] : []),
  ...(s.over === undefined
    ? [
        {
          key: 'score.needs',
          params: {
            points: lineOf(p.tables.limits, 'soviet-win').value,
            turn: lastTurn(p, s),
            rule: 'dagc:4.3i',
          },
        },
      ]
    : []),
];
