// Chapter 10 in battle: what movement's rules mean for columns, and who may not attack for them.
import { expect } from '@jest/globals';
import { markersLeft } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.23-luftwaffe.ts';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

rule('barbarossa:10.16b', 'a corps that has sailed the Black Sea does not attack', ({ given, then }) => {
  given(
    'phase german-assault; turn 9; plan order move-fight; own turn.sailed ["30inf"]; held 2911 german; 30inf@2911; 1inf@2911 under; 3ra@2812',
  );
  then.refused('attack 2812 from 30inf', 'ATTACK.SAILED');
  then.allowed('attack 2812 from 1inf');
});

rule('barbarossa:10.17b', 'nor one that has sailed the Baltic', ({ given, then }) => {
  given(
    'phase german-assault; turn 9; plan order move-fight; own turn.sailed ["1inf"]; held 1415 german; 1inf@1415; 2inf@1415 under; 3ra@1414',
  );
  then.refused('attack 1414 from 1inf', 'ATTACK.SAILED');
  then.allowed('attack 1414 from 2inf');
});

rule('barbarossa:10.16b', 'and one that has attacked is written down', ({ given, when, then, state }) => {
  given('phase german-assault; turn 9; plan order fight-move; own turn.luftwaffe 2; 24pz@1910; 3ra@1909');
  when('attack 1909 from 24pz');
  then.means(state().own.turn.fought, ['24pz']);
});

const OVER = 'phase german-assault; turn 1; plan order move-fight; 24pz@2116; 1inf@2015; 4ra@2115';

rule('barbarossa:10.18d', 'on turn 1 rivers do not weaken German attacks', ({ given, then }) => {
  given(OVER);
  expect(p.sideKinds('2116', '2115')).toContain('river');
  const { odds } = oddsAt(OVER, '2115', '24pz');
  then.entry(odds, 'shift.none-river', 1);
  expect(odds.entries.some(({ why }) => why === 'shift.river')).toBe(false);
  expect(shiftsIn(oddsAt(OVER.replace('turn 1', 'turn 2'), '2115', '24pz'))['river']).toBe(-1);
});

rule('barbarossa:R65', 'German units alone, but satellites do not attack then', ({ given, then }) => {
  const satellite = OVER.replace('24pz@2116', 'r3@2116');
  given(satellite);
  then.means(shiftsIn(oddsAt(satellite, '2115', 'r3'))['river'], -1);
});

rule('barbarossa:10.22a', 'Axis satellites do not attack into the north', ({ given, then }) => {
  given('phase german-assault; turn 9; plan order move-fight; r3@2208; 1inf@2208 under; 3ra@2108; 4ra@2209');
  then.refused('attack 2108 from r3', 'ATTACK.NORTH');
  then.allowed('attack 2209 from r3', 'attack 2108 from 1inf');
});

rule('barbarossa:10.22b', 'communist ones do', ({ given, then, state }) => {
  given('phase soviet-assault; turn 20; plan order fight-move; pol@2208; 1inf@2108');
  then.allowed('attack 2108 from pol');
  then.means(state().clock.turn, 20);
});

const MOBILE = { kind: 'mobile', from: '1910' } as const;
const FIELD =
  'phase german-movement; turn 9; plan order move-fight; 24pz@1910; 46pz@1809; 47pz@2009; 3ra@1909';

rule('barbarossa:10.25e', 'a mobile assault is never concentric', ({ given, then }) => {
  given(FIELD);
  const battle = { kind: 'mobile' } as const;
  then.entry(oddsAt(FIELD, '1909', '24pz 46pz 47pz', battle).odds, 'shift.no-concentric-mobile', 1);
});

rule('barbarossa:10.32a', 'for the rest it goes as a prepared assault', ({ given, then }) => {
  const city = 'phase german-movement; turn 9; plan order move-fight; 24pz@1906; 3ra@2007';
  given(city);
  const { odds, attack } = oddsAt(city, '2007', '24pz', { kind: 'mobile', from: '1906' });
  then.means(odds.total, 2 - 1 - 2);
  then.means(attack.total, 6);
});

rule('barbarossa:10.32b', 'but one column to the left', ({ given, then }) => {
  given(FIELD);
  then.entry(oddsAt(FIELD, '1909', '24pz', MOBILE).odds, 'shift.mobile-assault', -1);
  const soviet = 'phase soviet-movement; turn 26; plan order fight-move; 1g@1909; 1inf@1910';
  then.entry(oddsAt(soviet, '1910', '1g', { kind: 'mobile', from: '1909' }).odds, 'shift.mobile-assault', -1);
});

rule(
  'barbarossa:10.33',
  'the Luftwaffe supports mobile assaults and defences against them',
  ({ given, when, then, state }) => {
    given('phase german-movement; turn 9; plan order move-fight; 24pz@1910; 3ra@1909; dice 2');
    when('assault 24pz 1909');
    then.decides('german', 'battle@support');
    when('luftwaffe');
    then.means(markersLeft(p, state()), 1);
    then.means(
      shiftsIn(
        oddsAt('phase soviet-movement; turn 26; plan order fight-move; 1g@1909; 1inf@1910', '1910', '1g', {
          kind: 'mobile',
          from: '1909',
          luftwaffe: true,
        }),
      ),
      { 'mobile-assault': -1, 'luftwaffe-defence': -1 },
    );
  },
);

rule('barbarossa:10.34g', 'the Coastal Army never attacks', ({ given, then }) => {
  given('phase soviet-assault; turn 4; plan order fight-move; ica@2911; 3ra@2911 under; 30inf@2812');
  then.refused('attack 2812 from ica', 'ATTACK.NO-FACTOR');
  then.means(stateOf('phase soviet-assault; turn 4').own.phase.attackers, []);
});

rule(
  'barbarossa:10.26c',
  'who makes a mobile assault does not cut the supply of its victims',
  ({ given, then }) => {
    // All that is left open round 2309 is the launch hex.
    const ring = '2inf@2308; 4inf@2409; 5inf@2410; 6inf@2310; 7inf@2210';
    const text = `phase german-movement; turn 9; plan order move-fight; 24pz@2209; ${ring}; 6ora@2309`;
    given(text);
    then.means(oddsAt(text, '2309', '24pz', { kind: 'mobile', from: '2209' }).defence.total, 6);
    then.means(oddsAt(text, '2309', '24pz').defence.total, 3);
  },
);
