// Missions: who flies from where and how far, how often, together with whom, and when. 3945, 3944 and 4049 are open ground in the USSR,
// 4050 and what lies west of it is German. Numbers grow to the west: 4049 is four hexes from 3945, 3953 eight.
import { describe } from '@jest/globals';
import { airOf } from '../../../../src/games/deathstruggle/air/air-law.ts';
import { bombOf } from '../../../../src/games/deathstruggle/air/missions.ts';
import { refuseWay } from '../../../../src/mechanics/air/bases.ts';
import { chancesAnswer } from '../../../../src/mechanics/air/questions.ts';
import { p, rule, stateOf } from './kit.ts';

const ARMIES = '4armee@4049; 8a@3945; 10a@3944';
const AXIS = `phase axis-movement; turn 2; ${ARMIES}; 8fk@4049 under; 2fk@4049 under`;
const RUSSIAN = `phase russian-movement; turn 2; ${ARMIES}; wair@3944 under; nwair@3945 under; 8fk@4049 under`;

describe('missions', () => {
  rule(
    ['deathstruggle:R130', 'deathstruggle:AIR.1', 'deathstruggle:R19'],
    'are ordered beside attacks, taken back until then, and flown before the battles; a unit can be saved for the breakthrough',
    ({ given, when, then, dice, state }) => {
      given(AXIS);
      when('bomb 3945 with 8fk');
      then.event('air.to-bomb', { hex: '3945', units: ['8fk'] }, 'deathstruggle:R130');
      when('recall 3945');
      then.event('air.recalled', { hex: '3945' }, 'deathstruggle:R130');
      then.means([state().own.pulse.missions, state().own.pulse.flown], [[], []], 'deathstruggle:R130');
      when('bomb 3945 with 8fk');
      dice(1);
      when('end');
      then.event('air.bombs', { target: '8a', does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.decides('axis', 'axis-breakthrough@orders');
      then.allowed('bomb 3944 with 2fk');
      then.refused('bomb 3944 with 8fk', 'AIR.FLOWN', 'deathstruggle:AIR.15');
      then.means(state().own.disrupted, ['8a'], 'deathstruggle:AIR.1');
      then.means(state().own.pulse.support, [], 'deathstruggle:R19');
    },
  );

  rule(
    'deathstruggle:AIR.15',
    'are one for each unit in its own player turn, and one interception in the other',
    ({ given, when, then, dice }) => {
      given(AXIS);
      when('bomb 3945 with 8fk');
      then.refused('bomb 3944 with 8fk', 'AIR.FLOWN', 'deathstruggle:AIR.15');
      given(`${RUSSIAN}; 2fk@4049 under; own pulse.flown ["8fk"]`);
      when('bomb 4049 with wair', 'end');
      then.refused('intercept 4049 with 8fk', 'AIR.FLOWN');
      given(`${AXIS}; wair@3944 under; nwair@3943`);
      when('bomb 3945 with 8fk', 'bomb 3944 with 2fk', 'end');
      dice(4);
      when('intercept 3945 with wair');
      then.refused('intercept 3944 with wair', 'AIR.FLOWN');
      then.allowed('intercept 3944 with nwair');
    },
  );

  rule(
    ['deathstruggle:AIR.12', 'deathstruggle:AIR.13'],
    'take several Luftwaffe units, and no more than one of the Russians',
    ({ given, when, then }) => {
      given(AXIS);
      then.allowed('bomb 3945 with 2fk 8fk');
      when('bomb 3945 with 8fk');
      then.allowed('bomb 3945 with 2fk');
      given(RUSSIAN);
      then.refused('bomb 4049 with nwair wair', 'AIR.ALONE', 'deathstruggle:AIR.13');
      when('bomb 4049 with wair');
      then.refused('bomb 4049 with nwair', 'AIR.ALONE', 'deathstruggle:AIR.13');
      given(`${RUSSIAN}; 2fk@4049 under`);
      when('bomb 4049 with wair', 'end');
      then.allowed('intercept 4049 with 2fk 8fk');
      then.means(
        ['8fk', 'wair', '6iak'].map(airOf(p).mayCombine),
        [true, false, false],
        'deathstruggle:AIR.12',
      );
    },
  );

  rule(
    'deathstruggle:AIR.22',
    'go eight hexes from a German airfield and six from a Russian one',
    ({ given, then }) => {
      given(AXIS.replace('2fk@4049 under', '2fk@3953; 5fk@3954'));
      then.allowed('bomb 3945 with 2fk');
      then.refused('bomb 3945 with 5fk', 'AIR.RANGE');
      given(RUSSIAN.replace('wair@3944 under; nwair@3945 under', 'wair@4043; nwair@4042'));
      then.allowed('bomb 4049 with wair');
      then.refused('bomb 4049 with nwair', 'AIR.RANGE');
    },
  );

  rule(
    'deathstruggle:AIR.23',
    'interceptors only intercept, three hexes round Moscow and Leningrad',
    ({ given, then }) => {
      given('phase russian-movement; turn 2; 6iak@2820; 4armee@2823; 8a@2822');
      then.refused('bomb 2823 with 6iak', 'AIR.FIGHTERS');
      const s = stateOf('phase axis-movement; turn 2; 6iak@2820; 7iak@1233; 4armee@2825');
      const reaches = (unit: string, hex: string): boolean =>
        refuseWay(airOf(p), s, unit, '', hex, undefined) === undefined;
      then.means(
        [reaches('6iak', '2823'), reaches('6iak', '2824'), reaches('7iak', '1236'), reaches('7iak', '2823')],
        [true, false, true, false],
      );
      then.means(refuseWay(airOf(p), s, '6iak', '', '2824', undefined)?.rule, 'deathstruggle:AIR.23');
      then.means(airOf(p).range('6iak'), { normal: 1, most: 3, rule: 'deathstruggle:AIR.23' });
    },
  );

  rule('deathstruggle:AIR.11', 'need an enemy on the ground in their hex', ({ given, then }) => {
    given(`${AXIS}; wair@3943`);
    then.refused('bomb 3946 with 8fk', 'AIR.NOBODY-THERE');
    then.refused('bomb 3943 with 8fk', 'AIR.NOBODY-THERE');
    then.refused('bomb 4049 with 8fk', 'AIR.NOBODY-THERE');
  });

  rule('deathstruggle:R48', 'go from the airfield of the unit alone', ({ given, then }) => {
    given(AXIS);
    then.means(
      chancesAnswer({ air: airOf(p), bomb: bombOf(p) }, stateOf(AXIS), {
        target: ['3945'],
        units: ['8fk'],
      }).some((told) => 'key' in told && told.key === 'chances.flight' && told.params['base'] === undefined),
      true,
    );
    then.refused('bomb 3945 with wair', 'AIR.NOT-YOURS', 'deathstruggle:R130');
  });
});
