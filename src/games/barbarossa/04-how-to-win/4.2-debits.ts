// Chapter 4: debits: each early turn for Soviet units in the Reich (4.2g); once, when a whole region is lost: the Baltic
// Republics, the line of the Dnepr (4.5, 4.6).
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { award, chartPoints, homeland } from './4.2-victory-points.ts';
import { hasBegun } from '../05-sequence/5.4-phase-order.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 4.2g, R20: hexes of Greater Germany and the General Government with Soviet units in them. */
export const enteredReich = (
  p: Printed,
  s: Pick<Seeing, 'own' | 'scenario' | 'options'>,
): readonly string[] =>
  p.grid.ids.filter((hex) => hasUnitsOf(p, s.own, hex, 'soviet') && homeland(p, s, hex) !== undefined);

/** 4.2h, 4.2i: whatever their supply, and whatever else the hex has cost; each turn anew, until they are driven out. */
export const debitReich = (p: Printed, ctx: Ctx<Own>): void => {
  for (const hex of enteredReich(p, ctx.seen))
    award(p, ctx, chartPoints(p, 'reich-hex'), 'points.reich', 'barbarossa:4.2g', hex);
};

/** 4.5b, 4.6c: once lost they stay lost, and are not lost again. */
const isPaid = (s: Seeing, why: string): boolean => s.own.points.some((one) => one.why === why);

/** 4.5a, R27: land hexes only; the area has no others. */
const isBalticLost = (p: Printed, s: Seeing): boolean =>
  p.area('baltic-republics').every((hex) => isHeldBy(p, s, hex, 'soviet'));

/** 4.6a, 4.6b, R26: not one hex of either bank, Kiev and Dnepropetrovsk with all that is round them. */
const isDneprLost = (p: Printed, s: Seeing): boolean =>
  !p.area('dnepr-line').some((hex) => isHeldBy(p, s, hex, 'german'));

/** R26: from the start of turn 14 on, then too if they were lost before. */
export const regionDebits = (p: Printed, ctx: Ctx<Own>): void => {
  const { seen: s } = ctx;
  if (!hasBegun(p, s.clock.turn, 'baltic-and-dnepr')) return;
  if (!isPaid(s, 'points.baltic') && isBalticLost(p, s))
    award(p, ctx, chartPoints(p, 'baltic'), 'points.baltic', 'barbarossa:4.5a');
  if (!isPaid(s, 'points.dnepr') && isDneprLost(p, s))
    award(p, ctx, chartPoints(p, 'dnepr'), 'points.dnepr', 'barbarossa:4.6a');
};
