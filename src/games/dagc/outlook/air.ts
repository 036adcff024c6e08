// What a computer player of DAGC does with air armies and with armour: columns where they count, and the rest against movement.
import type { Seen } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { END, PASS } from '../../../mechanics/combat/outlook.ts';
import { holder } from '../../../mechanics/control.ts';
import type { Force, Habit, Prize, Said } from '../../../api/outlook.ts';
import { battleOf } from '../11-combat/11.8-battle-frame.ts';
import { battleOdds, isLast } from '../11-combat/11.8-odds.ts';
import type { Printed } from '../data/sheet.ts';
import { FRONTS } from '../state.ts';
import type { Seeing } from '../state.ts';

/** 13.1h, 12.6g: a column where there is a better one; what does not fly for it slows the enemy later (13.3b). */
export const support = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (seen: Seen<unknown>) => {
    const s = seen as Seeing;
    const frame = s.stack.at(-1);
    return frame === undefined || isLast(p, battleOdds(p, s, battleOf(frame)))
      ? [PASS]
      : [{ verb: 'air', args: {} }, { verb: 'armour', args: {} }, PASS];
  },
});

/** A prize so far away can be garrisoned in a movement phase, and an enemy so near is who could come first. */
const NEAR = 5;
/** What the garrison of a prize is worth that does not come, in factors for a point. */
const GARRISON = 3;

/** 13.3c: those who would go into an empty prize before the enemy, and the strongest of those who would get away from him. */
export const interdiction = (
  p: Printed,
  forces: (s: Seeing) => readonly Force[],
  prizes: (s: Seeing) => readonly Prize[],
): Habit => ({
  kind: 'thumb',
  answer: (seen: Seen<unknown>) => {
    const s = seen as Seeing;
    const all = forces(s);
    const at = new Map(all.map(({ hex }) => [hex, p.grid.index(hex)]));
    const away = (one: string, other: string): number =>
      distance(p.grid, at.get(one) ?? p.grid.index(one), at.get(other) ?? p.grid.index(other));
    const soviets = all.filter(({ side, attack }) => side === 'soviet' && attack > 0);
    const open = prizes(s).filter(
      ({ hex, isMany }) =>
        isMany !== true &&
        holder(p, s, hex) === 'german' &&
        !at.has(hex) &&
        soviets.some((one) => away(one.hex, hex) <= NEAR),
    );
    const worth = ({ hex, defence, price }: Force): number => {
      const against = soviets.reduce((sum, one) => sum + (away(one.hex, hex) <= 2 ? one.attack : 0), 0);
      const garrison = open.reduce(
        (sum, prize) => sum + (away(prize.hex, hex) <= NEAR ? GARRISON * prize.worth : 0),
        0,
      );
      return price * Math.min(2, against / Math.max(1, 2 * defence)) + garrison;
    };
    return [
      ...all
        .filter(({ side, attack }) => side === 'german' && attack > 0)
        .map((force) => ({ unit: force.unit, worth: worth(force) }))
        .filter((each) => each.worth > 0)
        .toSorted((a, b) => b.worth - a.worth || (a.unit < b.unit ? -1 : 1))
        .flatMap(({ unit }) =>
          FRONTS.map((which): Said => ({ verb: 'interdict', args: { units: [unit], which: [which] } })),
        ),
      END,
    ];
  },
});
