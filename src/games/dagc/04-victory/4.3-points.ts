// Chapter 4: victory points. Only the Soviet has them; what he holds is counted whenever somebody asks (R116).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Verdict } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { isAgreed } from '../03-set-up/3.5-scenarios.ts';
import { lineOf } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { KOENIGSBERG, suddenDeath } from './4.2-sudden-death.ts';

type Standing = Pick<Seeing, 'own' | 'scenario' | 'options'>;

const PLACES = [
  { kind: 'town', rule: 'dagc:4.3b' },
  { kind: 'city', rule: 'dagc:4.3c' },
] as const;

/**
 * 4.3a: all are German to begin with, so that one of them that has changed hands was Soviet once. Whether the place is in
 * supply is no matter (4.3d); R121: Koenigsberg ends the game and is worth nothing.
 */
const counts = (p: Printed, s: Standing, hex: string): boolean =>
  hex !== KOENIGSBERG &&
  (isAgreed(p, s, 'lasting-points') ? Object.hasOwn(s.own.held, hex) : isHeldBy(p, s, hex, 'soviet'));

/** 4.3b, 4.3c: what the Soviet has. */
export const points = (p: Printed, s: Standing): Ledger =>
  ledger(
    'points',
    PLACES.flatMap(({ kind, rule }) =>
      p
        .withFeature(kind)
        .filter((hex) => counts(p, s, hex))
        .map((hex) => entry('add', lineOf(p.tables.points, kind).points, `points.${kind}`, rule, { hex })),
    ),
  );

/** 4.3h, 4.3i, 4.4b: there is no draw (4.4c), and it is the same in every scenario (3.5c). */
export const finalVerdict = (p: Printed, s: Seeing): Verdict => {
  const sudden = suddenDeath(p, s);
  if (sudden !== undefined) return { ...sudden, final: true };
  return points(p, s).total >= lineOf(p.tables.limits, 'soviet-win').value
    ? { winner: 'soviet', rule: 'dagc:4.3i', reason: 'points', final: true }
    : { winner: 'german', rule: 'dagc:4.3h', reason: 'points', final: true };
};
