// Moscow vs. Barbarossa before the suite.
import { settle } from '../../src/core/kernel.ts';
import { moscow41, stateOf } from '../games/moscow41/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

const open = (name: string, units: string, hexes: string, text: string): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(moscow41.rules, state);
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'pool'],
    words: ['default', 'best'],
    path: 2,
  },
});

const drawn = moscow41.options.map(({ id }) => id);
const checks = { offers: 40, reading: 80, text: 80, undo: 80 };

export const moscow41Conforms: Conforming = {
  game: moscow41,
  code: 'src/games/moscow41',
  runs: [{ title: 'the campaign', games: 1, seed: 71, drawn, checks }],
  small: [],
  open: [
    open(
      'the administration of the Germans',
      '9a 4a 34ik 24pz 22a',
      '3719 3717 3718 3619 3600',
      'phase german-administration; turn 1; 9a@3719; 4a@3717; 34ik@3619; 24pz@3718; 22a@3600; own inactive ["4a"]',
    ),
    open(
      'the administration of the Russians',
      '22a 30a 42tb 34ik',
      '3408 3407 3307 3507 3600',
      'phase russian-administration; turn 1; 22a@3408; 30a@3307; 42tb@3407; 34ik@3719; own disrupted ["42tb"]',
    ),
    open(
      'Russians on the move',
      '22a 42tb 7grd 34ik',
      '3409 3408 3407 3308 3508 3509 3306',
      'phase russian-movement; turn 3; 22a@3409; 42tb@3409; 7grd@3508; 34ik@3306',
    ),
    open(
      'Germans on the move',
      '24pz 34ik 22a 1kat 42tb',
      '3606 3607 3608 3605 3505 3506 3706',
      'phase german-movement; turn 6; own weather "mud"; 24pz@3608; 34ik@3706; 22a@3605; 1kat@3506; 42tb@3505',
    ),
    open(
      'a stack too high',
      '22a 30a 42tb 34ik',
      '3606 3607 3605 3719',
      'phase russian-movement; turn 3; 22a@3606; 30a@3606; 42tb@3606; 34ik@3719',
    ),
    open(
      'armies that come together',
      '9a 4a 34ik 22a',
      '3719 3718 3717 3716',
      'phase german-movement; turn 1; 9a@3719; 4a@3716; 22a@3600',
    ),
  ],
};
