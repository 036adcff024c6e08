// Chapter 10, ways off the map and back: who waits to leave, what he pays, who is still to come back.
import { expect } from '@jest/globals';
import { apply, check, settle } from '../../../../../src/core/kernel.ts';
import { stir } from '../../../../../src/core/state-cache.ts';
import type { Args, Refusal } from '../../../../../src/core/types.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { filled, listedAs, played } from '../play.ts';

const OPEN =
  'phase german-movement; turn 12; held 2607 german; held 2804 german; held 3103 german; own expedition "open"';
const GONE =
  'phase german-movement; turn 13; held 2607 german; held 2804 german; 40pz@caucasus; 57pz@caucasus; 52inf@caucasus';
const BACK = 'phase soviet-movement; turn 13; 9ra@caucasus; 37ra@caucasus';
const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

const refusedAt = (text: string, by: 'german' | 'soviet', verb: string, args: Args): Refusal | undefined => {
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  return check(barbarossa.rules, s, { by, verb, args });
};

rule('barbarossa:4.11c', 'the Parachute Panzer corps is a panzer corps', ({ given, when, then }) => {
  given(`${OPEN}; 40pz@3200; hg@3200; 57pz@3200; 52inf@3201; 21mtn@3201`);
  when('leave 40pz', 'leave hg');
  then.refused('leave 57pz', 'LEAVE.NOT-IN-FORCE');
  when('leave 21mtn');
  then.event('expedition.left', { units: ['40pz', 'hg', '21mtn'] });
});

rule('barbarossa:4.11c', 'nobody but corps of the German army', ({ given, then }) => {
  given(`${OPEN}; r3@3200; 40pz@3201; 6ssinf@3202`);
  then.refused('leave r3', 'LEAVE.NOT-IN-FORCE');
  then.offered('leave', ['leave 40pz', 'leave 6ssinf', 'leave r3 yes']);
});

rule('barbarossa:4.11b', 'who is elsewhere hears where the ways out are', ({ given, then }) => {
  given(`${OPEN}; 40pz@3200; 57pz@3104`);
  const units = ['57pz'];
  then.means(refusedAt(`${OPEN}; 40pz@3200; 57pz@3104`, 'german', 'leave', { units }), {
    code: 'LEAVE.NOT-HERE',
    rule: 'barbarossa:4.11b',
    params: { unit: '57pz', hex: '3104', hexes: ['3200', '3201', '3202', '3203', '3204'] },
  });
  const bulgarian = refusedAt(soviet(20, '13ra@3217; 3ra@3115'), 'soviet', 'leave', { units: ['3ra'] });
  expect(bulgarian?.params['hexes']).toEqual(['3215', '3216', '3217', '3218']);
});

rule(
  'barbarossa:R33',
  'who waits for the others has left for 1 MP, and goes nowhere else',
  ({ given, when, then, state }) => {
    given(`${OPEN}; own turn.owed {"57pz": 2}; 40pz@3200; 57pz@3200; 41pz@3200; 52inf@3201`);
    when('leave 40pz');
    then.event('unit.waits-to-leave', { unit: '40pz', units: ['40pz'] });
    then.noEvent('expedition.left');
    then.refused('move 40pz 3100', 'MOVE.LEAVING');
    when('leave 57pz');
    then.event('unit.waits-to-leave', { unit: '57pz', units: ['40pz', '57pz'] });
    // 8.1i: what entry over the edge cost comes on top.
    then.means(state().own.phase.spent, { '40pz': 1, '57pz': 3 });
    when('leave 52inf');
    then.means([state().own.phase.leaving, state().own.expedition], [[], 'out']);
  },
);

rule(
  'barbarossa:R33',
  'at the end of the phase whoever waited in vain stays, and is told so',
  ({ given, when, then, state }) => {
    given(`${OPEN}; 40pz@3200; 41pz@2903`);
    when('leave 40pz', 'end');
    then.event('expedition.not-full', { units: ['40pz'] });
    then.means(state().own.phase.leaving, []);
    given(`${OPEN}; 40pz@3200; 41pz@2903`);
    when('end');
    then.noEvent('expedition.not-full');
  },
);

rule(
  'barbarossa:8.26c',
  'from turn 14 on they come with who fetched them',
  ({ given, when, then, state }) => {
    given(soviet(14, '13ra@3217; 3ra@3115'));
    when('leave 13ra');
    then.event('unit.left-for-bulgaria', { unit: '13ra', turn: 14, early: false }, 'barbarossa:8.26a');
    then.means(state().own.places['bulgaria']?.toSorted(), ['13ra', '1b', '2b', '4b']);
    then.noEvent('expedition.left');
    given(soviet(13, '13ra@3217; 3ra@3115'));
    when('leave 13ra');
    then.event('unit.left-for-bulgaria', { early: true });
  },
);

rule('barbarossa:8.26a', 'it costs 1 MP, if there is one left', ({ given, when, then }) => {
  given(soviet(20, '13ra@3217; 3ra@3115; 16ra@3214; 18ra@3216'));
  when('move 16ra 3215');
  then.allowed('leave 16ra');
  given(soviet(20, '13ra@3217; own turn.owed {"13ra": 4}'));
  then.refused('leave 13ra', 'LEAVE.NO-POINTS');
});

rule('barbarossa:4.13m', 'room for all of them and no more is enough', ({ given, then }) => {
  const shut = '9ra@3200; 12ra@3201; 18ra@3202; 24ra@3203';
  given(`${GONE}; own expedition "out"; ${shut}; 1inf@3204; 2inf@3204`);
  then.allowed('return 40pz 3204');
  given(`${GONE}; own expedition "out"; ${shut}; 1inf@3204; 2inf@3204; 4inf@3204`);
  then.refused('return 40pz 3204', 'RETURN.NO-ROOM');
});

rule('barbarossa:4.13m', 'nothing else is done before the last of them is back', ({ given, when, then }) => {
  given(`${GONE}; own expedition "out"; 41pz@2903`);
  when('return 40pz 3200', 'return 57pz 3201');
  then.refused('end', 'MOVE.RECALL-FIRST');
  then.refused('move 41pz 2803', 'MOVE.RECALL-FIRST');
  then.refused('assault 41pz 2803', 'MOVE.RECALL-FIRST');
  when('return 52inf 3201');
  then.allowed('end', 'move 41pz 2803');
});

const back = (unit: string, at: string) => ({
  by: 'soviet',
  verb: 'return',
  args: { units: [unit], at: [at] },
});

rule('barbarossa:4.13j', 'one by one, and nobody else with them', ({ given, then }) => {
  const text = `${BACK.replace('; 37ra@caucasus', '')}; own expedition "recalled"; own turn.recalled true; 40pz@3203`;
  given(text);
  const now = played(text);
  then.means(
    listedAs(now, 'return'),
    ['3200', '3201', '3202', '3204', 'rvgk'].map((at) => back('9ra', at)),
  );
});

rule('barbarossa:R36', 'the RVGK box takes them instead of a hex', ({ given, then }) => {
  const text = `${BACK}; own expedition "recalled"; own turn.recalled true; own turn.rvgk 4`;
  given(text);
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  const done = apply(barbarossa.rules, s, back('9ra', 'rvgk'));
  then.means(done.ok && done.events, [
    { kind: 'units.returned', rule: 'barbarossa:R36', data: { units: ['9ra'], at: 'rvgk', side: 'soviet' } },
  ]);
  then.means([s.own.turn.rvgk, s.own.places['rvgk']], [5, ['9ra']]);
  then.means(check(barbarossa.rules, s, back('37ra', 'rvgk'))?.code, 'RETURN.BOX-FULL');
  then.means(check(barbarossa.rules, s, back('37ra', '3200')), undefined);
});

rule('barbarossa:8.26b', 'where there is no army to fetch them nobody comes', ({ given, then }) => {
  given(soviet(21, '13ra@3014'));
  then.refused('return 13ra 3217', 'RETURN.NOT-WAITING', 'barbarossa:4.13j');
  then.means(p.area('bulgarian-exit'), ['3215', '3216', '3217', '3218']);
});

rule('barbarossa:8.26e', 'it is the Bulgarians who must part', ({ given, then }) => {
  const text = soviet(21, '1b@bulgaria; 2b@bulgaria; 13ra@bulgaria');
  given(text);
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  const order = { by: 'soviet', verb: 'return', args: { units: ['13ra', '1b', '2b'], at: ['3217'] } };
  expect(apply(barbarossa.rules, s, order).ok).toBe(true);
  then.means(check(barbarossa.rules, s, { by: 'soviet', verb: 'end', args: {} }), {
    code: 'MOVE.BULGARIANS-STACKED',
    rule: 'barbarossa:8.26e',
    params: { units: ['1b', '2b'] },
  });
  stir(s);
  // One of them can go no more: the other must.
  s.own.phase.moved.push('1b');
  then.means(check(barbarossa.rules, s, { by: 'soviet', verb: 'end', args: {} })?.params['units'], ['2b']);
  // Nobody can go: the phase may end.
  s.own.phase.moved.push('2b');
  then.means(check(barbarossa.rules, s, { by: 'soviet', verb: 'end', args: {} }), undefined);
});

rule(
  'barbarossa:4.12a',
  'once it has left the Soviet answers before anybody moves on',
  ({ given, when, then }) => {
    given(
      `${OPEN}; 40pz@3200; 57pz@3200; 52inf@3201; 41pz@2903; 3ra@1606; 4ra@1606; 5ra@1606; 6ra@1606; 8ra@1607`,
    );
    when('leave 40pz', 'leave 57pz', 'leave 52inf');
    then.event('expedition.left', {}, 'barbarossa:4.11c');
    then.decides('soviet', 'caucasusResponse@army');
    then.offered('choose', ['choose 3ra', 'choose 4ra', 'choose 5ra', 'choose 6ra', 'choose 8ra']);
  },
);

const COMING = soviet(21, '13ra@bulgaria; 1b@bulgaria; 2b@bulgaria; 4b@bulgaria; 3ra@3014');

rule('barbarossa:8.26b', 'the stack is the same in whatever order it is named', ({ given, when, then }) => {
  given(COMING);
  then.means(filled(played(COMING), 'return 4b 13ra 2b 1b 3217'), {
    units: ['13ra', '1b', '2b', '4b'],
    at: ['3217'],
  });
  when('return 13ra 1b 2b 4b 3217');
  then.event('units.returned', { at: '3217' });
  // They must part before the phase ends, and may move for that.
  then.allowed('move 1b 3216');
  then.refused('end', 'MOVE.BULGARIANS-STACKED', 'barbarossa:8.26e');
});
