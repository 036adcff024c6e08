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
  runs: [
    { title: 'the campaign', games: 1, seed: 61, drawn, checks },
    { title: 'from any turn', games: 1, seed: 62, anyTurn: true, drawn, checks },
  ],
  small: [],
  open: [
    open(
      'step A of the Germans',
      '9a 4a 34ik 24pz 22a',
      '5131 5129 5229 5130 5000',
      'phase german-administration; turn 5; 9a@5131; 4a@5129; 34ik@5229; 24pz@5130; 22a@5000; own inactive ["4a"]',
    ),
    open(
      'step A of the Russians',
      '22a 30a 42tb 24pz',
      '5217 5116 5017 5318 5000',
      'phase russian-administration; turn 5; 22a@5217; 30a@5116; 42tb@5017; 24pz@1525; own disrupted ["42tb"]',
    ),
    open(
      'step A of the Russians with replacements in the turns of the reserve',
      '5a 1sh 3sh 44cd 78rd 4tb 22a 1kat 24pz',
      '2309 3309 3310 2926 1000',
      'phase russian-administration; turn 7; 5a@pool; 1sh@shock; 3sh@shock; 44cd@siberia; 78rd@siberia; 4tb@dead; 22a@3309; 1kat@3310; 24pz@3210',
    ),
    open(
      'Russians who walk on',
      '5a vatutin 22a 34ik',
      '1019 1018 2500 2501 2600 2601 2309',
      'phase russian-movement; turn 1; vatutin@track-1; 5a@track-1; own turn.bought [{"unit":"5a","from":"pool"}]; 22a@2501; 34ik@2600',
    ),
    open(
      'Germans on the move',
      '24pz 34ik 161inf 1kat',
      '5115 5116 5113 5015 5014',
      'phase german-movement; turn 5; 24pz@5116; 34ik@5215; 161inf@5216; 22a@5114; 1kat@5015; 42tb@5113',
    ),
    open(
      'Russians on the move along a road',
      '22a 42tb 2cc 34ik',
      '4914 4913 4814 5014 5015',
      'phase russian-movement; turn 5; 22a@4915; 42tb@4915; 2cc@4913; 34ik@4815; own unsupplied ["2cc"]',
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
    open(
      'a battle with rockets before it',
      '22a 42tb 1kat 34ik 161inf',
      '5114 5115 5113 5014 5214 5215',
      'phase russian-combat; turn 5; 22a@5114; 42tb@5113; 1kat@5114; 34ik@5115; 161inf@5215; own pulse.attacks [{"hex":"5115","units":["22a"]}]',
    ),
    open(
      'a battle of panzers',
      '24pz 47pz 34ik 22a 42tb',
      '5114 5115 5116 5113 5014 5015 5214 5215',
      'phase german-combat; turn 5; 24pz@5115; 34ik@5115; 47pz@5214; 22a@5114; 42tb@5113; own pulse.attacks [{"hex":"5114","units":["24pz","34ik","47pz"]}]',
    ),
    open(
      'German missions, one of them to Moscow',
      '8fk 2fk wair 9a 4a 22a',
      '2309 2310 2315 2311 2320',
      'phase german-air; turn 5; 8fk@german-air; 2fk@german-air; wair@russian-air; 9a@2315; 4a@2319; 22a@2311',
    ),
    open(
      'interception of a German mission',
      '8fk 2fk wair bair 6iak 9a 22a 30a',
      '2309 2310 2311',
      'phase german-air; turn 5; 8fk@german-air; 2fk@german-air; wair@russian-air; bair@russian-air; 6iak@russian-air; 9a@2315; 22a@2311; 30a@2409; own pulse.missions [{"hex":"2309","kind":"bomb","flights":[{"unit":"8fk","base":"9a"}]}]; own pulse.flown ["8fk"]',
      true,
    ),
    open(
      'the last missions of the Germans',
      '8fk 2fk 9a 34ik 22a',
      '5114 5115 5120 5117 5118',
      'phase german-last-air; turn 5; 8fk@german-air; 2fk@german-air; wair@russian-air; 9a@5120; 34ik@5117; 22a@5114',
    ),
    open(
      'a drop',
      '5para wair bair 22a 34ik',
      '2309 2607 2609 2610 2611',
      'phase supply; turn 5; 5para@2309; 22a@2609; wair@russian-air; bair@russian-air; 34ik@2611',
    ),
  ],
};
