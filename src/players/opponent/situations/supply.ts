// Who would be out of supply if units stood elsewhere: asked of the rules themselves, on a position that is only supposed.
import type { Seen } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import { resting } from '../../../core/state-cache.ts';
import type { Force, Outlook } from '../../../api/outlook.ts';

/** Where units go to in thought; `AWAY` is no hex at all. */
export type Placing = ReadonlyMap<string, string>;
export const AWAY = '';

export type Supposed = {
  /** Units of a side that are out of supply then. */
  starved(of: Side, at: Placing): ReadonlySet<string>;
  /** The hexes in which units of a side would be supplied then. */
  fed(of: Side, at: Placing): ReadonlySet<string>;
};

/** Undefined where a game knows nobody who could be cut off. */
export const supposedOf = (outlook: Outlook, s: Seen<unknown>): Supposed | undefined => {
  const { supposed, lifeline } = outlook;
  if (supposed === undefined || lifeline === undefined) return undefined;
  const ask = <T>(at: Placing, question: (then: Seen<unknown>) => T): T => {
    const then = supposed(s, at);
    return resting(then, () => question(then));
  };
  return {
    starved: (of, at) =>
      ask(at, (then) => {
        const found = new Set<string>();
        for (const { unit, side, isFed } of outlook.forces(then)) if (side === of && !isFed) found.add(unit);
        return found;
      }),
    fed: (of, at) => ask(at, (then) => lifeline(then, of)),
  };
};

/** What a unit is worth less without supply, in factors. */
export const lossOf = ({ price }: Pick<Force, 'price'>, unfed: number): number => price * (1 - unfed);
