// Typhoon before the suite.
import { apply, settle } from '../../src/core/kernel.ts';
import { stateOf, typhoon } from '../games/typhoon/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

/** `ended`: the phase it says has been ended, and what comes of that is open. */
const open = (name: string, units: string, hexes: string, text: string, ended = false): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(typhoon.rules, state);
    if (ended) apply(typhoon.rules, state, { by: state.clock.phasing, verb: 'end', args: {} });
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'pool', 'components'],
    words: ['default', 'best', 'press', 'low', 'high', '0', '1', '2', '12'],
    path: 2,
  },
});

const drawn = typhoon.options.map(({ id }) => id);
const checks = { offers: 60, reading: 120, text: 120, undo: 120 };

export const typhoonConforms: Conforming = {
  game: typhoon,
  code: 'src/games/typhoon',
  runs: [{ title: 'the campaign', games: 1, seed: 61, drawn, checks }],
  small: [],
  open: [
    open(
      'step A of the Germans',
      '9a 4a 34ik 24pz 22a',
      '5131 5129 5229 5130 5000',
      'phase german-administration; turn 5; 9a@5131; 4a@5129; 34ik@5229; 24pz@5130; 22a@5000; own inactive ["4a"]',
    ),
    open(
      'a stack too high',
      '22a 30a 42tb 34ik',
      '5114 5115 5113 5220',
      'phase russian-movement; turn 5; 22a@5114; 30a@5114; 42tb@5114; 34ik@5220',
    ),
    open(
      'attacks before movement',
      '24pz 34ik 22a 42tb 1kat',
      '5114 5115 5113 5014 5214',
      'phase german-first-attacks; turn 5; 24pz@5115; 34ik@5214; 22a@5114; 42tb@5014; 1kat@5113',
    ),
  ],
};
