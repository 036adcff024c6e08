// The game from its shipped data, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { p, storm } from '../../../../tools/games/storm/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { p, storm };

/** Orders and questions in play; the state in a block is that of the chapters. */
export const rule = rulesOf<State<Own>>(storm);

/**
 * A state for functions of their own: `phase soviet-movement; turn 2; 6rd@N2334; 45inf@N2333; held N2332 soviet`. Nobody
 * is on the map but who is named, unless it says `base campaign`. The side is that of the phase; units named first lie
 * uppermost. No step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(storm, text).state as State<Own>;
