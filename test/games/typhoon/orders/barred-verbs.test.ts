// Orders that no question has now, each refused by the rule that says so. 5114 and the hexes round it are open ground.
import { describe } from '@jest/globals';
import { rule } from '../rules/kit.ts';

const GERMAN =
  'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 22a@5114; 9a@5117; unit 8fk german-air';

describe('steps of the turn', () => {
  rule(
    ['typhoon:SEQ.2', 'typhoon:ARM.5', 'typhoon:ARM.7', 'typhoon:REP.4', 'typhoon:REP.11', 'typhoon:R59'],
    'step A alone has digging in, strong sides, replacements, rail and the gamble',
    ({ given, then }) => {
      given(GERMAN);
      then.refused('entrench 35ik', 'ORDER.STEP', 'typhoon:SEQ.2');
      then.refused('flip 9a', 'ORDER.STEP', 'typhoon:ARM.5');
      given('phase russian-movement; turn 5; 5a@2309; unit 4tb pool; unit 1sh 2310');
      then.refused('replace 4tb 2309', 'ORDER.STEP', 'typhoon:SEQ.2');
      then.refused('disband 5a', 'ORDER.STEP', 'typhoon:REP.4');
      then.refused('rail 5a 2705', 'ORDER.STEP', 'typhoon:REP.11');
      then.refused('gamble low', 'ORDER.STEP', 'typhoon:R59');
      then.refused('flip 1sh', 'ORDER.STEP', 'typhoon:ARM.7');
    },
  );

  rule(
    ['typhoon:SEQ.5', 'typhoon:SEQ.7', 'typhoon:SEQ.9', 'typhoon:SEQ.16', 'typhoon:SET.2'],
    'bombs before movement, battles after it, supply and interdiction last; nobody is placed any more',
    ({ given, when, then, dice }) => {
      given(`${GERMAN}; 34ik@5013; 287rd@5012`);
      then.refused('bomb 5114 with 8fk from 9a', 'ORDER.STEP', 'typhoon:SEQ.5');
      then.refused('fight 5114', 'ORDER.STEP', 'typhoon:SEQ.7');
      then.refused('interdict 5114 with 8fk from 9a', 'ORDER.STEP', 'typhoon:SEQ.9');
      then.refused('resupply 5115 with 8fk from 9a', 'ORDER.STEP', 'typhoon:SEQ.9');
      then.refused('place 35ik 5116', 'ORDER.STEP', 'typhoon:SET.2');
      // 5 to 3 is 3:2, AD on the fourth row.
      dice(4);
      when('attack 5114 from 35ik', 'attack 5012 from 34ik', 'end');
      then.refused('move 9a 5116', 'ORDER.STEP', 'typhoon:SEQ.5');
      then.refused('attack 5114 from 5ik', 'ATTACK.PLAN-STANDS', 'typhoon:SEQ.5');
      when('fight 5114', 'russian: pass', 'pass');
      then.refused('attack 5012 from 35ik', 'AGAIN.NOT-THIS', 'typhoon:SEQ.16');
    },
  );
});

describe('whose orders they are', () => {
  rule(
    [
      'typhoon:INH.RAIL',
      'typhoon:REP.2',
      'typhoon:SIB.1',
      'typhoon:KAT.2',
      'typhoon:AIR.21',
      'typhoon:REP.8',
    ],
    'the Russians alone have rail, replacements, the gamble, rockets and drops',
    ({ given, then }) => {
      given(GERMAN);
      then.refused('rail 35ik 4114', 'ORDER.OTHER-SIDE', 'typhoon:INH.RAIL');
      then.refused('replace 5inf', 'ORDER.OTHER-SIDE', 'typhoon:REP.2');
      then.refused('gamble low', 'ORDER.OTHER-SIDE', 'typhoon:SIB.1');
      then.refused('fire 35ik 5114', 'ORDER.OTHER-SIDE', 'typhoon:KAT.2');
      then.refused('drop 35ik 5114', 'ORDER.OTHER-SIDE', 'typhoon:AIR.21');
      then.refused('enter 35ik 5114', 'ORDER.OTHER-SIDE', 'typhoon:REP.8');
    },
  );

  rule(
    ['typhoon:R53', 'typhoon:AIR.27', 'typhoon:VIC.6', 'typhoon:R60', 'typhoon:R57'],
    'the Germans alone interdict, fly supply and may keep an air corps; walkers come as units move',
    ({ given, then }) => {
      given('phase russian-air; turn 5; 22a@5114; 35ik@5115; unit wair russian-air; unit 4tb pool');
      then.refused('interdict 5115 with wair from 22a', 'ORDER.OTHER-SIDE', 'typhoon:R53');
      then.refused('resupply 5114 with wair from 22a', 'ORDER.OTHER-SIDE', 'typhoon:AIR.27');
      then.refused('keep', 'ORDER.OTHER-SIDE', 'typhoon:VIC.6');
      then.refused('enter 4tb 2500', 'ORDER.STEP', 'typhoon:R57');
      given(GERMAN);
      then.refused('keep', 'ORDER.STEP', 'typhoon:R60');
    },
  );
});

describe('orders of battles', () => {
  rule(
    ['typhoon:RES.D2.2', 'typhoon:SEQ.15', 'typhoon:RES.X.4', 'typhoon:ADV.1', 'typhoon:NRO.2'],
    'there are none without a battle, and the attacker is not told to hold',
    ({ given, when, then }) => {
      given(GERMAN);
      then.refused('drive 1', 'DRIVE.NO-BATTLE', 'typhoon:RES.D2.2');
      then.refused('retreat 22a 5113', 'RETREAT.NO-BATTLE', 'typhoon:SEQ.15');
      then.refused('lose 35ik', 'LOSE.NO-BATTLE', 'typhoon:RES.X.4');
      then.refused('advance 35ik 5114', 'ADVANCE.NO-BATTLE', 'typhoon:ADV.1');
      then.refused('stand', 'STAND.NO-BATTLE', 'typhoon:NRO.2');
      when('attack 5114 from 35ik', 'end', 'fight 5114');
      then.refused('german: stand', 'STAND.ATTACKER', 'typhoon:NRO.2');
      then.refused('russian: advance 22a 5115', 'ADVANCE.DEFENDER', 'typhoon:ADV.1');
    },
  );

  rule(
    ['typhoon:FEX.1', 'typhoon:RES.X.1', 'typhoon:NRO.3', 'typhoon:R9'],
    'Russians do not force, nobody declines in Snow, and a No Retreat order is given once and before the die',
    ({ given, when, then, dice }) => {
      given('phase russian-movement; turn 5; 22a@5114; 3a@5014; 13ik@5115');
      dice(4);
      when('attack 5115 from 22a', 'end', 'fight 5115');
      then.refused('russian: force', 'FORCE.NOBODY', 'typhoon:FEX.1');
      given(`${GERMAN.replace('turn 5', 'turn 8')}; 34ik@5013; 287rd@5012`);
      dice(6);
      when(
        'attack 5114 from 35ik 5ik',
        'attack 5012 from 34ik',
        'end',
        'fight 5114',
        'russian: pass',
        'pass',
      );
      then.refused('decline', 'DECLINE.NOT-OPEN', 'typhoon:RES.X.1');
      then.refused('force', 'FORCE.LATE', 'typhoon:FEX.1');
      then.refused('russian: stand', 'STAND.LATE', 'typhoon:R9');
      when('lose 35ik', 'lose 95inf', 'lose 262inf', 'advance 5ik 5114', 'pass', 'fight 5012');
      then.refused('russian: stand', 'STAND.SAID', 'typhoon:NRO.3');
    },
  );
});
