// Chapter 8 in battle: bounds of two corps, emergency units, the fortified area.
import { expect } from '@jest/globals';
import { chancesOf } from '../../../../../src/games/barbarossa/questions/odds-unrolled.ts';
import { outcomes } from '../../../../../src/games/barbarossa/05-sequence/5.15-result-conversions.ts';
import { sceneOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds-context.ts';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

rule('barbarossa:8.3e', '6 SS attacks into the Baltic Republics alone', ({ given, then }) => {
  given('phase german-assault; turn 20; plan order move-fight; 6ssinf@1413; 3ra@1313; 4ra@1411; 5ra@1412');
  then.allowed('attack 1313 from 6ssinf');
  then.refused('attack 1412 from 6ssinf', 'ATTACK.BOUND');
});

rule('barbarossa:8.3h', 'the Kerch command into the Crimean area alone', ({ given, then }) => {
  const area = p.area('cs');
  const pair = area.flatMap((hex) =>
    p
      .neighbours(hex)
      .filter((next) => p.isLand(next) && !area.includes(next) && p.sideKinds(hex, next).length === 0)
      .map((next) => [hex, next] as const),
  );
  const [from, to] = pair[0] ?? ['', ''];
  given(`phase german-assault; turn 20; plan order move-fight; ksc@${from}; 1inf@${from} under; 3ra@${to}`);
  then.refused(`attack ${to} from ksc`, 'ATTACK.BOUND');
  then.allowed(`attack ${to} from 1inf`);
});

const EMERGENCY = 'phase soviet-assault; turn 31; plan order fight-move; marker supplya 1908';

rule(
  'barbarossa:8.4d',
  'an emergency unit rolls its factor before the odds',
  ({ given, when, then, state }) => {
    given(`${EMERGENCY}; 3ra@1909; 1g@1909 under; wk2@1910; dice 4`);
    when('attack 1910 from 1g 3ra');
    then.event('battle.strength', { unit: 'wk2', factor: 4 });
    then.event('die', { purpose: 'strength', by: 'german', result: 4 });
    then.decides('soviet', 'battle@die');
    expect(state().stack.at(-1)?.vars['rolled']).toEqual({ wk2: 4 });
  },
);

rule('barbarossa:8.4d', 'before that the odds have a distribution', ({ given, then }) => {
  const text = `${EMERGENCY}; 6ora@1909; wk2@1910`;
  given(text);
  const battle = { target: '1910', attackers: ['6ora'], kind: 'prepared' } as const;
  const chances = chancesOf(p, stateOf(text), battle)?.map(({ odds, ways }) => [odds.column, ways]);
  then.means(chances, [
    ['6:1', 1],
    ['3:1', 1],
    ['2:1', 1],
    ['1:1', 3],
  ]);
});

rule('barbarossa:8.4e', 'supply halves what was rolled', ({ given, then }) => {
  const ring = '1g@2209; 2g@2308; 3g@2409; 4g@2410; 5g@2310; 6g@2210';
  const text = `phase soviet-assault; turn 31; plan order fight-move; ${ring}; wk2@2309`;
  given(text);
  then.means(oddsAt(text, '2309', '1g', { rolled: { wk2: 5 } }).defence.total, 2);
});

rule('barbarossa:8.18d', 'on its first turn the fortified area shifts one column', ({ given, then }) => {
  const text = `phase german-assault; turn 16; plan order move-fight; marker fa 1908; own placedOn {"fa":16}; 24pz@1910; 3ra@1909`;
  given(text);
  then.entry(oddsAt(text, '1909', '24pz').odds, 'shift.fortified-area-new', -1);
});

const OLD = `phase german-assault; turn 17; plan order move-fight; marker fa 1908; own placedOn {"fa":16}; 24pz@1910; 46pz@1809; 47pz@2009; 3ra@1909`;

rule('barbarossa:8.18e', 'later two, in its hex and the six around it', ({ given, then }) => {
  given(OLD);
  then.entry(oddsAt(OLD, '1909', '24pz').odds, 'shift.fortified-area', -2);
  expect(shiftsIn(oddsAt(OLD.replace('fa 1908', 'fa 1907'), '1909', '24pz'))).toEqual({});
  expect(
    shiftsIn(oddsAt(OLD.replace('german-assault', 'soviet-assault'), '1910', '3ra'))['fortified-area'],
  ).toBeUndefined();
});

rule('barbarossa:8.18f', 'and then attackers all round gain nothing', ({ given, then }) => {
  given(OLD);
  then.entry(oddsAt(OLD, '1909', '24pz 46pz 47pz').odds, 'shift.no-concentric-area', 1);
  expect(shiftsIn(oddsAt(OLD, '1909', '24pz 46pz 47pz'))).toEqual({ 'fortified-area': -2 });
});

rule('barbarossa:8.18g', 'and a retreat becomes a bloodbath', ({ given, then }) => {
  given(OLD);
  const at = (text: string) =>
    outcomes(sceneOf(p, stateOf(text), { target: '1909', attackers: ['24pz'], kind: 'prepared' }), 'DR')
      .result;
  then.means(at(OLD), 'BB');
  then.means(at(OLD.replace('turn 17', 'turn 16')), 'DR');
  then.means(at(OLD.replace('marker fa 1908', 'marker fa out')), 'DR');
});

rule('barbarossa:R113', 'the ban on the bonus does not begin with the marker', ({ given, then }) => {
  const text = OLD.replace('turn 17', 'turn 16');
  given(text);
  then.means(shiftsIn(oddsAt(text, '1909', '24pz 46pz 47pz')), { 'fortified-area-new': -1, concentric: 1 });
});

rule('barbarossa:8.18h', 'hexes of the area lost and retaken count again', ({ given, then }) => {
  given(OLD);
  then.means(shiftsIn(oddsAt(`${OLD}; held 1909 soviet`, '1909', '24pz')), { 'fortified-area': -2 });
});
