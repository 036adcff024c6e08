// Operation Storm before the suite.
import { settle } from '../../src/core/kernel.ts';
import { scramble } from '../games/storm/fog/secrets.ts';
import { stateOf, storm } from '../games/storm/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

const open = (name: string, units: string, hexes: string, text: string): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(storm.rules, state);
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'reserve', 'track-2'],
    words: ['default', 'best', 'move-fight', 'fight-move'],
    path: 2,
  },
});

const drawn = storm.options.map(({ id }) => id);
const checks = { offers: 40, secrets: 12, redeal: 40, reading: 60, text: 60, undo: 60 };

export const stormConforms: Conforming = {
  game: storm,
  code: 'src/games/storm',
  runs: [
    { title: 'the campaign', games: 1, seed: 51, checks },
    { title: 'with options', games: 1, seed: 52, drawn, checks },
  ],
  scramble,
  small: [],
  open: [
    open(
      'the first order of phases',
      '6rd 45inf',
      'N2333 N2334 N2432 N2433',
      'phase soviet-order; turn 2; 6rd@N2334; 45inf@N2333',
    ),
    open(
      'Germans placed by agreement',
      '1pz 2pz rcc 6rd',
      'N3430 N3431 S2029 N2333',
      'base campaign; option german-setup=free; turn 1; phase set-up',
    ),
  ],
};
