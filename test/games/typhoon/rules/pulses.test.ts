// What a pulse begins with, what its questions say, and what the steps at the end of a turn look to. Moscow is 2309.
import { describe } from '@jest/globals';
import { decision } from '../../../../src/core/kernel.ts';
import { mayEntrench } from '../../../../src/games/typhoon/entrenchment/entrench.ts';
import { allowance, allowanceSum } from '../../../../src/games/typhoon/movement/allowance.ts';
import { refuseAttackCost } from '../../../../src/games/typhoon/movement/attack-cost.ts';
import { isAttackBeforeMovement, PHASES } from '../../../../src/games/typhoon/sequence/phases.ts';
import { frontOf } from '../../../../src/games/typhoon/combat-results/front.ts';
import { setUpOf } from '../../../../src/games/typhoon/set-up/deployment.ts';
import { p, rule, stateOf, typhoon } from './kit.ts';

const FAR = '34ik@5320; 22a@2209';

describe('a pulse', () => {
  rule(
    ['typhoon:SEQ.5', 'typhoon:SEQ.10'],
    'is told under the rule of first or later ones, and its side is to move',
    ({ given, when, then, state }) => {
      given(`phase russian-administration; turn 5; own weather "mud"; ${FAR}`);
      when('end');
      then.event('pulse.begins', { side: 'german', nth: 1 }, 'typhoon:SEQ.5');
      then.means(state().clock.phasing, 'german', 'typhoon:SEQ.5');
      given(`phase german-movement; turn 5; own weather "mud"; ${FAR}`);
      when('end');
      then.event('pulse.begins', { side: 'russian', nth: 1 }, 'typhoon:SEQ.5');
      then.means(state().clock.phasing, 'russian', 'typhoon:SEQ.5');
      given(`phase russian-movement; turn 5; own weather "mud"; ${FAR}; own pulse.number 2`);
      when('end');
      then.event('pulse.begins', { side: 'german', nth: 2 }, 'typhoon:SEQ.10');
      then.means(state().own.pulse.healing, [], 'typhoon:SEQ.10');
    },
  );

  rule(
    'typhoon:R42',
    'of the Germans asks first which of two armies is inactive',
    ({ given, when, then }) => {
      const close = '9a@5320; 4a@5319; 22a@2209';
      given(`phase russian-movement; turn 5; own weather "mud"; ${close}; own pulse.number 2`);
      when('end');
      then.decides('german', 'inactive@choose');
      given(`phase german-movement; turn 5; own weather "mud"; ${close}`);
      when('end');
      then.decides('russian', 'russian-movement@orders');
      then.means(isAttackBeforeMovement('russian-movement'), false);
    },
  );

  rule('typhoon:SEQ.4', 'has attacks before movement in two phases of each side', ({ given, then }) => {
    given(`phase german-movement; turn 5; ${FAR}`);
    then.means(PHASES.filter(isAttackBeforeMovement), [
      'german-first-attacks',
      'german-first-combat',
      'russian-first-attacks',
      'russian-first-combat',
    ]);
  });

  rule(
    ['typhoon:SEQ.2', 'typhoon:SEQ.5'],
    'says with its questions what there is to do',
    ({ given, then, state }) => {
      const params = () => decision(typhoon.rules, state())?.question.params;
      given(`phase russian-administration; turn 2; ${FAR}; 17rd@pool`);
      then.means(
        params(),
        {
          side: 'russian',
          credits: true,
          rifle: 6,
          tank: 2,
          siberian: 1,
        },
        'typhoon:SEQ.2',
      );
      const german = `phase german-administration; ${FAR}; 2fk@german-air; 8fk@german-air; 9a@5318`;
      given(`${german}; turn 2; own weather "mud"`);
      then.means(params(), { side: 'german', fliegerkorps: true }, 'typhoon:SEQ.2');
      given(`${german}; turn 1`);
      then.means(params(), { side: 'german' }, 'typhoon:SEQ.2');
      given(`phase russian-movement; turn 1; ${FAR}; vatutin@track-1`);
      then.means(params(), { side: 'russian', count: 1, entrants: ['vatutin'] }, 'typhoon:SEQ.5');
      given(`phase german-movement; turn 1; ${FAR}; vatutin@track-1`);
      then.means(params(), { side: 'german', count: 1 }, 'typhoon:SEQ.5');
    },
  );

  rule(
    'typhoon:SEQ.9',
    'that is the last German one has missions after its battles',
    ({ given, when, then }) => {
      const air = `turn 5; own weather "mud"; 9a@5120; 34ik@5320; 22a@5114; 8fk@german-air`;
      given(`phase german-movement; ${air}; own pulse.number 5`);
      when('end');
      then.decides('german', 'german-last-air@orders');
      then.event('phase.begins', { phase: 'german-last-air' }, 'typhoon:SEQ.5');
      given(`phase german-movement; ${air}; own pulse.number 3`);
      when('end');
      then.decides('russian', 'russian-movement@orders');
      then.means(PHASES.includes('german-last-air'), true);
    },
  );
});

describe('what a unit may do', () => {
  rule(
    ['typhoon:INH.ENT', 'typhoon:MOV.8'],
    'digs in as Russian army or German infantry corps, and attacks before movement at no cost',
    ({ given, then }) => {
      given(`phase german-movement; turn 5; ${FAR}`);
      then.means(
        ['22a', '1sh', '7grd', '42tb', '35ik', '24pz', '9a', '112inf', 'gd'].map((unit) =>
          mayEntrench(p, unit),
        ),
        [true, true, false, false, true, false, false, false, false],
        'typhoon:INH.ENT',
      );
      const spent = '35ik@5115; 22a@5114; own phase.spent {"35ik":4}; own phase.plain {"35ik":4}';
      const code = (phase: string) =>
        refuseAttackCost(p, stateOf(`phase ${phase}; turn 5; ${spent}`), '35ik')?.code;
      then.means(
        [code('german-first-attacks'), code('german-movement')],
        [undefined, 'ATTACK.NO-POINTS'],
        'typhoon:MOV.8',
      );
    },
  );

  rule(
    ['typhoon:MOV.14', 'typhoon:SUP.10'],
    'goes twice as far in the first German pulse of the game, one without supply one factor, aircraft nowhere',
    ({ given, then }) => {
      given(`phase german-movement; turn 1; ${FAR}`);
      const all = (text: string, unit: string): number => allowance(p, stateOf(text), unit);
      const first = 'phase german-movement; turn 1';
      const later = 'phase german-movement; turn 5';
      then.means(
        [all(`${first}; 24pz@5320`, '24pz'), all(`${later}; 24pz@5320`, '24pz')],
        [12, 6],
        'typhoon:MOV.14',
      );
      then.means(all(`${later}; 24pz@5320; own unsupplied ["24pz"]`, '24pz'), 2, 'typhoon:SUP.10');
      then.means(all(`${later}; 8fk@german-air`, '8fk'), 0);
    },
  );

  rule(
    ['typhoon:MOV.11', 'typhoon:R36'],
    'armies move in two pulses, and nobody who has attacked before movement in that one',
    ({ given, then }) => {
      const army = 'turn 5; own weather "mud"; 9a@5115; 22a@2209';
      given(`phase german-movement; ${army}; own pulse.number 3`);
      then.allowed('move 9a 5116');
      given(`phase german-movement; ${army}; own pulse.number 5`);
      then.refused('move 9a 5116', 'MOVE.ARMY-PULSE', 'typhoon:MOV.11');
      given(`phase german-movement; ${army}; own pulse.used ["9a"]`);
      then.refused('move 9a 5116', 'MOVE.ATTACKED-FIRST', 'typhoon:R36');
    },
  );

  rule(
    ['typhoon:MOV.14', 'typhoon:MOV.15', 'typhoon:SUP.10', 'typhoon:MOV.5', 'typhoon:MOV.6'],
    'says each part of it under its own rule',
    ({ given, then }) => {
      given(`phase german-movement; turn 5; ${FAR}`);
      const sum = (text: string, unit: string) => allowanceSum(p, stateOf(text), unit);
      then.entry(
        sum('phase german-movement; turn 1; 24pz@5320', '24pz'),
        'allowance.blitz',
        2,
        'typhoon:MOV.14',
      );
      then.entry(
        sum('phase russian-movement; turn 5; 22a@2309', '22a'),
        'allowance.moscow',
        2,
        'typhoon:MOV.15',
      );
      const short = sum('phase german-movement; turn 5; 24pz@5320; own unsupplied ["24pz"]', '24pz');
      then.entry(short, 'allowance.oos', 1, 'typhoon:SUP.10');
      then.means(short.total, 1, 'typhoon:SUP.10');
      const mud = 'turn 3; own weather "good"';
      then.entry(
        sum(`phase german-movement; ${mud}; 24pz@5320`, '24pz'),
        'allowance.mud',
        2,
        'typhoon:MOV.5',
      );
      const snow = 'turn 7; own weather "mud"';
      then.entry(
        sum(`phase german-movement; ${snow}; 24pz@5320`, '24pz'),
        'allowance.first-snow',
        2,
        'typhoon:MOV.6',
      );
      then.means(
        sum(`phase german-movement; ${snow}; 35ik@5320`, '35ik').entries[0]?.why,
        'allowance.factor',
      );
      then.means(
        sum(`phase russian-movement; ${mud}; 42tb@5114`, '42tb').entries[0]?.why,
        'allowance.factor',
      );
    },
  );

  rule(
    'typhoon:R77',
    'a corps that breaks up leaves its divisions as badly supplied as it was',
    ({ given, when, then, dice, state }) => {
      // 2 and 4 and 3 to 3: 3:1, X on the sixth row.
      given(
        'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 34ik@5215; 22a@5114; own unsupplied ["35ik"]',
      );
      dice(6);
      when(
        'attack 5114 from 34ik 35ik 5ik',
        'end',
        'fight 5114',
        'russian: pass',
        'pass',
        'pass',
        'lose 35ik',
        'lose 5ik',
      );
      then.means(
        ['95inf', '5inf'].map((unit) => state().own.unsupplied.includes(unit)),
        [true, false],
      );
    },
  );

  rule(
    'typhoon:STK.1',
    'a hex too full after advances is looked to by the side whose turn it is',
    ({ given, then }) => {
      given(`phase german-movement; turn 5; ${FAR}`);
      const crowd = '35ik@5115; 34ik@5115 under; 5ik@5115 under';
      const settle = (phase: string, units: string) =>
        frontOf(p).settle(stateOf(`phase ${phase}; turn 5; ${units}`));
      then.means(
        [
          settle('german-combat', crowd),
          settle('russian-combat', crowd),
          settle('german-combat', '35ik@5115'),
        ],
        ['overstack', undefined, undefined],
      );
    },
  );
});

describe('the end of a turn', () => {
  rule(
    'typhoon:VIC.6',
    'a fliegerkorps that leaves is out of play at once, shot down or not',
    ({ given, when, then, state }) => {
      given(
        `phase supply; turn 3; ${FAR}; 5para@2309; wair@russian-air; 2fk@shot-down; own downed {"2fk":4}`,
      );
      when('end', 'pass');
      then.at('2fk', 'out');
      then.means(state().own.downed, {});
    },
  );

  rule('typhoon:WEA.9', 'the weather die of turn 2 is the German one', ({ given, when, then, dice }) => {
    given(`phase supply; turn 1; ${FAR}; 5para@2309; wair@russian-air`);
    dice(5);
    when('end');
    then.event('die', { by: 'german', purpose: 'weather', result: 5 });
  });
});

describe('the set-up', () => {
  rule(
    ['typhoon:SET.11', 'typhoon:SET.2'],
    'mans the start line, and places three and a katyusha in a hex',
    ({ given, when, then, state }) => {
      given('base campaign; turn 1; phase set-up');
      when('place default', 'end', 'place default');
      then.means(
        [setUpOf(p).bare(state()), setUpOf(p).waiting(state(), 'german')],
        [[], []],
        'typhoon:SET.11',
      );
      then.means(setUpOf(p).settable('russian').length, 33, 'typhoon:SET.2');
    },
  );
});
