// The game from its shipped data, `rule` for its blocks, and states for functions that are tested by themselves.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/deathstruggle/state.ts';
import { p, deathstruggle } from '../../../../tools/games/deathstruggle/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { rulesOf } from '../../../kit/rule.ts';

export { p, deathstruggle };

/** Orders and questions in play; the state in a block is that of the sections. */
export const rule = rulesOf<State<Own>>(deathstruggle);

/**
 * A state for functions of their own: `phase axis-movement; turn 1; 7pz@3349; own disrupted ["8a"]`. Nobody is on the map
 * but who is named, unless it says `base campaign`. The side is that of the phase, the player turn that of the side. No
 * step has run yet.
 */
export const stateOf = (text: string): State<Own> => positionOf(deathstruggle, text).state as State<Own>;

/** One unit of every sort that marches tell apart, those of the Axis first. */
export const SORTS: readonly string[] = [
  '18armee 3ruma 7pz 39mk 29mot gd 1ik 49mtk 11inf 7fl 1cav 1rumc rummtn rumcav rumtank hunrap slovmob',
  '8a 1sh 10rc 6mc 1para 2cc 1td 163md 1tb 10rd 1mil 1kat',
].flatMap((names) => names.split(' '));
