// Chapter 4: victory points. Only the Soviet has them; what he holds is counted whenever somebody asks (R116).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { Verdict } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { coasts } from '../../../mechanics/supply/coasts.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isAgreed } from '../03-set-up/3.5-scenarios.ts';
import { isOverland } from '../07-supply/7.1-supply.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { KOENIGSBERG, suddenDeath } from './4.2-sudden-death.ts';

const PLACES = [
  { kind: 'town', rule: 'dagc:4.3b' },
  { kind: 'city', rule: 'dagc:4.3c' },
] as const;

/**
 * 4.3a: all are German to begin with, so that one of them that has changed hands was Soviet once. Whether the place is in
 * supply is no matter (4.3d); R121: Koenigsberg ends the game and is worth nothing.
 */
const counts = (p: Printed, s: Seeing, hex: string): boolean =>
  hex !== KOENIGSBERG &&
  (isAgreed(p, s, 'lasting-points') ? Object.hasOwn(s.own.held, hex) : isHeldBy(p, s, hex, 'soviet'));

const places = (p: Printed, s: Seeing): readonly LedgerEntry[] =>
  PLACES.flatMap(({ kind, rule }) =>
    p
      .withFeature(kind)
      .filter((hex) => counts(p, s, hex))
      .map((hex) => entry('add', lineOf(p.tables.points, kind).points, `points.${kind}`, rule, { hex })),
  );

const COAST = { from: 2015, to: 2927 } as const;

/** R117: by number all hexes on the sea from one to the other, those on the Gulf of Riga too. */
const coastByNumber = perSheet((p: Printed): readonly string[] => {
  const waters = Object.keys(p.set.board.map.waters);
  const seas = coasts(p, { waters, terrain: 'all-sea', side: 'sea' });
  return p.grid.ids.filter(
    (hex) => Number(hex) >= COAST.from && Number(hex) <= COAST.to && seas(hex).length > 0,
  );
});

/** R117: the shore from one to the other. */
export const coast = (p: Printed, s: Seeing): readonly string[] =>
  isAgreed(p, s, 'coast-by-number') ? coastByNumber(p) : p.area('baltic-coast');

/** R48, R49, R50: a line from the hex itself, whoever stands there; the automatic OOS is that of units alone. */
const isSecure = (p: Printed, s: Seeing, hex: string): boolean =>
  isHeldBy(p, s, hex, 'soviet') && isOverland(p, s, hex, 'soviet');

/** 4.3e, 4.3f: what there is besides when the last turn has ended; R118: a place on the coast counts as a place too. */
export const bonus = (p: Printed, s: Seeing): readonly LedgerEntry[] => {
  const shore = coast(p, s).find((hex) => isSecure(p, s, hex));
  const worth = (id: string): number => lineOf(p.tables.points, id).points;
  return [
    ...(shore === undefined
      ? []
      : [entry('add', worth('coast'), 'points.coast', 'dagc:4.3e', { hex: shore })]),
    ...(p.area('uf-area').every((hex) => isSecure(p, s, hex))
      ? [entry('add', worth('uf-area'), 'points.uf-area', 'dagc:4.3f', {})]
      : []),
  ];
};

/** 4.3b, 4.3c: what the Soviet has, and when the last turn has ended all of it. */
export const points = (p: Printed, s: Seeing, isLast = s.over?.reason === 'points'): Ledger =>
  ledger('points', isLast ? [...places(p, s), ...bonus(p, s)] : places(p, s));

/** 4.3h, 4.3i, 4.4b: there is no draw (4.4c), and it is the same in every scenario (3.5c). */
export const finalVerdict = (p: Printed, s: Seeing): Verdict => {
  const sudden = suddenDeath(p, s);
  if (sudden !== undefined) return { ...sudden, final: true };
  return points(p, s, true).total >= lineOf(p.tables.limits, 'soviet-win').value
    ? { winner: 'soviet', rule: 'dagc:4.3i', reason: 'points', final: true }
    : { winner: 'german', rule: 'dagc:4.3h', reason: 'points', final: true };
};
