// Moscow vs. Barbarossa before the suite.
import { apply, settle } from '../../src/core/kernel.ts';
import { moscow41, stateOf } from '../games/moscow41/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

/** `ended`: the phase it says has been ended, and what comes of that is open. */
const open = (name: string, units: string, hexes: string, text: string, ended = false): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(moscow41.rules, state);
    if (ended) apply(moscow41.rules, state, { by: state.clock.phasing, verb: 'end', args: {} });
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'pool'],
    words: ['default', 'best', 'press', '0', '1', '2', '3'],
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
    open(
      'attacks before movement',
      '24pz 34ik 22a 42tb 1kat',
      '2410 2411 2310 2409 2510',
      'phase german-first-attacks; turn 1; 24pz@2411; 34ik@2310; 22a@2410; 42tb@2409; 1kat@2409',
    ),
    open(
      'a battle with rockets before it',
      '22a 42tb 1kat 34ik 161inf',
      '2410 2411 2310 2409 2510 2412',
      'phase russian-combat; turn 1; 22a@2410; 42tb@2410; 1kat@2410; 34ik@2411; 161inf@2412; own pulse.attacks [{"hex":"2411","units":["22a"]}]',
    ),
    open(
      'a battle of panzers',
      '24pz 47pz 34ik 22a 42tb',
      '2410 2411 2310 2309 2409 2509 2510',
      'phase german-combat; turn 1; 24pz@2411; 34ik@2411; 47pz@2310; 22a@2410; 42tb@2410; own pulse.attacks [{"hex":"2410","units":["24pz","34ik","47pz"]}]',
    ),
    open(
      'German missions',
      '8fk 2fk wair 9a 22a',
      '2410 2411 2412 1806 2310',
      'phase german-air; turn 1; 8fk@german-air; 2fk@german-air; wair@russian-air; 9a@2412; 22a@2410',
    ),
    open(
      'interception of a German mission',
      '8fk 2fk wair bair 9a 22a',
      '2410 2411 2412',
      'phase german-air; turn 1; 8fk@german-air; 2fk@german-air; wair@russian-air; bair@russian-air; 9a@2412; 22a@2410; own pulse.missions [{"hex":"2410","kind":"bomb","flights":[{"unit":"8fk","base":"9a"}]}]; own pulse.flown ["8fk"]',
      true,
    ),
    open(
      'the supply step of the Germans',
      '8fk 2fk 9a 34ik 22a',
      '2410 2411 2412 2413',
      'phase german-supply; turn 1; 8fk@german-air; 2fk@german-air; wair@russian-air; 9a@2412; 34ik@2411; 22a@2410',
    ),
    open(
      'a drop',
      '5para wair bair 22a 34ik',
      '1806 1906 2006 2007 2008',
      'phase russian-supply; turn 1; 5para@1806; 22a@2006; wair@russian-air; bair@russian-air; 34ik@2008',
    ),
  ],
};
