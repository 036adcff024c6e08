// Chapter 8: what Soviet units set off by where they come: the Polish army, the change of sides of Romania.
//
//   2216 is in the General Government; 2215 touches it, 2214 does not. 3113 touches Bucharest (3114), 3012 does not.
import { expect } from '@jest/globals';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Event } from '../../../../../src/core/types.ts';
import { answerAdjacent } from '../../../../../src/games/barbarossa/08-reinforcements/8.24-triggers.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

const REGIONS = 'held 2809 german; held 1214 german;';
const MOVE = `phase soviet-movement; plan order move-fight; ${REGIONS}`;
const NEAR = p.neighbours('2215').filter((hex) => p.hex(hex).country === 'general-government');

rule(
  'barbarossa:8.24a',
  'the Polish army stands with whoever comes next to its country',
  ({ given, when, then }) => {
    expect(NEAR).not.toEqual([]);
    given(`${MOVE} turn 16; 3ra@2214; held 2214 soviet; held 2215 german`);
    when('move 3ra 2215');
    then.event('army.appears', { unit: 'pol', hex: '2215' });
    then.at('pol', '2215');
  },
);

rule('barbarossa:8.24a', 'the first time only', ({ given, when, then }) => {
  given(`${MOVE} turn 16; 3ra@2214; held 2214 soviet; held 2215 german; pol@dead`);
  when('move 3ra 2215');
  then.noEvent('army.appears');
  given(`${MOVE} turn 16; 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.appears');
});

rule(
  'barbarossa:R116',
  'till turn 13 only over hexes that have been German',
  ({ given, when, then, state }) => {
    given(`${MOVE} turn 13; 3ra@2214`);
    when('move 3ra 2215');
    then.noEvent('army.appears');
    then.means(state().own.places['aside']?.includes('pol'), true);
  },
);

rule('barbarossa:R164', 'after turn 13 over any hex', ({ given, when, then, state }) => {
  given(`${MOVE} turn 14; 3ra@2214`);
  when('move 3ra 2215');
  then.event('army.appears', { unit: 'pol', hex: '2215' }, 'barbarossa:8.24a');
  then.means(state().own.held['2215'], undefined);
  given(`${MOVE} turn 8; 3ra@2214`);
  when('move 3ra 2215');
  then.noEvent('army.promised');
});

rule('barbarossa:8.24a', 'only for units in overland supply', ({ given, when, then }) => {
  const ring = ['2213', '2313', '2314', '2114', '2115', '2216', '2315', '2116'].map(
    (hex, i) => `${i + 4}inf@${hex}`,
  );
  given(`${MOVE} turn 16; 3ra@2214; held 2215 german; ${ring.join('; ')}`);
  when('move 3ra 2215');
  then.noEvent('army.appears');
  given(`${MOVE} turn 16; 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.appears');
});

rule('barbarossa:8.24b', 'in the nearest supplied hex if there is no room', ({ given, when, then }) => {
  given(
    `${MOVE} turn 16; 3ra@2214; held 2214 soviet; 5ra@2215; 6ra@2215 under; 8ra@2215 under; 9ra@2215 under; 10ra@2214 under; held 2215 soviet back`,
  );
  when('move 3ra 2215');
  then.event('army.appears', { unit: 'pol', hex: '2214' });
});

rule('barbarossa:8.24c', 'before turn 13 it is promised for that turn', ({ given, when, then }) => {
  given(`${MOVE} turn 9; 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.promised', { unit: 'pol', turn: 13 });
  then.at('pol', 'track-13');
});

rule('barbarossa:R117', 'in turn 13 it comes at once', ({ given, when, then }) => {
  given(`${MOVE} turn 13; 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.at('pol', '2215');
  then.means(p.isUnit('pol'), true);
});

const SOUTH = '3ra@3112; held 3112 soviet; held 3113 german; r3@2921; r4@dead';

rule(
  'barbarossa:8.25a',
  'next to Bucharest, the Romanian armies of the Axis are gone for good',
  ({ given, when, then }) => {
    given(`${MOVE} turn 20; ${SOUTH}`);
    when('move 3ra 3113');
    then.event('romania.left', { units: ['r3', 'r4'] });
    then.at('r3', 'out');
    then.at('r4', 'out');
  },
);

rule('barbarossa:8.25b', 'and two of their own come, one turn after the other', ({ given, when, then }) => {
  given(`${MOVE} turn 20; ${SOUTH}`);
  when('move 3ra 3113');
  then.event('army.promised', { unit: '1r', turn: 21 });
  then.at('4r', 'track-22');
});

rule(
  'barbarossa:8.25d',
  'before turn 14 they are promised for 14 and 15, and the Axis armies stay',
  ({ given, when, then }) => {
    given(`${MOVE} turn 11; ${SOUTH}`);
    when('move 3ra 3113');
    then.event('army.promised', { unit: '4r', turn: 15 });
    then.at('r3', '2921');
  },
);

rule('barbarossa:R169', 'and stay when turn 14 begins', ({ given, then, state }) => {
  given(`phase turn-start; turn 14; ${REGIONS} 1r@track-14; 4r@track-15; r3@2921; 3ra@3012`);
  then.noEvent('romania.left');
  then.means(state().own.places['2921'], ['r3']);
});

rule('barbarossa:R118', 'they wait for Bucharest', ({ given, when, then, state }) => {
  given(`phase soviet-administration; turn 14; ${REGIONS} 1r@track-14; 4r@track-15; 33ra@track-14; 3ra@1606`);
  then.refused('place 1r 3114', 'ENTRY.NOT-THERE', 'barbarossa:8.25c');
  when('place 33ra at rvgk');
  then.means(state().own.places['track-14'], ['1r']);
});

/** What an army that came next to Poland and died there, or was thrown back, sets off. */
const triggered = (text: string, unit: string): readonly Event[] => {
  const s = stateOf(text);
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  const ctx = { s, seen: s, emit, reveal: emit } as unknown as Ctx<Own>;
  answerAdjacent(p, ctx, { kind: 'adjacent', hex: '2215', from: '2214', unit });
  return events;
};

rule('barbarossa:R117', 'a mobile assault that came to nothing sets it off too', ({ given, then }) => {
  const text = `${MOVE} turn 26; 24pz@2215; 5t@2214; 3t@dead`;
  given(text);
  then.means(
    triggered(text, '3t').map(({ kind, data }) => [kind, data['hex']]),
    [['army.appears', '2214']],
  );
  expect(triggered(text, '5t')).toHaveLength(1);
  // Nobody is left with whom it could stand.
  expect(triggered(text.replace('5t@2214;', ''), '3t')).toEqual([]);
});

rule('barbarossa:8.24a', 'nowhere but next to Poland', ({ given, when, then }) => {
  given(`${MOVE} turn 16; 3ra@1606; held 1607 german`);
  when('move 3ra 1607');
  then.noEvent('army.appears');
  given(`${MOVE} turn 16; 3ra@2214; held 2214 soviet; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.appears');
});
