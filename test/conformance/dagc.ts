// DAGC before the suite.
import { settle } from '../../src/core/kernel.ts';
import { scramble } from '../games/dagc/fog/secrets.ts';
import { dagc, stateOf } from '../games/dagc/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

const open = (name: string, units: string, hexes: string, text: string): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(dagc.rules, state);
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'track-2'],
    words: ['default'],
    path: 2,
  },
});

const drawn = dagc.options.map(({ id }) => id);
// Armies that move part, and few lie covered: what is hidden is changed wherever it can be.
const checks = { offers: 20, secrets: 3, redeal: 9, reading: 30, text: 30, undo: 30 };

export const dagcConforms: Conforming = {
  game: dagc,
  code: 'src/games/dagc',
  runs: [
    { title: 'the Historical Scenario', games: 1, seed: 41, drawn, checks },
    { title: 'Bold Stroke', scenario: 'bold-stroke', games: 1, seed: 42, drawn, checks },
    {
      title: 'past victory, from any turn',
      games: 1,
      seed: 44,
      drawn,
      anyTurn: true,
      playOn: true,
      checks,
    },
    { title: 'both together', scenario: 'combined', games: 1, seed: 43, drawn, playOn: true, checks },
  ],
  scramble,
  small: [],
  open: [
    open(
      'armies before Vitebsk and Orsha',
      '5a cmo 11g 6inf 27inf',
      '3400 3500 3501 3600 3601 3602 3700',
      'phase soviet-movement; turn 2; 5a@3600; cmo@3600 under; 11g@3501; 6inf@3601; 27inf@3700',
    ),
    open(
      'corps that counter-attack',
      '5a cmo 6inf 27inf 39pz',
      '3500 3501 3600 3601 3602 3700',
      'phase german-pre-combat; turn 3; 5a@3600; cmo@3600 under; 6inf@3601; 27inf@3700; 39pz@3601 under; hits 6inf 1',
    ),
  ],
};
