// The game from its shipped data, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/moscow41/state.ts';
import { p, moscow41 } from '../../../../tools/games/moscow41/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { p, moscow41 };

/** Orders and questions in play; the state in a block is that of the sections. */
export const rule = rulesOf<State<Own>>(moscow41);

/**
 * A state for functions of their own: `phase german-movement; turn 1; 24pz@3414; own disrupted ["22a"]`. Nobody is
 * on the map but who is named, unless it says `base campaign`. The side is that of the phase, the player turn that of the
 * side. No step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(moscow41, text).state as State<Own>;
