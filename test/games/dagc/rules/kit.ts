// The game from its shipped data, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import { PHASES } from '../../../../src/games/dagc/05-sequence/5.2-phases.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { dagc, p } from '../../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { dagc, p };

/** Orders and questions in play; the state in a block is that of the chapters. */
export const rule = rulesOf<State<Own>>(dagc);

/** Ends phases until the one that is named; those in which nothing can be done are over as they begin. */
export const endTo = (when: (...lines: string[]) => void, state: () => State<Own>, phase: string): void => {
  for (let n = 0; n < PHASES.length && state().clock.phase !== phase; n++) when('end');
};

/**
 * A state for functions of their own: `phase soviet-movement; turn 2; 5a@3400; 6inf@3501; held 3501 german`. Nobody is on
 * the map but who is named, unless it says `base historical`. The side is that of the phase; units named first lie
 * uppermost. On the first turn those in range are activated. No step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(dagc, text).state as State<Own>;
