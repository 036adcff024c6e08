// Chapter 10: the hexes in which new units may be placed, and what happens when they are.
import { bestHex as nearFront } from '../../../mechanics/entry/best-hex.ts';
import { entryHexesOf } from '../../../mechanics/entry/entry-hexes.ts';
import type { EntryHexes } from '../../../mechanics/entry/entry-hexes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { enterHex } from '../03-set-up/3.3-hex-control.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { frontOf } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { withAir } from '../13-air/13.1-air-armies.ts';
import { accessOf, ruleOfEntry } from './10.1-access.ts';
import type { EntryScene } from './10.1-access.ts';
import { noteReceiver } from './10.4-korps-gruppen.ts';

/** 10.1g: two in a hex; R69, 6.10a: never of both fronts. */
const ROOM_RULES: Readonly<Record<string, RuleId>> = {
  'STACK.FULL': 'dagc:10.1g',
  'STACK.FRONTS': 'dagc:R69',
};

export const entryHexes = perSheet((p: Printed): EntryHexes<Seeing, EntryScene> =>
  entryHexesOf<Seeing, EntryScene>({
    isHex: (hex) => p.isHex(hex) && p.isLand(hex),
    access: (s, scene, unit) => accessOf(p, s, scene, unit),
    refuseRoom: (s, { side }, units, hex) => {
      const full = refuseStack(p, s, hex, side, units);
      return full && { ...full, rule: ROOM_RULES[full.code] ?? full.rule };
    },
    notThere: (unit, hex, { rule, whyNot }, hexes) => {
      const why = whyNot?.(hex) ?? { code: 'ENTRY.NOT-THERE', rule };
      return refusal(why.code, why.rule, { unit, hex, hexes });
    },
  }),
);

/**
 * 10.1h, 3.6g: it costs nothing of what they have to move with, and they move on as others do (R76, 10.8e). The hex passes to
 * a side that did not hold it (R68).
 */
export const enter = (
  p: Printed,
  ctx: Ctx<Own>,
  scene: EntryScene,
  units: readonly string[],
  hex: string,
): void => {
  const { side } = scene;
  const rule = ruleOfEntry(p, ctx.seen, scene, units[0] ?? '', hex);
  if (units.some((unit) => p.isKind(unit, 'kg'))) noteReceiver(p, ctx, hex);
  withAir(p, ctx, frontOf(p, units[0] ?? ''), () => {
    enterHex(p, ctx, units, hex);
    const event = { kind: 'units.entered', rule, data: { units: [...units], hex, side } };
    ctx.emit(fogOf(p).veil(ctx.seen, event, { hex, side }));
  });
};

/** Where the program would place a unit. */
export const bestHex = (p: Printed, s: Seeing, side: Who, hexes: readonly string[]): string | undefined =>
  nearFront(p, s, side, hexes);
