// Chapter 3: hex control. The one door through which units come into hexes.
import type { Ctx } from '../../../core/rule-set.ts';
import { control } from '../../../mechanics/control.ts';
import type { Control } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { hasFallen } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 4.3, 5.5d: the oilfield, S2029. */
export const PLOESTI = 'S2029';

/** 4.3c, 7.8a, 11.5, 12.1f: whether it has ever been Soviet, even for a moment. */
export const isPloestiLost = (s: Pick<Seeing, 'own'>): boolean => hasFallen(s, PLOESTI);

const tellPloesti = (ctx: Ctx<Own>, hex: string, by: Who, isFirst: boolean): void => {
  if (hex === PLOESTI && by === 'soviet' && isFirst)
    ctx.emit({ kind: 'ploesti.lost', rule: 'storm:7.8a', data: { hex } });
};

const doorOf = perSheet((p: Printed): Control<Own> => control<Own>(p, { rule: 'storm:3.8c' }));

/**
 * 3.8a, 3.8c, R80: units come into a hex free of enemies: by a move, an advance, an entry, a drop. A hex of the border belongs
 * to the side it was printed for until then (3.8b).
 */
export const enterHex = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void => {
  const isFirst = !hasFallen(ctx.seen, hex);
  // R38
  const { lifted } = ctx.seen.own.turn;
  if (lifted?.some((unit) => units.includes(unit)) === true)
    ctx.s.own.turn.lifted = lifted.filter((unit) => !units.includes(unit));
  doorOf(p).enter(ctx, units, hex);
  tellPloesti(ctx, hex, p.sideOf(units[0] ?? ''), isFirst);
};
