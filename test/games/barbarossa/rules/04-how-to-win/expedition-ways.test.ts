// Chapter 4: how the Caucasus expedition leaves the map, and who comes back how.
import { expect, it } from '@jest/globals';
import { apply, check, settle } from '../../../../../src/core/kernel.ts';
import { barbarossa, rule, stateOf } from '../kit.ts';

const OPEN =
  'phase german-movement; turn 12; held 2607 german; held 2804 german; held 3103 german; own expedition "open"';
const GONE =
  'phase german-movement; turn 13; held 2607 german; held 2804 german; 40pz@caucasus; 57pz@caucasus; 52inf@caucasus';
const BACK = 'phase soviet-movement; turn 13; 9ra@caucasus; 37ra@caucasus; 44ra@caucasus; 46ra@caucasus';

const toBox = (unit: string) => ({ by: 'soviet', verb: 'return', args: { units: [unit], at: ['rvgk'] } });

rule('barbarossa:4.11b', 'the ways out are the five rough hexes in the corner', ({ given, then }) => {
  given(`${OPEN}; 40pz@3200; 57pz@3104`);
  then.refused('leave 57pz', 'LEAVE.NOT-HERE');
  then.allowed('leave 40pz');
});

it('barbarossa:4.11a keeps the way shut until it has been opened', () => {
  const s = stateOf('phase german-movement; turn 12; 40pz@3200');
  settle(barbarossa.rules, s);
  const order = { by: 'german', verb: 'leave', args: { units: ['40pz'] } };
  expect(check(barbarossa.rules, s, order)).toMatchObject({
    code: 'LEAVE.NOT-OPEN',
    rule: 'barbarossa:4.11a',
  });
});

rule(
  'barbarossa:4.11c',
  'one infantry or mountain corps and two panzer corps leave in one phase',
  ({ given, when, then, state }) => {
    given(`${OPEN}; 40pz@3200; 57pz@3200; 41pz@3200; 52inf@3201; 49mtn@3201; r3@3201`);
    then.refused('leave r3', 'LEAVE.NOT-IN-FORCE');
    when('leave 40pz', 'leave 57pz');
    then.refused('leave 41pz', 'LEAVE.NOT-IN-FORCE');
    when('leave 49mtn');
    then.event('expedition.left', { units: ['40pz', '57pz', '49mtn'] });
    expect(state().own.expedition).toBe('out');
  },
);

rule('barbarossa:4.11d', 'they stand in the Caucasus box then', ({ given, when, then, state }) => {
  given(`${OPEN}; 40pz@3200; 57pz@3200; 52inf@3201; 41pz@3104`);
  when('leave 40pz', 'leave 57pz', 'leave 52inf');
  then.means(state().own.places['caucasus']?.toSorted(), ['40pz', '52inf', '57pz']);
});

it('barbarossa:R33 takes 1 MP to leave, keeps who waits in its hex, and gives it back at the end of the phase', () => {
  const s = stateOf(`${OPEN}; 40pz@3200; 57pz@3200; 41pz@3104`);
  settle(barbarossa.rules, s);
  s.own.phase.moved.push('40pz');
  s.own.phase.origins['40pz'] = '3104';
  s.own.phase.afoot = [['40pz']];
  s.own.phase.spent['40pz'] = 8;
  const leave = (unit: string) =>
    check(barbarossa.rules, s, { by: 'german', verb: 'leave', args: { units: [unit] } });
  expect(leave('40pz')).toMatchObject({ code: 'LEAVE.NO-POINTS', rule: 'barbarossa:R33' });
  s.own.phase.spent['40pz'] = 7;
  expect(leave('40pz')).toBeUndefined();
});

rule('barbarossa:4.13m', 'all of them or none', ({ given, when, then, state }) => {
  given(`${OPEN}; 40pz@3200; 57pz@3200; 41pz@2903`);
  when('leave 40pz');
  then.at('40pz', '3200');
  when('leave 57pz', 'end');
  then.at('40pz', '3200');
  expect(state().own.expedition).toBe('open');
  given(`${GONE}; own expedition "out"; 41pz@2903`);
  when('return 40pz 3200');
  then.refused('end', 'MOVE.RECALL-FIRST');
  then.refused('move 41pz 2803', 'MOVE.RECALL-FIRST');
  when('return 57pz 3201', 'return 52inf 3200');
  then.allowed('end', 'move 40pz 3100');
  // Four of five ways out are the enemy's and the fifth is all but full: no room for three.
  given(
    `${GONE}; own expedition "out"; 9ra@3200; 12ra@3201; 18ra@3202; 24ra@3203; 1inf@3204; 2inf@3204; 4inf@3204; 5inf@3204`,
  );
  then.refused('return 40pz 3204', 'RETURN.NO-ROOM');
});

rule(
  'barbarossa:4.13h',
  'an expedition is called back through hexes without Soviet units',
  ({ given, when, then, state }) => {
    given(`${GONE}; own expedition "out"; 9ra@3200`);
    then.refused('return 40pz 3200', 'RETURN.ENEMY');
    when('return 40pz 3202');
    then.event('units.returned', { units: ['40pz'], at: '3202' });
    expect(state().own.expedition).toBe('recalled');
    // Not in the phase in which it left.
    const s = stateOf(`${GONE}; own expedition "out"`);
    settle(barbarossa.rules, s);
    s.own.phase.moved.push('40pz', '57pz', '52inf');
    const order = { by: 'german', verb: 'return', args: { units: ['40pz'], at: ['3202'] } };
    expect(check(barbarossa.rules, s, order)).toMatchObject({
      code: 'RETURN.LATER',
      rule: 'barbarossa:4.13h',
    });
  },
);

rule(
  'barbarossa:4.13i',
  'coming back costs nothing, and goes on at the normal cost',
  ({ given, when, then, state }) => {
    given(`${GONE}; own expedition "out"`);
    when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3200');
    then.means(state().own.phase.spent, {});
    when('move 40pz 57pz 3100');
    then.at('40pz', '3100');
  },
);

rule(
  'barbarossa:4.13j',
  'after a recall the Soviet armies follow one by one, onto the map or into the RVGK box',
  ({ given, when, then }) => {
    given(`${BACK}; own expedition "out"; 13ra@1503`);
    then.refused('return 9ra 3200', 'RETURN.EXPEDITION-STANDS');
    given(`${BACK}; own expedition "recalled"; own turn.recalled true; 40pz@3203`);
    then.refused('return 9ra 3203', 'RETURN.ENEMY');
    when('return 9ra 3200');
    then.event('units.returned', { units: ['9ra'], at: '3200' });
    when('move 9ra 3100');
    const s = stateOf(`${BACK}; own expedition "recalled"; own turn.recalled true`);
    settle(barbarossa.rules, s);
    expect(apply(barbarossa.rules, s, toBox('37ra')).ok).toBe(true);
    then.means(s.own.turn.rvgk, 1);
  },
);

rule('barbarossa:4.13k', 'after a defeat they come back the same ways', ({ given, when, then }) => {
  given(`${BACK}; own expedition "beaten"`);
  when('return 9ra 3200');
  then.event('units.returned', { units: ['9ra'], at: '3200' });
});

it('barbarossa:R36 counts those who go to the RVGK box toward its five', () => {
  const s = stateOf(`${BACK}; own expedition "recalled"; own turn.recalled true; own turn.rvgk 5`);
  settle(barbarossa.rules, s);
  expect(check(barbarossa.rules, s, toBox('9ra'))).toMatchObject({
    code: 'RETURN.BOX-FULL',
    rule: 'barbarossa:R36',
  });
});

rule('barbarossa:4.13l', 'there is never a second expedition', ({ given, then }) => {
  given('phase german-movement; turn 15; 40pz@3200; own expedition "recalled"');
  then.refused('leave 40pz', 'LEAVE.ONCE');
  given('phase german-movement; turn 15; 40pz@3200; own expedition "beaten"');
  then.refused('leave 40pz', 'LEAVE.ONCE');
});

rule('barbarossa:4.13o', 'an expedition that has the oil stays', ({ given, then }) => {
  given(`${GONE}; own expedition "through"; 41pz@2903`);
  then.refused('return 40pz 3200', 'RETURN.STAYS');
});
