// Barbarossa before the suite: too large for lists, so that positions with a few units are put to the law itself.
import { settle } from '../../src/core/kernel.ts';
import { scramble } from '../games/barbarossa/fog/secrets.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { barbarossa as tried, stateOf } from '../games/barbarossa/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

const open = (name: string, units: string, hexes: string, text: string): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(barbarossa.rules, state);
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['rvgk', 'airborne'],
    words: ['on', 'off', 'default', 'a', 'fight-move', 'move-fight', 'rhine', 'north'],
    path: 2,
  },
});

const drawn = barbarossa.options.map(({ id }) => id);
const checks = { offers: 40, secrets: 25, redeal: 40, reading: 90, text: 60, undo: 60 };

export const barbarossaConforms: Conforming = {
  game: barbarossa,
  code: 'src/games/barbarossa',
  tried: tried.rules,
  runs: [
    { title: 'to a victory', games: 1, seed: 31, drawn, checks },
    { title: 'past victory, from any turn', games: 1, seed: 32, drawn, anyTurn: true, playOn: true, checks },
    { title: 'The Road Back', scenario: 'road-back', games: 1, seed: 33, drawn, checks },
    {
      title: 'The Road Back from any turn',
      scenario: 'road-back',
      games: 1,
      seed: 34,
      drawn,
      anyTurn: true,
      playOn: true,
      checks,
    },
  ],
  scramble,
  small: [],
  open: [
    open(
      'a summer day before Moscow',
      '24pz 46pz 7inf 12inf 16ra 19ra 5t',
      '1606 1607 1608 1706 1707 1708 1709',
      'phase german-order; turn 10; 24pz@1708; 46pz@1708 under; 7inf@1709; 12inf@1709 under; 16ra@1606; ' +
        '19ra@1606 under; 5t@1707; unit 20ra dead; unit 21ra rvgk; held 1709 german; held 1708 german; marker hc hand',
    ),
    open(
      'the administration of an autumn',
      '24pz 7inf 16ra 19ra 2g 5sh 65ra',
      '1606 1607 1708 2311 1810 2501 2804',
      'phase german-administration; turn 13; 24pz@1810; 7inf@1810 under; 16ra@1606; 19ra@1607; unit 46pz dead; ' +
        'unit 12inf dead; unit 20ra dead; unit 2g track-13; unit 5sh track-13; unit 65ra track-13; held 1810 german',
    ),
    open(
      'a Soviet spring with its markers',
      '24pz 7inf 16ra 19ra 5t 1g',
      '2311 2312 2313 2412 2411 2410',
      'phase soviet-order; turn 16; 24pz@2312; 7inf@2312 under; 16ra@2311; 19ra@2311 under; 5t@2411; 1g@2410; ' +
        'marker supplya hand; marker aerial hand; unit 20ra rvgk; held 2312 german',
    ),
  ],
};
