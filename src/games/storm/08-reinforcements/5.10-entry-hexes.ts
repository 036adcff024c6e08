// Chapters 5 and 8: the hexes in which units may be placed, and what happens when they are.
import { bestHex as nearFront } from '../../../mechanics/entry/best-hex.ts';
import { entryHexesOf } from '../../../mechanics/entry/entry-hexes.ts';
import type { EntryHexes } from '../../../mechanics/entry/entry-hexes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { accessOf } from './5.10-access.ts';
import type { EntryScene } from './5.10-access.ts';

/** 6.1d, 5.5b, 5.10c, 5.11c */
export const entryHexes = perSheet((p: Printed): EntryHexes<Seeing, EntryScene> =>
  entryHexesOf<Seeing, EntryScene, RuleId>({
    isHex: (hex) => p.isHex(hex) && p.isLand(hex),
    access: (s, scene, unit) => accessOf(p, s, scene, unit),
    refuseRoom: (s, { side }, units, hex) => refuseStack(p, s, hex, side, units),
    notThere: (unit, hex, { rule, whyNot }, hexes) => {
      const why = whyNot?.(hex) ?? { code: 'ENTRY.NOT-THERE', rule };
      return refusal(why.code, why.rule, { unit, hex, hexes });
    },
  }),
);

export const withRoom = (
  p: Printed,
  s: Seeing,
  { side }: EntryScene,
  unit: string,
  hexes: readonly string[],
): readonly string[] => hexes.filter((hex) => refuseStack(p, s, hex, side, [unit]) === undefined);

/** By which rule they have come in there. */
export const tellEntered = (
  p: Printed,
  ctx: Ctx<Own>,
  { side }: EntryScene,
  units: readonly string[],
  hex: string,
  rule: RuleId = 'storm:5.11d',
): void => {
  const event = { kind: 'units.entered', rule, data: { units: [...units], hex, side } };
  ctx.emit(fogOf(p).veil(ctx.seen, event, { hex, side }));
};

/** Where the program would place a unit: stacks are for fighting, so company is no harm. */
export const bestHex = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  hexes: readonly string[],
  far: (hex: string) => number,
): string | undefined => nearFront(p, s, scene.side, hexes, (hex) => -2 * unitsAt(s.own, hex).length, far);
