// Units come into hexes: what falls to them there, and what they give up by going (R72, KAT.4, INH.ENT, ARM.6).
import type { Ctx } from '../../core/rule-set.ts';
import { control } from '../../mechanics/control.ts';
import type { Control } from '../../mechanics/control.ts';
import { dislodge } from '../../mechanics/disruption.ts';
import { HEX, has, hexBits } from '../../mechanics/ground.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { unitsAt } from '../../mechanics/places.ts';
import { classOf } from '../../mechanics/unit-classes.ts';
import { turnBack } from './armies/strong-sides.ts';
import type { Printed } from './data/sheet.ts';
import { eliminate } from './eliminate.ts';
import type { Own } from './state.ts';

const doorOf = perSheet((p: Printed): Control<Own> => control<Own>(p, { rule: 'typhoon:R72' }));

/** KAT.4 */
const crush = (p: Printed, ctx: Ctx<Own>, hex: string): void => {
  const there = unitsAt(ctx.seen.own, hex).filter((unit) => classOf(p, unit).isKatyusha);
  if (there.length > 0) eliminate(p, ctx, there, 'typhoon:KAT.4', 'katyusha');
};

/** R26: a city that has been German has no garrison any more. */
const empty = (p: Printed, ctx: Ctx<Own>, hex: string): void => {
  if (!has(hexBits(p, hex), HEX.moscow | HEX.tula) || ctx.seen.own.fallen.includes(hex)) return;
  ctx.s.own.fallen.push(hex);
};

/** By a move, a retreat or an advance. */
export const enterHex = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  how: 'move' | 'advance' | 'retreat' = 'move',
): void => {
  const [first] = units;
  if (first === undefined) return;
  const isGerman = p.sideOf(first) === 'german';
  if (isGerman && how !== 'retreat') crush(p, ctx, hex);
  dislodge(ctx, units, 'typhoon:INH.ENT');
  turnBack(p, ctx, units);
  if (isGerman) empty(p, ctx, hex);
  doorOf(p).enter(ctx, units, hex);
};
