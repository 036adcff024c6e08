// Which attacks may be made, must be made and may be given up; rockets; what follows a battle. 1ik has 6-6, 38ik 3-4, 8a 3-6, 10rc 2-4.
import { describe } from '@jest/globals';
import { unitsAt } from '../../../../../src/mechanics/places.ts';
import { at, law, OPEN, plan, row, RUSSIAN } from './combat-kit.ts';
import { rule } from '../kit.ts';

describe('who must be attacked', () => {
  rule('deathstruggle:MAN.1', 'nobody because somebody stands beside him', ({ given, when, then, state }) => {
    given(`${OPEN}; 1ik@2846; 8a@2845`);
    when('end');
    then.means(
      state().stack.some(({ proc }) => proc === 'axis-movement'),
      false,
    );
  });

  rule(
    ['deathstruggle:MAN.2', 'deathstruggle:MAN.3', 'deathstruggle:R12'],
    'German corps beside an attacker and beside a German he attacks, at their odds or better',
    ({ given, when, then, state }) => {
      // 2845 and 2744 touch, and both touch 2844 and 2745.
      const text = `${RUSSIAN}; ${at('8a 11a', '2844')}; 3a@2644; 4a@2643; 10a@2643 under; 38ik@2845; 23ik@2744`;
      given(text);
      when('attack 2845 from 11a 8a');
      then.refused('end', 'ATTACK.SUPPORT', 'deathstruggle:MAN.2');
      // 6 to 4 is 3:2; 3 to 6 is 1:2.
      when('attack 2744 from 3a');
      then.refused('end', 'ATTACK.UNEQUAL', 'deathstruggle:MAN.3');
      when('cancel 2845', 'cancel 2744', 'attack 2845 from 8a', 'attack 2744 from 11a 3a');
      // 3 to 4 is 1:2, 6 to 6 is 1:1; and beside 2744 it is the other way about: too low again.
      then.refused('end', 'ATTACK.UNEQUAL', 'deathstruggle:MAN.3');
      then.means(plan(state()), ['2845 8a', '2744 11a+3a'], 'deathstruggle:R12');
      // A disrupted corps supports nobody.
      given(`${text}; own disrupted ["23ik"]`);
      when('attack 2845 from 11a 8a', 'end');
      then.means(plan(state()), ['2845 11a+8a'], 'deathstruggle:MAN.2');
    },
  );

  rule('deathstruggle:MAN.2', 'not beside one who attacks another German', ({ given, when, then, state }) => {
    // The corps in 2845 touches 2844 and 2846; who stands in 2844 attacks 2843, who attacks 2846 stands in 2847.
    given(`${RUSSIAN}; 8a@2844; 900l@2843; 38ik@2845; 1cav@2846; 11a@2847`);
    when('attack 2843 from 8a', 'attack 2846 from 11a', 'end');
    then.means(plan(state()), ['2843 8a', '2846 11a']);
  });

  rule(
    'deathstruggle:MAN.4',
    'Russian armies in trenches against Germans, and no others',
    ({ given, when, then, state }) => {
      const text = `${OPEN}; ${at('1ik 2ik', '2845')}; 10rc@2844; 8a@2744`;
      given(`${text}; own entrenched ["8a"]`);
      when('attack 2844 from 1ik 2ik');
      then.refused('end', 'ATTACK.SUPPORT', 'deathstruggle:MAN.4');
      given(text);
      when('attack 2844 from 1ik 2ik', 'end');
      then.means(plan(state()), ['2844 1ik+2ik']);
    },
  );

  rule(
    ['deathstruggle:MAN.5', 'deathstruggle:MAN.6'],
    'the Axis may give up what no other attack needs, the Russians nothing once it is allocated',
    ({ given, when, then, dice }) => {
      given(`${OPEN}; ${at('1ik 2ik', '2845')}; 10rc@2844; 10rd@2744`);
      dice(1);
      when('attack 2844 from 1ik', 'attack 2744 from 2ik', 'end', 'cancel 2744');
      then.event('attack.cancelled', { hex: '2744' }, 'deathstruggle:MAN.5');
      given(`${RUSSIAN}; ${at('8a 11a', '2844')}; 900l@2845`);
      when('attack 2845 from 11a 8a', 'end');
      then.refused('cancel 2845', 'CANCEL.NEVER', 'deathstruggle:MAN.6');
    },
  );
});

describe('who may attack', () => {
  rule(
    [
      'deathstruggle:SEQ.A2',
      'deathstruggle:SEQ.A3',
      'deathstruggle:SEQ.B3',
      'deathstruggle:SEQ.A6',
      'deathstruggle:DIS.1',
    ],
    'Germans alone before movement, nobody twice, no Disrupted unit',
    ({ given, when, then, dice }) => {
      given(
        'phase axis-first-attacks; turn 4; 1ik@2846; hunrap@2945; 7pz@2745; 10rd@2845; 8a@2844; own disrupted ["7pz"]',
      );
      then.refused('attack 2845 from hunrap', 'ATTACK.ALLIES', 'deathstruggle:SEQ.A2');
      then.refused('attack 2845 from 7pz', 'ATTACK.DISRUPTED', 'deathstruggle:DIS.1');
      dice(1);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      given('phase axis-movement; turn 4; 1ik@2846; 10rd@2845; own pulse.used ["1ik"]');
      then.refused('attack 2845 from 1ik', 'ATTACK.UNIT-AGAIN', 'deathstruggle:SEQ.A3');
      given('phase axis-breakthrough; turn 4; 1ik@2846; 10rd@2845; own pulse.fought ["1ik"]');
      then.refused('attack 2845 from 1ik', 'ATTACK.UNIT-AGAIN', 'deathstruggle:SEQ.A6');
      given('phase russian-movement; turn 4; 8a@2844; 900l@2845; own pulse.used ["8a"]');
      then.refused('attack 2845 from 8a', 'ATTACK.UNIT-AGAIN', 'deathstruggle:SEQ.B3');
    },
  );
});

describe('katyushas', () => {
  rule(
    ['deathstruggle:KAT.1', 'deathstruggle:KAT.2', 'deathstruggle:KAT.3', 'deathstruggle:R47'],
    'fire at a hex beside them before the battles, a die for every enemy; one and two disrupt, and break a corps up; not if Disrupted',
    ({ given, when, then, dice, state }) => {
      const text = `${RUSSIAN}; 1kat@2844; 8a@2844; 10rd@2744; ${at('38ik 900l', '2845')}; 58inf@components; 254inf@components; 11a@2744`;
      given(text);
      dice(2, 3);
      when('attack 2845 from 11a 8a', 'end', 'fire 1kat 2845');
      then.event('rockets.fired', { unit: '1kat', hex: '2845' }, 'deathstruggle:KAT.2');
      then.event('rockets.hit', { units: ['38ik'] }, 'deathstruggle:KAT.3');
      then.event('corps.broken-up', { unit: '38ik' }, 'deathstruggle:BLD.12');
      then.means(unitsAt(state().own, '2845').toSorted(), ['254inf', '58inf', '900l'], 'deathstruggle:R47');
      then.refused('fire 1kat 2845', 'FIRE.AGAIN', 'deathstruggle:KAT.2');
      dice(3);
      when('fight 2845', 'axis: pass');
      then.refused('russian: fire 1kat 2845', 'FIRE.NOT-NOW', 'deathstruggle:KAT.2');
      given(`${text}; own disrupted ["1kat"]`);
      when('attack 2845 from 11a 8a', 'end');
      then.refused('fire 1kat 2845', 'FIRE.DISRUPTED', 'deathstruggle:KAT.1');
    },
  );

  rule(
    ['deathstruggle:MOV.7', 'deathstruggle:R47'],
    'do not fire once they have used the bonus',
    ({ given, when, then, dice, state }) => {
      // A regiment has no zone.
      const text = (from: string) => `${RUSSIAN}; 1kat@${from}; 8a@2850; 900l@2845`;
      given(text('2839'));
      dice(6);
      when('move 1kat 2840 2841 2842 2843 2844', 'end', 'fire 1kat 2845');
      then.event('rockets.missed', {}, 'deathstruggle:KAT.3');
      then.means(state().own.pulse.fired, ['1kat'], 'deathstruggle:R47');
      // Seven hexes are two more than its factor.
      given(`${text('2837')}; 2kat@2844`);
      when('move 1kat 2838 2839 2840 2841 2842 2843 2844', 'end');
      then.refused('fire 1kat 2845', 'FIRE.SPENT');
      then.allowed('fire 2kat 2845');
      given(`${text('2844').replace('movement', 'combat')}; 2kat@2844; own pulse.spent ["1kat"]`);
      then.refused('fire 1kat 2845', 'FIRE.SPENT');
      then.allowed('fire 2kat 2845');
    },
  );
});

describe('Guards', () => {
  rule(
    ['deathstruggle:PRO.2', 'deathstruggle:R61'],
    'a rifle division that a German attack on the worst row has left may become one',
    ({ given, when, then, dice, state }) => {
      // 5 to 2 is 2:1, X on the sixth row; refused by the German.
      const text = `${OPEN}; 26ik@2846; 10rd@2845; 1grd@guards`;
      given(text);
      dice(6);
      when('attack 2845 from 26ik', 'end', 'fight 2845', 'russian: pass', 'decline');
      then.decides('russian', 'promotion@choose');
      when('russian: promote 10rd');
      then.event('unit.promoted', { unit: '10rd', to: '1grd' }, 'deathstruggle:PRO.2');
      then.means(unitsAt(state().own, '2845'), ['1grd'], 'deathstruggle:R61');
      // Not on another row, and not without a counter.
      given(`${text.replace('guards', 'out')}; ${at('2grd 3grd 4grd', 'out')}`);
      dice(6);
      when('attack 2845 from 26ik', 'end', 'fight 2845', 'russian: pass', 'decline');
      then.noEvent('unit.promoted');
      then.means(
        state().stack.some(({ proc }) => proc === 'promotion'),
        false,
      );
    },
  );
});

describe('Blitzkrieg before movement', () => {
  rule(
    ['deathstruggle:SEQ.A2', 'deathstruggle:RES.BK.2'],
    'the second attack is made at once',
    ({ given, when, then, dice }) => {
      given(`phase axis-first-attacks; turn 4; ${at('1ik 2ik', '2846')}; 10rd@2845; 8a@2744; 11a@2743`);
      dice(1);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass', 'advance 1ik 2845', 'pass');
      then.decides('axis', 'battle@again');
      then.offered('pass', ['pass']);
      then.means(law.isBeforeMovement('axis-first-combat'), true, 'deathstruggle:SEQ.A2');
      then.means(row(`${OPEN}; 1ik@2846; 10rd@2845`, '2845', '1ik', 1)[0], 'DE', 'deathstruggle:RES.BK.2');
    },
  );
});

describe('aircraft on the ground', () => {
  rule('deathstruggle:AIR.18', 'alone are not attacked, but overrun', ({ given, when, then }) => {
    given(`${OPEN}; 1ik@2846; nwair@2845; ${at('nair 10rd', '2744')}; 2ik@2745`);
    then.refused('attack 2845 from 1ik', 'ATTACK.AIRCRAFT');
    then.allowed('attack 2744 from 2ik');
    when('move 1ik 2845');
    then.event('field.overrun', { unit: 'nwair', hex: '2845' });
  });
});
