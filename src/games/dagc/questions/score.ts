// Chapter 4: the question `score`. Read only.
import { ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Message } from '../../../core/types.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { bonus, points } from '../04-victory/4.3-points.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 4.2, 4.3: how it stands with the end, what counts, and what would end the game at once. */
export const goalAnswer = (p: Printed, s: Seeing): readonly Message[] => {
  const { total } = points(p, s);
  if (s.over !== undefined) return [{ key: 'goal.over', params: { total } }];
  const worth = (id: string): number => lineOf(p.tables.points, id).points;
  const more = bonus(p, s).reduce((sum, { n }) => sum + n, 0);
  return [
    {
      key: 'goal.stands',
      params: {
        total,
        points: lineOf(p.tables.limits, 'soviet-win').value,
        turn: lastTurn(p, s),
        rule: 'dagc:4.3i',
      },
    },
    { key: 'goal.sudden', params: { hex: KOENIGSBERG, rule: 'dagc:4.2' } },
    {
      key: 'goal.points',
      params: {
        town: worth('town'),
        city: worth('city'),
        coast: worth('coast'),
        area: worth('uf-area'),
        rule: 'dagc:4.3c',
      },
    },
    ...(more > 0 ? [{ key: 'goal.bonus', params: { points: more } }] : []),
  ];
};

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
