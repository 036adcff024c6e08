// Chapter 4: the questions `score` and `goal`: what counts now, and what is needed. Read only.
import type { Ledger } from '../../../core/ledger.ts';
import type { Message } from '../../../core/types.ts';
import { PLOESTI } from '../03-set-up/3.8-hex-control.ts';
import { cityPoints, points } from '../04-victory/4.2-points.ts';
import { bandsOf } from '../04-victory/4.11-verdict.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 10.7d: all of it is open to both. */
export const scoreAnswer = (p: Printed, s: Seeing): readonly (Message | Ledger)[] => {
  const { german, soviet } = s.own.lost;
  const cities = cityPoints(p, s);
  const need = lineOf(p.tables.limits, 'advantage').value;
  return [
    points(p, s),
    { key: 'score.cities', params: { points: cities.total, need, rule: 'storm:4.2a' } },
    { key: 'score.losses', params: { german, soviet, rule: 'storm:4.7a' } },
    ...(s.over === undefined
      ? [
          {
            key: 'score.needs',
            params: { points: sovietNeed(p, s), turn: lastTurn(p, s), rule: 'storm:4.11a' },
          },
        ]
      : []),
  ];
};

/** 4.11a: with how many points the Soviets have won at the end; one less is no German victory yet. */
export const sovietNeed = (p: Printed, s: Seeing): number =>
  bandsOf(p, s).find(({ winner }) => winner === 'soviet')?.least ?? 0;

/** 4.11a */
export const germanNeed = (p: Printed, s: Seeing): number =>
  bandsOf(p, s).find(({ winner }) => winner === 'german')?.most ?? 0;

/** 4.1 to 4.11: how it stands with the end, and what counts then. */
export const goalAnswer = (p: Printed, s: Seeing): readonly Message[] => {
  const { total } = points(p, s);
  if (s.over !== undefined) return [{ key: 'goal.over', params: { total } }];
  const limit = (id: string): number => lineOf(p.tables.limits, id).value;
  const worth = (id: string): number => lineOf(p.tables.points, id).points;
  const { german, soviet } = s.own.lost;
  return [
    {
      key: 'goal.stands',
      params: {
        total,
        points: sovietNeed(p, s),
        german: germanNeed(p, s),
        turn: lastTurn(p, s),
        rule: 'storm:4.11a',
      },
    },
    {
      key: 'goal.cities',
      params: {
        worth: worth('advantage'),
        need: limit('advantage'),
        points: cityPoints(p, s).total,
        rule: 'storm:4.2a',
      },
    },
    { key: 'goal.ploesti', params: { hex: PLOESTI, worth: worth('ploesti'), rule: 'storm:4.3a' } },
    { key: 'goal.points', params: { worth: worth('hungary'), rule: 'storm:4.4' } },
    {
      key: 'goal.german-losses',
      params: {
        worth: worth('german-losses'),
        need: limit('german-losses'),
        lost: german,
        rule: 'storm:4.7a',
      },
    },
    {
      key: 'goal.soviet-losses',
      params: {
        worth: -worth('soviet-losses'),
        need: limit('soviet-losses'),
        lost: soviet,
        rule: 'storm:4.8a',
      },
    },
    { key: 'goal.edges', params: { worth: -worth('north-edge'), rule: 'storm:4.9' } },
  ];
};
