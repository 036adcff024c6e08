// Chapter 8: Soviet reinforcements that are held back wait in the RVGK box (8.1b, 8.8), and come out of it by 8.10 and 8.11.
import { put } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Event, RuleId } from '../../../core/types.ts';
import { dueUnits } from './segment-state.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const RVGK = 'rvgk';

/** 8.20a: Guards and Shock armies that arrive for the first time. */
export const isElite = (p: Printed, unit: string): boolean => ['guards', 'shock'].includes(p.unit(unit).type);

/** R165: Guards and Shock armies whose turn has come, and who have taken nobody's place yet. */
export const dueElites = (p: Printed, s: Seeing): readonly string[] =>
  dueUnits(p, s, 'soviet').filter((unit) => isElite(p, unit));

/** 8.1b, 8.8, R95, R165: the German hears nothing of it. */
export const intoBox = (ctx: Ctx<Own>, units: readonly string[], rule: RuleId): void => {
  const { s } = ctx;
  put(s.own, units, RVGK);
  const event: Event = { kind: 'units.to-rvgk', rule, data: { units: [...units] } };
  ctx.emit({ ...event, to: ['soviet'] });
};

/** R165: who has found nobody to take the place of, or was given nobody, waits in the box. */
export const holdBack = (p: Printed, ctx: Ctx<Own>): void => {
  const units = dueElites(p, ctx.seen);
  if (units.length > 0) intoBox(ctx, units, 'barbarossa:R165');
};
