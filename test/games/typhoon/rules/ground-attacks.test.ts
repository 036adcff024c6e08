// Ground attacks: what is allocated, what must be attacked as well, what may be cancelled, and second attacks. 5114 and the
// hexes round it are open ground: 5115 west, 5015 north-west, 5215 south-west, 5014 north-east, 5113 east, 5214 south-east.
import { describe } from '@jest/globals';
import { columns, ends, plan } from './combat-kit.ts';
import { p, rule } from './kit.ts';

const GERMAN = 'phase german-movement; turn 5';
const RUSSIAN = 'phase russian-movement; turn 5';

describe('who attacks', () => {
  rule(
    ['typhoon:SEQ.5', 'typhoon:SEQ.16', 'typhoon:R14'],
    'units next to a hex, once in a pulse; those told later join those told before',
    ({ given, when, then, state }) => {
      given(`${GERMAN}; 35ik@5115; 5ik@5215; 34ik@5315; 22a@5114`);
      then.refused('attack 5114 from 34ik', 'ATTACK.NOT-NEXT', 'typhoon:MAN.1');
      when('attack 5114 from 35ik');
      then.event('attack.allocated', { units: ['35ik'] }, 'typhoon:SEQ.5');
      then.refused('attack 5114 from 35ik', 'ATTACK.UNIT-AGAIN', 'typhoon:SEQ.16');
      when('attack 5114 from 5ik');
      then.event('attack.joined', { units: ['5ik'] }, 'typhoon:SEQ.5');
      then.means(plan(state()), ['5114 35ik+5ik'], 'typhoon:R14');
    },
  );

  rule('typhoon:DIS.1', 'nobody who is Disrupted', ({ given, then }) => {
    given(`${GERMAN}; 35ik@5115; 22a@5114; own disrupted ["35ik"]`);
    then.refused('attack 5114 from 35ik', 'ATTACK.DISRUPTED', 'typhoon:DIS.1');
  });

  rule('typhoon:MOV.8', 'nobody who has no point left', ({ given, when, then }) => {
    given(`${GERMAN}; 35ik@5117; 22a@5114`);
    when('move 35ik 5116 5115');
    then.refused('attack 5114 from 35ik', 'ATTACK.NO-POINTS');
    given(`${GERMAN}; 35ik@5116; 22a@5114`);
    when('move 35ik 5115');
    then.allowed('attack 5114 from 35ik');
  });

  rule('typhoon:SET.12', 'nobody in the unhistorical first move', ({ given, then }) => {
    given('phase russian-movement; turn 1; option first-move=russian; 35ik@5115; 22a@5114');
    then.refused('attack 5115 from 22a', 'ATTACK.FIRST-MOVE');
    given('phase russian-movement; turn 1; 35ik@5115; 22a@5114');
    then.allowed('attack 5115 from 22a');
  });

  rule(
    ['typhoon:AIR.32', 'typhoon:R56'],
    'Russians once while Moscow is in panic',
    ({ given, when, then, dice, state }) => {
      given(`${RUSSIAN}; own turn.panic "on"; 35ik@5115; 22a@5114; 34ik@5017; 3a@5016`);
      when('attack 5115 from 22a');
      then.refused('attack 5017 from 3a', 'ATTACK.PANIC');
      dice(4);
      when('end', 'fight 5115', 'german: pass');
      given(`${RUSSIAN}; own turn.panic "spent"; 35ik@5115; 22a@5114`);
      then.refused('attack 5115 from 22a', 'ATTACK.PANIC');
      then.means(state().own.turn.panic, 'spent', 'typhoon:R56');
    },
  );

  rule(
    ['typhoon:SEQ.4', 'typhoon:R36'],
    'before movement, and then neither moves nor attacks again in the pulse',
    ({ given, when, then, dice, state }) => {
      given('phase german-first-attacks; turn 5; 35ik@5115; 22a@5114; 3a@5014; 161inf@5231');
      dice(4);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('battle.result-AD', {}, 'typhoon:RES.AD.1');
      then.means(state().own.pulse.used, ['35ik'], 'typhoon:R36');
      then.means(state().clock.phase, 'german-movement', 'typhoon:SEQ.4');
    },
  );

  rule(
    'typhoon:INH.TER',
    'one panzer corps over each side of a swamp, and nobody over a lake',
    ({ given, then }) => {
      given(`${GERMAN}; 24pz@1514; 46pz@1514 under; 22a@1513`);
      then.refused('attack 1513 from 24pz 46pz', 'ATTACK.SWAMP');
      then.allowed('attack 1513 from 24pz');
      given(`${GERMAN}; 24pz@1612; 22a@1711`);
      then.refused('attack 1711 from 24pz', 'ATTACK.LAKE');
      given('phase german-movement; turn 8; 24pz@1612; 22a@1711');
      then.allowed('attack 1711 from 24pz');
    },
  );

  rule(
    ['typhoon:R26', 'typhoon:TER.4'],
    'a city that only its garrison holds must be attacked',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 35ik@2310; 5ik@2310 under`);
      then.allowed('attack 2309 from 35ik 5ik');
      then.refused('move 35ik 2309', 'MOVE.GARRISON', 'typhoon:R26');
      dice(1);
      // 9 to 2 is 4:1.
      when('attack 2309 from 35ik 5ik', 'end', 'fight 2309', 'russian: pass', 'pass');
      then.event('battle.result-DE', {}, 'typhoon:RES.DE');
      when('advance 35ik 2309', 'pass');
      then.at('35ik', '2309');
      then.means(state().own.fallen, ['2309'], 'typhoon:R26');
      given(`${GERMAN}; 34ik@2310`);
      dice(2);
      when('attack 2309 from 34ik', 'end', 'fight 2309', 'russian: pass', 'pass');
      then.event('battle.result-D1', {}, 'typhoon:RES.D1.1');
      then.noEvent('unit.advanced');
      then.means(state().own.fallen, [], 'typhoon:TER.4');
    },
  );

  rule(
    ['typhoon:RES.AD.1', 'typhoon:RES.AD.2'],
    'who is Disrupted by it stays where he is',
    ({ given, when, then, dice, state }) => {
      given('phase german-first-attacks; turn 5; 35ik@5115; 34ik@5216; 22a@5114');
      dice(4);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('units.disrupted', { units: ['35ik'] }, 'typhoon:RES.AD.1');
      then.refused('move 35ik 5116', 'MOVE.DISRUPTED', 'typhoon:DIS.1');
      then.means(state().own.disrupted, ['35ik'], 'typhoon:RES.AD.2');
    },
  );

  rule(
    'typhoon:SEQ.17',
    'a hex is attacked as often as there are pulses and attacks',
    ({ given, when, then, dice, state }) => {
      given('phase german-first-attacks; turn 5; 35ik@5115; 5ik@5215; 22a@5114');
      dice(4);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'attack 5114 from 5ik');
      then.means([plan(state()), state().own.pulse.battles.length], [['5114 5ik'], 1]);
    },
  );

  rule('typhoon:R88', 'at odds that a lone Disrupted unit makes better', ({ given, then }) => {
    const source = p.neighbours('1505')[0] ?? '';
    // 1 to 4, entrenched in a wood: 1:6.
    const text = `${GERMAN}; gd@${source}; 19a@1505; own entrenched ["19a"]`;
    given(text);
    then.refused('attack 1505 from gd', 'ATTACK.LOW-ODDS', 'typhoon:CRT.9');
    given(text.replace('own entrenched', 'own disrupted ["19a"]; own entrenched'));
    then.allowed('attack 1505 from gd');
    then.means(columns(text, '1505', 'gd'), ['1:6']);
  });
});

describe('units that must be attacked as well', () => {
  // 3a in 5014 is next to 5015 and to 5114.
  const beside = '35ik@5015; 22a@5114; 3a@5014';

  rule(
    'typhoon:MAN.1',
    'large units next to an attacker and to a hex under attack',
    ({ given, when, then }) => {
      given(`${GERMAN}; ${beside}; 5ik@5015 under`);
      when('attack 5114 from 35ik');
      then.refused('end', 'ATTACK.SUPPORT');
      when('attack 5014 from 5ik');
      then.allowed('end');
      // Divisions and whoever is Disrupted do not count.
      given(`${GERMAN}; 35ik@5015; 22a@5114; 287rd@5014`);
      when('attack 5114 from 35ik');
      then.allowed('end');
      given(`${GERMAN}; ${beside}; own disrupted ["3a"]`);
      when('attack 5114 from 35ik');
      then.allowed('end');
    },
  );

  rule(
    'typhoon:R14',
    'and so on from those; the plan is altered at will until it is closed',
    ({ given, when, then, state }) => {
      // 19a in 4913, next to 4914 and 5014.
      given(`${GERMAN}; ${beside}; 5ik@4914; 19a@4913`);
      when('attack 5114 from 35ik');
      then.refused('end', 'ATTACK.SUPPORT', 'typhoon:MAN.1');
      when('attack 5014 from 5ik');
      then.refused('end', 'ATTACK.SUPPORT', 'typhoon:MAN.1');
      when('cancel 5014', 'cancel 5114');
      then.means([plan(state()), ends(state())], [[], true], 'typhoon:R14');
    },
  );

  rule(
    'typhoon:MAN.1',
    'whichever attacker it is that stands beside them, and whomever he attacks himself',
    ({ given, when, then, state }) => {
      // 3a in 5014 is next to 5ik, which attacks 4912, and to 5114, which 35ik attacks; all water is frozen.
      const snow = 'phase german-movement; turn 8; 35ik@5115; 22a@5114; 5ik@4913; 19a@4912';
      given(`${snow}; 3a@5014`);
      when('attack 5114 from 35ik', 'attack 4912 from 5ik');
      then.refused('end', 'ATTACK.SUPPORT');
      // Either attack by itself asks for nothing.
      when('cancel 4912');
      then.means(ends(state()), true);
      // It may be met by anybody, in the same pulse.
      given(`${snow}; 3a@5014; 34ik@5013`);
      when('attack 5114 from 35ik', 'attack 4912 from 5ik', 'attack 5014 from 34ik');
      then.means(ends(state()), true);
      when('end');
      // 5014 is asked for by the other two, each of which goes freely.
      then.refused('cancel 5014', 'CANCEL.BOUND', 'typhoon:MAN.4');
    },
  );

  rule(
    ['typhoon:MAN.1', 'typhoon:CRT.9'],
    'even at odds at which nobody may attack: then the first attack cannot be made either',
    ({ given, when, then, state }) => {
      // 5ik could take 22a alone; 19a and 24a beside it defend with 10 entrenched, and one factor is below 1:5.
      given(
        `${GERMAN}; 35ik@5015; gd@5015 under; 22a@5114; 19a@5014; 50a@5014 under; own entrenched ["19a","50a"]`,
      );
      when('attack 5114 from 35ik');
      then.refused('end', 'ATTACK.SUPPORT');
      then.refused('attack 5014 from gd', 'ATTACK.LOW-ODDS', 'typhoon:CRT.9');
      when('cancel 5114');
      then.means(ends(state()), true);
    },
  );

  rule(
    'typhoon:MAN.2',
    'not over a river, where who is attacked first is on this side of it',
    ({ given, when, then, state }) => {
      // 4914 is over a river from 5015 and 5014; 4913 beside it is not attacked from there.
      given(`${GERMAN}; 35ik@5015; 22a@5014; 3a@4914`);
      when('attack 5014 from 35ik');
      then.means(ends(state()), true);
      given('phase german-movement; turn 8; 35ik@5015; 22a@5014; 3a@4914');
      when('attack 5014 from 35ik');
      then.refused('end', 'ATTACK.SUPPORT', 'typhoon:MAN.1');
    },
  );

  rule('typhoon:MAN.3', 'not over a lake', ({ given, when, then, state }) => {
    // 1712 and 1613 are parted by a lake; 1713 is next to both.
    given(`${GERMAN}; 35ik@1713; 22a@1613; 3a@1712`);
    when('attack 1613 from 35ik');
    then.means(ends(state()), true);
    given('phase german-movement; turn 8; 35ik@1713; 22a@1613; 3a@1712');
    when('attack 1613 from 35ik');
    then.refused('end', 'ATTACK.SUPPORT', 'typhoon:MAN.1');
  });
});

describe('cancelling', () => {
  const both = '35ik@5015; 5ik@5015 under; 22a@5114; 3a@5014';

  rule(
    ['typhoon:MAN.4', 'typhoon:R79', 'typhoon:R91'],
    'Germans may, but not what another attack needs; those that need each other go together',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${both}`);
      when('attack 5114 from 35ik', 'attack 5014 from 5ik', 'end', 'cancel 5014');
      then.event('attack.cancelled', { hex: '5014' }, 'typhoon:MAN.4');
      then.event('attack.cancelled', { hex: '5114' }, 'typhoon:MAN.4');
      then.means(plan(state()), [], 'typhoon:R91');
      given(`${GERMAN}; 35ik@5015; 5ik@5015 under; 287rd@5114; 3a@5014`);
      when('attack 5114 from 35ik', 'attack 5014 from 5ik', 'end');
      then.refused('cancel 5014', 'CANCEL.BOUND');
      then.allowed('cancel 5114');
      given(`${GERMAN}; ${both}`);
      dice(4);
      when('attack 5114 from 35ik', 'attack 5014 from 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.refused('cancel 5014', 'CANCEL.BOUND');
      then.refused('end', 'FIGHT.DUE', 'typhoon:SEQ.7');
      then.means(plan(state()), ['5014 5ik'], 'typhoon:R79');
    },
  );

  rule('typhoon:MAN.4', 'Russians may not', ({ given, when, then }) => {
    given(`${RUSSIAN}; 22a@5114; 3a@5214; 35ik@5115`);
    when('attack 5115 from 22a', 'end');
    then.refused('cancel 5115', 'CANCEL.NEVER');
  });
});

describe('a breakthrough', () => {
  // 35ik, 5ik and 53ik bring 13 to 2: 6:1, BR on the first four rows.
  const strong = '35ik@5115; 5ik@5115 under; 53ik@5215; 287rd@5114; 7grd@5114 under';

  rule(
    ['typhoon:RES.BR.1', 'typhoon:RES.BR.2', 'typhoon:R7'],
    'eliminates, and lets those who made it attack once more from where they are',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${strong}; 22a@5113`);
      dice(1, 4);
      when('attack 5114 from 35ik 53ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('battle.result-BR', {}, 'typhoon:RES.BR.1');
      when('advance 35ik 5114', 'advance 5ik 5114', 'pass');
      then.decides('german', 'battle@again');
      then.refused('attack 5113 from 53ik', 'ATTACK.NOT-NEXT', 'typhoon:MAN.1');
      when('attack 5113 from 35ik 5ik', 'pass');
      then.event('battle.declared', { hex: '5113', bonus: true }, 'typhoon:RES.BR.2');
      then.means(state().own.pulse.battles.length, 2, 'typhoon:RES.BR.2');
      then.refused('attack 5214 from 35ik', undefined, 'hexfront:orders');
      then.means(state().own.pulse.battles[1], { hex: '5113', from: ['5114'] }, 'typhoon:R7');
    },
  );

  rule(
    'typhoon:RES.BR.3',
    'or join an attack that has not been fought',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${strong}; 22a@5113; 34ik@5013`);
      dice(1);
      when(
        'attack 5114 from 35ik 53ik 5ik',
        'attack 5113 from 34ik',
        'end',
        'fight 5114',
        'russian: pass',
        'pass',
      );
      when('advance 35ik 5114', 'pass', 'attack 5113 from 35ik');
      then.event('attack.joined', { hex: '5113', units: ['35ik'] }, 'typhoon:RES.BR.3');
      then.means(plan(state()), ['5113 34ik+35ik']);
    },
  );

  rule(
    ['typhoon:R7', 'typhoon:RES.BR.2'],
    'and who has joined one does not attack a third time where that breaks through, too',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 24pz@5115; 287rd@5114; 5ik@5014; 154rd@5013; 7grd@5112`);
      dice(1, 1, 1);
      when('attack 5114 from 24pz', 'attack 5013 from 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      when('advance 24pz 5114', 'advance 24pz 5014', 'attack 5013 from 24pz', 'fight 5013', 'pass');
      when('advance 24pz 5ik 5013', 'pass');
      then.decides('german', 'battle@again');
      then.refused('attack 5112 from 24pz', 'AGAIN.NOT-THIS', 'typhoon:RES.BR.2');
      when('attack 5112 from 5ik', 'pass', 'advance 5ik 5112');
      then.means(state().own.pulse.again, undefined, 'typhoon:R7');
    },
  );
});
