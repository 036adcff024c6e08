// What the checker of a set-up finds.
import type { State } from '../../../../src/core/types.ts';
import { bareHexes, splitCorps } from '../../../../src/games/storm/03-set-up/3.4-faults.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { p } from './kit.ts';

export const setUpFaults = (s: State<Own>) => ({ bare: bareHexes(p, s), corps: splitCorps(p, s) });
