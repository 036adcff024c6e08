// Chapter 4: movement.
import { expect } from '@jest/globals';
import { costOf } from '../04-movement.ts';
import { rule } from './kit.ts';

rule('ford:4.1', 'a unit moves from hex to adjacent hex', ({ given, when, then }) => {
  given('phase movement; n1@1203');
  then.refused('move n1 1304 1305', 'MOVE.NOT-NEXT');
  then.refused('move n1', 'MOVE.NO-PATH');
  when('move n1 1303 1304');
  then.event('unit.moved', {
    unit: 'n1',
    from: '1203',
    hex: '1304',
    path: ['1303', '1304'],
    cost: 3,
    left: 0,
  });
  then.at('n1', '1304');
});

rule('ford:4.1', 'a unit moves once a phase', ({ given, when, then }) => {
  given('phase movement; n1@1203; n2@1203 under');
  when('move n1 1202');
  then.refused('move n1 1201', 'MOVE.AGAIN');
  then.allowed('move n2 1202');
  when('move n2 1202');
  then.refused('move n1 1201', 'MOVE.ALL-MOVED');
});

rule('ford:4.1', 'units move one at a time, and enter no hex twice', ({ given, then }) => {
  given('phase movement; n4@1203; n5@1203 under');
  then.refused('move n4 n5 1202', 'MOVE.ONE');
  then.refused('move n4 1202 1203', 'MOVE.TWICE');
  then.refused('move n4 1202 1201 1202', 'MOVE.TWICE');
});

rule(
  'ford:4.2',
  'a clear hex costs 1 and a wood 2, and no more can be spent than the unit has',
  ({ given, then, state }) => {
    given('phase movement; n6@1202; n1@1203');
    const sum = costOf(state().own, 'n1', ['1103', '1102']);
    then.entry(sum, 'cost.clear', 1);
    then.entry(sum, 'cost.wood', 2);
    expect(sum.total).toBe(3);
    then.allowed('move n1 1103 1102', 'move n6 1301');
    then.refused('move n1 1103 1102 1002', 'MOVE.FAR');
    then.refused('move n6 1203 1204', 'MOVE.FAR');
  },
);

rule('ford:4.3', 'the river costs 1 more, a ford nothing', ({ given, then, state }) => {
  given('phase movement; n1@1300; n2@1302; n6@1300 under');
  const over = costOf(state().own, 'n1', ['1401']);
  then.entry(over, 'cost.river', 1);
  expect(over.total).toBe(2);
  expect(costOf(state().own, 'n2', ['1402']).total).toBe(1);
  then.allowed('move n6 1401');
  then.refused('move n6 1401 1501', 'MOVE.FAR', 'ford:4.2');
});

rule('ford:4.4', 'no unit enters a hex with an enemy', ({ given, then }) => {
  given('phase movement; n4@1302; s1@1402');
  then.refused('move n4 1402', 'MOVE.ENEMY');
});

rule('ford:4.5', 'a unit stops when it comes next to an enemy', ({ given, when, then }) => {
  given('phase movement; n1@1203; s1@1403');
  then.refused('move n1 1302 1202', 'MOVE.STOP');
  when('move n1 1302');
  then.event('unit.moved-stop', { unit: 'n1', hex: '1302', left: 2 });
});

rule('ford:4.5', 'a unit that begins next to an enemy may leave', ({ given, then }) => {
  given('phase movement; n1@1302; s1@1403; n2@1203');
  then.allowed('move n1 1301', 'move n1 1202 1201');
  then.refused('move n2 1303 1304', 'MOVE.STOP');
});

rule('ford:4.6', 'horse goes past an enemy, and pays 1 to leave it', ({ given, then, state }) => {
  given('phase movement; n4@1203; s1@1403');
  const sum = costOf(state().own, 'n4', ['1302', '1301']);
  then.entry(sum, 'cost.enemy', 1);
  expect(sum.total).toBe(4);
  then.allowed('move n4 1302 1301', 'move n4 1302 1202 1201');
});
