// Where rules meet after a battle: retreats, advances and mobile assaults with stacks, cities, lines and each other.
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
import { refuseStack } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { coastalHaven } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.27-retreat.ts';
import { oddsAt } from '../combat-kit.ts';
import { p, rule } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 6; plan order fight-move; own turn.luftwaffe 9;';
const MOVING =
  'phase german-movement; turn 4; plan order move-fight; plan paulus pause; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; turn 6; plan order fight-move; own turn.luftwaffe 9;';

rule(
  ['barbarossa:10.31', 'barbarossa:11.29a'],
  'who retreated from a mobile assault defends in the prepared ones that follow, like anybody',
  ({ given, when, then, state }) => {
    given(`${MOVING} 24pz@1708; 46pz@1708; 47pz@1607; 57pz@1607; 3ra@1707; 4ra@1706; dice 4 5`);
    when('assault 24pz 46pz 1707', 'retreat 3ra 1706', 'end', 'attack 1706 from 47pz 57pz');
    then.means(state().own.phase.retreated, [], 'barbarossa:11.29a');
    then.event('battle.odds', { attack: 16, defence: 6, odds: '2:1' }, 'barbarossa:11.11');
    then.event('battle.result-AS', { hex: '1706' }, 'barbarossa:11.26b');
    then.means(state().own.places['1706']?.toSorted(), ['3ra', '4ra']);
  },
);

rule(
  ['barbarossa:R130', 'barbarossa:10.31'],
  'nor is a retreat of the assault phase remembered when the movement phase comes',
  ({ given, when, then, state }) => {
    given(
      `${MOVING.replace('german-movement', 'german-assault').replace('move-fight', 'fight-move')} 24pz@1708; 46pz@1708; 47pz@1607; 57pz@1607; 3ra@1707; 4ra@1706; dice 5 3`,
    );
    // 16 on 3 gains a column for fight/move: 6:1. Then 16 on 6 loses one: 1:1.
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'pass');
    then.means(state().own.phase.retreated, ['3ra']);
    when('end', 'assault 47pz 57pz 1706', 'lose 47pz');
    then.event('battle.odds', { attack: 16, defence: 6, odds: '1:1' }, 'barbarossa:11.11');
    then.means(state().own.places['1706'], ['57pz'], 'barbarossa:10.31');
  },
);

rule(
  ['barbarossa:11.4b', 'barbarossa:11.29a'],
  'who retreated into an empty hex is not attacked again in that phase',
  ({ given, when, then, state }) => {
    given(`${GERMAN} 24pz@1708; 46pz@1708; 47pz@1607; 3ra@1707; 5ra@1608; dice 4`);
    // 16 on 3: 5:1.
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706', 'pass');
    then.refused('attack 1706 from 47pz', 'ATTACK.HEX-AGAIN');
    then.means(state().own.phase.retreated, ['3ra'], 'barbarossa:11.29a');
  },
);

rule(
  ['barbarossa:6.4a', 'barbarossa:11.28c'],
  'a satellite that finds satellites on every way goes on past them',
  ({ given, when, then, state }) => {
    const text = `${SOVIET} 1t@2308; 2t@2308; r3@2309; h1@2310; h2@2210; i8@2410; dice 3`;
    given(text);
    // 8 on 3: 2:1, and a column for the satellite: 3:1.
    when('attack 2309 from 1t 2t');
    then.means(refuseStack(p, state(), '2310', 'german', ['r3'])?.rule, 'barbarossa:6.4a');
    then.refused('retreat r3 2310', 'RETREAT.FULL', 'barbarossa:11.28c');
    then.allowed('retreat r3 2310 2311', 'retreat r3 2310 2211');
    when('retreat r3 2310 2311');
    then.event('unit.retreated', { units: ['r3'], path: ['2310', '2311'] }, 'barbarossa:11.28c');
  },
);

rule(
  ['barbarossa:6.4a', 'barbarossa:11.30a'],
  'of two satellites that won together one advances',
  ({ given, when, then, state }) => {
    given(`${GERMAN} r3@2409; h2@2410; 24pz@2310; 46pz@2310; 3ra@2309; dice 1`);
    when('attack 2309 from 24pz 46pz h2 r3');
    then.refused('advance h2 r3 2309', 'ADVANCE.FULL', 'barbarossa:11.30a');
    when('advance h2 2309');
    then.refused('advance r3 2309', 'ADVANCE.FULL', 'barbarossa:11.30a');
    then.means(refuseStack(p, state(), '2309', 'german', ['r3'])?.rule, 'barbarossa:6.4a');
    then.allowed('advance 24pz 46pz 2309');
  },
);

rule(
  ['barbarossa:7.17b', 'barbarossa:11.30a'],
  'an advance that closes a ring halves those in it for the battle that follows',
  ({ given, when, then }) => {
    const ring = '8inf@1606; 9inf@1705; 10inf@1806; 12inf@1807; 47pz@1607';
    const text = `${GERMAN} 24pz@1708; 46pz@1708; 3ra@1707; 4ra@1706; ${ring};`;
    given(`${text} dice 1 6`);
    then.means(oddsAt(text, '1706', '47pz').defence.total, 3);
    when('attack 1707 from 24pz 46pz', 'advance 24pz 1707', 'pass');
    then.event('unit.advanced', { units: ['24pz'], hex: '1707' }, 'barbarossa:11.30a');
    when('attack 1706 from 47pz');
    then.event('battle.odds', { attack: 8, defence: 1, odds: '8:1' }, 'barbarossa:11.11');
  },
);

rule(
  'barbarossa:11.17c',
  'the second hex of an advance does not lie beyond Kerch',
  ({ given, when, then }) => {
    given(
      `phase german-assault; turn 10; plan order move-fight; own turn.luftwaffe 9; 24pz@3107; 46pz@3107; held 3108 german; held 2607 german; 3ra@3106; dice 1`,
    );
    when('attack 3106 from 24pz 46pz', 'advance 24pz 3106');
    then.refused('advance 24pz 3105', 'AFTER.STRAIT', 'barbarossa:11.17c');
    then.offered('advance', ['advance 46pz 3106']);
  },
);

rule(
  ['barbarossa:10.29a', 'barbarossa:11.26d'],
  'a bloodbath clears the hex of a mobile assault for those who survive it',
  ({ given, when, then, state }) => {
    // 16 on 3, one column off: 4:1.
    given(`${MOVING} 24pz@1708; 46pz@1708; 3ra@1707; dice 5`);
    when('assault 24pz 46pz 1707', 'lose 24pz');
    then.event('assault.cleared', { units: ['46pz'], hex: '1707' });
    then.event('battle.result-BB', { hex: '1707' }, 'barbarossa:11.26d');
    then.means(state().own.places['1707'], ['46pz']);
  },
);

rule(
  ['barbarossa:11.28A', 'barbarossa:10.31A'],
  'who could go nowhere but into the launch hex is eliminated',
  ({ given, when, then }) => {
    const shut = ['1607', '1807', '1808', '1708', '1608'].map(
      (hex, i) => `${[8, 9, 10, 12, 13][i]}inf@${hex}`,
    );
    const text = `${MOVING} 24pz@1706; 34inf@1706; 1g@1707; 3ra@1707; ${shut.join('; ')};`;
    // 8 on half of 8: 2:1, one column off: 1:1.
    given(`${text} dice 1`);
    when('assault 24pz 1707');
    then.event('unit.eliminated', { unit: '1g', cause: 'no-retreat' });
    // With a way out 24 on 8: 3:1, one column off: 2:1.
    given(`${text.replace('8inf@1607; ', '')} 46pz@1706; 47pz@1706; dice 1`);
    when('assault 24pz 46pz 47pz 1707');
    then.means(p.neighbours('1707').includes('1706'), true, 'barbarossa:10.31A');
    then.at('1g', '1607');
  },
);

const ODESSA = '14pz@2811; 24pz@2811; 3pz@2811; 46pz@2811; 47pz@2811; 2sspz@2812; ica@2911; 3ra@2911;';
const AT_ODESSA = 'attack 2911 from 14pz 24pz 2sspz 3pz 46pz 47pz';

rule(
  ['barbarossa:9.6d', 'barbarossa:10.34d'],
  'from a Hero City the Coastal Army does not sail: there is no retreat out of it',
  ({ given, when, then, state }) => {
    // 37 on 7: 5:1; three columns for the marker leave 2:1.
    given(`${GERMAN.replace('fight-move', 'move-fight')} ${ODESSA} marker hc 2911; dice 1`);
    then.means(coastalHaven(p, state(), '2911'), undefined, 'barbarossa:10.34d');
    when(AT_ODESSA);
    then.event('battle.converted', { from: 'DR', to: 'BB' });
    when('lose 14pz 24pz');
    then.at('ica', 'out');
  },
);

rule(
  ['barbarossa:11.29b', 'barbarossa:10.34d'],
  'whoever sailed out of one battle is a guest in the next',
  ({ given, when, then, state }) => {
    given(
      `${GERMAN.replace('fight-move', 'move-fight')} ${ODESSA} 4ra@3108; 39pz@3107; 41pz@3107; held 2607 german; held 3106 german; dice 4 1`,
    );
    // 37 on 7, less the city: 4:1.
    when(AT_ODESSA, 'retreat 3ra 2912');
    then.event('unit.sailed', { units: ['ica'], hex: '3108' }, 'barbarossa:10.34d');
    then.means(state().own.phase.retreated.toSorted(), ['3ra', 'ica']);
    when('pass');
    then.means(oddsAt(`${GERMAN} 4ra@3108; 39pz@3107`, '3108', '39pz').defence.total, 3);
    when('attack 3108 from 39pz 41pz');
    then.event('battle.odds', { defence: 3 }, 'barbarossa:11.11');
  },
);

rule(
  ['barbarossa:11.21d', 'barbarossa:11.27a'],
  'Soviets who retreat into German works destroy them',
  ({ given, when, then }) => {
    given(
      `${GERMAN.replace('turn 6', 'turn 20').replace('fight-move', 'move-fight')} 24pz@1708; 46pz@1708; 3ra@1707; held 1706 german; marker eastwall 1706; dice 4`,
    );
    when('attack 1707 from 24pz 46pz', 'retreat 3ra 1706');
    then.event('line.destroyed', { hex: '1706' });
    then.event('hex.taken', { hex: '1706', side: 'soviet' }, 'barbarossa:3.6c');
    then.means(p.hex('1706').fortified, undefined, 'barbarossa:11.27a');
  },
);

rule(
  ['barbarossa:4.3d', 'barbarossa:11.27a'],
  'an empty Fortress City may be retreated into, and has fallen then',
  ({ given, when, then, state }) => {
    // 16 on 3: 5:1. Tula lies south-east of 1706.
    given(
      `${GERMAN.replace('turn 6', 'turn 18').replace('fight-move', 'move-fight')} 24pz@1707; 46pz@1707; 3ra@1706; held 1806 german; marker fc 1806; dice 4`,
    );
    when('attack 1706 from 24pz 46pz', 'retreat 3ra 1806');
    then.event('points', { amount: -2, hex: '1806' });
    then.event('captured.fc', { hex: '1806', side: 'soviet' }, 'barbarossa:9.3c');
    then.means(state().own.held['1806'] ?? 'soviet', 'soviet', 'barbarossa:11.27a');
  },
);

rule(
  ['barbarossa:11.26g', 'barbarossa:4.17f'],
  'paratroops have a dot: in a bloodbath they are given up first',
  ({ given, when, then }) => {
    const gambit =
      'phase german-assault; turn 17; plan order move-fight; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]};';
    // 8 and 6 on 5: 2:1.
    given(`${gambit} 2para@airborne; 24pz@1708; 1g@1707; dice 3`);
    when('attack 1707 from 24pz drop 2para');
    then.refused('lose 24pz', 'LOSE.DOTTED-FIRST', 'barbarossa:R127');
    when('lose 2para');
    then.event('losses.paid', { units: ['2para'], has: 6, need: 5 }, 'barbarossa:11.26e');
    then.at('2para', 'out');
    then.means(p.unit('2para').dot, true);
    then.decides('german', 'advance@choose');
    then.noEvent('drop.landed');
    // 24 and 6 on 5: 6:1, a retreat; the hex is clear and they live.
    given(`${gambit} 2para@airborne; 24pz@1708; 46pz@1708; 47pz@1708; 1g@1707; dice 5`);
    when('attack 1707 from 24pz 46pz 47pz drop 2para', 'retreat 1g 1706');
    then.event('drop.landed', { unit: '2para', hex: '1707' }, 'barbarossa:4.17f');
  },
);

rule(
  ['barbarossa:6.3', 'barbarossa:4.17f'],
  'paratroops in a cleared hex count against the five when others advance',
  ({ given, when, then, state }) => {
    const gambit =
      'phase german-assault; turn 17; plan order move-fight; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]};';
    given(
      `${gambit} 2para@airborne; 24pz@1708; 46pz@1708; 47pz@1708; 57pz@1708; 41pz@1708; 3ra@1707; dice 1`,
    );
    when('attack 1707 from 24pz 41pz 46pz 47pz 57pz drop 2para');
    then.event('drop.landed', { unit: '2para', hex: '1707' }, 'barbarossa:4.17f');
    then.refused('advance 24pz 41pz 46pz 47pz 57pz 1707', 'ADVANCE.FULL', 'barbarossa:11.30a');
    then.means(
      refuseStack(p, state(), '1707', 'german', ['24pz', '41pz', '46pz', '47pz', '57pz'])?.rule,
      'barbarossa:6.3',
    );
    then.allowed('advance 24pz 41pz 46pz 47pz 1707');
  },
);
