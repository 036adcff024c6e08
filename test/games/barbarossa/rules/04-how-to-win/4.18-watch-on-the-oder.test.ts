// Chapter 4: Watch on the Rhine or on the Oder: the secret choice, and what decides the game on turn 30.
import { expect } from '@jest/globals';
import { heard } from '../../../../../src/core/event-audience.ts';
import { apply, settle } from '../../../../../src/core/kernel.ts';
import {
  judgeOder,
  lossesOf,
} from '../../../../../src/games/barbarossa/04-how-to-win/4.18-watch-on-the-oder.ts';
import { luftwaffeOn, movementOn, replacementsOn } from '../../../../../src/games/barbarossa/data/charts.ts';
import { openOrders } from '../../../../../src/games/barbarossa/05-sequence/5.4-phase-order.ts';
import { seenBy } from '../../../../../src/api/game.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

/** Points in the middle of the chart, regions lost already. */
const DEBITS =
  'points 20 -3 points.baltic barbarossa:4.5a; points 20 -1 points.dnepr barbarossa:4.6a; points 20 -2 points.lost barbarossa:4.2c;';
const START = `phase turn-start; ${DEBITS}`;
const BEFORE = '1717 1819 1921 2023 2117 2120 2320 2423 2722 2820 3114'.split(' ');
const cities = `own turn.cities ${JSON.stringify(BEFORE)};`;
const END = `phase german-movement; turn 30; plan order fight-move; plan watch oder; ${DEBITS} 24pz@2218; 3ra@2201;`;
const armies = (count: number): readonly string[] =>
  p.unitIds.filter((unit) => /^\d+ra$/.test(unit) && unit !== '3ra').slice(0, count);
const dead = (units: readonly string[]): string => `own turn.eliminated ${JSON.stringify(units)};`;

rule('barbarossa:4.18a', 'Rhine or Oder is chosen as turn 28 begins', ({ given, when, then, state }) => {
  given(`${START} turn 28; 24pz@2218; 3ra@2201`);
  then.decides('german', 'startOfTurnChoices@watch');
  then.offered('choose', ['choose rhine', 'choose oder']);
  when('choose oder');
  expect(state().own.plan.watch).toBe('oder');
});

rule('barbarossa:4.18b', 'in secret', ({ given, when, then, state }) => {
  given(`${START} turn 28; 24pz@2218; 3ra@2201`);
  when('choose oder');
  then.event('watch.chosen', { watch: 'oder' });
  const start = stateOf(`${START} turn 28; 24pz@2218; 3ra@2201`);
  settle(barbarossa.rules, start);
  const order = { by: 'german', verb: 'choose', args: { what: ['oder'] } };
  const done = apply(barbarossa.rules, start, order);
  const events = done.ok ? done.events : [];
  const kinds = events.map((event) => heard(event, 'soviet')?.kind);
  expect([kinds.includes('watch.chosen'), kinds.includes('watch.made')]).toEqual([false, true]);
  expect(events.map((event) => heard(event, 'german')?.kind)).toContain('watch.chosen');
  const plans = (who: 'german' | 'soviet') =>
    seenBy(barbarossa, state(), who).places.find(({ id }) => id === 'plans')?.facts['watch'];
  then.means([plans('german'), plans('soviet')], ['oder', undefined]);
});

rule('barbarossa:4.18c', 'it is shown as turn 30 begins', ({ given, then, state }) => {
  given(`${START} turn 29; plan watch oder; 24pz@2218; 3ra@2201`);
  then.noEvent('watch.shown');
  given(`${START} turn 30; plan watch oder; 24pz@2218; 3ra@2201`);
  then.event('watch.shown', { watch: 'oder' });
  expect(state().own.turn.cities).toEqual(BEFORE);
});

rule(
  'barbarossa:4.18d',
  'with the Rhine play goes on as ever, and so with no choice (R45)',
  ({ given, when, then, state }) => {
    given(`${START} turn 30; 24pz@2218; 3ra@2201`);
    then.event('watch.shown', { watch: 'rhine' });
    given(END.replace('plan watch oder', 'plan watch rhine'));
    when('end');
    then.noEvent('oder.judged');
    expect(state().over).toBeUndefined();
  },
);

rule(
  'barbarossa:4.18e',
  'with the Oder the German player turn of turn 30 decides',
  ({ given, when, then, state }) => {
    given(`${END} ${cities}`);
    expect(state().over).toBeUndefined();
    when('end');
    then.event('oder.judged', { gained: [], lost: [], losses: 0 });
    given(`${END.replace('turn 30', 'turn 29')} ${cities}`);
    when('end');
    expect(state().over).toBeUndefined();
  },
);

rule('barbarossa:4.18f', 'the Oder brings replacements of 4/4', ({ given, then }) => {
  given(`${START} turn 29; 24pz@2218`);
  const rate = (oder: boolean) => replacementsOn(p.turns, 30, 'german', oder ? ['oder'] : []);
  then.means([rate(true)?.mech, rate(true)?.nonMech, rate(false)?.mech, rate(false)?.nonMech], [4, 4, 0, 2]);
});

rule('barbarossa:4.18g', 'and two more Luftwaffe markers (R46)', ({ given, then }) => {
  given(`${START} turn 29; 24pz@2218`);
  then.means(luftwaffeOn(p.turns, 30, ['oder']) - luftwaffeOn(p.turns, 30), 2);
});

rule('barbarossa:4.18h', 'and a mechanized movement of 6', ({ given, then }) => {
  given(`${START} turn 29; 24pz@2218`);
  then.means(movementOn(p.turns, 30, 'german', ['oder'])?.mech, 6);
});

rule('barbarossa:4.18j', 'normal are 5 and 0/2', ({ given, then }) => {
  given(`${START} turn 29; 24pz@2218`);
  then.means(movementOn(p.turns, 30, 'german')?.mech, 5);
});

rule('barbarossa:4.18i', 'and the right to fight twice', ({ given, then }) => {
  given(`${START} turn 29; 24pz@2218`);
  const orders = (watch: string) =>
    openOrders(p, stateOf(`phase german-order; turn 30; plan watch ${watch}; 24pz@2218`));
  then.means(
    ['oder', 'rhine'].map((watch) => orders(watch).includes('fight-fight')),
    [true, false],
  );
});

rule('barbarossa:4.19a', 'two cities won and none lost is success', ({ given, when, then, state }) => {
  given(`${END} ${cities} held 2415 german; held 1813 german`);
  when('end');
  then.over('german');
  expect(state().over?.reason).toBe('oder');
});

rule('barbarossa:4.19b', 'so is one with ten to nineteen Soviet units', ({ given, when, then }) => {
  given(`${END} ${cities} held 2415 german; ${dead(armies(10))}`);
  when('end');
  then.over('german');
});

rule('barbarossa:4.19c', 'so are twenty Soviet units alone', ({ given, when, then }) => {
  given(`${END} ${cities} ${dead(armies(20))}`);
  when('end');
  then.over('german');
});

rule('barbarossa:4.19d', 'Hero Cities and Fortress Cities are cities', ({ given, then }) => {
  const text = `${END} ${cities} held 2415 german; held 1813 german; marker fc 2117; marker hc 2311`;
  given(text);
  then.means(judgeOder(p, stateOf(text)), { rule: 'barbarossa:4.19a', won: true });
});

rule('barbarossa:4.19e', 'an army of 3 counts one, a stronger one two', ({ given, then }) => {
  const text = `${END} ${dead(['4ra', '1sh', '1g', '1gt', '24pz'])}`;
  given(text);
  expect(p.unit('1g').attack).toBeGreaterThan(3);
  then.means(lossesOf(p, stateOf(text)), 6);
});

rule('barbarossa:4.19f', 'anything less is failure, and the Soviet wins', ({ given, when, then, state }) => {
  given(`${END} ${cities} held 2415 german; ${dead(armies(9))}`);
  when('end');
  then.over('soviet');
  expect(state().over?.reason).toBe('oder-failed');
  const judge = (facts: string): boolean => judgeOder(p, stateOf(`${END} ${cities} ${facts}`)).won;
  expect(judge(dead(armies(19)))).toBe(false);
  const lost = `${END} ${cities} held 2415 german; held 1813 german; held 2117 soviet`;
  expect(judgeOder(p, stateOf(lost))).toEqual({ rule: 'barbarossa:4.19f', won: false });
  expect(judge(`held 2415 german; held 1813 german; held 2117 soviet; ${dead(armies(20))}`)).toBe(false);
  expect(judge('held 2419 soviet; held 2415 german; held 1813 german')).toBe(true);
});
