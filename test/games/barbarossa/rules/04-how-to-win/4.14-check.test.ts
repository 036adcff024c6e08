// Chapter 4: the check that ends every turn from the third on, its chart, and points that are forgiven.
import { expect } from '@jest/globals';
import { boundsOn } from '../../../../../src/games/barbarossa/04-how-to-win/4.20-victory-check.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

const CHECK = 'phase victory-check;';
/** From the opening 14. */
const total = (points: number): string => `points 1 ${points - 14} points.taken barbarossa:4.2c`;

rule('barbarossa:4.1a', 'who takes hexes faster than history wins', ({ given, then, state }) => {
  given(`${CHECK} turn 3; ${total(22)}`);
  then.means(state().over?.winner, 'german');
});

rule('barbarossa:4.1c', 'the last check leaves no draw', ({ given, then, state }) => {
  given(`${CHECK} turn 32; ${total(1)}`);
  then.over('german');
  expect(state().over?.final).toBe(true);
  given(`${CHECK} turn 32; ${total(0)}`);
  then.over('soviet');
});

rule('barbarossa:4.14a', 'there is no check before turn 3', ({ given, then, state }) => {
  given(`${CHECK} turn 2; ${total(40)}`);
  then.noEvent('check');
  expect(state().over).toBeUndefined();
  given(`${CHECK} turn 3; ${total(15)}`);
  then.event('check', { total: 15, german: 22, soviet: 13 });
});

rule(
  'barbarossa:4.14b',
  'at the bound or beyond it the game is won, by either side (R52)',
  ({ given, then, state }) => {
    given(`${CHECK} turn 10; ${total(31)}`);
    then.over('german');
    given(`${CHECK} turn 10; ${total(21)}`);
    then.over('soviet');
    given(`${CHECK} turn 10; ${total(22)}`);
    expect(state().over).toBeUndefined();
  },
);

rule('barbarossa:4.14c', 'turn 3 goes on between 14 and 21', ({ given, then, state }) => {
  const winners = [13, 14, 21, 22].map((points) => {
    given(`${CHECK} turn 3; ${total(points)}`);
    return state().over?.winner;
  });
  then.means(winners, ['soviet', undefined, undefined, 'german']);
});

rule('barbarossa:4.14a', 'the debits of the turn are entered first (R51)', ({ given, then }) => {
  given(`${CHECK} turn 3; ${total(22)}; 3ra@2118`);
  then.event('check', { total: 21 });
});

rule('barbarossa:4.14d', 'a side may give up at any time', ({ given, when, then, state }) => {
  given('phase german-movement; turn 5; plan order fight-move; 24pz@1911');
  when('resign');
  then.means(state().over?.winner, 'soviet');
});

const FORGIVING = `${CHECK} option forgiveness=on;`;

rule(
  'barbarossa:4.20a',
  'points are forgiven only where the players agreed on it',
  ({ given, then, state }) => {
    given(`${CHECK} turn 3; ${total(22)}`);
    then.noEvent('forgiven');
    given(`${FORGIVING} turn 3; ${total(22)}`);
    then.means([state().over, state().own.forgiven], [undefined, 1]);
  },
);

rule('barbarossa:4.20b', 'too many are forgiven, one for one', ({ given, then }) => {
  given(`${FORGIVING} turn 3; ${total(24)}`);
  then.event('forgiven', { points: 3, sum: 3 });
});

rule('barbarossa:4.20c', 'too few as well', ({ given, then }) => {
  given(`${FORGIVING} turn 6; ${total(18)}`);
  then.event('forgiven', { points: -3, sum: -3 });
});

rule('barbarossa:4.20e', '22 points in August 1941 are one too many', ({ given, then, state }) => {
  given(`${FORGIVING} turn 3; ${total(22)}`);
  then.means(state().own.forgiven, 1);
});

rule('barbarossa:4.20f', '20 points on turn 6 are one too few', ({ given, then, state }) => {
  given(`${FORGIVING} turn 6; ${total(20)}`);
  then.means(state().own.forgiven, -1);
  given(`${FORGIVING} turn 6; ${total(21)}`);
  expect(state().own.forgiven).toBeUndefined();
});

rule('barbarossa:4.20g', '24 points on turn 4 are two too many', ({ given, then, state }) => {
  given(`${FORGIVING} turn 4; ${total(24)}`);
  then.means(state().own.forgiven, 2);
});

rule('barbarossa:4.20h', 'they set each other off', ({ given, then, state }) => {
  given(`${FORGIVING} turn 6; ${total(20)}; own forgiven 1`);
  then.means([state().own.forgiven, pointsTotal(p, state())], [0, 20]);
});

rule(
  'barbarossa:4.20d',
  'and count at the last check, which forgives nothing (R49)',
  ({ given, then, state }) => {
    given(`${FORGIVING} turn 32; ${total(0)}; own forgiven 1`);
    then.event('forgiven.counts', { points: 1 });
    expect(state().over).toMatchObject({ winner: 'german', rule: 'barbarossa:4.1c' });
    given(`${FORGIVING} turn 32; ${total(1)}; own forgiven -1`);
    expect(state().over?.winner).toBe('soviet');
    then.noEvent('forgiven');
  },
);

rule('barbarossa:4.14a', 'the chart has a line for every check', ({ given, then }) => {
  given(`${CHECK} turn 3; ${total(15)}`);
  const s = stateOf(`${CHECK} turn 3`);
  const turns = Array.from({ length: 32 }, (_, i) => i + 1).filter(
    (turn) => boundsOn(p, s, turn) !== undefined,
  );
  then.means(
    turns,
    Array.from({ length: 30 }, (_, i) => i + 3),
  );
});
