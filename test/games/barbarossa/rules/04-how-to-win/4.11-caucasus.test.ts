// Chapter 4: the Caucasus expedition: its way, the armies sent against it, its dice, its end.
//
//   3203 and 3204 are exits; 3103 Maikop, 2607 Dnepropetrovsk, 2804 Rostov hold the way open.
import { expect } from '@jest/globals';
import { isAftermathDue } from '../../../../../src/games/barbarossa/04-how-to-win/immediate-effects.ts';
import { respondents } from '../../../../../src/games/barbarossa/04-how-to-win/4.11-caucasus-expedition.ts';
import { overlandHexes, supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

/** All that is west of the Don and the Kuban is German, down to the mountains. */
const HELD = '3103 2607 2804'
  .split(' ')
  .map((hex) => `held ${hex} german`)
  .join('; ');

rule(
  'barbarossa:4.11a',
  'the way opens when all three are held, supplied, and left alone',
  ({ given, then, state }) => {
    given(`phase turn-start; turn 11; ${HELD}; 2lw@1810`);
    then.event('expedition.open');
    then.means(state().own.expedition, 'open');
  },
);

rule('barbarossa:4.11a', 'not with a Soviet unit beside one of them', ({ given, then, state }) => {
  given(`phase turn-start; turn 11; ${HELD}; 3ra@3004`);
  then.means(state().own.expedition, undefined);
  given(`phase turn-start; turn 11; ${HELD.replace('3103 german', '3103 soviet')}`);
  expect(state().own.expedition).toBeUndefined();
});

rule('barbarossa:4.11a', 'not without overland supply of the hexes (R32)', ({ given, then, state }) => {
  const ring = p.neighbours('2607').flatMap((hex) => p.neighbours(hex));
  const cut = [...new Set(ring)].filter(
    (hex) => p.isLand(hex) && hex !== '2607' && !p.areAdjacent(hex, '2607'),
  );
  const armies = p.unitIds.filter((unit) => /^\d+ra$/.test(unit));
  const wall = cut.map((hex, i) => `${armies[i] ?? ''}@${hex}`).join('; ');
  const text = `phase turn-start; turn 11; ${HELD}; ${wall}`;
  expect(overlandHexes(p, stateOf(text), 'german')('2607')).toBe(false);
  given(text);
  then.means(state().own.expedition, undefined);
});

rule('barbarossa:4.11a', 'once open it stays open (R31)', ({ given, then, state }) => {
  given('phase turn-start; turn 12; own expedition "open"; 3ra@3004');
  then.noEvent('expedition.open');
  then.means(state().own.expedition, 'open');
});

const ARMIES = '3ra@1606; 4ra@1606 under; 5ra@1606 under; 6ra@1606 under; 8ra@rvgk;';
const LAUNCH = `phase german-movement; turn 11; plan order move-fight; own expedition "open"; 3pz@3203; 14pz@3203 under; 49mtn@3204;`;

rule('barbarossa:4.12a', 'four rifle armies go into the box at once', ({ given, when, then }) => {
  given(`${LAUNCH} ${ARMIES}`);
  when('leave 3pz', 'leave 14pz');
  then.noEvent('response.sent');
  when('leave 49mtn');
  then.decides('soviet', 'caucasusResponse@army');
  then.offered('choose', ['choose 3ra', 'choose 4ra', 'choose 5ra', 'choose 6ra', 'choose 8ra']);
  when('choose 3ra', 'choose 8ra', 'choose 5ra');
  then.event('response.sent', { unit: '5ra', left: 1 });
  when('choose 6ra');
  then.at('8ra', 'caucasus');
  then.at('3pz', 'caucasus');
  then.decides('german', 'movement@orders');
});

rule('barbarossa:4.12a', 'no other units will do (R134)', ({ given, when, then }) => {
  given(`${LAUNCH} ${ARMIES} 1sh@1607; 2t@1607 under`);
  when('leave 3pz', 'leave 14pz', 'leave 49mtn');
  then.refused('choose 1sh', 'RESPONSE.NO-RIFLE-ARMY');
});

rule(
  'barbarossa:4.12b',
  'from the map only in overland supply, from the RVGK box always',
  ({ given, when, then }) => {
    given(`${LAUNCH} ${ARMIES} 9ra@2023`);
    when('leave 3pz', 'leave 14pz', 'leave 49mtn');
    then.refused('choose 9ra', 'RESPONSE.SUPPLY');
    then.allowed('choose 8ra');
  },
);

rule('barbarossa:4.12b', 'oversized and allied armies are rifle armies too (R134)', ({ given, then }) => {
  const text = `phase german-movement; turn 3; plan order move-fight; plan paulus pause; 5ora@1606; pol@1606 under`;
  given(text.replace('move-fight; plan paulus pause', 'move-fight'));
  then.means(
    [...respondents(p, stateOf(text.replace('move-fight; plan paulus pause', 'move-fight')))],
    ['5ora', 'pol'],
  );
});

rule('barbarossa:4.12c', 'who cannot send four has lost', ({ given, when, then, state }) => {
  given(`${LAUNCH} 3ra@1606; 4ra@1606 under; 8ra@rvgk; 9ra@2023`);
  when('leave 3pz', 'leave 14pz', 'leave 49mtn');
  then.event('response.fails', { count: 4, able: 3 });
  then.over('german');
  expect(state().over?.reason).toBe('no-response');
});

rule(
  'barbarossa:4.12c',
  'so has who will not, even after the first of them',
  ({ given, when, then, state }) => {
    given(`${LAUNCH} ${ARMIES}`);
    when('leave 3pz', 'leave 14pz', 'leave 49mtn', 'choose 3ra', 'pass');
    then.event('response.declined', { left: 3 });
    then.over('german');
    expect(state().over?.reason).toBe('declined-response');
  },
);

/** In the middle of the chart's range of turn 11, from 22 to 33. */
const CHECK = 'phase victory-check; turn 11; points 3 12 points.taken barbarossa:4.2c;';
const BOX = '3pz@caucasus; 14pz@caucasus under; 49mtn@caucasus under; 3ra@caucasus under;';

rule('barbarossa:4.13a', 'a die each check, six breaks through', ({ given, then, state }) => {
  given(`${CHECK} own expedition "out"; ${BOX} dice 5`);
  then.event('expedition.rolled', { roll: 5, final: 5, through: false });
  expect(state().own.expedition).toBe('out');
  given(`${CHECK} own expedition "open"; 2lw@1810`);
  then.noEvent('expedition.rolled');
});

rule('barbarossa:4.13b', 'then another die says how much the oil is worth', ({ given, then, state }) => {
  given(`${CHECK} own expedition "out"; ${BOX} dice 6 4`);
  then.event('points', { amount: 4, why: 'points.oil', total: 30 });
  expect(state().own.expedition).toBe('through');
});

rule('barbarossa:4.11e', 'six points at once, and more later', ({ given, then, state }) => {
  given(`${CHECK} own expedition "out"; ${BOX} dice 6 6`);
  then.means(pointsTotal(p, state()), 32);
});

rule('barbarossa:4.13c', 'from the next turn on it brings a point a turn', ({ given, then }) => {
  given(`${CHECK} own expedition "through"; ${BOX}`);
  then.event('points', { amount: 1, why: 'points.oil-flow', total: 27 });
  then.noEvent('expedition.rolled');
});

rule(
  'barbarossa:4.13d',
  'Stalingrad, held and supplied, adds one to the breakthrough',
  ({ given, then, state }) => {
    given(`${CHECK} own expedition "out"; ${BOX} ${HELD}; held 2501 german; dice 5 1`);
    then.event('expedition.rolled', { roll: 5, added: 1, final: 6, through: true });
    // Nothing is added to the second die.
    expect(state().own.points.at(-1)?.amount).toBe(1);
  },
);

rule('barbarossa:4.13d', 'not without overland supply', ({ given, then, state }) => {
  const armies = p.unitIds.filter((unit) => /^\d+ra$/.test(unit) && unit !== '3ra');
  const ring = p
    .neighbours('2501')
    .map((hex, i) => `${armies[i] ?? ''}@${hex}`)
    .join('; ');
  given(`${CHECK} own expedition "out"; ${BOX} ${HELD}; held 2501 german; ${ring}; dice 5`);
  then.means(state().own.expedition, 'out');
});

const OUT = `phase soviet-movement; turn 12; plan order move-fight; own expedition "out"; ${BOX} held 2804 german;`;

rule('barbarossa:4.13e', 'Rostov taken, it is beaten', ({ given, when, then, state }) => {
  given(`${OUT} 4ra@2803`);
  when('move 4ra 2804');
  then.event('expedition.beaten', { cause: 'city' });
  expect(state().own.expedition).toBe('beaten');
});

rule('barbarossa:4.13e', 'Maikop does not matter any more', ({ given, when, then, state }) => {
  given(`${OUT} held 3103 german; 4ra@3102`);
  when('move 4ra 3103');
  then.noEvent('expedition.beaten');
  then.means(state().own.expedition, 'out');
});

rule(
  'barbarossa:4.13e',
  'units in all five exits beat it, whoever held them before',
  ({ given, when, then, state }) => {
    const EXITS = '4ra@3200; 5ra@3201; 6ra@3202; 8ra@3203; held 3204 soviet; 9ra@3104; held 3104 soviet;';
    given(`${OUT} ${EXITS}`);
    expect(isAftermathDue(p, state())).toBe(false);
    when('move 9ra 3204');
    then.event('expedition.beaten', { cause: 'exits' });
  },
);

rule('barbarossa:4.13f', 'its units go to the dead pile', ({ given, when, then }) => {
  given(`${OUT} 4ra@2803`);
  when('move 4ra 2804');
  then.event('unit.eliminated', { unit: '3pz', from: 'caucasus' });
  then.at('3pz', 'dead');
  then.at('49mtn', 'dead');
  then.at('3ra', 'caucasus');
});

rule('barbarossa:4.13g', 'what it has earned it keeps, and no more comes', ({ given, then, state }) => {
  given(`${CHECK} own expedition "beaten"; points 10 4 points.oil barbarossa:4.13b`);
  then.noEvent('points');
  then.means(pointsTotal(p, state()), 30);
});

rule('barbarossa:4.13l', 'the way does not open a second time', ({ given, then, state }) => {
  given(`phase turn-start; turn 12; own expedition "beaten"; ${HELD}; 2lw@1810`);
  then.noEvent('expedition.open');
  then.means(state().own.expedition, 'beaten');
});

rule('barbarossa:4.13n', 'nobody in the box is short of supply, or fights', ({ given, then, state }) => {
  given(`phase german-movement; turn 11; plan order fight-move; own expedition "out"; ${BOX} 24pz@1911`);
  then.means(
    ['3pz', '49mtn', '3ra'].map((unit) => supplyOf(p, state(), unit)),
    ['overland', 'overland', 'overland'],
  );
});
