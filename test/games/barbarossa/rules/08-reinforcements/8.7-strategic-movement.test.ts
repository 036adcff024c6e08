// Chapter 8: German strategic movement, and who may not leave an area.
import { expect, it } from '@jest/globals';
import { check, complete, decision, offers, sampled, settle } from '../../../../../src/core/kernel.ts';
import { strategicReach } from '../../../../../src/games/barbarossa/08-reinforcements/8.7-strategic-movement.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { driven, isPhase } from '../driving.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const HELD = 'held 1813 german; held 2607 german; held 1714 german';
const at = (turn: number, rest: string): string => `phase german-strategic; turn ${turn}; ${HELD}; ${rest}`;

rule('barbarossa:8.6a', 'there is none before turn 9', ({ given, then }) => {
  given('phase german-strategic; turn 9; held 1813 german; 24pz@1813');
  then.decides('german', 'strategicMovement@orders');
  const s = stateOf(at(8, '24pz@1813'));
  settle(barbarossa.rules, s);
  then.means(decision(barbarossa.rules, s)?.at === 'strategicMovement@orders', false);
});

rule('barbarossa:8.6b', 'from turn 9 units on the map go far', ({ given, then }) => {
  given(at(9, '24pz@1813; 13ra@1503'));
  then.refused('rail 13ra 1504', 'MOVE.NOT-YOURS');
  then.refused('rail 41pz 1714', 'MOVE.OFF-MAP');
});

rule('barbarossa:8.7a', 'it begins and ends in its own phase', ({ given, when, then }) => {
  given(at(9, '1inf@1813'));
  when('rail 1inf 1812 1811');
  then.event('unit.railed', { unit: '1inf', from: '1813', hex: '1811', weight: 1, left: 7 });
});

rule(
  'barbarossa:8.7b',
  'who has moved so may move in the movement phase as well',
  ({ given, when, then }) => {
    given(`${at(9, '1inf@1813')}; plan order move-fight`);
    when('rail 1inf 1812 1811');
    then.decides('german', 'movement@orders');
    then.means(driven(at(9, '1inf@1813'), isPhase('german-assault')).length > 0, true);
    then.allowed('move 1inf 1810');
  },
);

rule(
  'barbarossa:8.7c',
  'it begins in a friendly city in overland supply, enemies next to it or not',
  ({ given, then }) => {
    given(at(9, '24pz@1813; 1inf@1812; 2inf@1907'));
    then.refused('rail 1inf 1811', 'RAIL.NO-CITY');
    given(at(9, '24pz@1813; 13ra@1812'));
    then.allowed('rail 24pz 1913 2014');
    // Surrounded, the city is out of supply.
    given(at(9, '41pz@1714; 24pz@1813; 13ra@1812; 3ra@1814; 16ra@1712; 23ra@1713; 27ra@1912; 29ra@1913'));
    then.refused('rail 24pz 1814', 'RAIL.NO-CITY');
  },
);

rule('barbarossa:8.7d', 'no way is too long', ({ given, then }) => {
  given(at(9, '24pz@1813'));
  const reach = strategicReach(p, stateOf(at(9, '24pz@1813')), '24pz');
  then.means(
    reach.some(({ cost }) => cost > 10),
    true,
  );
  then.means(
    reach.some(({ place }) => place === '2024'),
    true,
  );
});

rule('barbarossa:8.7e', 'only the first and the last hex may be next to an enemy', ({ given, then }) => {
  given(at(9, '24pz@1813; 13ra@1810'));
  then.allowed('rail 24pz 1812 1811');
  then.refused('rail 24pz 1812 1811 1711', 'RAIL.PAST-ENEMY');
  // R110: who begins next to an enemy may still be next to one in the second hex, if it stops there.
  given(at(9, '24pz@1813; 13ra@1812'));
  then.allowed('rail 24pz 1913', 'rail 24pz 1912');
  then.refused('rail 24pz 1912 1911', 'RAIL.PAST-ENEMY');
});

rule('barbarossa:8.7f', 'what is closed stays closed', ({ given, then }) => {
  given(at(9, 'h1@2820; 24pz@1813; 13ra@1912; held 3108 german'));
  then.refused('rail 24pz 1912', 'MOVE.ENEMY', 'barbarossa:10.4');
  const s = stateOf(at(9, 'h1@2820; 24pz@3108; held 3108 german; held 2907 german'));
  then.means(
    strategicReach(p, s, 'h1').filter(({ place }) => p.zone(place) === 'north'),
    [],
  );
});

rule('barbarossa:10.14c', 'strategic movement does not cross Kerch', ({ given, then }) => {
  given(at(9, '24pz@3108; held 3108 german; 1inf@2607'));
  then.refused('rail 24pz 3107 3106 3105', 'RAIL.KERCH');
  then.refused('rail 24pz 3008 2907', 'MOVE.SIVASH-GERMAN', 'barbarossa:10.15b');
});

rule('barbarossa:8.7g', 'it ends where it likes', ({ given, when, then }) => {
  given(at(9, '1inf@1813'));
  when('rail 1inf 1812');
  then.means(p.hex('1812').city, undefined);
});

rule('barbarossa:8.7h', 'who arrives takes nothing of the eight', ({ given, then, state }) => {
  given(at(9, '1inf@1813; own turn.entered {"1813":5}'));
  then.means(state().own.turn.railed, []);
  then.allowed('rail 1inf 1812');
});

const EIGHT =
  '1inf@1813; 2inf@1813; 4inf@1813; 5inf@1813; 6inf@1813; 7inf@2607; 8inf@2607; 9inf@2607; 24pz@2607; 10inf@1714';

rule('barbarossa:8.7i', 'eight a player turn', ({ given, when, then, state }) => {
  given(`${at(9, EIGHT)}; plan order move-fight`);
  when(
    ...['1inf', '2inf', '4inf', '5inf', '6inf'].map(
      (unit, i) => `rail ${unit} ${['1812', '1713', '1814', '1913', '1912'][i] ?? ''}`,
    ),
  );
  when('rail 7inf 2608', 'rail 8inf 2707');
  then.refused('rail 24pz 2608', 'RAIL.NO-MORE-ROOM', 'barbarossa:8.7j');
  when('rail 9inf 2608');
  then.means(state().own.turn.railed.length, 8);
  then.decides('german', 'movement@orders');
});

rule('barbarossa:8.7j', 'a mechanized unit counts two, an Axis satellite four', ({ given, when, then }) => {
  given(at(9, 'h1@2607; 24pz@2607; 41pz@2607; 46pz@2607; 1inf@1813'));
  when('rail 24pz 2608', 'rail 41pz 2608', 'rail 46pz 2608');
  then.refused('rail h1 2707', 'RAIL.NO-MORE-ROOM');
});

rule('barbarossa:8.7k', 'none from turn 30 on', ({ given, then }) => {
  given(at(29, '1inf@1813'));
  then.decides('german', 'strategicMovement@orders');
  const s = stateOf(at(30, '1inf@1813'));
  settle(barbarossa.rules, s);
  then.means(decision(barbarossa.rules, s)?.at === 'strategicMovement@orders', false);
});

it('barbarossa:R110 moves one unit at a time, through no hex twice, and fills the way round enemies', () => {
  const s = stateOf(at(9, '24pz@1813; 41pz@1813; 13ra@1709'));
  settle(barbarossa.rules, s);
  const code = (line: string): string | undefined =>
    check(barbarossa.rules, s, readOrder(barbarossa, s, line))?.code;
  expect(code('rail 24pz 1812 1813')).toBe('RAIL.TWICE');
  const full = complete(barbarossa.rules, s, readOrder(barbarossa, s, 'rail 24pz 1907'));
  if (!full.ok) throw new Error(full.refusal.code);
  expect(check(barbarossa.rules, s, full.order)).toBeUndefined();
});

it('draws strategic moves that are legal', () => {
  const s = stateOf(at(9, EIGHT));
  settle(barbarossa.rules, s);
  const offer = offers(barbarossa.rules, s).find(({ verb }) => verb === 'rail');
  if (offer === undefined) throw new Error('no rail');
  for (let n = 0; n < 40; n++) {
    const order = sampled(s, offer, (k) => (n * 7 + k * 3) % k);
    if (order !== undefined) expect(check(barbarossa.rules, s, order)).toBeUndefined();
  }
});

it('finds ways past no enemy to everything in reach', () => {
  const s = stateOf(at(9, '24pz@1813; 13ra@1810; 3ra@1514; 16ra@2018'));
  settle(barbarossa.rules, s);
  const reach = strategicReach(p, s, '24pz');
  expect(reach.length).toBeGreaterThan(100);
  for (const { place } of reach) {
    const full = complete(barbarossa.rules, s, readOrder(barbarossa, s, `rail 24pz ${place}`));
    expect({
      place,
      refused: full.ok ? check(barbarossa.rules, s, full.order)?.code : full.refusal.code,
    }).toEqual({
      place,
      refused: undefined,
    });
  }
});

rule(
  'barbarossa:R110',
  'units of one city may be sent one way with one order, each for itself',
  ({ given, when, then, state }) => {
    given(at(9, '24pz@1813; 1inf@1813; 2inf@1813; 41pz@1714; 4inf@1811; 5inf@1811; 6inf@1811'));
    then.refused('rail 24pz 41pz 1812', 'RAIL.APART');
    // Two find room beside the three.
    then.refused('rail 1inf 24pz 2inf 1812 1811', 'STACK.FULL', 'barbarossa:6.3');
    when('rail 1inf 24pz 1812 1811');
    then.event('unit.railed', { unit: '24pz', hex: '1811', weight: 2, left: 5 }, 'barbarossa:8.7a');
    then.means(state().own.turn.railed, ['1inf', '24pz']);
    given(at(9, '24pz@1813; 40pz@1813; 41pz@1813; 46pz@1813; 47pz@1813'));
    then.refused('rail 24pz 40pz 41pz 46pz 47pz 1812', 'RAIL.NO-MORE-ROOM', 'barbarossa:8.7j');
    when('rail 24pz 40pz 41pz 46pz 1812');
    then.at('46pz', '1812');
  },
);
