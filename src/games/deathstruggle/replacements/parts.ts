// The divisions of which corps and armies are made: those they remember, those of the chart, or what the pool has (BLD.12, REP.3,
// R104).
import type { Ctx } from '../../../core/rule-set.ts';
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { COMPONENTS, POOL } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

const breakdowns = perSheet(
  (p: Printed): ReadonlyMap<string, readonly string[]> =>
    new Map(p.tables.breakdown.map(({ corps, divisions }) => [corps, divisions])),
);

/** The divisions that the chart gives a corps. */
export const printedParts = (p: Printed, unit: string): readonly string[] => breakdowns(p).get(unit) ?? [];

/** A counter as it is printed: attack and defence of its front. */
export const facesOf = (p: Printed, unit: string): string => {
  const [front] = p.unit(unit).faces;
  return `${front?.['attack'] ?? 0}-${front?.['defence'] ?? 0}`;
};

/** REP.1 */
export const isPlainRifle = (p: Printed, unit: string): boolean => {
  const { type, size, kinds = [] } = p.unit(unit);
  return type === 'rifle' && size === 'division' && kinds.length === 0;
};

/** REP.1, REP.3: counters of plain rifle divisions that could come, new ones before lost ones. */
export const rifleCounters = (p: Printed, s: Pick<Seeing, 'own'>): readonly string[] =>
  [POOL, DEAD].flatMap((box) => unitsAt(s.own, box).filter((unit) => isPlainRifle(p, unit)));

/** How many rifle divisions are in a corps and in an army (R28). */
const RIFLES = { corps: 2, army: 3 } as const;

/** How many it takes to fall apart; none, who is no rifle corps or army. */
export const riflesIn = (p: Printed, unit: string): number => {
  const { type, isArmy, isCorps } = classOf(p, unit);
  if (type !== 'rifle' || !(isArmy || isCorps)) return 0;
  return RIFLES[isArmy ? 'army' : 'corps'];
};

/** The divisions into which a corps or army would fall apart now; fewer where there are no counters (R104). */
export const partsOf = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): readonly string[] => {
  const known = s.own.components[unit] ?? breakdowns(p).get(unit);
  if (known !== undefined) return known.filter((part) => placeOf(s.own, part) === COMPONENTS);
  const rifles = riflesIn(p, unit);
  return rifles === 0 ? [] : rifleCounters(p, s).slice(0, rifles);
};

/** With a corps or army its divisions are lost (REP.3). */
export const losePartsOf = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const known = ctx.s.own.components[unit] ?? breakdowns(p).get(unit) ?? [];
  put(
    ctx.s.own,
    known.filter((part) => placeOf(ctx.s.own, part) === COMPONENTS),
    DEAD,
  );
};
