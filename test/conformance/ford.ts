// The test game before the suite.
import type { Pick } from '../../src/core/rule-set.ts';
import type { Side, State } from '../../src/core/types.ts';
import { ford } from '../games/ford/game.ts';
import { secretUnits } from '../games/ford/redeal.ts';
import { placeOf, unitsAt } from '../games/ford/state.ts';
import type { Own, Seeing } from '../games/ford/state.ts';
import type { Conforming } from './suite.ts';

/** Two of them change places. */
const swapSecrets = (s: State, hiddenFrom: Side, pick: Pick): boolean => {
  const { own } = s as State<Own>;
  const units = [...secretUnits(s as Seeing, hiddenFrom === 'north' ? 'south' : 'north')];
  const [one] = units.splice(pick(Math.max(1, units.length)), 1);
  const two = units[pick(Math.max(1, units.length))];
  if (one === undefined || two === undefined) return false;
  const swap = (unit: string): string => (unit === one ? two : unit === two ? one : unit);
  for (const place of new Set([placeOf(own, one), placeOf(own, two)])) {
    own.places[place] = unitsAt(own, place).map(swap);
  }
  return true;
};

const skirmish = (fog: string) => (): State => ford.rules.setup('skirmish', { fog });

export const fordConforms: Conforming = {
  game: ford,
  code: 'test/games/ford',
  runs: [
    // Few lie covered.
    { title: 'stacks hidden', games: 40, seed: 1, checks: { redeal: 2 } },
    { title: 'nothing hidden, past victory', games: 20, seed: 1001, options: { fog: 'off' }, playOn: true },
  ],
  scramble: swapSecrets,
  small: [
    {
      name: 'skirmish',
      state: skirmish('on'),
      universe: {
        units: ['n1', 'n4', 'n6', 'n8', 's1', 's4', 's6', 's8'],
        hexes: ['1202', '1302', '1303', '1402', '1403', '1502', '1503', '1001', '1700'],
        places: ['dead', 'north-entry', 'nowhere'],
        words: ['yes'],
        path: 2,
      },
    },
  ],
};
