// Chapter 7 in battle: the look at supply, the questions and answers on halving, the surprise from the air.
import { expect } from '@jest/globals';
import { oddsAt } from '../combat-kit.ts';
import { rule } from '../kit.ts';

/** 2309 and what stands round it: 2209 2308 2409 2410 2310 2210. */
const RING = '1inf@2209; 2inf@2308; 4inf@2409; 5inf@2410; 6inf@2310; 7inf@2210';
const soviet = (turn: number, more: string) =>
  `phase soviet-assault; turn ${turn}; plan order fight-move; ${RING}; ${more}`;
const HERO = 'marker hc 2207; 1inf@2106; 2inf@2206; 4inf@2306; 5inf@2307; 6inf@2208; 7inf@2107; 1g@2207';
const hero = (turn: number, more = '') =>
  `phase soviet-assault; turn ${turn}; plan order fight-move; ${HERO}${more}`;

rule('barbarossa:7.22a', 'a German on garrison supply attacks in full', ({ given, then }) => {
  const ring = '1g@2018; 2g@2017; 3g@2116; 4g@2217; 5g@2218; 6g@2118';
  const text = `phase german-assault; turn 28; plan order move-fight; marker fc 2117; ${ring}; 24pz@2117`;
  given(text);
  const { attack } = oddsAt(text, '2118', '24pz');
  then.entry(attack, 'combat.garrison-full', 1);
  expect(attack.total).toBe(8);
  expect(oddsAt(text.replace('marker fc 2117; ', ''), '2118', '24pz').attack.total).toBe(4);
});

rule('barbarossa:7.22b', 'so does a Soviet in a Hero City until turn 6', ({ given, then }) => {
  given(hero(6));
  const { attack } = oddsAt(hero(6), '2208', '1g');
  then.entry(attack, 'combat.garrison-full', 1);
  expect(attack.total).toBe(5);
});

rule('barbarossa:7.22c', 'from turn 7 on at half', ({ given, then }) => {
  given(hero(7));
  then.entry(oddsAt(hero(7), '2208', '1g').attack, 'supply.garrison-only', -2.5);
  expect(oddsAt(hero(7), '2208', '1g').attack.total).toBe(2);
});

rule('barbarossa:7.22d', 'without any supply from turn 7 on at a quarter', ({ given, then }) => {
  given(soviet(7, '6ora@2309'));
  const { attack } = oddsAt(soviet(7, '6ora@2309'), '2210', '6ora');
  then.entry(attack, 'supply.no-offensive', -1.5);
  expect(attack.total).toBe(1);
  expect(oddsAt(soviet(6, '6ora@2309'), '2210', '6ora').attack.total).toBe(3);
});

rule('barbarossa:7.22e', 'then a shock army counts 3, not 6', ({ given, then }) => {
  const text = soviet(6, '1sh@2309');
  given(text);
  const { attack } = oddsAt(text, '2210', '1sh');
  then.entry(attack, 'combat.shock-single', 1);
  expect(attack.total).toBe(1);
});

rule('barbarossa:7.22f', 'a unit alone never has less than 1', ({ given, then }) => {
  const text = soviet(7, '3ra@2309');
  given(text);
  then.entry(oddsAt(text, '2210', '3ra').attack, 'combat.at-least-one', 1);
});

rule('barbarossa:R86', 'a quarter is rounded once, and defence is only halved', ({ given, then }) => {
  const text = soviet(9, '1g@2309; 2g@2309; 3ra@2309');
  given(text);
  then.means(oddsAt(text, '2210', '1g 2g 3ra').attack.total, Math.floor(13 / 4));
  const defence = `phase german-assault; turn 9; plan order move-fight; ${RING}; 1g@2309; 2g@2309; 3ra@2309`;
  then.means(oddsAt(defence, '2309', '1inf').defence.total, Math.floor(13 / 2));
});

rule(
  'barbarossa:7.17b',
  'supply is judged when the battle begins, for both sides',
  ({ given, when, then, state }) => {
    given('phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 2; 24pz@1910; 3ra@1909');
    when('attack 1909 from 24pz');
    const vars = state().stack.at(-1)?.vars;
    then.means(vars?.['supply'], { '24pz': 'overland', '3ra': 'overland' });
  },
);

rule('barbarossa:7.17d', 'who is out of supply then fights at half', ({ given, then }) => {
  const text = `phase german-assault; turn 9; plan order move-fight; ${RING}; 6ora@2309`;
  given(text);
  then.means(oddsAt(text, '2309', '1inf').defence.total, 3);
});

const UNDER = 'phase soviet-assault; turn 8; plan order fight-move; own turn.luftwaffe 2; marker aerial hand';
const POCKET = '24pz@2309; 1g@2209; 2g@2308; 3g@2409; 4g@2410; 5g@2310; 6g@2210; marker supplya 2307; dice 1';

rule(
  'barbarossa:7.7A.a',
  'aerial supply may come when a Soviet attack has been declared',
  ({ given, when, then }) => {
    given(`${UNDER}; ${POCKET}`);
    when('german: standing ask if air-supply', 'attack 2309 from 1g');
    then.decides('german', 'battle@airSupply');
    then.refused('declare 2309', 'DECLARE.ATTACK', 'barbarossa:9.7a');
    when('airlift 2309');
    then.event('aerial.placed', { hex: '2309' });
  },
);

rule('barbarossa:7.7A.b', 'and the attack goes on against it', ({ given, when, then, state }) => {
  given(`${UNDER}; ${POCKET}`);
  when('german: standing ask if air-supply', 'attack 2309 from 1g', 'airlift 2309');
  then.means(state().own.phase.attackers, ['1g']);
});

rule(
  'barbarossa:R138',
  'aerial supply alone comes so late, and counts in the odds',
  ({ given, when, then, state }) => {
    given(`${UNDER}; ${POCKET.replace('; dice 1', '')}`);
    when('attack 2309 from 1g');
    expect(state().stack.at(-1)?.vars).toMatchObject({ supply: { '24pz': 'none' } });
    then.refused('german: airlift 2309', 'ORDER.NOT-YOURS', 'barbarossa:11.25a');
    given(`${UNDER}; ${POCKET.replace('; dice 1', '')}`);
    when('german: standing ask if air-supply', 'attack 2309 from 1g', 'airlift 2309');
    const { supply, halvings } = state().stack.at(-1)?.vars ?? {};
    then.means(supply, { '24pz': 'aerial', '1g': 'overland' });
    then.means(halvings, {});
  },
);
