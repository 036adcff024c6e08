// Chapter 4: who has won when the last turn is over (4.1a, 4.11).
import type { Verdict } from '../../../core/types.ts';
import { agreed } from '../03-set-up/3.1-agreed.ts';
import type { Printed } from '../data/sheet.ts';
import type { VictoryLine } from '../data/charts.ts';
import type { Seeing } from '../state.ts';
import { points } from './4.2-points.ts';

/** 4.11a, 4.11d: the bands of points, as they were agreed on. */
export const bandsOf = (p: Printed, s: Pick<Seeing, 'options'>): readonly VictoryLine[] =>
  p.tables.victory.filter(({ proLuftwaffe }) => proLuftwaffe === agreed(p, s, 'pro-luftwaffe'));

export const finalVerdict = (p: Printed, s: Seeing): Verdict => {
  const { total } = points(p, s);
  const band = bandsOf(p, s).find(
    ({ least = -Infinity, most = Infinity }) => least <= total && total <= most,
  );
  if (band === undefined) throw new RangeError(`no band for ${total} points`);
  const [rule = 'storm:4.11a'] = band.rules;
  return { winner: band.winner, rule, reason: 'points', final: true };
};
