// Chapter 4: the question `score`: what counts now, and what is needed. Read only.
import type { Ledger } from '../../../core/ledger.ts';
import type { Message } from '../../../core/types.ts';
import { cityPoints, points } from '../04-victory/4.2-points.ts';
import { bandsOf } from '../04-victory/4.11-verdict.ts';
import { lastTurn } from '../05-sequence/5.2-sequence.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 10.7d: all of it is open to both. */
export const scoreAnswer = (p: Printed, s: Seeing): readonly (Message | Ledger)[] => {
  const { german, soviet } = s.own.lost;
  const least = bandsOf(p, s).find(({ winner }) => winner === 'soviet')?.least ?? 0;
  const cities = cityPoints(p, s);
  const need = lineOf(p.tables.limits, 'advantage').value;
  return [
    points(p, s),
    { key: 'score.cities', params: { points: cities.total, need, rule: 'storm:4.2a' } },
    { key: 'score.losses', params: { german, soviet, rule: 'storm:4.7a' } },
    ...(s.over === undefined
      ? [{ key: 'score.needs', params: { points: least, turn: lastTurn(p, s), rule: 'storm:4.11a' } }]
      : []),
  ];
};
