// Missions and interception: who flies from where, how far, how often, together with whom. 5114 and the hexes round it are
// open ground; numbers grow to the west, so that 5120 is six hexes from 5114 and 5126 twelve.
import { describe } from '@jest/globals';
import { airOf, fliegerkorpsOf } from '../../../../src/games/typhoon/air/air-law.ts';
import { missionsOf } from '../../../../src/games/typhoon/air/missions.ts';
import { chancesAnswer } from '../../../../src/mechanics/air/questions.ts';
import { p, rule, stateOf } from './kit.ts';

const FLIERS = '8fk@german-air; 2fk@german-air; wair@russian-air; bair@russian-air; 6iak@russian-air';
const GERMAN = `phase german-air; turn 5; ${FLIERS}; 9a@5120; 22a@5114`;
const RUSSIAN = `phase russian-air; turn 5; ${FLIERS}; 34ik@5117; 22a@5114`;

describe('missions', () => {
  rule(
    ['typhoon:SEQ.5', 'typhoon:R49'],
    'are announced in the air phase, taken back until it ends, and flown then, before movement',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 30a@5016`);
      when('bomb 5114 with 8fk from 9a');
      then.event('air.to-bomb', { hex: '5114', units: ['8fk'], base: '9a' }, 'typhoon:SEQ.5');
      when('cancel 5114');
      then.event('air.recalled', { hex: '5114' });
      then.means([state().own.pulse.missions, state().own.pulse.flown], [[], []]);
      when('bomb 5114 with 8fk from 9a', 'bomb 5016 with 2fk from 9a');
      then.means(
        state().own.pulse.missions.map(({ hex }) => hex),
        ['5114', '5016'],
        'typhoon:R49',
      );
      dice(1, 1);
      when('end', 'pass');
      then.means(state().own.disrupted, ['22a', '30a']);
      then.decides('german', 'german-movement@orders');
    },
  );

  rule(
    'typhoon:SEQ.5',
    'are of units of the side that moves, each named once, from one base',
    ({ given, when, then }) => {
      given(`${GERMAN}; 4a@5117`);
      then.refused('bomb 5114 with wair from 22a', 'AIR.NOT-YOURS');
      then.refused('bomb 5114 with 34ik from 9a', 'AIR.NO-AIRCRAFT');
      then.refused('bomb 5114 with 8fk 8fk from 9a', 'MOVE.TWICE');
      when('bomb 5114 with 8fk from 9a');
      then.refused('bomb 5114', 'AIR.WHO');
      then.offered('cancel', ['cancel 5114']);
      then.refused('cancel 5113', 'AIR.NO-MISSION');
    },
  );

  rule('typhoon:AIR.2', 'need an enemy in their hex', ({ given, then }) => {
    given(GERMAN);
    then.refused('bomb 5113 with 8fk from 9a', 'AIR.NOBODY-THERE');
    then.refused('bomb 5120 with 8fk from 9a', 'AIR.NOBODY-THERE');
  });

  rule(
    ['typhoon:AIR.6', 'typhoon:R78'],
    'one task for each unit in a pulse',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 30a@5016`);
      when('bomb 5114 with 8fk from 9a');
      then.refused('bomb 5016 with 8fk from 9a', 'AIR.FLOWN', 'typhoon:AIR.6');
      dice(1);
      when('end', 'pass');
      then.means(state().own.pulse.flown, ['8fk']);
      // The same unit may fly in the pulse of the other side.
      given(`${RUSSIAN}; 9a@5120; own pulse.flown ["2fk"]`);
      when('bomb 5117 with wair from 22a', 'end');
      then.refused('intercept 5117 with 2fk from 9a', 'AIR.FLOWN', 'typhoon:AIR.6');
      then.allowed('intercept 5117 with 8fk from 9a');
      given(`phase german-combat; turn 5; ${FLIERS}; 9a@5120; 22a@5114; own pulse.flown ["8fk"]`);
      when('end');
      then.means(state().own.pulse.flown, [], 'typhoon:R78');
    },
  );

  rule('typhoon:R48', 'fly from active armies in supply', ({ given, then }) => {
    given(`${GERMAN}; 34ik@5118; own unsupplied ["9a"]`);
    then.refused('bomb 5114 with 8fk from 34ik', 'AIR.NOT-A-BASE');
    then.refused('bomb 5114 with 8fk from 9a', 'AIR.NOT-A-BASE');
    given(`${GERMAN}; 4a@5118; own inactive ["9a"]`);
    then.refused('bomb 5114 with 8fk from 9a', 'AIR.NOT-A-BASE');
    then.allowed('bomb 5114 with 8fk from 4a');
    given(`${RUSSIAN}; own unsupplied ["22a"]`);
    then.refused('bomb 5117 with wair from 22a', 'AIR.NOT-A-BASE');
  });

  rule(
    ['typhoon:AIR.16', 'typhoon:AIR.18', 'typhoon:R51'],
    'six hexes for the Luftwaffe, twelve at extended range',
    ({ given, when, then }) => {
      given(`${GERMAN}; 30a@5107; 31a@5109; 42tb@5108`);
      when('bomb 5114 with 8fk from 9a');
      then.event('air.to-bomb', { hex: '5114' }, 'typhoon:SEQ.5');
      then.refused('bomb 5107 with 2fk from 9a', 'AIR.RANGE', 'typhoon:AIR.16');
      when('bomb 5108 with 2fk from 9a');
      then.event('air.to-bomb', { hex: '5108', far: true }, 'typhoon:SEQ.5');
      const s = stateOf(GERMAN);
      then.means(airOf(p).range('8fk'), { normal: 6, most: 12 }, 'typhoon:R51');
      then.means(
        chancesAnswer(missionsOf(p).chances, s, { target: ['5114'], units: ['8fk'] }).some(
          (told) => 'key' in told && told.key === 'chances.flight' && told.params['far'] === true,
        ),
        false,
        'typhoon:AIR.18',
      );
    },
  );

  rule('typhoon:AIR.17', 'three hexes for Russian aviation, never more', ({ given, then }) => {
    given(`${RUSSIAN}; 35ik@5118`);
    then.allowed('bomb 5117 with wair from 22a');
    then.refused('bomb 5118 with wair from 22a', 'AIR.RANGE');
    // Nor where no base is named: there is one, and it is too far off.
    then.refused('bomb 5118 with wair', 'AIR.RANGE');
    then.refused('bomb 5117 with wair', 'AIR.NO-BASE', 'typhoon:R48');
  });

  rule('typhoon:AIR.3', 'fliegerkorps fly together', ({ given, when, then, dice, state }) => {
    given(`${GERMAN}; 30a@5114 under`);
    dice(6, 3, 6, 2);
    when('bomb 5114 with 2fk 8fk from 9a', 'end', 'pass');
    // Each of them rolls for each unit.
    then.means(state().drawn, 4, 'typhoon:AIR.3');
    then.means(state().own.disrupted, ['30a']);
    given(`phase russian-air; turn 5; ${FLIERS}; 34ik@5117; 22a@5114; 9a@5120`);
    when('bomb 5117 with wair from 22a', 'end');
    then.allowed('intercept 5117 with 2fk 8fk from 9a');
  });

  rule('typhoon:AIR.4', 'front aviation flies alone', ({ given, when, then }) => {
    given(`${RUSSIAN}; 35ik@5016`);
    then.refused('bomb 5117 with bair wair from 22a', 'AIR.ALONE');
    when('bomb 5117 with wair from 22a');
    then.refused('bomb 5117 with bair from 22a', 'AIR.ALONE');
    then.allowed('bomb 5016 with bair from 22a');
    given(GERMAN);
    when('bomb 5114 with 8fk from 9a', 'end');
    then.refused('intercept 5114 with bair wair from 22a', 'AIR.ALONE');
    when('intercept 5114 with wair from 22a');
    // Nobody else is asked: the first of the dice is due.
    then.decides('russian', 'sortie@clash');
  });

  rule(
    'typhoon:AIR.5',
    'the 6th Fighter Corps intercepts bombing of Moscow and does no more',
    ({ given, when, then }) => {
      given(RUSSIAN);
      then.refused('bomb 5117 with 6iak from 22a', 'AIR.FIGHTERS');
      given(GERMAN);
      when('bomb 5114 with 8fk from 9a', 'end');
      then.refused('intercept 5114 with 6iak from 22a', 'AIR.FIGHTERS');
      given(`phase german-air; turn 5; ${FLIERS}; 9a@2315; 22a@2309`);
      when('bomb 2309 with 8fk from 9a', 'end');
      then.allowed('intercept 2309 with 6iak');
    },
  );

  rule('typhoon:SET.12', 'nobody flies in the unhistorical first move', ({ given, when, then, state }) => {
    given(`phase russian-administration; turn 1; option first-move=russian; ${FLIERS}; 34ik@5117; 22a@5114`);
    when('end');
    then.decides('russian', 'russian-movement@orders');
    then.means(state().clock.phase, 'russian-movement');
  });

  rule(
    ['typhoon:WEA.2', 'typhoon:WEA.7', 'typhoon:R47'],
    'one fliegerkorps in the first turn of Mud and of Snow, named at step A',
    ({ given, when, then }) => {
      given(`phase german-administration; turn 3; own weather "good"; ${FLIERS}; 9a@5120; 22a@5114`);
      then.refused('end', 'AIR.NAME-FIRST', 'typhoon:WEA.2');
      when('choose 8fk');
      then.event('air.active', { unit: '8fk' }, 'typhoon:WEA.2');
      when('end', 'end');
      then.refused('bomb 5114 with 2fk from 9a', 'AIR.NOT-ACTIVE', 'typhoon:WEA.2');
      then.allowed('bomb 5114 with 8fk from 9a');
      // The other one does not intercept either.
      given(`${RUSSIAN.replace('turn 5', 'turn 6')}; 9a@5120; own weather "good"; own turn.active ["8fk"]`);
      when('bomb 5117 with wair from 22a', 'end');
      then.refused('intercept 5117 with 2fk from 9a', 'AIR.NOT-ACTIVE', 'typhoon:WEA.7');
      then.allowed('intercept 5117 with 8fk from 9a');
      // Where there is only one nobody is asked, and in later turns both fly.
      given(`phase german-administration; turn 6; own weather "good"; 8fk@german-air; 9a@5120; 22a@5114`);
      then.allowed('end');
      then.refused('choose 8fk', 'AIR.ALL-ACTIVE', 'typhoon:WEA.7');
      given(`phase german-air; turn 8; own weather "good"; ${FLIERS}; 9a@5120; 22a@5114`);
      then.allowed('bomb 5114 with 2fk 8fk from 9a');
      then.means(
        fliegerkorpsOf(p).due(stateOf(`phase german-air; turn 8; ${FLIERS}`)),
        undefined,
        'typhoon:R47',
      );
    },
  );
});

describe('interception', () => {
  rule(
    ['typhoon:AIR.37', 'typhoon:AIR.1', 'typhoon:AIR.9', 'typhoon:AIR.11'],
    'rows 1 to 4 shoot the Russian down, 5 to 7 the Luftwaffe, at once, until the turn ends',
    ({ given, when, then, dice, state }) => {
      given(GERMAN);
      dice(4, 1);
      when('bomb 5114 with 8fk from 9a', 'end', 'intercept 5114 with wair from 22a');
      then.event('air.down', { unit: 'wair', turn: 5 }, 'typhoon:AIR.37');
      then.at('wair', 'shot-down');
      then.means(state().own.disrupted, ['22a'], 'typhoon:AIR.9');
      given(GERMAN);
      dice(5);
      when('bomb 5114 with 8fk from 9a', 'end', 'intercept 5114 with wair from 22a');
      then.event('air.down', { unit: '8fk' }, 'typhoon:AIR.37');
      then.event('air.failed', { hex: '5114' }, 'typhoon:AIR.11');
      then.means(state().own.disrupted, []);
      then.means(
        [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).met(row).side),
        ['russian', 'russian', 'russian', 'russian', 'german', 'german', 'german'],
        'typhoon:AIR.1',
      );
      given(
        'phase russian-movement; turn 5; own pulse.number 6; 8fk@shot-down; own downed {"8fk":5}; 34ik@5117; 22a@5114',
      );
      when('end');
      then.event('air.back', { units: ['8fk'] }, 'typhoon:AIR.11');
      then.at('8fk', 'german-air');
      given(
        'phase russian-movement; turn 5; own pulse.number 6; 8fk@shot-down; own downed {"8fk":6}; 34ik@5117; 22a@5114',
      );
      when('end');
      then.at('8fk', 'shot-down');
    },
  );

  rule('typhoon:AIR.11', 'who is out does not fly', ({ given, then }) => {
    given('phase german-air; turn 5; 8fk@shot-down; 2fk@german-air; own downed {"8fk":5}; 9a@5120; 22a@5114');
    then.refused('bomb 5114 with 8fk from 9a', 'AIR.OUT');
  });

  rule(
    'typhoon:R49',
    'of several German units the owner says which is out',
    ({ given, when, then, dice, state }) => {
      given(GERMAN);
      dice(6, 1);
      when('bomb 5114 with 2fk 8fk from 9a', 'end', 'intercept 5114 with wair from 22a');
      then.decides('german', 'sortie@choose');
      then.refused('choose wair', 'AIR.NOT-THIS', 'typhoon:AIR.37');
      when('choose 2fk');
      then.noEvent('air.failed');
      then.at('2fk', 'shot-down');
      then.means(state().own.disrupted, ['22a'], 'typhoon:R49');
    },
  );

  rule(
    ['typhoon:AIR.37', 'typhoon:R49'],
    'German interceptors roll one after the other until the mission is stopped',
    ({ given, when, then, dice, state }) => {
      given(`${RUSSIAN}; 9a@5120`);
      dice(5, 4);
      when('bomb 5117 with wair from 22a', 'end', 'intercept 5117 with 2fk 8fk from 9a');
      then.at('2fk', 'shot-down');
      then.at('8fk', 'german-air');
      then.at('wair', 'shot-down');
      then.means([state().drawn, state().own.disrupted], [2, []]);
      given(`${RUSSIAN}; 9a@5120`);
      dice(1);
      when('bomb 5117 with wair from 22a', 'end', 'intercept 5117 with 2fk 8fk from 9a');
      then.means(state().drawn, 1, 'typhoon:R49');
    },
  );

  rule('typhoon:R51', 'at extended range the Luftwaffe rolls one worse', ({ given, when, then, dice }) => {
    // 9a is twelve hexes from 5114, nine from 5117.
    given(GERMAN.replace('9a@5120', '9a@5126'));
    dice(4);
    when('bomb 5114 with 8fk from 9a', 'end', 'intercept 5114 with wair from 22a');
    then.event('air.met', { die: 4, row: 5 }, 'typhoon:AIR.37');
    then.at('8fk', 'shot-down');
    given(`${RUSSIAN}; 9a@5126`);
    dice(4, 1);
    when('bomb 5117 with wair from 22a', 'end', 'intercept 5117 with 8fk from 9a', 'pass');
    then.event('air.met', { die: 4, row: 5 }, 'typhoon:AIR.37');
    then.at('8fk', 'shot-down');
    then.at('wair', 'russian-air');
    then.means(airOf(p).farther, { bombing: 1, meeting: { german: 1, russian: -1 } });
  });

  rule('typhoon:R49', 'is by units in range of the hex, from a base, once named', ({ given, when, then }) => {
    given(`${GERMAN}; 30a@5110; 31a@5012; 34ik@5115`);
    when('bomb 5114 with 8fk from 9a', 'end');
    then.refused('intercept 5114 with wair from 30a', 'AIR.RANGE', 'typhoon:AIR.17');
    then.refused('intercept 5114 with wair from 34ik', 'AIR.NOT-A-BASE', 'typhoon:R48');
    then.refused('intercept 5114 with wair wair from 22a', 'MOVE.TWICE');
    then.refused('intercept 5114', 'AIR.WHO');
    then.refused('intercept 5113 with wair from 22a', 'AIR.NO-MISSION');
    when('intercept 5114 with wair from 31a');
    then.event('air.to-intercept', { units: ['wair'], base: '31a' });
  });

  rule(
    'typhoon:R49',
    'nobody is asked who could not meet a mission; a standing order answers',
    ({ given, when, then, dice, state }) => {
      given(GERMAN.replace('22a@5114', '42tb@5114'));
      dice(1);
      when('bomb 5114 with 8fk from 9a', 'end');
      then.decides('german', 'german-movement@orders');
      then.means(state().own.disrupted, ['42tb']);
      given(GERMAN);
      when('russian: standing ask if interception', 'bomb 5114 with 8fk from 9a', 'end');
      then.decides('russian', 'sorties@ask');
      when('pass');
      then.decides('german', 'sortie@bombs');
    },
  );
});

describe('index of the dice', () => {
  rule(
    ['typhoon:CRT.2', 'typhoon:R1', 'typhoon:AIR.1'],
    'by index B high rolls are the good ones',
    ({ given, when, then, dice, state }) => {
      given(`option die-index=b; ${GERMAN}`);
      dice(6);
      when('bomb 5114 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { die: 6, row: 1, result: 'D' }, 'typhoon:AIR.7');
      then.means(state().own.disrupted, ['22a'], 'typhoon:CRT.2');
      const told = chancesAnswer(missionsOf(p).chances, stateOf(GERMAN), {
        target: ['5114'],
        units: ['8fk'],
      }).flatMap((each) => ('key' in each && each.key === 'chances.bombs' ? [each.params] : []));
      then.means(
        told.map(({ does, a, b }) => [does, a, b]),
        [
          ['disrupt', [1, 2, 3, 4], [3, 4, 5, 6]],
          ['nothing', [5, 6], [1, 2]],
        ],
        'typhoon:R1',
      );
      then.means(
        [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).cell('german', row)),
        ['D', 'D', 'D', 'D*', 'AA*', 'AA', 'AA'],
        'typhoon:AIR.1',
      );
    },
  );
});
