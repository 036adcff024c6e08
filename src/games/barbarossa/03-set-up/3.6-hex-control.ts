// Chapter 3: hex control. The one door through which units come into hexes.
import type { Ctx } from '../../../core/rule-set.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { holder, placeOf, saw } from '../state.ts';
import type { Own } from '../state.ts';

/** Takes units out of wherever they are, without a word. */
const liftOut = (own: Own, units: readonly string[]): void => {
  for (const unit of units) {
    const place = placeOf(own, unit);
    const rest = own.places[place]?.filter((id) => id !== unit) ?? [];
    if (rest.length === 0) delete own.places[place];
    else own.places[place] = rest;
  }
};

/** Puts units on top of whatever is in a hex or box, the first of them uppermost. No control changes hands. */
export const put = (own: Own, units: readonly string[], place: string): void => {
  liftOut(own, units);
  own.places[place] = [...units, ...(own.places[place] ?? [])];
  saw(own, units, place);
};

/** 3.6c: a hex passes to a side when its ground units are in it and no enemy is (R12, R13). */
export const takeControl = (p: Printed, ctx: Ctx<Own>, hex: string, by: Who): void => {
  const { s } = ctx;
  if (holder(p, s, hex) === by) return;
  s.own.held[hex] = by;
  ctx.emit({ kind: 'hex.taken', rule: 'barbarossa:3.6c', data: { hex, side: by } });
  s.own.pending.push({ kind: 'taken', hex, by });
};

/** Units come into a hex free of enemies: by a move, a retreat, an advance, an entry. */
export const enterHex = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void => {
  const [first] = units;
  if (first === undefined) return;
  put(ctx.s.own, units, hex);
  takeControl(p, ctx, hex, p.unit(first).side as Who);
};
