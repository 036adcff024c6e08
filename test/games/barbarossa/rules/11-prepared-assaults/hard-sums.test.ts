// Chapters 10 and 11 together: odds and costs in which many rules meet, worked out by hand beside them.
//
//   1813 Minsk is a city in a Soviet line; over the river lies 1812 in the east, 1814 in the west is dry.
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   2014 is marsh: 1913 ne, 2013 e, 2113 se, 2114 sw, 2015 w, 1914 nw.
import { expect } from '@jest/globals';
import { boundUnits } from '../../../../../src/games/barbarossa/05-sequence/5.11-mandatory-attacks.ts';
import {
  refuseAssault,
  assaultCost,
} from '../../../../../src/games/barbarossa/10-movement/10.23-mobile-assault.ts';
import { convert } from '../../../../../src/games/barbarossa/05-sequence/5.15-result-conversions.ts';
import { sceneOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds-context.ts';
import { oddsAt, shiftsIn, words } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const moving = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; plan order move-fight; ${rest}`;

const strike = (from: string) => ({ kind: 'mobile', from }) as const;

const AREA =
  'phase german-assault; turn 18; plan order move-fight; marker fa 1707; 24pz@1608; 46pz@1606; 3ra@1607';

rule(
  'barbarossa:R81',
  'into Minsk over the river: 1 + 2 + 3, and on turn 1 without the 2',
  ({ given, then }) => {
    const units = '24pz@1812; 46pz@1812 under; 6ora@1813';
    given(moving(9, units));
    const cost = (turn: number) => assaultCost(p, stateOf(moving(turn, units)), '24pz', '1812', '1813');
    then.means([cost(9), cost(1)], [6, 4]);
    // A corps with 5 left of its 8 cannot pay.
    given(moving(9, `${units}; own turn.owed {"24pz":3,"46pz":3}`));
    then.refused('assault 24pz 46pz 1813', 'ASSAULT.POINTS', 'barbarossa:10.25f');
  },
);

rule('barbarossa:10.32b', 'river, city, line and assault are four columns', ({ given, then }) => {
  const units = '24pz@1812; 46pz@1812 under; 6ora@1813';
  const at = (turn: number, more = {}) =>
    oddsAt(moving(turn, units), '1813', '24pz 46pz', { ...strike('1812'), ...more });
  given(moving(9, units));
  // Panzers bring their defence into a city: 6 + 6 against 6 is 2:1; four columns down is 1:4.
  const { attack, defence, odds, column } = at(9);
  then.means([attack.total, defence.total, column], [12, 6, '1:4']);
  then.means(shiftsIn(at(9)), { river: -1, city: -1, 'fortified-line': -1, 'mobile-assault': -1 });
  then.entry(odds, 'shift.mobile-assault', -1);
  then.means(at(9, { luftwaffe: true }).column, '1:3');
  // Turn 1 knows no river; turn 4 without the pause has two columns for the assault.
  then.means(at(1).column, '1:3');
  then.means(
    oddsAt(moving(4, `plan paulus no-pause; ${units}`), '1813', '24pz 46pz', strike('1812')).column,
    '1:5',
  );
});

rule(
  'barbarossa:11.16',
  'a prepared assault has its river only if none comes over land',
  ({ given, then }) => {
    const text = 'phase german-assault; turn 9; plan order move-fight; 24pz@1812; 1inf@1814; 6ora@1813';
    given(text);
    then.means(shiftsIn(oddsAt(text, '1813', '24pz')), { river: -1, city: -1, 'fortified-line': -1 });
    // 1812 and 1814 lie on opposite sides: the river is gone and the attack is concentric.
    const both = oddsAt(text, '1813', '24pz 1inf');
    then.means(shiftsIn(both), { city: -1, 'fortified-line': -1, concentric: 1 });
    then.means([both.attack.total, both.column], [6 + 4, '1:2']);
  },
);

rule(
  'barbarossa:R125',
  'every mixture of marsh and missing markers is a sum of its own',
  ({ given, then }) => {
    const text =
      'phase soviet-assault; turn 21; plan order fight-move; marker supplya 2009; 1t@2013; 4ra@2013 under; 2t@2114; 3t@2114 under; 3ra@2114 under; 8ra@2114 under; 1inf@2014';
    given(text);
    // In range 1t 4/2 and 4ra 3; out of range 2t and 3t 8/4, 3ra and 8ra 6/2. A tank army alone is 4/4.
    const { attack, column } = oddsAt(text, '2014', '1t 4ra 2t 3t 3ra 8ra');
    then.means([attack.total, column], [2 + 3 + 2 + 3, '3:1']);
    const sum = (units: string) => oddsAt(text, '2014', units).attack.total;
    expect(attack.entries.filter(({ why }) => why === 'combat.shock-single')).toEqual([]);
    then.means(['1t', '4ra', '2t', '2t 3t', '3ra', '3ra 8ra', '2t 3ra'].map(sum), [2, 3, 1, 2, 1, 3, 2]);
  },
);

rule('barbarossa:5.12c', 'a German line excuses the Soviets in it as well', ({ given, then }) => {
  // 1817 is a line in East Prussia, 1818 lies behind it, on dry land.
  const text =
    'phase soviet-assault; turn 2; plan order fight-move; 13ra@1817; 3ra@1816; 1inf@1818; 2inf@1716';
  given(text);
  expect([p.hex('1817').fortified, p.sideKinds('1817', '1818')]).toEqual(['german', []]);
  then.means(boundUnits(p, stateOf(text)), ['3ra']);
});

rule(
  'barbarossa:11.21g',
  'an East Wall in a Soviet line is one line, whoever holds it',
  ({ given, then }) => {
    const soviet =
      'phase soviet-assault; turn 20; plan order fight-move; marker eastwall 1512; 1g@1511; 1inf@1512';
    given(soviet);
    then.entry(oddsAt(soviet, '1512', '1g').odds, 'shift.fortified-line', -1);
    then.means(shiftsIn(oddsAt(soviet, '1512', '1g')), { 'fortified-line': -1 });
    // Overrun it is gone, and the Soviet line serves again.
    const german =
      'phase german-assault; turn 21; plan order move-fight; own destroyed ["1512"]; marker eastwall out; 1g@1512; 1inf@1511';
    then.means(shiftsIn(oddsAt(german, '1512', '1inf')), { 'fortified-line': -1 });
    // To a Soviet mobile assault the wall costs three more, to a German one nothing of his own does.
    const cost = (text: string, unit: string) => assaultCost(p, stateOf(text), unit, '1511', '1512');
    then.means(cost('phase soviet-movement; turn 26; marker eastwall 1512; 1g@1511; 1inf@1512', '1g'), 4);
    then.means(cost('phase soviet-movement; turn 26; own destroyed ["1512"]; 1g@1511; 1inf@1512', '1g'), 3);
  },
);

rule(
  'barbarossa:8.18g',
  'in the fortified area: two columns, nothing concentric, no retreat',
  ({ given, then }) => {
    const placed = (turn: number) => `${AREA}; own placedOn {"fa":${turn}}`;
    given(placed(16));
    // 1608 and 1606 lie west and east of 1607: 16 against 3 is 5:1.
    const at = (turn: number) => oddsAt(placed(turn), '1607', '24pz 46pz');
    then.means([shiftsIn(at(16)), at(16).column], [{ 'fortified-area': -2 }, '3:1']);
    then.means([shiftsIn(at(18)), at(18).column], [{ 'fortified-area-new': -1, concentric: 1 }, '5:1']);
    then.means([at(16).faces[1], at(18).faces[3]], ['BB', 'DR']);
    // It is the Soviet's: who attacks a German in it meets nothing.
    const soviet =
      'phase soviet-assault; turn 18; plan order fight-move; marker fa 1707; own placedOn {"fa":16}; marker supplya 1606; 1g@1606; 2g@1608; 1inf@1607';
    then.means(shiftsIn(oddsAt(soviet, '1607', '1g 2g')), { concentric: 1 });
  },
);

rule('barbarossa:11.17a', 'Kerch with a landing in its rear is no river', ({ given, then }) => {
  const text =
    'phase soviet-assault; turn 20; plan order fight-move; marker supplya 3105; 3ra@3105; 4ra@3107; 1inf@3106';
  given(text);
  then.entry(oddsAt(text, '3106', '3ra').odds, 'shift.river', -1);
  // 3105 and 3107 lie east and west of 3106: no river, and concentric.
  then.means(shiftsIn(oddsAt(text, '3106', '3ra 4ra')), { concentric: 1 });
});

rule(
  'barbarossa:11.33a',
  'a lone satellite falls a column lower, in line and city too',
  ({ given, then }) => {
    const at = (more: string) =>
      `phase soviet-assault; turn 15; plan order fight-move; marker supplya 2207; 1g@2206; 2g@2206 under; ${more}`;
    const city = 'r3@2207; held 2207 german';
    given(at(city));
    // 10 against 3 is 3:1; Kursk takes one, the satellite gives it back.
    const { odds, column } = oddsAt(at(city), '2207', '1g 2g');
    then.entry(odds, 'shift.lone-satellite', 1);
    then.means(column, '3:1');
    // In a Fortress City three columns are taken and one given; its bloodbath may still be a retreat.
    const fortress = oddsAt(at(`${city}; marker fc 2207`), '2207', '1g 2g');
    then.means([fortress.column, fortress.faces[0], fortress.others[0]], ['1:1', 'BB', ['DR']]);
    then.means(oddsAt(at(`${city}; 1inf@2207`), '2207', '1g 2g').column, '1:2');
  },
);

rule(
  'barbarossa:10.32b',
  'Soviet tanks without a marker at a city: half, and two columns',
  ({ given, then }) => {
    const text =
      'phase soviet-movement; turn 26; plan order move-fight; 1gt@2206; 1g@2206 under; 34inf@2207; held 2207 german';
    given(text);
    // 11 halved is 5, against 4 it is 1:1.
    const { attack, column } = oddsAt(text, '2207', '1gt 1g', strike('2206'));
    then.means([attack.total, column], [5, '1:3']);
    then.means(shiftsIn(oddsAt(text, '2207', '1gt 1g', strike('2206'))), { city: -1, 'mobile-assault': -1 });
    then.means(refuseAssault(p, stateOf(text), ['1gt', '1g'], '2206', '2207'), undefined);
  },
);

rule(
  'barbarossa:11.20b',
  'turn 1: a Soviet bloodbath in a German city comes to nothing, a German one is his to turn',
  ({ given, then }) => {
    const turned = (text: string, target: string, from: string, code: 'BB' | 'DR', wishes = {}) =>
      convert(sceneOf(p, stateOf(text), { target, attackers: words(from), kind: 'prepared' }), code, wishes);
    const city = 'phase soviet-assault; turn 1; plan order fight-move; 6ora@2116; 1inf@2117';
    given(city);
    then.means(
      turned(city, '2117', '6ora', 'BB').turned.map(({ rule: by }) => by),
      ['barbarossa:5.14a', 'barbarossa:11.20b'],
    );
    const german = 'phase german-assault; turn 1; plan order fight-move; 24pz@1814; 6ora@1813';
    then.means(turned(german, '1813', '24pz', 'BB', { 'first-turn-german': true }).result, 'DR');
    // On turn 2 not even tactical superiority does it against a city.
    const second = german.replace('turn 1', 'turn 2; option superiority=on');
    then.means(turned(second, '1813', '24pz', 'BB'), { result: 'BB', turned: [] });
  },
);
