// What bombs do: the columns of either side, cover, flak, entrenchments, and the support of ground attacks. 5114 and the hexes
// round it are open ground; 2212 is forest, 4114 Orel, 3309 Tula.
import { describe } from '@jest/globals';
import { airOf } from '../../../../src/games/typhoon/air/air-law.ts';
import { GUNS } from '../../../../src/mechanics/air/law.ts';
import { columns } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const FLIERS = '8fk@german-air; 2fk@german-air; wair@russian-air';
const GERMAN = `phase german-air; turn 5; ${FLIERS}; 9a@5120`;
const RUSSIAN = `phase russian-air; turn 5; wair@russian-air; 22a@5114`;

const does = (text: string, side: string, hex: string, target: string, cell: string): string =>
  airOf(p).effect(stateOf(text), side, hex, target, cell).does;

describe('the columns', () => {
  rule(['typhoon:AIR.35', 'typhoon:AIR.1'], 'of Luftwaffe bombing', ({ given, when, then, dice }) => {
    then.means(
      [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).cell('german', row)),
      ['D', 'D', 'D', 'D*', 'AA*', 'AA', 'AA'],
      'typhoon:AIR.1',
    );
    given(`${GERMAN}; 22a@5114; 42tb@5114 under`);
    dice(3, 4);
    when('bomb 5114 with 8fk from 9a', 'end', 'pass');
    then.event('air.bombs', { target: '22a', row: 3, result: 'D', does: 'disrupt' }, 'typhoon:AIR.7');
    then.event('air.bombs', { target: '42tb', row: 4, result: 'D*', does: 'nothing' }, 'typhoon:AIR.12');
    then.means(airOf(p).cell('german', 5), 'AA*');
  });

  rule('typhoon:AIR.36', 'of Russian bombing', ({ given, when, then, dice, state }) => {
    then.means(
      [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).cell('russian', row)),
      ['D', 'D', 'D*', '-', 'AA', 'AA', 'AA'],
    );
    given(`${RUSSIAN}; 34ik@5117; 24pz@5117 under; 161inf@5117 under`);
    dice(4, 3, 3);
    when('bomb 5117 with wair from 22a', 'end');
    then.event('air.bombs', { target: '34ik', result: '-' });
    then.means(state().own.disrupted, ['161inf']);
  });

  rule('typhoon:AIR.2', 'are rolled for unit by unit from the top', ({ given, when, then, dice, state }) => {
    given(`${GERMAN}; 22a@5114; 42tb@5114 under; 30a@5114 under`);
    dice(6, 1, 6);
    when('bomb 5114 with 8fk from 9a', 'end', 'pass');
    then.event('air.bombs', { target: '22a', die: 6 }, 'typhoon:AIR.14');
    then.means([state().own.disrupted, state().drawn], [['42tb'], 3], 'typhoon:AIR.2');
  });

  rule(
    'typhoon:AIR.18',
    'one row worse at extended range, with a row of its own',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN.replace('5120', '5121')}; 22a@5114`);
      dice(4);
      when('bomb 5114 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { die: 4, row: 5, result: 'AA*' }, 'typhoon:AIR.15');
      then.means(state().own.disrupted, []);
      given(`${GERMAN.replace('9a@5120', '9a@4121')}; 22a@4114`);
      dice(6);
      when('bomb 4114 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { die: 6, row: 7, does: 'down' }, 'typhoon:AIR.14');
      then.means(airOf(p).cell('german', 7), 'AA', 'typhoon:AIR.18');
    },
  );
});

describe('D from the air', () => {
  rule('typhoon:AIR.7', 'disrupts in place', ({ given, when, then, dice, state }) => {
    given(`${GERMAN}; 22a@5114`);
    dice(1);
    when('bomb 5114 with 8fk from 9a', 'end', 'pass');
    then.event('units.disrupted', { units: ['22a'] });
    then.at('22a', '5114');
    then.means(state().own.disrupted, ['22a']);
  });

  rule(
    ['typhoon:AIR.8', 'typhoon:R68', 'typhoon:DIS.2'],
    'leaves an entrenchment the first time and destroys it the second time',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 22a@5114; own entrenched ["22a"]`);
      dice(1, 1);
      when('bomb 5114 with 2fk 8fk from 9a', 'end', 'pass');
      then.event('units.disrupted', { units: ['22a'] }, 'typhoon:AIR.7');
      then.event('entrenchment.lost', { units: ['22a'] }, 'typhoon:AIR.8');
      then.means([state().own.disrupted, state().own.entrenched], [['22a'], []], 'typhoon:DIS.2');
      given(`${GERMAN}; 22a@5114; own entrenched ["22a"]`);
      dice(1);
      when('bomb 5114 with 8fk from 9a', 'end', 'pass');
      then.noEvent('entrenchment.shaken');
      then.means(state().own.entrenched, ['22a']);
      // The option: the first one only marks it, the second one destroys it, the third disrupts.
      given(`option air-entrenchment=marks; ${GERMAN}; 22a@5114; own entrenched ["22a"]`);
      dice(1, 1);
      when('bomb 5114 with 2fk from 9a', 'bomb 5114 with 8fk from 9a', 'end', 'pass');
      then.event('entrenchment.shaken', { unit: '22a' }, 'typhoon:R68');
      then.event('entrenchment.lost', { units: ['22a'] }, 'typhoon:AIR.8');
      then.means([state().own.disrupted, state().own.turn.shaken], [[], []]);
    },
  );

  rule(
    'typhoon:R82',
    'keeps who is Disrupted already from recovering',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 22a@5114; own disrupted ["22a"]; own pulse.healing ["22a"]`);
      dice(1);
      when('bomb 5114 with 8fk from 9a', 'end', 'pass');
      then.means(state().own.pulse.healing, []);
    },
  );

  rule('typhoon:AIR.12', 'D* spares armour and who is entrenched, in forest, Moscow or Tula', ({ then }) => {
    const text = `${GERMAN}; 22a@5114; 42tb@5113; 30a@2212; 31a@2309; 50a@3309; 3a@4114; 24pz@5217; 19pzd@5218; own entrenched ["3a"]`;
    const hits = (cell: string): readonly string[] => [
      does(text, 'german', '5114', '22a', cell),
      does(text, 'german', '5113', '42tb', cell),
      does(text, 'german', '2212', '30a', cell),
      does(text, 'german', '2309', '31a', cell),
      does(text, 'german', '3309', '50a', cell),
      does(text, 'german', '4114', '3a', cell),
      does(text, 'russian', '5217', '24pz', cell),
    ];
    then.means(hits('D*'), ['disrupt', ...Array.from({ length: 6 }, () => 'nothing')]);
    then.means(
      hits('D'),
      Array.from({ length: 7 }, () => 'disrupt'),
    );
  });
});

describe('flak', () => {
  rule(
    ['typhoon:AIR.13', 'typhoon:R50', 'typhoon:AIR.2'],
    'of German armies that are not Disrupted, which are rolled for first',
    ({ given, when, then, dice, state }) => {
      given(`${RUSSIAN}; 34ik@5117; 9a@5117 under`);
      dice(5);
      when('bomb 5117 with wair from 22a', 'end');
      then.event('air.down', { unit: 'wair' }, 'typhoon:AIR.13');
      then.means(state().drawn, 1, 'typhoon:AIR.2');
      given(`${RUSSIAN}; 34ik@5117; 9a@5117 under; own disrupted ["9a"]`);
      dice(5, 6);
      when('bomb 5117 with wair from 22a', 'end');
      then.noEvent('air.down');
      then.means(state().drawn, 2, 'typhoon:R50');
    },
  );

  rule(
    ['typhoon:AIR.14', 'typhoon:AIR.15', 'typhoon:R50'],
    'of major cities by AA, of Moscow by AA* too, and nowhere else',
    ({ given, when, then, dice }) => {
      const text = `${GERMAN}; 22a@5114; 30a@4114; 31a@2309; 50a@3309`;
      const guns = (hex: string, cell: string): string => does(text, 'german', hex, GUNS, cell);
      then.means([guns('4114', 'AA'), guns('3309', 'AA'), guns('2309', 'AA')], ['down', 'down', 'down']);
      then.means(
        [guns('4114', 'AA*'), guns('3309', 'AA*'), guns('2309', 'AA*')],
        ['nothing', 'nothing', 'down'],
        'typhoon:AIR.15',
      );
      then.means(does(text, 'german', '5114', '22a', 'AA'), 'nothing', 'typhoon:R50');
      given(`${GERMAN.replace('5120', '4118')}; 30a@4114`);
      dice(6);
      when('bomb 4114 with 8fk from 9a', 'end', 'pass');
      then.event('air.down', { unit: '8fk' }, 'typhoon:AIR.14');
    },
  );

  rule(
    'typhoon:AIR.10',
    'is risked by all who fly, though everybody there is Disrupted',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN.replace('5120', '4118')}; 30a@4114; own disrupted ["30a"]`);
      dice(1, 1, 6);
      when('bomb 4114 with 2fk 8fk from 9a', 'end', 'pass');
      then.at('8fk', 'shot-down');
      then.at('2fk', 'german-air');
      then.means(state().drawn, 3);
    },
  );
});

describe('close air support', () => {
  const attack = (text: string): readonly string[] => columns(text, '5114', '35ik 5ik');
  const FIELD = '35ik@5115; 5ik@5115 under; 22a@5114';

  rule(
    ['typhoon:AIR.19', 'typhoon:R52'],
    'is one column for any attack on a hex that was bombed, however many bombed it',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${FIELD}`);
      dice(6, 6);
      when('bomb 5114 with 2fk 8fk from 9a', 'end', 'pass');
      then.event('air.supports', { hex: '5114' }, 'typhoon:AIR.19');
      then.means(state().own.pulse.supported, ['5114'], 'typhoon:R52');
      const plain = `phase german-movement; turn 5; ${FIELD}`;
      then.means([attack(plain), attack(`${plain}; own pulse.supported ["5114"]`)], [['3:1'], ['4:1']]);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114');
      then.event('battle.odds', { odds: '4:1' }, 'typhoon:CRT.1');
    },
  );

  rule(
    'typhoon:R52',
    'is given by who comes through interceptors and flak, and by no Russian',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${FIELD}`);
      dice(6);
      when('bomb 5114 with 8fk from 9a', 'end', 'intercept 5114 with wair from 22a');
      then.noEvent('air.supports');
      // AIR.11: who is shot down by flak has no mission any more, and whoever bombs beside him has.
      given(`${GERMAN.replace('5120', '4118')}; 30a@4114`);
      dice(6);
      when('bomb 4114 with 8fk from 9a', 'end', 'pass');
      then.noEvent('air.supports');
      given(`${GERMAN.replace('5120', '4118')}; 30a@4114`);
      dice(6, 1, 1);
      when('bomb 4114 with 2fk 8fk from 9a', 'end', 'pass');
      then.event('air.supports', { hex: '4114' }, 'typhoon:AIR.19');
      given(`${RUSSIAN}; 34ik@5117`);
      dice(6);
      when('bomb 5117 with wair from 22a', 'end');
      then.means(state().own.pulse.supported, [], 'typhoon:R52');
    },
  );

  rule(
    ['typhoon:AIR.20', 'typhoon:R52'],
    'goes with one group into a second attack',
    ({ given, when, then, dice, state }) => {
      given(
        'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 53ik@5215; 287rd@5114; 7grd@5114 under; 22a@5113; own pulse.supported ["5114"]',
      );
      dice(1, 4);
      when('attack 5114 from 35ik 53ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      when('advance 35ik 5114', 'advance 5ik 5114', 'pass', 'attack 5113 from 35ik 5ik');
      then.means(state().own.pulse.supported, ['5113'], 'typhoon:AIR.20');
      // 9 against 3 is 3:1, and 4:1 with the support that goes along.
      then.event('battle.odds', { hex: '5113', odds: '4:1' }, 'typhoon:CRT.1');
      then.means(state().own.pulse.battles.length, 2, 'typhoon:R52');
    },
  );

  rule(
    ['typhoon:R36', 'typhoon:R52', 'typhoon:AIR.6'],
    'goes to attacks before movement too, and to nothing else then',
    ({ given, when, then, dice, state }) => {
      const units = '35ik@5115; 5ik@5115 under; 22a@5114; 9a@5117; 8fk@german-air; 287rd@5112';
      given(`phase german-first-attacks; turn 5; ${units}`);
      then.refused('bomb 5114 with 8fk from 9a', 'AIR.NOT-PLANNED', 'typhoon:R36');
      when('attack 5114 from 35ik 5ik', 'bomb 5114 with 8fk from 9a');
      then.event('air.to-bomb', { hex: '5114' }, 'typhoon:R36');
      when('cancel 5114');
      then.refused('end', 'AIR.NOT-PLANNED', 'typhoon:R36');
      when('recall 5114', 'attack 5114 from 35ik 5ik', 'bomb 5114 with 8fk from 9a');
      // The bombs do nothing; 3:1 becomes 4:1, D on the fifth row.
      dice(5, 5);
      when('end', 'fight 5114');
      then.event('battle.odds', { hex: '5114', odds: '4:1', base: '3:1' }, 'typhoon:CRT.1');
      then.means(state().own.pulse.supported, ['5114'], 'typhoon:R52');
      when('russian: pass', 'pass', 'drive 0', 'pass');
      then.means(
        [state().clock.phase, state().own.pulse.flown],
        ['german-movement', ['8fk']],
        'typhoon:AIR.6',
      );
      given('phase russian-first-attacks; turn 8; 22a@5114; 35ik@5115; wair@russian-air');
      then.refused('bomb 5115 with wair from 22a', 'ORDER.STEP', 'typhoon:SEQ.5');
    },
  );
});
