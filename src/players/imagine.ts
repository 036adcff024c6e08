// A whole position as it might be for all that one side knows.
import { copyJson } from '../core/canonical-json.ts';
import type { Pick, Rules, Seen } from '../core/rule-set.ts';
import { changed } from '../core/state-cache.ts';
import type { Side, State } from '../core/types.ts';

/** The other side's standing orders are its own secret: there are none. */
export const imagined = (rules: Rules, s: Seen<unknown>, side: Side, pick: Pick): State => {
  // A copy is nobody else's.
  const state = copyJson(s) as State;
  state.standing = state.standing.filter(({ by }) => by === side);
  rules.redeal?.(state, side, pick);
  changed(state);
  return state;
};
