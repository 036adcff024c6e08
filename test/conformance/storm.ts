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

// What is hidden must be tried: it stays hidden.
const drawn = storm.options.map(({ id }) => id).filter((id) => id !== 'stacks');
const checks = { offers: 100, secrets: 40, redeal: 120, reading: 300, text: 300, undo: 300 };

export const stormConforms: Conforming = {
  game: storm,
  code: 'src/games/storm',
  runs: [{ title: 'the campaign', games: 1, seed: 51, drawn, checks }],
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
    open(
      'Soviets on the move',
      '1td 3td 6rd 1ha 5inf',
      'N1731 N1732 N1632 N1631 N1730 N1831',
      'phase soviet-movement; turn 2; 1td@N1731; 3td@N1731 under; 6rd@N1631; 1ha@N1631 under; 5inf@N1732',
    ),
    open(
      'panzers on the move, and artillery alone',
      '1pz 3mot 5inf 6rd 1ha',
      'N1731 N1732 N1632 N1733 N1831',
      'phase german-movement; turn 2; own plan.order "move-fight"; 1pz@N1732; 3mot@N1732 under; 5inf@N1733; 6rd@N1731; 1ha@N1832',
    ),
    open(
      'an assault with a drop',
      '1td 6rd 1ha 1ab 2ab 5inf 6inf',
      'N1731 N1732 N1632',
      'phase soviet-combat; turn 2; own turn.air "soviet"; 1td@N1732; 6rd@N1732 under; 1ha@N1732 under; 5inf@N1731; 6inf@N1731 under; 1ab@airborne; 2ab@airborne; 13rd@N2334',
    ),
    open(
      'an assault, an advance and another',
      '1pz 3pz 3mot 6rd 13rd 1ha',
      'N1731 N1732 N1730 N1632',
      'phase german-combat; turn 2; 1pz@N1732; 3pz@N1732 under; 3mot@N1732 under; 6rd@N1731; 1ha@N1731 under; 13rd@N1730; dice 1 1',
    ),
    open(
      'who may be released',
      '2pz 15inf 5pz',
      'N2628 N2020 S2029 N1731',
      'phase german-release; turn 2; 2pz@reserve; 15inf@reserve; 5pz@reserve; 6rd@N2334',
    ),
    open(
      'who may go to the reserve',
      '1pz 5inf 6pz rcc',
      'N1731 N1732 S3334',
      'phase german-creation; turn 2; 1pz@N1731; 5inf@N1731 under; 6pz@N1732; rcc@S3334',
    ),
    open(
      'Soviet reinforcements',
      '98rd 112rd 145rd',
      'N4244 N1231 N2633 N2020',
      'phase soviet-reinforcement; turn 2; 98rd@track-2; 112rd@track-2; 145rd@track-3; 5inf@N1731',
    ),
    open(
      'German reinforcements and replacements',
      '227inf hmc 1pz 5inf 35inf',
      'N2020 N2628 S3920',
      'phase german-reinforcement; turn 3; 227inf@track-3; hmc@track-2; 1pz@dead; 5inf@dead; 35inf@dead; own fallen {"1pz":2,"5inf":2,"35inf":3}; 6rd@N2334',
    ),
    open(
      'supply by air',
      '1pz 2rd 8rd',
      'N3343 N3342 N3444',
      'phase german-order; turn 2; own turn.air "german"; 1pz@N3343; 2rd@N3342; 8rd@N3443; 13rd@N3444; 86rd@N3243; 113rd@N3244',
    ),
  ],
};
