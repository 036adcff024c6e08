// Orders that no question has now, each refused by the rule that says so.
import { describe } from '@jest/globals';
import { at, OPEN, RUSSIAN } from './combat/combat-kit.ts';
import { rule } from './kit.ts';

describe('out of the first step', () => {
  rule(
    ['deathstruggle:SEQ.A1', 'deathstruggle:SEQ.B1', 'deathstruggle:BLD.1', 'deathstruggle:PRO.1'],
    'nobody comes in, is built up or promoted later',
    ({ given, then }) => {
      given(`${OPEN}; 1ik@2846; 8a@2820; unit 9pz dead; own factors 2`);
      then.refused('enter 11inf 4058', 'ADMINISTRATION.OVER', 'deathstruggle:SEQ.A1');
      then.refused('replace 9pz 4058', 'ADMINISTRATION.OVER', 'deathstruggle:SEQ.A1');
      given(`${RUSSIAN}; 1ik@2846; ${at('10rd 33rd', '2820')}; 22rc@2820; unit 24rc pool; unit 27a pool`);
      then.refused('gamble', 'ADMINISTRATION.OVER', 'deathstruggle:SEQ.B1');
      then.refused('build 10rd 33rd', 'BUILD.OVER', 'deathstruggle:BLD.1');
      then.refused('promote 10rd 22rc', 'PROMOTE.OVER', 'deathstruggle:PRO.1');
    },
  );
});

describe('in a battle', () => {
  rule(
    ['deathstruggle:FEX.1', 'deathstruggle:FEX.3', 'deathstruggle:NRO.3', 'deathstruggle:NRO.2'],
    'an exchange is forced on who has been told to hold, by Russians before the die; and nobody is told to hold after it',
    ({ given, when, then, dice }) => {
      given(`${OPEN}; 1ik@2846; 8a@2845`);
      when('attack 2845 from 1ik', 'end', 'fight 2845');
      then.refused('axis: stand 1ik', 'STAND.ATTACKER', 'deathstruggle:NRO.2');
      dice(2);
      when('russian: pass');
      then.refused('force', 'FORCE.NOBODY', 'deathstruggle:FEX.1');
      then.refused('russian: stand 8a', 'STAND.LATE', 'deathstruggle:NRO.3');
      // 6 to 6 is 1:1, D1 on the second row: who need not hold can be driven.
      given(`${RUSSIAN}; ${at('8a 1td', '2844')}; ${at('38ik 900l', '2845')}`);
      dice(2);
      when('attack 2845 from 1td 8a', 'end', 'fight 2845', 'axis: stand 38ik', 'russian: pass');
      then.refused('force', 'FORCE.LATE', 'deathstruggle:FEX.3');
    },
  );

  rule(
    ['deathstruggle:RES.X.6', 'deathstruggle:FEX.5'],
    'an exchange is declined by German attackers in Good weather, by German defenders if it is forced',
    ({ given, when, then, dice }) => {
      // 8 to 2 is 4:1, 2:1 in Mud with long lines: X on the fifth row.
      given(`phase axis-movement; turn 9; ${at('7pz 6pz', '2846')}; 10rd@2845`);
      dice(5);
      when('attack 2845 from 6pz 7pz', 'end', 'fight 2845', 'russian: pass');
      then.decides('axis', 'pay@choose');
      then.refused('decline', 'DECLINE.ATTACKER', 'deathstruggle:RES.X.6');
      then.refused('russian: decline', 'DECLINE.DEFENDER', 'deathstruggle:FEX.5');
    },
  );

  rule(
    ['deathstruggle:ADV.11', 'deathstruggle:RES.BK.2', 'deathstruggle:SEQ.A3'],
    'defenders do not advance, who has attacked does so again after BK alone, and the plan stands',
    ({ given, when, then, dice }) => {
      // 6 to 2 is 3:1, DE on the first row.
      given(`${OPEN}; 1ik@2846; 2ik@2745; 10rd@2845; 90rd@2743`);
      dice(1);
      when('attack 2845 from 1ik', 'end');
      then.refused('attack 2743 from 2ik', 'ATTACK.PLAN-STANDS', 'deathstruggle:SEQ.A3');
      when('fight 2845', 'russian: pass');
      then.refused('russian: advance 90rd 2845', 'ADVANCE.DEFENDER', 'deathstruggle:ADV.11');
      then.refused('attack 2743 from 1ik', 'AGAIN.NEVER', 'deathstruggle:RES.BK.2');
    },
  );

  rule(
    'deathstruggle:PRO.2',
    'nobody is promoted on another row than the worst',
    ({ given, when, then, dice }) => {
      given(`${OPEN}; 26ik@2846; 10rd@2845; 1grd@guards`);
      dice(5);
      when('attack 2845 from 26ik', 'end', 'fight 2845', 'russian: pass');
      then.refused('russian: promote 10rd', 'PROMOTE.NOT-SO');
    },
  );
});

describe('victory', () => {
  const END = 'phase russian-breakthrough; side russian; 8a@1200; 11ik@4054';
  const HELD = ['3330', '5034', '6634', '6212', '7326']
    .map((hex) => `held ${hex} axis; marker railhead ${hex}`)
    .join('; ');

  rule(
    ['deathstruggle:VIC.1', 'deathstruggle:VIC.2', 'deathstruggle:VIC.10', 'deathstruggle:VIC.4'],
    'is claimed with seven points in 1941, one of the three cities among them',
    ({ given, then }) => {
      given(`${END}; turn 8`);
      then.refused('axis: claim', 'CLAIM.POINTS', 'deathstruggle:VIC.1');
      then.refused('claim', 'CLAIM.RUSSIAN', 'deathstruggle:VIC.10');
      then.refused('axis: demand', 'DEMAND.NOT-NOW', 'deathstruggle:VIC.4');
      given(`${END}; turn 8; ${HELD}`);
      then.refused('axis: claim', 'CLAIM.CITY', 'deathstruggle:VIC.2');
      given(`${END}; turn 14; ${HELD.replaceAll('7326', '1233')}`);
      then.refused('axis: claim', 'CLAIM.POINTS', 'deathstruggle:VIC.1');
    },
  );

  rule('deathstruggle:SEQ.B7', 'and as the Russian player turn ends', ({ given, then }) => {
    given(`${END}; turn 8; ${HELD.replaceAll('7326', '1233')}`);
    then.refused('axis: claim', 'CLAIM.NOT-NOW');
  });
});
