// The game on the board that rules are tried on, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { barbarossa, p } from './board.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { barbarossa, p };

/** Orders and questions in play; the state in a block is that of the chapters. */
export const rule = rulesOf<State<Own>>(barbarossa);

/**
 * A state for functions of their own: `phase german-movement; turn 3; 24pz@2607; held 2607 german; marker hc 1606`.
 * Nobody is on the map but who is named, unless it says `base campaign` or `base road-back`. The side is that of the
 * phase; units named first lie uppermost, `7inf@2607 under` lies under the others. `plan order fight-move`,
 * `own turn.sailed ["30inf"]` set the rest. No step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(barbarossa, text).state as State<Own>;
