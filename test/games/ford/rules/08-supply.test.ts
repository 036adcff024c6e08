// Chapter 8: supply. Three units of the south close row 12 from edge to edge.
import { expect } from '@jest/globals';
import { oddsOf } from '../06-combat.ts';
import { rule } from './kit.ts';

const WALL = 's1@1206; s2@1203; s3@1200';

rule('ford:8.1', 'hexes next to the enemy cut supply', ({ given, then }) => {
  given(`phase movement; n1@1302; ${WALL}`);
  then.sees('north', '1302', [{ id: 'n1', facts: { supplied: false } }]);
  given('phase movement; n1@1302; s1@1206; s3@1200');
  then.sees('north', '1302', [{ id: 'n1', facts: { supplied: true } }]);
});

rule('ford:8.1', 'an own unit keeps a hex open, and only own sources count', ({ given, then }) => {
  given(`phase movement; n1@1302; n2@1202; ${WALL}`);
  then.sees('north', '1302', [{ id: 'n1', facts: { supplied: true } }]);
  given('phase movement; n1@1302; n2@1101; s4@1001; s5@1003; s6@1006');
  then.sees('north', '1302', [{ id: 'n1', facts: { supplied: false } }]);
  then.sees('north', '1101', [{ id: 'n2', facts: { supplied: false } }]);
});

rule('ford:8.2', 'without supply the attack is halved', ({ given, then, state }) => {
  given(`phase combat; n1@1302; ${WALL}; s4@1402`);
  const { attack } = oddsOf(state().own, '1402', ['n1']);
  then.entry(attack, 'odds.no-supply', -2);
  expect(attack.total).toBe(2);
});

rule('ford:8.2', 'over the river as well it is halved twice', ({ given, then, state }) => {
  given(`phase combat; n1@1303; ${WALL}; s4@1404`);
  const { attack } = oddsOf(state().own, '1404', ['n1']);
  then.entry(attack, 'odds.no-supply', -1);
  expect(attack.total).toBe(1);
});

rule(
  'ford:8.3',
  'without supply when the phase begins, movement is halved and rounded up',
  ({ given, when, then }) => {
    given(`phase movement; n1@1402; n5@1502; ${WALL}`);
    then.event('supply.cut', { side: 'north', units: ['n1', 'n5'], count: 2 });
    then.allowed('move n1 1501 1602', 'move n5 1602 1701 1700');
    then.refused('move n1 1501 1602 1702', 'MOVE.FAR', 'ford:4.2');
    then.refused('move n5 1602 1702 1703 1704', 'MOVE.FAR', 'ford:4.2');
    when('move n1 1501');
    then.allowed('move n5 1602');
  },
);

rule(
  'ford:8.3',
  'supply found during the phase does not help, and lost during it does not harm',
  ({ given, when, then }) => {
    given(`phase movement; n1@1402; n5@1202; ${WALL}`);
    then.noEvent('supply.cut');
    when('move n5 1201');
    then.allowed('move n1 1501 1602 1702');
    given('phase movement; n1@1402');
    then.noEvent('supply.cut');
    given(`phase movement; n1@1402; ${WALL}`);
    then.event('supply.cut', { units: ['n1'] });
  },
);
