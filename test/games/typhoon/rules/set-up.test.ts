// Set-up: who places whom where, and what must be manned.
import { describe } from '@jest/globals';
import { setUpOf } from '../../../../src/games/typhoon/set-up/deployment.ts';
import { freshOwn, setup } from '../../../../src/games/typhoon/set-up/setup.ts';
import { classOf } from '../../../../src/mechanics/formations/unit-classes.ts';
import { p, rule, stateOf } from './kit.ts';

const SET_UP = 'base campaign; turn 1; phase set-up';
const own = freshOwn(p, 'campaign');
const boxOf = (unit: string): string | undefined =>
  Object.keys(own.places).find((place) => own.places[place]?.includes(unit));

describe('set-up', () => {
  rule(
    ['typhoon:SET.2', 'typhoon:SET.3'],
    'the Russians first, on their side of the start line',
    ({ given, when, then }) => {
      then.means(setup(p)('campaign', {}).clock.phasing, 'russian', 'typhoon:SET.2');
      given(SET_UP);
      then.decides('russian', 'setUp@russian');
      then.refused('place 22a 1631', 'SETUP.NOT-THERE', 'typhoon:SET.3');
      when('place 22a 1523');
      then.event('setup.placed', { units: ['22a'], hex: '1523' }, 'typhoon:SET.3');
      then.refused('end', 'SETUP.LEFT');
      when('place default', 'end');
      then.decides('german', 'setUp@german');
      then.means(
        setUpOf(p)
          .settable('russian')
          .every((unit) => p.unit(unit).marks?.includes('r') !== true),
        true,
        'typhoon:SET.2',
      );
    },
  );

  rule(['typhoon:SET.4', 'typhoon:SET.5', 'typhoon:SIB.9'], 'aircraft have no hex', ({ given, then }) => {
    given(SET_UP);
    then.means(
      [boxOf('wair'), boxOf('bair'), boxOf('2fk')],
      ['russian-air', 'russian-air', 'german-air'],
      'typhoon:SET.4',
    );
    then.means(boxOf('6iak'), 'russian-air', 'typhoon:SET.5');
    then.means(boxOf('kair'), 'kalinin', 'typhoon:SIB.9');
  });

  rule('typhoon:SET.6', 'every Russian army begins entrenched', ({ given, then }) => {
    given(SET_UP);
    const armies = setUpOf(p)
      .settable('russian')
      .filter((unit) => classOf(p, unit).isArmy);
    then.means([armies.length > 10, armies.filter((unit) => !own.entrenched.includes(unit))], [true, []]);
  });

  rule(
    ['typhoon:SET.7', 'typhoon:SET.9', 'typhoon:SET.10', 'typhoon:SET.13'],
    'German armies, panzers and marked corps near their places, all others wherever they like',
    ({ given, when, then }) => {
      given(SET_UP);
      when('place default', 'end');
      then.refused('place 9a 5331', 'SETUP.NOT-THERE', 'typhoon:SET.7');
      then.refused('place 24pz 2525', 'SETUP.NOT-THERE', 'typhoon:SET.9');
      then.refused('place 34ik 2525', 'SETUP.NOT-THERE', 'typhoon:SET.9');
      const open = setUpOf(p).hexes(stateOf('base campaign; turn 1; phase set-up'), '34ik');
      then.means(
        open.length > 0 && open.every((hex) => p.inArea('pzgr-2-set-up', hex)),
        true,
        'typhoon:SET.13',
      );
      when('place 5ik 5331');
      then.event('setup.placed', { units: ['5ik'], hex: '5331' }, 'typhoon:SET.10');
    },
  );

  rule('typhoon:SET.11', 'no start-line hex without a German or a German zone', ({ given, when, then }) => {
    given(SET_UP);
    when('place default', 'end', 'place default');
    then.means(setUpOf(p).bare(stateOf('base campaign; turn 1; phase german-movement')), []);
    when('place 5ik 5331', 'place 6ik 5330', 'place 23ik 5329');
    then.refused('end', 'SETUP.BARE');
  });
});
