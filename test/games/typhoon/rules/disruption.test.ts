// Disruption, recovery and entrenchment.
import { describe } from '@jest/globals';
import { recoveryOf } from '../../../../src/games/typhoon/disruption/recovery.ts';
import { mayEntrench } from '../../../../src/games/typhoon/entrenchment/entrench.ts';
import { p, rule, stateOf } from './kit.ts';

const FIELD = '34ik@5231; 22a@5000; 7grd@5100; 42tb@5200';

describe('recovery', () => {
  rule(
    ['typhoon:REC.1', 'typhoon:REC.2', 'typhoon:SEQ.13', 'typhoon:R19'],
    'Germans and Russians with red factors as the turn ends',
    ({ given, when, then, state }) => {
      given(
        `phase russian-movement; turn 5; own pulse.number 6; ${FIELD}; own disrupted ["34ik","22a","7grd"]`,
      );
      when('end');
      then.event('units.recovered', { units: ['34ik'] }, 'typhoon:REC.1');
      then.event('units.recovered', { units: ['7grd'] }, 'typhoon:REC.2');
      then.means(state().own.disrupted, ['22a'], 'typhoon:SEQ.13');
      then.means(state().clock.turn, 6, 'typhoon:R19');
    },
  );

  rule(
    ['typhoon:REC.3', 'typhoon:SEQ.6', 'typhoon:R18', 'typhoon:R82'],
    'other Russians in the first German pulse, those who were Disrupted as it began',
    ({ given, when, then, state }) => {
      given(`phase german-administration; turn 5; ${FIELD}; own disrupted ["22a","7grd"]`);
      when('end');
      then.decides('german', 'german-movement@orders');
      then.means(state().own.pulse.healing, ['22a'], 'typhoon:R82');
      when('end');
      then.event('units.recovered', { units: ['22a'] }, 'typhoon:SEQ.6');
      then.means(state().own.disrupted, ['7grd'], 'typhoon:REC.3');
      // In Snow the Russians come first: it is the first German pulse all the same.
      given(
        `phase german-movement; turn 8; own pulse.number 2; own pulse.healing ["22a"]; ${FIELD}; own disrupted ["22a"]`,
      );
      when('end');
      then.event('units.recovered', { units: ['22a'] }, 'typhoon:SEQ.6');
      then.means(
        recoveryOf(p).healers(
          stateOf(`phase german-movement; turn 8; ${FIELD}; own disrupted ["22a","7grd","34ik"]`),
        ),
        ['22a'],
        'typhoon:R18',
      );
    },
  );

  rule(
    ['typhoon:R82', 'typhoon:SEQ.7'],
    'a position in the first German pulse supposes that it began with those who are Disrupted in it',
    ({ given, when, then, dice, state }) => {
      const text = `phase german-movement; turn 5; ${FIELD}; own disrupted ["22a","7grd"]`;
      given(text);
      when('end');
      then.event('units.recovered', { units: ['22a'] }, 'typhoon:SEQ.6');
      then.means(state().own.disrupted, ['7grd']);
      // Attacked and not Disrupted again: it recovers when the battle is over.
      given('phase german-movement; turn 5; 35ik@5115; 19a@5114; 161inf@5231; own disrupted ["19a"]');
      dice(4);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('units.recovered', { units: ['19a'] }, 'typhoon:SEQ.7');
      for (const other of ['own pulse.healing []', 'own pulse.number 3'])
        then.means(stateOf(`${text}; ${other}`).own.pulse.healing, [], 'typhoon:R82');
    },
  );

  rule('typhoon:REC.4', 'nobody out of supply', ({ given, when, then, state }) => {
    // 4025 is deep in German land, and Germans stand all about it.
    given(
      `phase russian-movement; turn 5; own pulse.number 6; 7grd@4025; 34ik@3925; 35ik@4125; 5ik@4024; 6ik@4026; own disrupted ["7grd"]`,
    );
    when('end');
    then.means([state().own.unsupplied, state().own.disrupted], [['7grd'], ['7grd']]);
    then.noEvent('units.recovered');
  });
});

describe('entrenchment', () => {
  rule(
    ['typhoon:SEQ.2', 'typhoon:INH.ENT', 'typhoon:R68'],
    'Russian armies and German infantry corps dig in at step A, unless they are Disrupted',
    ({ given, when, then, state }) => {
      given(
        'phase german-administration; turn 5; 34ik@5231; 24pz@5131; 161inf@5331; 35ik@5330; own disrupted ["35ik"]',
      );
      then.refused('entrench 35ik', 'ENTRENCH.DISRUPTED');
      then.refused('entrench 24pz', 'ENTRENCH.KIND', 'typhoon:INH.ENT');
      when('entrench 34ik');
      then.event('units.entrenched', { units: ['34ik'] }, 'typhoon:INH.ENT');
      then.means(state().own.entrenched, ['34ik'], 'typhoon:R68');
      then.means(
        ['22a', '1sh', '7grd', 'yermakov', '161inf'].map((unit) => mayEntrench(p, unit)),
        [true, true, false, false, false],
        'typhoon:INH.ENT',
      );
    },
  );

  rule(['typhoon:INH.ENT'], 'it is lost by moving', ({ given, when, then, state }) => {
    given('phase russian-movement; turn 5; 22a@5114; 24pz@1525; own entrenched ["22a"]');
    when('move 22a 5113');
    then.event('entrenchment.lost', { units: ['22a'] });
    then.means(state().own.entrenched, []);
  });
});

describe('armies', () => {
  rule(
    ['typhoon:ARM.5', 'typhoon:ARM.6', 'typhoon:ARM.7', 'typhoon:R44'],
    'turn to their strong side at step A, and back when they go',
    ({ given, when, then, state }) => {
      given('phase german-administration; turn 5; 9a@5131; 4a@2531; 34ik@5331; own disrupted ["4a"]');
      then.refused('flip 4a', 'FLIP.DISRUPTED', 'typhoon:ARM.5');
      then.refused('flip 34ik', 'FLIP.NO-SIDE', 'typhoon:ARM.5');
      when('flip 9a');
      then.event('strong-side.up', { units: ['9a'] }, 'typhoon:ARM.5');
      when('end', 'move 9a 5130');
      then.event('strong-side.lost', { units: ['9a'] }, 'typhoon:ARM.6');
      then.means(state().own.strong, [], 'typhoon:R44');
      given('phase russian-administration; turn 8; 1sh@5000; 22a@5100; 24pz@1525');
      then.refused('flip 22a', 'FLIP.NO-SIDE', 'typhoon:ARM.7');
      when('flip 1sh');
      then.event('strong-side.up', { units: ['1sh'] }, 'typhoon:ARM.7');
    },
  );

  rule(
    ['typhoon:ARM.2', 'typhoon:R42'],
    'one of two within two hexes is inactive, and the German says which',
    ({ given, when, then, state }) => {
      given('phase german-movement; turn 5; 9a@5131; 4a@5128; 22a@5000');
      when('move 4a 5129');
      then.decides('german', 'inactive@choose');
      when('choose 9a');
      then.event('army.inactive', { unit: '9a' });
      given('phase german-movement; turn 5; 9a@5131; 4a@5129; 22a@5000; own inactive ["9a"]');
      when('move 4a 5128');
      then.event('army.active', { units: ['9a'] });
      then.means(state().own.inactive, [], 'typhoon:R42');
      given('phase german-administration; turn 5; 9a@5131; 4a@5129; 22a@5000; own inactive ["9a"]');
      then.refused('flip 9a', 'FLIP.INACTIVE', 'typhoon:ARM.2');
    },
  );
});
