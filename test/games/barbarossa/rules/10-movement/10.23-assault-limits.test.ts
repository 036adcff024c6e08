// Chapter 10: who may make a mobile assault, when, and into what (10.23, 10.25, 10.26).
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   Smolensk 1810 is a city; a line runs through 1512; 2013 is marsh. Turn 4 is a month, turn 5 two of them.
import { refuseAssault } from '../../../../../src/games/barbarossa/10-movement/10.23-mobile-assault.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-movement; turn 4; plan order move-fight; own turn.luftwaffe 9;';
const SOVIET =
  'phase soviet-movement; turn 26; plan order move-fight; own turn.luftwaffe 9; marker supplya 1706;';
/** Sixteen against three, one column off: 4:1. */
const PAIR = '24pz@1709; 46pz@1709 under; 3ra@1707;';
/** Twelve against three, one column off: 3:1. */
const TANKS = '1gt@1706; 2gt@1706 under; 2lw@1707;';

rule('barbarossa:10.23a', 'only mechanized units assault on the move', ({ given, then }) => {
  const position = `${GERMAN} 7inf@1708; 24pz@1708 under; 3ra@1707`;
  given(position);
  const code = (units: readonly string[]) => refuseAssault(p, stateOf(position), units, '1708', '1707')?.code;
  then.means(code(['7inf']), 'ASSAULT.NOT-MECH');
  then.means(code(['24pz', '7inf']), 'ASSAULT.NOT-MECH');
  then.refused('assault 7inf 1707', 'ASSAULT.NOT-MECH');
  then.refused('assault 24pz 7inf 1707', 'ASSAULT.NOT-MECH');
  then.allowed('assault 24pz 1707');
});

rule('barbarossa:10.23b', 'Germans do so in turns of a month', ({ given, when, then }) => {
  given(`${GERMAN.replace('turn 4', 'turn 5')} ${PAIR}`);
  then.refused('assault 24pz 46pz 1708 1707', 'ASSAULT.SEASON-GERMAN');
  for (const turn of [1, 2, 3, 4, 9, 12, 17, 20, 25, 28]) {
    given(
      `${GERMAN.replace('turn 4', `turn ${turn}`)} plan paulus no-pause; 24pz@1708; 3ra@1707${turn === 3 ? '; dice 1' : ''}`,
    );
    if (turn === 3) when('roll 24pz');
    then.allowed('assault 24pz 1707');
  }
});

rule('barbarossa:10.23c', 'Soviets do so from turn 25 on, in every turn', ({ given, then }) => {
  given(`${SOVIET.replace('turn 26', 'turn 24')} ${TANKS}`);
  then.refused('assault 1gt 1707', 'ASSAULT.SEASON-SOVIET');
  for (const turn of [25, 29, 32]) {
    given(`${SOVIET.replace('turn 26', `turn ${turn}`)} ${TANKS}`);
    then.allowed('assault 1gt 1707');
  }
});

rule('barbarossa:10.25a', 'rough, marsh and steppe are no targets', ({ given, then }) => {
  given(`${GERMAN} 24pz@1808; 46pz@1912; 3ra@1908; 4ra@1907; 5ra@2012`);
  then.refused('assault 24pz 1907', 'ASSAULT.TERRAIN');
  then.refused('assault 46pz 2012', 'ASSAULT.TERRAIN');
  given(`${GERMAN} held 2607 german; held 2804 german; 24pz@2802; 5ra@2801`);
  then.refused('assault 24pz 2801', 'ASSAULT.TERRAIN');
});

rule('barbarossa:10.25b', 'ordinary cities and lines may be assaulted', ({ given, then }) => {
  given(`${GERMAN} 24pz@1809; 46pz@1513; 3ra@1810; 4ra@1512`);
  then.means(refuseAssault(p, stateOf(`${GERMAN} 24pz@1809; 3ra@1810`), ['24pz'], '1809', '1810'), undefined);
  then.allowed('assault 24pz 1810', 'assault 46pz 1512');
});

rule('barbarossa:10.25c', 'declared cities may not', ({ given, then }) => {
  given(`${GERMAN} 24pz@1809; 3ra@1810; marker hc 1810`);
  then.refused('assault 24pz 1810', 'ASSAULT.CITY');
  given(`${SOVIET} 1gt@1809; 2lw@1810; marker fc 1810`);
  then.refused('assault 1gt 1810', 'ASSAULT.CITY');
});

rule('barbarossa:R114', 'nor may the fortified area, all seven hexes of it', ({ given, then }) => {
  given(
    `${GERMAN.replace('turn 4', 'turn 17')} 24pz@1708; 46pz@1609; 3ra@1707; 4ra@1608; marker fa 1707; own placedOn {"fa": 16}`,
  );
  then.refused('assault 24pz 1707', 'ASSAULT.FORTIFIED-AREA');
  then.refused('assault 46pz 1608', 'ASSAULT.FORTIFIED-AREA');
});

rule('barbarossa:10.25d', 'rivers may be crossed, no other water', ({ given, then }) => {
  given(`${GERMAN} held 2607 german; 24pz@1811; 3ra@1810`);
  then.allowed('assault 24pz 1810');
  given(`${GERMAN} 24pz@1112; 3ra@1213`);
  then.means(
    refuseAssault(p, stateOf(`${GERMAN} 24pz@1112; 3ra@1213`), ['24pz'], '1112', '1213')?.rule,
    'barbarossa:10.25d',
  );
});

rule('barbarossa:10.25f', 'the right to one hex pays for no assault', ({ given, then }) => {
  given(`${GERMAN} 24pz@1708; 3ra@1707; own turn.owed {"24pz": 6}`);
  then.refused('assault 24pz 1707', 'ASSAULT.POINTS');
  then.allowed('move 24pz 1808');
});

rule('barbarossa:10.25g', 'it does not matter where it starts from', ({ given, then }) => {
  given(`${GERMAN} 24pz@1908; 3ra@1808; held 1908 german`);
  then.means(refuseAssault(p, stateOf(`${GERMAN} 24pz@1908; 3ra@1909`), ['24pz'], '1908', '1909'), undefined);
  then.allowed('assault 24pz 1808');
});

rule(
  'barbarossa:10.26b',
  'without overland or garrison supply in the launch hex there is none',
  ({ given, then }) => {
    const ring = '4ra@1608; 5ra@1709; 6ra@1808; 8ra@1809; 9ra@1609';
    given(`${GERMAN} 24pz@1708; 3ra@1707; ${ring}`);
    then.refused('assault 24pz 1707', 'ASSAULT.SUPPLY');
  },
);

rule(
  'barbarossa:10.26c',
  'the assault itself does not cut the defender off',
  ({ given, when, then, state }) => {
    const ring = '7inf@1608; 8inf@1607; 9inf@1807; 10inf@1808; 12inf@1708';
    given(`${GERMAN} 24pz@1706; 46pz@1706 under; 3ra@1707; ${ring}; dice 5`);
    when('assault 24pz 46pz 1707');
    then.decides('german', 'losses@choose');
    then.means(state().stack.at(-1)?.vars['supply'], {
      '3ra': 'overland',
      '24pz': 'overland',
      '46pz': 'overland',
    });
  },
);

rule(
  'barbarossa:R84',
  'Soviet assaulters are halved without offensive supply at the launch hex',
  ({ given, when, then, state }) => {
    const halved = (): readonly string[] => Object.keys(state().stack.at(-1)?.vars['halvings'] ?? {});
    given(`${SOVIET} ${TANKS} dice 2`);
    when('assault 1gt 2gt 1707');
    then.decides('german', 'retreat@choose');
    then.means(halved(), []);
    given(`${SOVIET.replace('1706', 'hand')} ${TANKS} dice 1`);
    when('assault 1gt 2gt 1707');
    then.decides('german', 'retreat@choose');
    then.means(halved(), ['1gt', '2gt']);
  },
);

rule('barbarossa:10.26a', 'supply is judged where and when the assault is made', ({ given, then }) => {
  const ring = '4ra@1608; 5ra@1709; 6ra@1808; 8ra@1809; 9ra@1609';
  const s = stateOf(`${GERMAN} 24pz@1708; 3ra@1707; ${ring}`);
  given(`${GERMAN} ${PAIR}`);
  then.means(refuseAssault(p, s, ['24pz'], '1708', '1707')?.code, 'ASSAULT.SUPPLY');
  // From a hex in supply the same corps might.
  then.means(refuseAssault(p, s, ['24pz'], '1607', '1707'), undefined);
});

rule('barbarossa:5.13b', 'on turn 1 two hexes of marsh may be assaulted', ({ given, then }) => {
  const on = (turn: number) =>
    refuseAssault(
      p,
      stateOf(`${GERMAN.replace('turn 4', `turn ${turn}`)} 24pz@1913; 3ra@2013; held 1913 german`),
      ['24pz'],
      '1913',
      '2013',
    );
  given(`${GERMAN} ${PAIR}`);
  then.means(on(1), undefined);
  then.means(on(2)?.rule, 'barbarossa:5.13b');
});
