// A whole position as it might be for all that one side knows: for a player to think on, with the rules themselves.
import { copyJson } from '../core/canonical-json.ts';
import type { Pick, Rules, Seen } from '../core/rule-set.ts';
import { changed } from '../core/state-cache.ts';
import type { Side, State } from '../core/types.ts';

/** A position to play on: whatever is done to it is done to nobody's game. */
export type Scratch = { readonly rules: Rules; readonly state: State };

/** The other side's standing orders are its own secret: there are none. */
export const imagined = (rules: Rules, s: Seen<unknown>, side: Side, pick: Pick): Scratch => {
  // A copy is nobody else's.
  const state = copyJson(s) as State;
  state.standing = state.standing.filter(({ by }) => by === side);
  rules.redeal?.(state, side, pick);
  changed(state);
  return { rules, state };
};
