// Chapter 8: the RVGK box and its phase, and emergency deployments in the German movement phase.
import { expect, it } from '@jest/globals';
import { heard } from '../../../../../src/core/event-audience.ts';
import { apply, closedRights, settle } from '../../../../../src/core/kernel.ts';
import { emergencyWindow } from '../../../../../src/games/barbarossa/08-reinforcements/8.11-emergency-deployment.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { driven, isOver, phasesOf } from '../driving.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const RVGK = 'phase soviet-rvgk; turn 4';
const MOVES = 'phase german-movement; plan order move-fight';

rule('barbarossa:8.8', 'in the box are delayed, replaced and withdrawn units', ({ given, when, then }) => {
  given('phase soviet-administration; turn 4; 52ra@track-4; 16ra@dead; 18ra@1606');
  when('place 52ra at rvgk', 'replace 16ra at rvgk');
  then.at('52ra', 'rvgk');
  then.at('16ra', 'rvgk');
  given(`${RVGK}; 52ra@rvgk; 18ra@1606`);
  then.refused('place 18ra 1407', 'RVGK.NOT-IN-BOX');
  when('place 18ra at rvgk');
  then.at('18ra', 'rvgk');
});

rule('barbarossa:8.9a', 'it opens once a turn, from turn 2 on', ({ given, when, then }) => {
  given('phase soviet-rvgk; turn 2; 16ra@rvgk');
  then.decides('soviet', 'rvgk@orders');
  then.refused('german: end', 'ORDER.NOT-YOURS');
  when('end');
  then.noEvent('rvgk.out');
});

rule('barbarossa:8.9a', 'and not on turn 1', ({ given, then }) => {
  const phases = (turn: number): readonly string[] =>
    phasesOf(driven(`phase soviet-order; turn ${turn}; 16ra@1606; 18ra@rvgk; 1inf@2117`, isOver('soviet')));
  given(`${RVGK}; 16ra@rvgk`);
  then.means(
    [1, 2].map((turn) => phases(turn).includes('soviet-rvgk')),
    [false, true],
  );
});

rule('barbarossa:8.9b', 'any number may be in it', ({ given, then, state }) => {
  const many = p.unitIds.filter((unit) => p.unit(unit).type === 'rifle' && p.unit(unit).entry !== undefined);
  given(
    `${RVGK}; ${many
      .slice(0, 50)
      .map((unit) => `${unit}@rvgk`)
      .join('; ')}`,
  );
  then.means(state().own.places['rvgk']?.length, 50);
});

rule('barbarossa:8.9c', 'five go in or out in a phase', ({ given, when, then }) => {
  given(`${RVGK}; 16ra@rvgk; 18ra@rvgk; 19ra@rvgk; 20ra@rvgk; 21ra@1606; 22ra@1606; 24ra@rvgk`);
  when('place 21ra 22ra at rvgk', 'place 16ra 18ra 1407');
  then.refused('place 19ra 20ra 1407', 'RVGK.FIVE');
  when('place 19ra 1000');
  then.at('20ra', 'rvgk');
  // The fifth ends the phase.
  then.refused('soviet: place 20ra 1606', 'ORDER.NOT-NOW', 'hexfront:orders');
});

rule('barbarossa:8.9d', 'nobody goes both ways', ({ given, when, then }) => {
  given(`${RVGK}; 16ra@rvgk; 21ra@1606`);
  when('place 21ra at rvgk');
  then.refused('place 21ra 1407', 'RVGK.BOTH-WAYS');
  when('place 16ra 1407');
  then.refused('place 16ra at rvgk', 'RVGK.BOTH-WAYS');
});

rule('barbarossa:8.9e', 'an army counts as much as a corps', ({ given, when, then, state }) => {
  given(`${RVGK.replace('turn 4', 'turn 3')}; 1g@rvgk; 1mc@rvgk; 16ra@rvgk; 1abc@rvgk; 5t@rvgk`);
  when('place 16ra 1abc 1g 1mc 5t 1606');
  then.means(state().own.turn.rvgk, 5);
});

rule('barbarossa:8.10a', 'only units in overland supply go in', ({ given, when, then }) => {
  const ring = p.neighbours('1813').map((hex, i) => `${['1', '2', '4', '5', '6', '7'][i]}inf@${hex}`);
  given(`${RVGK}; 16ra@1813; 18ra@1606; 49mtn@2117; ${ring.join('; ')}`);
  then.refused('place 16ra at rvgk', 'RVGK.SUPPLY');
  then.refused('place 49mtn at rvgk', 'RVGK.NOT-ON-MAP');
  when('place 18ra at rvgk');
  then.event('rvgk.in', { units: ['18ra'] });
});

rule('barbarossa:8.10b', 'out by Soviet cities in overland supply', ({ given, when, then }) => {
  given(`${RVGK}; 16ra@rvgk; 18ra@rvgk; held 1407 german`);
  then.refused('place 16ra 1407', 'RVGK.NOT-THERE');
  when('place 16ra 1606');
  then.event('rvgk.out', { units: ['16ra'], hex: '1606' });
});

rule('barbarossa:8.10c', 'or by the edge from 1000 to 2600', ({ given, when, then }) => {
  given(`${RVGK}; 16ra@rvgk; 18ra@rvgk; 1inf@2500`);
  then.refused('place 16ra 1607', 'RVGK.NOT-THERE');
  then.refused('place 16ra 2500', 'RVGK.NOT-THERE');
  when('place 16ra 2600');
  then.event('rvgk.out', { units: ['16ra'], hex: '2600' });
});

rule('barbarossa:R111', 'not by 3100 and 3200', ({ given, then }) => {
  given(`${RVGK}; 16ra@rvgk`);
  then.refused('place 16ra 3100', 'RVGK.NOT-THERE');
  then.refused('place 16ra 3200', 'RVGK.NOT-THERE');
});

rule('barbarossa:8.10d', 'each where it likes', ({ given, when, then }) => {
  given(`${RVGK}; 16ra@rvgk; 18ra@rvgk; 19ra@rvgk`);
  then.refused('place 16ra', 'RVGK.WHAT-WHERE');
  when('place 16ra 1606', 'place 18ra 2600', 'place 19ra 2501');
  then.at('19ra', '2501');
});

rule('barbarossa:8.10e', 'enemies beside it do not matter', ({ given, when, then, state }) => {
  given(`${RVGK}; 16ra@rvgk; 21ra@2501; 1inf@2502`);
  when('place 16ra 2501', 'place 21ra at rvgk');
  then.means([state().own.places['2501'], state().own.places['rvgk']], [['16ra'], ['21ra']]);
});

rule('barbarossa:8.10f', 'who came out moves in the same turn', ({ given, when, then }) => {
  given(`${RVGK}; plan order move-fight; 16ra@rvgk`);
  when('place 16ra 1606', 'end');
  then.decides('soviet', 'movement@orders');
  then.allowed('move 16ra 1607');
  then.means(stateOf(`${RVGK}; 16ra@1606`).own.phase.moved, []);
});

rule('barbarossa:8.10g', 'and has paid nothing, not at the edge either', ({ given, when, then, state }) => {
  given(`${RVGK}; 16ra@rvgk`);
  when('place 16ra 2600');
  then.means(state().own.turn.owed, {});
});

rule('barbarossa:R120', 'the Coastal Army never, satellites once in play', ({ given, then }) => {
  given(`${RVGK}; ica@2911; pol@1606; 1r@1407`);
  then.refused('place ica at rvgk', 'RVGK.COASTAL-ARMY');
  then.allowed('place pol at rvgk');
});

it('place default sends the strongest of the box, five at most', () => {
  const { rules } = barbarossa;
  const s = stateOf(`${RVGK}; 16ra@rvgk; 1g@rvgk; 18ra@rvgk; 19ra@rvgk; 20ra@rvgk; 5t@rvgk; 1inf@1810`);
  settle(rules, s);
  expect(apply(rules, s, readOrder(barbarossa, s, 'soviet: place default')).ok).toBe(true);
  expect(s.own.places['rvgk']).toEqual(['20ra']);
  expect(s.own.turn.rvgk).toBe(5);
});

rule('barbarossa:8.11a', 'from turn 3, once in a German movement phase', ({ given, when, then }) => {
  given(`${MOVES}; turn 3; plan paulus no-pause; 24pz@2117; 16ra@rvgk; 18ra@rvgk`);
  then.refused('soviet: place 16ra 1607', 'EMERGENCY.NOT-THERE');
  then.refused('soviet: place 16ra 18ra 1606', 'EMERGENCY.ONE');
  then.refused('soviet: place 24pz 1606', 'EMERGENCY.NOT-IN-BOX');
  when('soviet: place 16ra 1606');
  then.event('rvgk.deployed', { unit: '16ra', hex: '1606' });
  then.refused('soviet: place 18ra 1407', 'EMERGENCY.USED');
  then.decides('german', 'movement@orders');
});

rule('barbarossa:8.11a', 'not before turn 3, nor into a full city', ({ given, then }) => {
  given('phase german-movement; turn 2; plan order move-fight; 24pz@2117; 16ra@rvgk');
  then.refused('soviet: place 16ra 1606', 'EMERGENCY.TOO-EARLY');
  given(`${MOVES}; turn 4; 24pz@2117; 16ra@rvgk; 18ra@1606; 19ra@1606; 20ra@1606; 21ra@1606; 22ra@1606`);
  then.refused('soviet: place 16ra 1606', 'EMERGENCY.FULL');
  given('phase german-movement; turn 4; plan order move-fight; 24pz@2117; 18ra@1606');
  then.refused('soviet: place 18ra 1606', 'EMERGENCY.NOT-IN-BOX');
});

rule(
  'barbarossa:8.11b',
  'at a window of his own, when he wants to be asked (R112)',
  ({ given, when, then }) => {
    given(`${MOVES}; turn 4; 24pz@2117; 1inf@2117; 16ra@rvgk`);
    when('soviet: standing ask if emergency');
    then.decides('german', 'movement@orders');
    when('move 1inf 2116');
    then.decides('soviet', 'movement@emergency');
    when('soviet: place 16ra 1606');
    then.decides('german', 'movement@orders');
    then.means(emergencyWindow(p).name, 'emergency');
  },
);

rule('barbarossa:8.11a', 'a halt in vain tells why, right by right', ({ given, then, state }) => {
  given(`${MOVES}; turn 4; 24pz@2117; 18ra@1606`);
  const shut = closedRights(barbarossa.rules, state(), 'soviet').map(({ code }) => code);
  then.means(shut, ['EMERGENCY.NOBODY', 'DECLARE.NO-MARKER']);
  given('phase german-assault; turn 4; plan order fight-move; 24pz@2117; 16ra@rvgk; 18ra@1606');
  then.refused('soviet: place 16ra 1606', 'ORDER.NOT-YOURS', 'barbarossa:11.1a');
});

rule('barbarossa:8.11c', 'it does not count among the five', ({ given, when, then, state }) => {
  given(`${MOVES}; turn 4; 24pz@2117; 16ra@rvgk`);
  when('soviet: place 16ra 1606');
  then.means(state().own.turn.rvgk, 0);
});

rule('barbarossa:8.11d', 'who was deployed does not move in that phase', ({ given, when, then }) => {
  given(`${MOVES}; turn 4; 24pz@2117; 16ra@rvgk`);
  when('soviet: place 16ra 1606');
  then.refused('soviet: move 16ra 1607', 'ORDER.NOT-YOURS', 'barbarossa:10.1c');
  then.means(stateOf(`${MOVES}; turn 4; 24pz@2117`).clock.phasing, 'german');
});

rule('barbarossa:8.11a', 'only into a city in overland supply', ({ given, then }) => {
  const around = p.neighbours('1813').map((hex, i) => `${['1', '2', '4', '5', '6', '7'][i] ?? ''}inf@${hex}`);
  given(`${MOVES}; turn 4; 24pz@2117; 16ra@rvgk; ${around.join('; ')}`);
  then.refused('soviet: place 16ra 1813', 'EMERGENCY.NOT-THERE');
  then.allowed('soviet: place 16ra 1606');
});

/** What each side is told of an order of the Soviet. */
const toldOf = (text: string, line: string): Readonly<Record<'german' | 'soviet', readonly string[]>> => {
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  const done = apply(barbarossa.rules, s, readOrder(barbarossa, s, line));
  const events = done.ok ? done.events : [];
  const kinds = (side: string): readonly string[] =>
    events.flatMap((event) => heard(event, side)?.kind ?? []);
  return { german: kinds('german'), soviet: kinds('soviet') };
};

rule(
  'barbarossa:R131',
  "who goes into the box or comes out of it is the Soviet's to know",
  ({ given, then }) => {
    given(`${RVGK}; 16ra@rvgk; 21ra@1606`);
    const text = `${RVGK}; 16ra@rvgk; 21ra@1606`;
    const out = toldOf(text, 'soviet: place 16ra 1407');
    expect(out.soviet).toContain('rvgk.out');
    expect(out.german).not.toContain('rvgk.out');
    expect(out.german).toContain('rvgk.out-veiled');
    const back = toldOf(text, 'soviet: place 21ra at rvgk');
    expect([back.soviet.includes('rvgk.in'), back.german.includes('rvgk.in')]).toEqual([true, false]);
    const fresh = toldOf(
      'phase soviet-administration; turn 4; 52ra@track-4; 16ra@dead',
      'place 52ra at rvgk',
    );
    then.means(
      [fresh.soviet.includes('units.to-rvgk'), fresh.german.includes('units.to-rvgk')],
      [true, false],
    );
  },
);
