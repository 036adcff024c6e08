// What a set-up along a front is checked by: which hexes a unit covers from where it stands, and what counts to a stack.
import { lineOf } from '../../board/chart-lines.ts';
import type { NumberLine } from '../../board/chart-lines.ts';
import type { BoardSet } from '../../board/board.ts';
import type { IsSuch } from '../../board/check/demands.ts';
import type { Covers, StackWant } from '../../board/check/front.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../ground/ground.ts';
import { sheetOf } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';

const COVER = HEX.forest | HEX.majorCity | HEX.moscow | HEX.tula;

/** Corps and above cover the hexes next to them, not over a lake; mobile ones not what hides others from them. */
export const corpsCover: Covers = (set) => {
  const sheet = sheetOf(set);
  return ({ id }, from, to) => {
    const { isCorpsLevel, isMobile } = classOf(sheet, id);
    if (!isCorpsLevel || has(sideBits(sheet, from, to), SIDE.lake)) return false;
    return !isMobile || !has(hexBits(sheet, to), COVER);
  };
};

/** The rules of the limits, by the keys of the chart. */
export type StackRules = Readonly<
  Record<'stack' | 'stack-armies' | 'stack-corps' | 'stack-mobile' | 'stack-two-icons', string>
>;

export const stackWants =
  (rules: StackRules) =>
  (set: BoardSet): readonly StackWant[] => {
    const sheet = sheetOf(set);
    const { limits } = set.tables as { readonly limits: readonly NumberLine[] };
    const want = (id: keyof StackRules, what: string, counts: IsSuch): StackWant => ({
      rule: rules[id],
      what,
      most: lineOf(limits, id).value,
      found: (units) => units.filter((unit) => !classOf(sheet, unit.id).isKatyusha && counts(unit)).length,
    });
    return [
      want('stack', 'units', () => true),
      want('stack-armies', 'armies', ({ id }) => classOf(sheet, id).isArmy),
      want('stack-corps', 'units of corps level', ({ id }) => classOf(sheet, id).isCorpsLevel),
      want('stack-mobile', 'mobile units', ({ id }) => classOf(sheet, id).isMobile),
      want('stack-two-icons', 'corps with two icons', ({ id }) => classOf(sheet, id).isTwoIcon),
    ];
  };
