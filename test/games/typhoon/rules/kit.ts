// The game from its shipped data, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/typhoon/state.ts';
import { p, typhoon } from '../../../../tools/games/typhoon/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { p, typhoon };

/** Orders and questions in play; the state in a block is that of the sections. */
export const rule = rulesOf<State<Own>>(typhoon);

/**
 * A state for functions of their own: `phase german-movement; turn 2; 24pz@4921; 22a@4820; own disrupted ["22a"]`. Nobody is
 * on the map but who is named, unless it says `base campaign`. The side is that of the phase, the pulse the first of the
 * side. No step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(typhoon, text).state as State<Own>;
