// Who digs in at the front of 1941, where whoever does so stands still for a player turn: those near the enemy, as long as their
// side holds, and those in what it must not lose.
import { distance } from '../../../../hex/distance.ts';
import type { Prize, Said } from '../../../../api/outlook.ts';
import type { OpenChoice, Seen } from '../../../../core/rule-set.ts';
import { onMap, placeOf } from '../../../places.ts';
import type { Placed } from '../../../places.ts';
import type { Sheet } from '../../../sheet.ts';
import type { FrontSide } from '../law.ts';

/** So near the enemy may come before they could dig in again. */
const NEAR = 2;

const IDLE = { proc: '', step: '', vars: {} } as const;

export type DiggingLaw<O extends Placed> = {
  readonly sheet: Sheet;
  choice(side: FrontSide): OpenChoice<O>;
  /** Whether a side attacks now, for which it must be able to move. */
  presses(s: Seen<O>, side: FrontSide): boolean;
  prizes(s: Seen<O>): readonly Prize[];
};

export const digging =
  <O extends Placed>({ sheet, choice, presses, prizes }: DiggingLaw<O>) =>
  (s: Seen<O>, side: FrontSide): readonly Said[] => {
    const { grid } = sheet;
    const { verb, subjects } = choice(side);
    const enemies = onMap(sheet, s, sheet.other(side)).map((unit) => grid.index(placeOf(s.own, unit)));
    const posts = new Set(
      prizes(s).flatMap(({ hex, holder, isKey, isPost }) =>
        holder === side && (isKey === true || isPost === true) ? [hex] : [],
      ),
    );
    const isPressing = presses(s, side);
    const units = (subjects?.(s, IDLE) ?? []).filter((unit) => {
      const hex = placeOf(s.own, unit);
      const isNear = enemies.some((enemy) => distance(grid, grid.index(hex), enemy) <= NEAR);
      return isNear && (!isPressing || posts.has(hex));
    });
    return units.length === 0 ? [] : [{ verb, args: { units: units.toSorted() } }];
  };
