// Chapter 11: advances after a prepared assault (11.30 to 11.32).
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   Turn 4 is a month, turn 5 two of them.
import { rule } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; plan order fight-move; own turn.luftwaffe 9; marker supplya 1706;';
const WON = '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; dice 1';
const ATTACK = 'attack 1707 from 24pz 46pz 7inf';

rule(
  'barbarossa:11.30a',
  'who attacked may advance into the hex that was emptied',
  ({ given, when, then }) => {
    given(`${GERMAN} 24pz@1708; 7inf@1708 under; 8inf@1708 under; 46pz@1808; 3ra@1707; dice 1`);
    when('attack 1707 from 24pz 46pz 7inf');
    then.offered('advance', [
      'advance 24pz 1707',
      'advance 46pz 1707',
      'advance 7inf 1707',
      'advance 24pz 46pz 1707',
      'advance 24pz 7inf 1707',
      'advance 46pz 7inf 1707',
      'advance 24pz 46pz 7inf 1707',
    ]);
    then.refused('advance 8inf 1707', 'ADVANCE.NOT-IN-BATTLE');
    then.refused('advance 24pz 24pz 1707', 'ADVANCE.NOT-IN-BATTLE');
    then.refused('advance 24pz 1706', 'ADVANCE.FIRST');
    when('advance 24pz 46pz 1707');
    then.event('unit.advanced', { units: ['24pz', '46pz'], hex: '1707' });
    then.at('46pz', '1707');
    then.at('7inf', '1708');
  },
);

rule('barbarossa:11.30a', 'it is the same when the defenders have retreated', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 3ra@1707; dice 5`);
  when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'advance 24pz 1707');
  then.event('unit.advanced', { units: ['24pz'], hex: '1707' });
});

rule('barbarossa:11.30a', 'stacking holds for an advance', ({ given, when, then }) => {
  const five = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 8inf@1708 under';
  given(`${GERMAN} ${five}; 9inf@1808; 3ra@1707; dice 1`);
  when('attack 1707 from 24pz 46pz 47pz 7inf 8inf 9inf');
  then.refused('advance 24pz 46pz 47pz 7inf 8inf 9inf 1707', 'ADVANCE.FULL');
  when('advance 24pz 46pz 47pz 7inf 8inf 1707');
  then.refused('advance 9inf 1707', 'ADVANCE.FULL');
  // Who goes on makes room.
  when('advance 24pz 1706', 'advance 9inf 1707');
  then.event('unit.advanced', { units: ['9inf'], hex: '1707' });
});

rule('barbarossa:3.6c', 'a hex that is advanced into changes hands', ({ given, when, then }) => {
  given(`${GERMAN} ${WON}`);
  when(ATTACK, 'advance 24pz 1707');
  then.event('hex.taken', { hex: '1707', side: 'german' });
});

rule('barbarossa:11.30b', 'what bars a move bars an advance', ({ given, when, then }) => {
  given(
    `${GERMAN} 24pz@1212; 46pz@1212 under; 47pz@1212 under; 3ra@1111; held 1112 german; held 1211 german; dice 1`,
  );
  when('attack 1111 from 24pz 46pz 47pz', 'advance 24pz 46pz 1111');
  then.refused('advance 24pz 1012', 'AFTER.BARRED');
});

rule('barbarossa:11.17c', 'nobody advances over Kerch', ({ given, when, then }) => {
  given(
    `${SOVIET} turn 6; 3ra@3106; 1t@3104; 2t@3104 under; 3t@3104 under; 2lw@3105; held 2804 german; held 2607 german; dice 1`,
  );
  when('attack 3105 from 1t 2t 3ra 3t');
  then.refused('advance 3ra 3105', 'AFTER.STRAIT');
  then.allowed('advance 1t 3105');
});

rule('barbarossa:11.18c', 'nobody advances over the Sivash', ({ given, when, then }) => {
  given(
    `${SOVIET} turn 14; 3ra@2907; 4ra@2907 under; 1t@2908; 2t@2908 under; 3t@2908 under; 2lw@3008; marker supplyb 2808; dice 1`,
  );
  when('attack 3008 from 1t 2t 3ra 3t 4ra');
  then.refused('advance 3ra 3008', 'AFTER.STRAIT');
  then.allowed('advance 1t 3008');
});

rule('barbarossa:11.30c', 'nobody must advance', ({ given, when, then }) => {
  given(`${GERMAN} ${WON}`);
  when(ATTACK, 'pass');
  then.event('advance.declined', { hex: '1707' });
  then.decides('german', 'assaults@orders');
  then.at('24pz', '1708');
});

rule('barbarossa:11.30c', 'it is decided before the next battle', ({ given, when, then }) => {
  given(`${GERMAN} ${WON}; 47pz@1606; 8ra@1605`);
  when(ATTACK);
  then.refused('attack 1605 from 47pz', 'ORDER.NOT-NOW', 'hexfront:orders');
  then.offered('pass', ['pass']);
  when('pass');
  then.allowed('attack 1605 from 47pz');
});

rule('barbarossa:11.26a', 'defenders never advance (11.31)', ({ given, when, then }) => {
  given(`${GERMAN} 34inf@1708; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 6`);
  when('attack 1707 from 34inf');
  then.event('unit.eliminated', { unit: '34inf' });
  then.decides('german', 'assaults@orders');
  then.refused('soviet: advance 3ra 1708', 'ORDER.NOT-YOURS', 'barbarossa:11.1a');
});

rule('barbarossa:11.32a', 'German panzers go a second hex in turns of a month', ({ given, when, then }) => {
  given(`${GERMAN} ${WON}`);
  when(ATTACK, 'advance 24pz 46pz 7inf 1707');
  then.refused('advance 7inf 1706', 'ADVANCE.NOT-MECH');
  when('advance 24pz 1706');
  then.event('unit.advanced-on', { units: ['24pz'], hex: '1706' });
  then.refused('advance 24pz 1705', 'ADVANCE.DONE');
  // R141: each where it likes.
  when('advance 46pz 1607');
  then.at('46pz', '1607');
  then.decides('german', 'assaults@orders');
});

rule('barbarossa:11.32a', 'they do not in turns of two months', ({ given, when, then }) => {
  given(`${GERMAN.replace('turn 4', 'turn 5')} ${WON}`);
  when(ATTACK, 'advance 24pz 1707');
  then.refused('advance 24pz 1706', 'ADVANCE.SEASON');
});

rule(
  'barbarossa:11.32a',
  'nor when the battle found them without overland supply',
  ({ given, when, then }) => {
    const ring = '4ra@1608; 5ra@1709; 6ra@1808; 8ra@1809; 9ra@1609';
    given(`${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 3ra@1707; ${ring}; dice 1`);
    when('attack 1707 from 24pz 46pz 47pz', 'advance 24pz 1707');
    then.refused('advance 24pz 1706', 'ADVANCE.NO-SUPPLY');
  },
);

rule(
  'barbarossa:11.32b',
  'the second hex is next to the first and free of enemies',
  ({ given, when, then }) => {
    given(`${GERMAN} ${WON}; 8ra@1706`);
    when(ATTACK, 'advance 24pz 1707');
    then.refused('advance 24pz 1706', 'ADVANCE.ENEMY');
    then.refused('advance 24pz 1705', 'ADVANCE.NOT-NEXT');
    then.refused('advance 24pz 1707', 'ADVANCE.NOT-NEXT');
    then.allowed('advance 24pz 1607', 'advance 24pz 1807');
  },
);

rule(
  'barbarossa:11.32c',
  'Soviet mechanized armies go a second hex from turn 13 on',
  ({ given, when, then }) => {
    const won = '1t@1706; 2t@1706 under; 3t@1706 under; 3ra@1706 under; 2lw@1707; dice 1';
    given(`${SOVIET} turn 13; ${won}`);
    when('attack 1707 from 1t 2t 3ra 3t', 'advance 1t 3ra 1707');
    then.refused('advance 3ra 1708', 'ADVANCE.NOT-MECH');
    when('advance 1t 1708');
    then.event('unit.advanced-on', { units: ['1t'], hex: '1708' });
    when('advance 2t 1707');
    then.refused('advance 1t 1709', 'ADVANCE.DONE');
    given(`${SOVIET} turn 12; ${won}`);
    when('attack 1707 from 1t 2t 3ra 3t', 'advance 1t 1707');
    then.refused('advance 1t 1708', 'ADVANCE.SEASON');
  },
);

rule(
  'barbarossa:R141',
  'each goes on by itself, right after its first hex',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${WON}`);
    when(ATTACK, 'advance 24pz 1707', 'advance 24pz 1706', 'advance 46pz 1707', 'advance 46pz 1607');
    then.means(
      ['1706', '1607', '1707'].map((hex) => state().own.places[hex] ?? []),
      [['24pz'], ['46pz'], []],
    );
    then.means(state().own.held['1706'], 'german');
  },
);

rule('barbarossa:11.31', 'victorious defenders stay where they are', ({ given, when, then, state }) => {
  given(`${GERMAN} 34inf@1708; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 6`);
  when('attack 1707 from 34inf');
  then.means([state().own.places['1708'] ?? [], state().own.places['1707']], [[], ['3ra', '4ra', '5ra']]);
  then.decides('german', 'assaults@orders');
});

rule('barbarossa:R39', 'Moscow rolls before anybody advances further', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1607; 46pz@1607 under; 47pz@1607 under; 3ra@1606; dice 1 6`);
  when('attack 1606 from 24pz 46pz 47pz', 'advance 24pz 46pz 1606');
  then.means(state().over?.winner, 'german');
  given(`${GERMAN} 24pz@1607; 46pz@1607 under; 47pz@1607 under; 3ra@1606; dice 1 2`);
  when('attack 1606 from 24pz 46pz 47pz', 'advance 24pz 46pz 1606');
  then.decides('german', 'advance@choose');
  then.means(state().drawn, 2);
  then.allowed('advance 24pz 1505', 'advance 47pz 1606');
});
