// Replacements and reinforcements of the Russians. Moscow is 2309, Tula 3309, Smolensk 2926; 1000 to 5300 is the east edge.
import { describe } from '@jest/globals';
import { problems } from '../../../../src/games/typhoon/invariants.ts';
import { usableGates } from '../../../../src/games/typhoon/movement/rail.ts';
import { credits } from '../../../../src/games/typhoon/replacements/replacements.ts';
import { stackingOf } from '../../../../src/games/typhoon/stacking/stacking.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { p, rule, stateOf } from './kit.ts';

const STEP_A = 'phase russian-administration; turn 5';
const WALK = 'phase russian-movement; turn 5; own pulse.number 2';
const DIVISIONS = ['312rd', '316rd', '17rd', '18rd', '53rd', '110rd', '113rd'];
const inPool = (...units: readonly string[]): string => units.map((unit) => `${unit}@pool`).join('; ');

describe('credits', () => {
  rule(
    'typhoon:REP.2',
    'one Siberian unit, two tank brigades and six rifle divisions a turn, from turn 2 on',
    ({ given, when, then, state }) => {
      given(`${STEP_A}; ${inPool(...DIVISIONS, '4tb', '5tb', '8tb')}; 44cd@siberia; 238rd@siberia`);
      then.means(credits(p).left(state()), { rifle: 6, tank: 2, siberian: 1, shock: 0 });
      when(...DIVISIONS.slice(0, 6).map((unit) => `replace ${unit} 2309`));
      then.refused('replace 113rd 2309', 'REPLACE.CREDITS');
      when('replace 4tb 2309', 'replace 5tb 2309');
      then.refused('replace 8tb 2309', 'REPLACE.CREDITS');
      when('replace 44cd 2309');
      then.refused('replace 238rd 2309', 'REPLACE.CREDITS');
      given(`phase russian-administration; turn 1; ${inPool('17rd')}; 44cd@siberia`);
      then.means(credits(p).left(state())['rifle'], 0);
      then.refused('replace 17rd', 'REPLACE.TOO-EARLY');
      then.refused('replace 44cd', 'REPLACE.TOO-EARLY');
      given(`phase russian-administration; turn 2; ${inPool('17rd')}; 22a@2309`);
      then.allowed('replace 17rd');
      then.refused('replace 22a', 'REPLACE.NOT-LOST');
      then.refused('replace 24pz', 'REPLACE.NOT-YOURS');
      then.refused('replace 17rd 22a 2309', 'REPLACE.FORM');
    },
  );

  rule(
    ['typhoon:REP.2', 'typhoon:REP.7'],
    'replace default uses all of them, the strongest first, by rail to Moscow and the towns about it',
    ({ given, when, then, state }) => {
      given(
        `${STEP_A}; 5a@pool; 26a@pool; ${inPool(...DIVISIONS, '4tb', '5tb', '8tb')}; 44cd@siberia; 19a@2309`,
      );
      then.refused('replace 5a default', 'REPLACE.DEFAULT-ALONE');
      then.refused('replace 2309 default', 'REPLACE.DEFAULT-ALONE');
      when('replace default');
      then.means(credits(p).left(state()), { rifle: 0, tank: 0, siberian: 0, shock: 0 });
      // An army stands in Moscow already: of armies there is room for one.
      const came = state().own.turn.bought.map(({ unit }) => unit);
      then.means(came.slice(0, 2).toSorted(), ['26a', '5a']);
      then.means(
        came.map((unit) => p.isHex(placeOf(state().own, unit))),
        came.map(() => true),
        'typhoon:REP.7',
      );
      then.means(
        came.filter(
          (unit) =>
            stackingOf(p).refuse(state().own, placeOf(state().own, unit), 'russian', []) !== undefined,
        ),
        [],
      );
      then.means(placeOf(state().own, '5a') === '2309' || placeOf(state().own, '26a') === '2309', false);
      then.refused('replace default', 'REPLACE.NOBODY-LEFT');
    },
  );

  rule(
    ['typhoon:R58', 'typhoon:R95'],
    'armies and corps cost their factor, tanks a tank credit a factor, every division one',
    ({ given, when, then, state }) => {
      given(`${STEP_A}; 5a@pool; 26a@pool; 2cc@pool; 108td@dead; 4tb@pool; 78rd@dead`);
      when('replace 5a 2309');
      then.means(credits(p).left(state())['rifle'], 3, 'typhoon:R58');
      when('replace 26a 2309');
      then.means(credits(p).left(state())['rifle'], 1);
      then.refused('replace 2cc 2309', 'REPLACE.CREDITS', 'typhoon:REP.2');
      when('replace 108td 2309');
      then.means(credits(p).left(state())['tank'], 0);
      then.means(p.unit('78rd').faces[0]?.['attack'], 2);
      when('replace 78rd 2309');
      then.means(credits(p).left(state()), { rifle: 0, tank: 0, siberian: 1, shock: 0 }, 'typhoon:R95');
    },
  );

  rule(
    'typhoon:REP.3',
    'what is not used is lost, and so is who does not walk on',
    ({ given, when, then, state }) => {
      given(`phase supply; turn 4; own turn.bought [{"unit":"5a","from":"pool"}]; 5a@2309; 34ik@5220`);
      when('end');
      then.means([state().clock.turn, credits(p).left(state())['rifle']], [5, 6]);
      given(`${WALK}; 5a@track-5; own turn.bought [{"unit":"5a","from":"pool"}]; 22a@2309`);
      when('end');
      then.event('units.turned-back', { units: ['5a'] });
      then.at('5a', 'pool');
    },
  );

  rule(
    'typhoon:REP.12',
    'of the Siberian units the weakest first, any of those that are equal',
    ({ given, when, then }) => {
      given(`${STEP_A}; 413rd@siberia; 238rd@siberia; 78rd@siberia; 58td@siberia`);
      then.refused('replace 78rd 2309', 'REPLACE.WEAKEST');
      then.allowed('replace 413rd 2309', 'replace 238rd 2309');
      given(`${STEP_A}; 78rd@siberia; 58td@siberia`);
      // As strong in attack, and weaker in defence.
      then.refused('replace 78rd 2309', 'REPLACE.WEAKEST');
      when('replace 58td 2309');
    },
  );
});

describe('who comes back', () => {
  rule('typhoon:REP.4', 'undisrupted units are given up, and had again at once', ({ given, when, then }) => {
    given(`${STEP_A}; 22a@3309; 30a@3309; 42tb@pool; own disrupted ["30a"]`);
    then.refused('disband 30a', 'DISBAND.DISRUPTED');
    then.refused('disband 42tb', 'DISBAND.OFF-MAP');
    then.refused('disband 24pz', 'DISBAND.NOT-YOURS');
    when('disband 22a');
    then.event('unit.eliminated', { unit: '22a', cause: 'voluntary' });
    then.at('22a', 'dead');
    when('replace 22a 2309');
    then.at('22a', '2309');
    given('phase russian-administration; turn 1; 22a@3309');
    then.refused('disband 22a', 'DISBAND.TOO-EARLY');
  });

  rule(
    ['typhoon:REP.4', 'typhoon:SIB.4'],
    'as often as it is paid for, where they come undisrupted',
    ({ given, when, then, state }) => {
      given('phase russian-administration; turn 8; own reserve 6; 17rd@pool; 22a@2309');
      when('replace 17rd 2309');
      then.event('unit.replaced', { unit: '17rd' }, 'typhoon:SIB.4');
      when('disband 17rd', 'replace 17rd');
      then.means(problems(p)(state()), []);
      then.means(credits(p).left(state())['rifle'], 4);
      given(
        `${WALK}; 5a@track-5; own turn.bought [{"unit":"5a","from":"pool"},{"unit":"5a","from":"dead"}]; 22a@2309`,
      );
      when('end');
      then.event('units.turned-back', { units: ['5a'] }, 'typhoon:REP.3');
      then.at('5a', 'dead');
    },
  );

  rule('typhoon:REP.5', "Rokossovsky's army, only if it was given up", ({ given, when, then }) => {
    given(`${STEP_A}; 16a@out`);
    then.refused('replace 16a 2309', 'REPLACE.NEVER');
    given(`${STEP_A}; 16a@3309`);
    when('disband 16a', 'replace 16a 2309');
    then.event('unit.replaced', { unit: '16a' }, 'typhoon:REP.7');
  });

  rule('typhoon:REP.6', 'never who has a red cross', ({ given, then }) => {
    given(`${STEP_A}; 1kat@out; 3kat@dead; 2kat@2309`);
    then.refused('replace 1kat 2309', 'REPLACE.NEVER');
    // Wherever a position has put it.
    then.refused('replace 3kat 2309', 'REPLACE.NEVER');
    then.refused('disband 2kat', 'DISBAND.NEVER');
  });
});

describe('how they come', () => {
  rule(
    ['typhoon:REP.7', 'typhoon:REP.1'],
    'by rail to a town of theirs, Disrupted',
    ({ given, when, then, state }) => {
      given(`${STEP_A}; 5a@pool; 26a@pool`);
      then.refused('replace 5a 2926', 'REPLACE.NO-RAIL');
      then.refused('replace 5a 1000', 'REPLACE.NO-RAIL');
      when('replace 5a 2309');
      then.event('unit.replaced', { unit: '5a', from: 'pool', hex: '2309' });
      then.event('units.disrupted', { units: ['5a'] }, 'typhoon:REP.1');
      then.means(state().own.disrupted, ['5a'], 'typhoon:REP.1');
      given(`${STEP_A}; 26a@pool; held 2309 german`);
      then.refused('replace 26a 2309', 'REPLACE.NO-RAIL');
    },
  );

  rule(
    'typhoon:R57',
    'by gates that no German town or zone is next to; on foot in the first pulse',
    ({ given, then }) => {
      given(STEP_A);
      const gates = (more: string): readonly string[] => usableGates(p, stateOf(`${STEP_A}; ${more}`));
      then.means([gates('24pz@1000').includes('2000'), gates('34ik@2101').includes('2000')], [true, false]);
      given('phase russian-movement; turn 1; own pulse.number 4; vatutin@track-1; 22a@2309');
      then.refused('enter vatutin 1019', 'ENTER.PULSE');
    },
  );

  rule(
    ['typhoon:REP.8', 'typhoon:R83'],
    'or on foot from the east, Disrupted when that pulse is over',
    ({ given, when, then, state }) => {
      given(`${STEP_A}; 5a@pool; 22a@3309; 34ik@2201`);
      when('replace 5a');
      then.event('unit.walks', { unit: '5a', from: 'pool' });
      then.at('5a', 'track-5');
      given(`${WALK}; 5a@track-5; own turn.bought [{"unit":"5a","from":"pool"}]; 22a@3309; 34ik@2200`);
      then.refused('enter 5a 2309', 'ENTER.NOT-THERE');
      then.refused('enter 22a 2000', 'ENTER.NOT-WAITING');
      then.refused('enter 5a 2200', 'ENTER.ENEMY', 'typhoon:ZOC.1');
      when('enter 5a 2500');
      then.event('unit.walked-on', { unit: '5a', hex: '2500', cost: 1 });
      then.means(state().own.disrupted, [], 'typhoon:R83');
      when('move 5a 2501');
      then.at('5a', '2501');
      then.refused('move 5a 2502', 'MOVE.FAR', 'typhoon:MOV.1');
      when('end');
      then.event('units.disrupted', { units: ['5a'] }, 'typhoon:R83');
    },
  );

  rule(
    'typhoon:REP.9',
    'Group Vatutin on turn 1 by the road from the north, not Disrupted',
    ({ given, when, then, state }) => {
      given('phase russian-movement; turn 1; vatutin@track-1; 22a@2309');
      then.refused('enter vatutin 2000', 'ENTER.NOT-THERE');
      when('enter vatutin 1019');
      then.event('unit.walked-on', { unit: 'vatutin', hex: '1019' });
      when('end');
      then.means(state().own.disrupted, []);
    },
  );

  rule('typhoon:REP.10', 'the 2nd Fliegerkorps leaves after turn 3', ({ given, when, then, state }) => {
    given('phase supply; turn 2; 2fk@german-air; 34ik@5220; 9a@5220');
    when('end');
    then.means([state().clock.turn, state().own.air], [3, undefined]);
    given('phase supply; turn 3; 2fk@german-air; 34ik@5220');
    when('end');
    then.decides('german', 'keepAir@ask');
    when('pass');
    then.event('air.left', { unit: '2fk' });
    then.at('2fk', 'out');
  });
});
