// No Retreat, pressed attacks, armoured overrun, and what Disruption does in battle. 1ik has 6-6, 7pz 6pz 8pz 4-3, 8a 3-6, 10rc 2-4, 10rd 1-2.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../../src/mechanics/places.ts';
import { at, columns, OPEN, row, RUSSIAN } from './combat-kit.ts';
import { rule } from '../kit.ts';

/** Behind 2845 on every side, so that nobody gets out. */
const SHUT = '3pz@2744; 4pz@2944; 10pz@2844';

describe('No Retreat', () => {
  rule(
    ['deathstruggle:NRO.1', 'deathstruggle:NRO.2', 'deathstruggle:R17'],
    'of those who cannot go, or are told to hold: D1 is D, D2 and D3 are DE, DE is BK',
    ({ then }) => {
      // 6 to 6 is 1:1.
      const text = `${OPEN}; 1ik@2846; 8a@2845`;
      const firm = { firm: ['8a'] };
      then.means(row(text, '2845', '1ik', 2, firm), ['D', '8a D'], 'deathstruggle:NRO.1');
      then.means(row(text, '2845', '1ik', 1, firm), ['DE', '8a DE'], 'deathstruggle:NRO.2');
      // 12 to 6 is 2:1, D3 on the first row; 18 to 6 is 3:1, DE on it.
      const two = `${OPEN}; ${at('1ik 2ik', '2846')}; 54ik@2945; 8a@2845`;
      then.means(row(two, '2845', '1ik 2ik', 1, firm), ['DE', '8a DE'], 'deathstruggle:R17');
      then.means(row(two, '2845', '1ik 2ik 54ik', 1, firm), ['BK', '8a BK'], 'deathstruggle:NRO.1');
      const shut = `${OPEN}; 1ik@2846; 41mk@2744; 56mk@2944; 39mk@2844; 8a@2845`;
      then.means(row(shut, '2845', '1ik', 2), ['D', '8a D'], 'deathstruggle:NRO.1');
    },
  );

  rule(
    ['deathstruggle:NRO.3', 'deathstruggle:R20', 'deathstruggle:NRO.4'],
    'the defender is asked before every battle, for any of his units, Disrupted ones too',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; ${at('8a 10rd', '2845')}; own disrupted ["10rd"]`);
      dice(2);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845');
      then.decides('russian', 'battle@stand');
      then.offered('stand', ['stand 8a', 'stand 10rd', 'stand 10rd 8a']);
      when('russian: stand 10rd');
      then.event('battle.stands', { units: ['10rd'] }, 'deathstruggle:NRO.2');
      then.means(state().stack.at(-1)?.vars['firm'], ['10rd'], 'deathstruggle:NRO.3');
      // Both sides are, and so nobody forgets.
      given(`${RUSSIAN}; ${at('8a 11a', '2844')}; 1ik@2845`);
      dice(2);
      when('attack 2845 from 11a 8a', 'end', 'fight 2845');
      then.decides('axis', 'battle@stand');
      then.means(state().stack.at(-1)?.step, 'stand', 'deathstruggle:R20');
      then.means(state().own.turn, {}, 'deathstruggle:NRO.4');
    },
  );
});

describe('pressed attacks', () => {
  rule(
    ['deathstruggle:PRS.1', 'deathstruggle:PRS.2', 'deathstruggle:PRS.3', 'deathstruggle:PRS.4'],
    'a column higher on the three best rows, one lower on the others, two for Russians; not below the table',
    ({ given, when, then, dice }) => {
      const text = `${OPEN}; 1ik@2846; 8a@2845`;
      // 1:1: rows 1 to 3 are read at 3:2, rows 4 to 6 at 1:2.
      const pressed = [1, 2, 3, 4, 5, 6].map((a) => row(text, '2845', '1ik', a, { pressed: true })[0]);
      then.means(pressed, ['D2', 'D1', 'D1', 'AD', '2X', 'AE'], 'deathstruggle:PRS.2');
      const russian = `${RUSSIAN}; ${at('8a 11a', '2844')}; 1ik@2845`;
      const theirs = [3, 4, 5, 6].map((a) => row(russian, '2845', '11a 8a', a, { pressed: true })[0]);
      // 1:1: row 3 at 3:2, the others at 1:3.
      then.means(theirs, ['D1', '2X', 'AE', 'AE'], 'deathstruggle:PRS.3');
      given(`${OPEN}; 1ik@2846; 8a@2845; 38ik@2744; 11a@2743`);
      dice(4);
      when('attack 2845 from 1ik', 'attack 2743 from 38ik', 'end', 'fight 2845 press');
      then.event('battle.odds', { pressed: true }, 'deathstruggle:PRS.1');
      // 2 to 10 is 1:5.
      given(`${RUSSIAN}; 10rc@2844; ${at('1ik 38ik', '2845')}`);
      when('attack 2845 from 10rc', 'end');
      then.refused('fight 2845 press', 'PRESS.LOW-ODDS', 'deathstruggle:PRS.4');
    },
  );
});

describe('armoured overrun', () => {
  rule(
    ['deathstruggle:OVR.1', 'deathstruggle:OVR.2', 'deathstruggle:R21', 'deathstruggle:R99'],
    'D2 eliminates rifle divisions and corps in the open, even in trenches, as far as the armour reaches; not in Light Mud, nor elsewhere',
    ({ given, when, then, dice, state }) => {
      // 8 to 4 is 2:1, D2 on the second row.
      const corps = (turn: number) =>
        `phase axis-movement; turn ${turn}; ${at('7pz 6pz', '2846')}; 10rc@2845`;
      then.means(row(corps(4), '2845', '6pz 7pz', 2), ['DE', '10rc DE'], 'deathstruggle:OVR.1');
      then.means(row(corps(8), '2845', '6pz 7pz', 2), ['D2', '10rc D2'], 'deathstruggle:R99');
      then.means(row(corps(11), '2845', '6pz 7pz', 2), ['DE', '10rc DE'], 'deathstruggle:OVR.1');
      const dug = `${corps(4)}; own entrenched ["10rc"]`;
      then.means(columns(dug, '2845', '6pz 7pz'), ['3:2']);
      then.means(row(dug, '2845', '6pz 7pz', 1), ['DE', '10rc DE'], 'deathstruggle:OVR.2');
      const forest = `phase axis-movement; turn 4; ${at('7pz 6pz', '1319')}; 10rd@1318`;
      then.means(row(forest, '1318', '6pz 7pz', 1)[1], '10rd D2', 'deathstruggle:R21');
      const motor = `phase axis-movement; turn 4; ${at('7pz 6pz', '2846')}; 163md@2845`;
      then.means(row(motor, '2845', '6pz 7pz', 4), ['D2', '163md D2'], 'deathstruggle:R21');
      // 10 to 6 is 3:2, D2 on the first row; four of armour are two divisions of three, and the defender says which.
      given(`${OPEN}; ${at('7pz 1ik', '2846')}; ${at('10rd 90rd 125rd', '2845')}`);
      dice(1);
      when('attack 2845 from 1ik 7pz', 'end', 'fight 2845', 'russian: pass');
      then.decides('russian', 'battle@ride');
      then.refused('lose 10rd', 'LOSE.NOT-THIS-SET', 'deathstruggle:OVR.1');
      when('russian: lose 10rd 125rd');
      then.event(
        'battle.converted',
        { from: 'D2', to: 'DE', units: ['10rd', '125rd'] },
        'deathstruggle:OVR.1',
      );
      when('drive 1');
      then.means(
        [placeOf(state().own, '10rd'), placeOf(state().own, '125rd')],
        ['dead', 'dead'],
        'deathstruggle:R21',
      );
    },
  );

  rule(
    ['deathstruggle:OVR.3', 'deathstruggle:R87'],
    'D3 eliminates armies, too, in trenches as well, and a weak division is left',
    ({ given, when, then, dice, state }) => {
      // 12 to 6 is 2:1, D3 on the first row.
      const text = `${OPEN}; ${at('7pz 6pz 8pz', '2846')}; 8a@2845; 10rd@pool`;
      given(text);
      dice(1);
      when('attack 2845 from 6pz 7pz 8pz', 'end', 'fight 2845', 'russian: pass');
      then.event('battle.converted', { from: 'D3', to: 'DE', units: ['8a'] }, 'deathstruggle:OVR.3');
      then.event('unit.saved', { unit: '10rd', of: '8a' }, 'deathstruggle:RES.DE.2');
      when('drive 1');
      then.means(placeOf(state().own, '8a'), 'dead', 'deathstruggle:OVR.3');
      // With a corps more it is 3:1, D3 on the second row against trenches at 2:1 on the first.
      const dug = `${text}; own entrenched ["8a"]; 1ik@2945`;
      then.means(row(dug, '2845', '1ik 6pz 7pz 8pz', 1), ['DE', '8a DE'], 'deathstruggle:R87');
    },
  );
});

describe('Disruption in battle', () => {
  rule(
    ['deathstruggle:DIS.2', 'deathstruggle:R13', 'deathstruggle:DIS.3', 'deathstruggle:R14'],
    'an army in trenches loses these alone and goes back all the same; others lose both',
    ({ given, when, then, dice, state }) => {
      // 12 to 6 is 2:1, 3:2 against trenches: D1 on the second row.
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 8a@2845; own entrenched ["8a"]`);
      dice(2);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      then.event('entrenchment.lost', { units: ['8a'] }, 'deathstruggle:DIS.2');
      then.means(state().own.disrupted, [], 'deathstruggle:DIS.2');
      when('russian: retreat 8a 2844');
      then.means([placeOf(state().own, '8a'), state().own.disrupted], ['2844', []], 'deathstruggle:R13');
      given(`${OPEN}; 1ik@2846; ${at('10rd 90rd', '2845')}; own entrenched ["10rd","90rd"]`);
      dice(3);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.event('entrenchment.lost', { units: ['10rd', '90rd'] }, 'deathstruggle:DIS.3');
      then.means(state().own.disrupted.toSorted(), ['10rd', '90rd'], 'deathstruggle:R14');
    },
  );

  rule(
    'deathstruggle:BLD.12',
    'nothing stays Disrupted of a corps that is no more',
    ({ given, when, then, dice, state }) => {
      // 6 to 4 is 3:2, and a column more against the Disrupted: D1 on the third row.
      given(`${OPEN}; 1ik@2846; 10rc@2845; ${at('10rd 90rd', 'pool')}; own disrupted ["10rc"]`);
      dice(3);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'drive 0', 'russian: pass');
      then.event('corps.broken-up', { unit: '10rc' });
      then.means(state().own.disrupted.toSorted(), ['10rd', '90rd']);
    },
  );

  rule('deathstruggle:DIS.4', 'who is Disrupted again stays so', ({ given, when, then, dice, state }) => {
    given(`${OPEN}; 1ik@2846; 10rd@2845; own disrupted ["10rd"]; 90rd@2744; 26ik@2745`);
    dice(5);
    when(
      'attack 2845 from 1ik',
      'attack 2744 from 26ik',
      'end',
      'fight 2845',
      'russian: pass',
      'drive 0',
      'russian: pass',
    );
    then.means(
      [state().own.disrupted, unitsAt(state().own, '2845')],
      [['10rd'], ['10rd']],
      'deathstruggle:DIS.4',
    );
  });
});

describe('shut in', () => {
  rule('deathstruggle:NRO.1', 'who has no way out is read so without being told', ({ then }) => {
    // Panzer divisions have a zone two together: every way out is in one.
    const text = `${OPEN}; ${at('1ik 2ik', '2846')}; ${SHUT}; 8a@2845`;
    // Cut off as well: 12 to 6 is 2:1 and a column more, DE on the first row.
    then.means(row(text, '2845', '1ik 2ik', 1), ['BK', '8a BK']);
  });
});
