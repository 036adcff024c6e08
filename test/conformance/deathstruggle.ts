// Death Struggle 20 before the suite. 3946 and 3945 are open ground south of Brest-Litovsk's road, 3947 forest; 6101 is steppe.
import { apply, settle } from '../../src/core/kernel.ts';
import { deathstruggle, stateOf } from '../games/deathstruggle/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

/** `ended`: the phase it says has been ended, and what comes of that is open. */
const open = (name: string, units: string, hexes: string, text: string, ended = false): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(deathstruggle.rules, state);
    if (ended) apply(deathstruggle.rules, state, { by: state.clock.phasing, verb: 'end', args: {} });
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'pool'],
    words: ['default', 'press', '0', '1', '2', '3'],
    path: 2,
  },
});

const drawn = deathstruggle.options.map(({ id }) => id);
/** Each look takes long where so many units stand. */
const checks = { invariants: 20, offers: 200, reading: 300, text: 300, undo: 300, again: 1, replay: 1 };

export const deathstruggleConforms: Conforming = {
  game: deathstruggle,
  code: 'src/games/deathstruggle',
  runs: [{ title: 'the campaign', games: 1, seed: 41, drawn, checks }],
  small: [],
  open: [
    open(
      'the administration of the Axis',
      '9armee 1ik 7pz 8a',
      '3550 3551 3549 2820',
      'phase axis-administration; turn 1; 9armee@3550; 1ik@3550 under; 7pz@3551; 8a@2820',
    ),
    open(
      'the administration of the Russians',
      '8a 10rc 10rd 9armee',
      '2820 2719 2720 3550',
      'phase russian-administration; turn 1; 8a@2820; 10rc@2719; 10rd@2719 under; 9armee@3550; own disrupted ["8a"]',
    ),
    open(
      'the Axis on the move',
      '7pz 20pz 1ik 1mil 8a',
      '6101 6202 6302 6001 6203',
      'phase axis-movement; turn 3; 7pz@6101; 20pz@6101 under; 1ik@6001; 1mil@6202; 8a@6403',
    ),
    open(
      'Russians on the move',
      '8a 1mc 10rd 9armee 1ik',
      '3946 3945 3947 3846 4046',
      'phase russian-movement; turn 3; 8a@3846; 1mc@3945; 10rd@3945 under; 9armee@4047; 1ik@3947',
    ),
    open(
      'a stack too high',
      '1ik 2ik 8ik 1inf 8a',
      '6101 6202',
      'phase axis-movement; turn 3; 1ik@6101; 2ik@6101 under; 8ik@6101 under; 1inf@6101 under; 8a@2820',
    ),
    open(
      'attacks before movement',
      '7pz 20pz 1ik 8a 1kat',
      '3946 3945 3947 4046',
      'phase axis-first-attacks; turn 1; 7pz@3946; 20pz@3946 under; 1ik@3947; 8a@3945; 1kat@3945 under',
    ),
    open(
      'a battle of panzers',
      '7pz 20pz 1ik 8a 10rc',
      '3946 3945 3947 3944 3845 4045',
      'phase axis-combat; turn 1; 7pz@3946; 20pz@3946 under; 1ik@3946 under; 8a@3945; 10rc@3945 under; own pulse.attacks [{"hex":"3945","units":["1ik","20pz","7pz"]}]',
    ),
    open(
      'a battle with rockets before it',
      '8a 1mc 1kat 1ik 11inf',
      '3946 3945 3947 4046 3947 4047',
      'phase russian-combat; turn 1; 8a@3945; 1mc@3945 under; 1kat@3945 under; 1ik@3946; own pulse.attacks [{"hex":"3946","units":["1mc","8a"]}]',
    ),
    open(
      'the breakthrough',
      '7pz 1ik 8a 1rumc',
      '6101 6202 6302 6001',
      'phase axis-breakthrough; turn 3; 7pz@6101; 1ik@6001; 1rumc@6002; 8a@6302; own pulse.gone ["1ik"]',
    ),
    open(
      'missions of the Axis',
      '8fk 2fk 9armee 8a wair',
      '3946 3945 3947 4046',
      'phase axis-movement; turn 1; 9armee@4046; 8fk@4046 under; 2fk@4046 under; 8a@3945; wair@3845',
    ),
  ],
};
