// Chapter 9 in battle: Hero Cities and Fortress Cities.
import { expect } from '@jest/globals';
import { outcomes } from '../../../../src/games/barbarossa/05-sequence/5.15-result-conversions.ts';
import { sceneOf } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds-context.ts';
import type { ResultCode } from '../../../../src/games/barbarossa/data/charts.ts';
import { oddsAt, shiftsIn, words } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

/** Orel, and what stands round it: 1906 2006 2106 2107 2008 1907. */
const HERO =
  'phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 2; marker hc 2007; 24pz@1906; 46pz@2106; 47pz@2008; 3ra@2007';
const FORTRESS =
  'phase soviet-assault; turn 15; plan order fight-move; own turn.luftwaffe 2; marker fc 2007; marker supplya 1906; 1g@1906; 2g@2106; 3g@2008; 1inf@2007';

const after = (text: string, attackers: string, code: ResultCode) =>
  outcomes(
    sceneOf(p, stateOf(text), { target: '2007', attackers: words(attackers), kind: 'prepared' }),
    code,
  );

rule('barbarossa:9.6a', 'a declared city shifts three columns in place of one', ({ given, then }) => {
  given(HERO);
  then.entry(oddsAt(HERO, '2007', '24pz').odds, 'shift.declared-city', -3);
  then.entry(oddsAt(FORTRESS, '2007', '1g').odds, 'shift.declared-city', -3);
  expect(shiftsIn(oddsAt(HERO, '2007', '24pz'))).toEqual({ 'declared-city': -3 });
  expect(shiftsIn(oddsAt(HERO.replace('marker hc 2007; ', ''), '2007', '24pz'))).toEqual({ city: -1 });
});

rule('barbarossa:9.6c', 'attackers all round it gain nothing', ({ given, then }) => {
  given(HERO);
  then.entry(oddsAt(HERO, '2007', '24pz 46pz 47pz').odds, 'shift.no-concentric-declared', 1);
  expect(shiftsIn(oddsAt(HERO, '2007', '24pz 46pz 47pz'))).toEqual({ 'declared-city': -3 });
  expect(shiftsIn(oddsAt(HERO.replace('marker hc 2007; ', ''), '2007', '24pz 46pz 47pz'))).toEqual({
    city: -1,
    concentric: 1,
  });
});

rule('barbarossa:9.6d', 'and a retreat becomes a bloodbath', ({ given, when, then }) => {
  given(`${HERO}; dice 1`);
  then.means(after(HERO, '24pz', 'DR').result, 'BB');
  then.means(after(FORTRESS, '1g', 'DR').result, 'BB');
  given(`${HERO.replace('24pz@1906', '24pz@1906; 41pz@1906; 56pz@1906; 57pz@1906')}; dice 2`);
  when('attack 2007 from 24pz 41pz 57pz');
  then.event('battle.converted', { from: 'DR', to: 'BB' });
});

rule('barbarossa:9.6e', 'with a satellite among the defenders nothing is different', ({ given, then }) => {
  const mixed = `${FORTRESS}; r3@2007`;
  given(mixed);
  then.means(shiftsIn(oddsAt(mixed, '2007', '1g')), { 'declared-city': -3 });
  then.means(after(mixed, '1g', 'DR'), { result: 'BB', others: [] });
});

rule(
  'barbarossa:9.7a',
  'a city is not declared while an attack on it is under way',
  ({ given, when, then }) => {
    const text = HERO.replace('marker hc 2007', 'marker hc hand');
    given(text);
    then.allowed('soviet: declare 2007');
    when('attack 2007 from 24pz');
    then.refused('soviet: declare 2007', 'ORDER.NOT-YOURS', 'barbarossa:11.25a');
    given(text.replace('own turn.luftwaffe 2', 'own turn.luftwaffe 1'));
    when('attack 2007 from 24pz');
    then.decides('german', 'battle@support');
    then.refused('soviet: declare 2007', 'DECLARE.ATTACK');
  },
);

rule(
  'barbarossa:R137',
  'before the first attack of a phase the defender may stop play to declare',
  ({ given, when, then, state }) => {
    const text = HERO.replace('marker hc 2007', 'marker hc hand').replace('turn 9', 'turn 8');
    given(text.replace('german-assault', 'german-order'));
    when('soviet: standing ask if before-assaults', 'choose fight-move');
    then.decides('soviet', 'assaults@opening');
    then.refused('declare 1909', 'DECLARE.NO-CITY', 'barbarossa:9.1b');
    when('declare 2007');
    then.means(state().own.markers['hc']?.includes('2007'), true);
    then.decides('german', 'assaults@orders');
  },
);

rule(
  'barbarossa:7.7d',
  'also where the German is asked as Soviet assaults begin',
  ({ given, when, then, state }) => {
    given('phase soviet-order; turn 8; marker aerial hand; 24pz@1909; 3ra@1808');
    when('german: standing ask if before-assaults', 'choose fight-move', 'end');
    then.decides('german', 'assaults@opening');
    when('german: airlift 1909');
    then.event('aerial.placed', { hex: '1909' });
    expect(state().own.markers['aerial']).toEqual(['1909']);
  },
);
