// Chapter 3: stacking and hidden stacks.
import { isHex } from './board.ts';
import { TABLES } from './data/index.ts';
import type { Who } from './data/index.ts';
import { placeOf, sideOf, unitsAt } from './state.ts';
import type { Doing, Ledgered, Seeing } from './state.ts';

export const LIMIT = TABLES.stack;

/** ford:3.2, for one more unit. */
export const hasRoom = (own: Ledgered, hex: string): boolean => unitsAt(own, hex).length < LIMIT;

/** ford:3.3 Whether `who` knows which unit this is. */
export const isKnown = (s: Seeing, unit: string, who: Who | 'both'): boolean => {
  if (s.options['fog'] === 'off' || who === 'both' || sideOf(unit) === who) return true;
  const place = placeOf(s.own, unit);
  return !isHex(place) || unitsAt(s.own, place)[0] === unit || s.own.shown.includes(unit);
};

/** ford:3.4 Uncovers everybody in a battle; what was covered in the target is news to the attacker. */
export const showBattle = (ctx: Doing, target: string, attackers: readonly string[], attacker: Who): void => {
  const { own } = ctx.s;
  const defenders = unitsAt(own, target);
  const isNews = defenders.some((unit) => !isKnown(ctx.s, unit, attacker));
  own.shown.push(...[...defenders, ...attackers].filter((unit) => !own.shown.includes(unit)));
  if (isNews)
    ctx.reveal({ kind: 'stack.shown', rule: 'ford:3.4', data: { hex: target, units: [...defenders] } });
};
