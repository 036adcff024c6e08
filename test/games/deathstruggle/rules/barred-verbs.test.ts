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

describe('steps of the player turn', () => {
  rule(
    [
      'deathstruggle:SEQ.A3',
      'deathstruggle:SEQ.B3',
      'deathstruggle:SEQ.A6',
      'deathstruggle:R30',
      'deathstruggle:SEQ.A2',
      'deathstruggle:SEQ.B2',
      'deathstruggle:AIR.2',
      'deathstruggle:R43',
      'deathstruggle:R130',
      'deathstruggle:SET.1',
    ],
    'units move in the third and in the breakthrough, attack from the second; rail heads and airfields go in the first',
    ({ given, when, then }) => {
      const units = '1ik@2846; 8a@2845; 8fk@4250';
      given(`phase axis-administration; turn 4; ${units}`);
      then.refused('move 1ik 2847', 'MOVE.STEP', 'deathstruggle:SEQ.A3');
      then.refused('attack 2845 from 1ik', 'ATTACK.STEP', 'deathstruggle:SEQ.A2');
      then.refused('bomb 2845 with 8fk', 'AIR.STEP', 'deathstruggle:R130');
      then.refused('place 1ik 2847', 'SETUP.OVER', 'deathstruggle:SET.1');
      given(`phase axis-first-attacks; turn 4; ${units}`);
      then.refused('move 1ik 2847', 'MOVE.STEP', 'deathstruggle:SEQ.A3');
      then.refused('base 8fk 4150', 'ADMINISTRATION.OVER', 'deathstruggle:AIR.2');
      then.refused('convert 4250 4249', 'ADMINISTRATION.OVER', 'deathstruggle:R43');
      given(`phase axis-movement; turn 4; ${units}`);
      when('attack 2845 from 1ik', 'end');
      then.refused('move 1ik 2847', 'MOVE.STEP', 'deathstruggle:SEQ.A6');
      given(`phase russian-administration; turn 4; ${units}`);
      then.refused('move 8a 2844', 'MOVE.STEP', 'deathstruggle:SEQ.B3');
      then.refused('attack 2846 from 8a', 'ATTACK.STEP', 'deathstruggle:SEQ.B2');
      given(`phase russian-movement; turn 4; ${units}`);
      when('attack 2846 from 8a', 'end');
      then.refused('move 8a 2844', 'MOVE.STEP', 'deathstruggle:R30');
    },
  );
});

describe('out of a battle', () => {
  rule(
    [
      'deathstruggle:FEX.1',
      'deathstruggle:FEX.5',
      'deathstruggle:RES.X.6',
      'deathstruggle:NRO.3',
      'deathstruggle:RES.DN.1',
      'deathstruggle:RES.X.1',
      'deathstruggle:ADV.11',
      'deathstruggle:SEQ.A5',
      'deathstruggle:SEQ.B2',
    ],
    'nothing is forced, declined, held, driven, given up or fought',
    ({ given, when, then, dice }) => {
      const units = '1ik@2846; 8a@2845';
      const nothing = (): void => {
        then.refused('axis: force', 'FORCE.NOBODY', 'deathstruggle:FEX.1');
        then.refused('axis: decline', 'DECLINE.ATTACKER', 'deathstruggle:RES.X.6');
        then.refused('russian: decline', 'DECLINE.DEFENDER', 'deathstruggle:FEX.5');
        then.refused('russian: stand 8a', 'STAND.NO-BATTLE', 'deathstruggle:NRO.3');
        then.refused('axis: drive 1', 'DRIVE.NO-BATTLE', 'deathstruggle:RES.DN.1');
        then.refused('russian: retreat 8a 2844', 'RETREAT.NO-BATTLE', 'deathstruggle:RES.DN.1');
        then.refused('axis: lose 1ik', 'LOSE.NO-BATTLE', 'deathstruggle:RES.X.1');
        then.refused('axis: advance 1ik 2845', 'ADVANCE.NO-BATTLE', 'deathstruggle:ADV.11');
      };
      given(`${OPEN}; ${units}`);
      nothing();
      then.refused('fight 2845', 'FIGHT.STEP', 'deathstruggle:SEQ.A5');
      dice(4);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      given(`phase axis-breakthrough; turn 4; ${units}`);
      nothing();
      given(`phase russian-administration; turn 4; ${units}`);
      then.refused('fight 2846', 'FIGHT.STEP', 'deathstruggle:SEQ.B2');
    },
  );

  rule(
    [
      'deathstruggle:SUP.3',
      'deathstruggle:REP.9',
      'deathstruggle:SEQ.A1',
      'deathstruggle:FST.5',
      'deathstruggle:VIC.4',
      'deathstruggle:SIB.1',
      'deathstruggle:STR.12',
      'deathstruggle:PRO.1',
      'deathstruggle:KAT.2',
    ],
    'an order of one side is not given by the other',
    ({ given, then }) => {
      given('phase russian-administration; turn 1; 1ik@2846; 8a@2845; 1kat@2845');
      for (const [order, id] of [
        ['convert 4250 4249', 'SUP.3'],
        ['replace 9pz 4058', 'REP.9'],
        ['flip 8a', 'SEQ.A1'],
        ['ford 2846 from 2845', 'FST.5'],
        ['demand', 'VIC.4'],
      ] as const)
        then.refused(`russian: ${order}`, 'ORDER.OTHER-SIDE', `deathstruggle:${id}`);
      for (const [order, id] of [
        ['gamble', 'SIB.1'],
        ['evacuate 5121', 'STR.12'],
        ['promote 10rd 22rc', 'PRO.1'],
        ['fire 1kat 2846', 'KAT.2'],
      ] as const)
        then.refused(`axis: ${order}`, 'ORDER.OTHER-SIDE', `deathstruggle:${id}`);
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
