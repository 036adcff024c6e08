// Chapter 6: stacking. Who may stand together in a hex, and who is taken away where too many do.
import type { Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Problem, Refusal } from '../../../core/types.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { stacking } from '../../../mechanics/stacking.ts';
import type { Overstack, Stacking } from '../../../mechanics/stacking.ts';
import { eliminate } from '../10-reinforcements/10.7-dead-pile.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { frontOf } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 6.10a: units of different fronts. */
const areApart = (p: Printed, unit: string, other: string): boolean => frontOf(p, unit) !== frontOf(p, other);

const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  stacking<Own>(p, {
    // 6.1; every unit is one (6.2), and no marker is any (6.7).
    bounds: [
      {
        code: 'STACK.FULL',
        rule: 'dagc:6.1',
        problem: 'STATE.STACK',
        weight: () => 1,
        most: () => lineOf(p.tables.limits, 'stack').value,
        told: ({ there, most }) => ({ there, limit: most }),
      },
    ],
    free: 1,
    apart: (hex, unit, others) => {
      const other = others.find((each) => areApart(p, unit, each));
      return other === undefined ? undefined : refusal('STACK.FRONTS', 'dagc:6.10a', { unit, other, hex });
    },
    // 6.6e, R28
    excess: {
      rule: 'dagc:6.6e',
      by: 'owner',
      remove: (ctx, units) => eliminate(p, ctx, units, 'dagc:6.6e', 'overstack'),
    },
  }),
);

/** Why units may not join those of their side in a hex, at any moment, passing through as well (6.5, 6.6a, 6.10b). */
export const refuseStack = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
  coming: readonly string[],
  leaving?: readonly string[],
): Refusal | undefined => stackingOf(p).refuse(s.own, hex, side, coming, leaving);

/** 6.6d: every hex over the limit. */
export const overstacks = (p: Printed, s: Pick<Seeing, 'own'>): readonly Overstack[] =>
  stackingOf(p).overstacks(s);

/** 6.6e: asks the owner until no hex is over the limit. */
export const overstack = (p: Printed): Procedure<Own> => stackingOf(p).excess;

export const stackProblems = (p: Printed, hex: string, units: readonly string[]): readonly Problem[] => {
  const [first, ...others] = units;
  const mixed = first !== undefined && others.some((other) => areApart(p, first, other));
  return [
    ...stackingOf(p).problems(hex, units),
    ...(mixed ? [{ code: 'STATE.FRONTS', at: hex, params: {} }] : []),
  ];
};
