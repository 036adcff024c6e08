// Chapter 7: the aerial supply marker of the German side (7.7).
import { expect } from '@jest/globals';
import { loseAerial } from '../../../../../src/games/barbarossa/07-supply/7.7-aerial-supply.ts';
import {
  attackHalvings,
  defenceHalvings,
  mayAssault,
  moveHalvings,
  supplyOf,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { asSum, handsOn, p, rule, says, told } from '../supply-kit.ts';

const away = (rest: string): string => `turn 9; phase soviet-movement; ${rest}`;

rule('barbarossa:7.7a', 'the marker comes on turn 6', ({ given, then }) => {
  given('turn 5; phase soviet-movement; 24pz@2501; marker aerial track-6');
  then.refused('german: airlift 2501', 'AERIAL.AWAY');
  given('turn 6; phase soviet-movement; 24pz@2501; marker aerial track-6');
  then.allowed('german: airlift 2501');
});

rule('barbarossa:7.7b', 'units in its hex are supplied for defence', ({ given, then, state }) => {
  given(away('24pz@2501; r4@2501; marker aerial 2501'));
  then.entry(says(state(), '2501'), 'supply.is-aerial', 2);
  expect([defenceHalvings(p, state(), '24pz'), defenceHalvings(p, state(), 'r4')]).toEqual([[], []]);
});

rule('barbarossa:7.7c', 'but not for attack, movement or mobile assault', ({ given, then, state }) => {
  given(away('24pz@2501; marker aerial 2501'));
  then.entry(asSum(attackHalvings(p, state(), '24pz', '2501')), 'supply.aerial', 2);
  then.entry(asSum(moveHalvings(p, state(), '24pz')), 'supply.aerial', 2);
  expect(mayAssault(p, state(), '24pz', '2501')).toMatchObject({ rule: 'barbarossa:7.7c' });
});

rule(
  'barbarossa:7.7d',
  'once a turn, at any time, where the German has units',
  ({ given, when, then, state }) => {
    given(away('24pz@2501; 5ra@1810; marker aerial hand'));
    then.refused('german: airlift 1810', 'AERIAL.NOBODY');
    then.refused('german: airlift 1811', 'AERIAL.NOBODY');
    when('german: airlift 2501');
    then.event('aerial.placed', { hex: '2501' });
    expect(supplyOf(p, state(), '24pz')).toBe('aerial');
    then.refused('german: airlift 2501', 'AERIAL.PLACED');
  },
);

rule(
  'barbarossa:7.7e',
  'it stays in its hex, until its units there are eliminated',
  ({ given, then, state }) => {
    given(away('24pz@2501; 48pz@2502; marker aerial 2501'));
    const hands = handsOn(state());
    loseAerial(p, hands, '2501');
    expect(state().own.markers['aerial']).toEqual(['2501']);
    delete state().own.places['2501'];
    loseAerial(p, hands, '2501');
    then.entry(told(hands), 'aerial.gone', 2);
    then.refused('german: airlift 2502', 'AERIAL.SPENT', 'barbarossa:7.7d');
  },
);

rule('barbarossa:7.7f', 'nobody has to place it', ({ given, when, then, state }) => {
  given(away('24pz@2501; 48pz@2502; marker aerial hand'));
  then.offered('airlift', ['german: airlift 2501', 'german: airlift 2502']);
  when('end');
  given('turn 9; phase victory-check; 24pz@2501; marker aerial hand');
  then.decides('german', 'idle@wait');
  expect(state().own.markers['aerial']).toEqual(['hand']);
});

rule('barbarossa:7.7g', 'after a turn of use a die says when it is back', ({ given, dice, then, state }) => {
  given('dice 3; turn 9; phase victory-check; 24pz@2501; marker aerial 2501');
  then.event('aerial.reloads', { turn: 12, die: 3 });
  expect(state().own.markers['aerial']).toEqual(['track-12']);
  given('dice 2; turn 9; phase victory-check; marker aerial spent');
  then.event('aerial.reloads', { turn: 11 });
  given('dice 6; turn 30; phase victory-check; marker aerial spent');
  expect(state().own.markers['aerial']).toEqual(['out']);
  given('turn 11; phase soviet-movement; 24pz@2501; marker aerial track-12');
  then.refused('german: airlift 2501', 'AERIAL.AWAY');
  given('turn 12; phase soviet-movement; 24pz@2501; marker aerial track-12');
  then.allowed('german: airlift 2501');
  dice();
});

const inBattle = (
  s: ReturnType<Parameters<Parameters<typeof rule>[2]>[0]['state']>,
  vars: Record<string, number>,
): void => {
  s.stack.push({ proc: 'battle', step: 'declared', vars });
};

rule('barbarossa:7.7A.a', 'also when an attack has been declared', ({ given, when, then, state }) => {
  given(away('24pz@2501; marker aerial hand'));
  inBattle(state(), {});
  when('german: airlift 2501');
  then.event('aerial.placed', { hex: '2501' });
});

rule('barbarossa:7.7A.b', 'and the attack goes on', ({ given, when, then, state }) => {
  given(away('24pz@2501; marker aerial hand'));
  inBattle(state(), {});
  when('german: airlift 2501');
  then.event('aerial.in-battle');
  then.decides('soviet', 'battle@declared');
});

rule('barbarossa:R88', 'never between the die and its result', ({ given, then, state }) => {
  given(away('24pz@2501; marker aerial hand'));
  inBattle(state(), { die: 4 });
  then.refused('german: airlift 2501', 'AERIAL.RESULT');
  given(away('24pz@2501; marker aerial hand'));
  state().stack.push({ proc: 'losses', step: 'lose', vars: {} });
  inBattle(state(), {});
  then.refused('german: airlift 2501', 'AERIAL.RESULT');
});
