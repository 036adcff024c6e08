// Chapter 2: what is printed on the counters, and what every rule takes from it.
import { expect } from '@jest/globals';
import { mayReplace } from '../../../../src/games/barbarossa/08-reinforcements/8.15-dead-pile.ts';
import { allowanceSum, stepCost } from '../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { refuseDrop } from '../../../../src/games/barbarossa/04-how-to-win/4.17-air-drop.ts';
import { isMech } from '../../../../src/games/barbarossa/02-counters.ts';
import { oddsAt } from './combat-kit.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

rule('barbarossa:2.1b', 'every die has six sides', ({ given, dice, when, then, state }) => {
  given('phase german-movement; turn 3; plan paulus no-pause; 24pz@1910');
  dice(6);
  when('roll 24pz');
  then.means(state().own.phase.die, { 1910: 6 });
  const sides = Object.values(barbarossa.rules.procedures)
    .flatMap((procedure) => Object.values(procedure))
    .filter(({ kind }) => kind === 'roll').length;
  expect(sides).toBeGreaterThan(0);
});

rule('barbarossa:2.2a', 'a unit is in one hex only', ({ given, when, then }) => {
  given('phase german-movement; turn 10; 24pz@1910');
  when('move 24pz 1909');
  then.sees('both', '1909', [{ id: '24pz' }]);
  then.sees('both', '1910', []);
  const s = stateOf('phase german-movement; turn 10; 24pz@1910');
  s.own.places['1809'] = ['24pz'];
  then.means(
    barbarossa.rules
      .problems(s)
      .map(({ code }) => code)
      .includes('STATE.TWICE'),
    true,
  );
});

rule('barbarossa:2.2b', 'terrain in a hex and water along it change what a step costs', ({ given, then }) => {
  given('phase german-movement; turn 10; 24pz@1910');
  const s = stateOf('phase german-movement; turn 10; 24pz@1910');
  const river = p.grid.ids.flatMap((hex) =>
    p
      .neighbours(hex)
      .filter(
        (next) =>
          p.isLand(hex) &&
          p.isLand(next) &&
          p.hex(next).terrain === 'clear' &&
          p.sideKinds(hex, next).join() === 'river',
      )
      .map((next) => [hex, next] as const),
  )[0] ?? ['', ''];
  then.means([stepCost(p, s, '24pz', '1910', '1909'), stepCost(p, s, '24pz', '1508', '1509')], [1, 2]);
  expect(stepCost(p, s, '24pz', river[0], river[1])).toBeGreaterThan(1);
});

rule(
  'barbarossa:2.5b',
  'the 6th Rifle Army begins in 2314 with a factor of 6, and is never replaced',
  ({ given, then }) => {
    given('start campaign');
    then.sees('both', '2314', [{ id: '6ora', strength: '6' }, { id: '22mc' }]);
    const { defense, dot } = p.unit('6ora');
    then.means([defense, dot, mayReplace(p, '6ora')], [6, true, false]);
  },
);

rule('barbarossa:2.5c', 'a unit with a dot is never replaced', ({ given, then }) => {
  given('start campaign');
  then.means(
    p.unitIds.filter((unit) => p.unit(unit).dot && mayReplace(p, unit)),
    [],
  );
  then.means([mayReplace(p, '13ra'), mayReplace(p, '24pz')], [true, true]);
});

rule('barbarossa:2.9a', 'every unit is of one of two classes', ({ given, then }) => {
  given('start campaign');
  then.means(
    ['24pz', '1inf', '49mtn', '3t', '1g', '1sh', '13ra', '1mc'].map((unit) => isMech(p, unit)),
    [true, false, false, true, true, false, false, true],
  );
});

rule('barbarossa:2.9e', 'the Hermann Goering Corps never drops from the air', ({ given, then }) => {
  given('start campaign');
  const s = stateOf('phase german-assault; turn 30; hg@1910; 13ra@1909');
  then.means([p.unit('hg').mobility, refuseDrop(p, s, ['hg']) !== undefined], ['mech', true]);
});

rule('barbarossa:2.10a', 'a single number is both factors', ({ given, then }) => {
  given('start campaign');
  const attack = oddsAt('phase soviet-assault; turn 4; 13ra@1909; 24pz@1908', '1908', '13ra').attack.total;
  const defence = oddsAt('phase german-assault; turn 4; 13ra@1909; 24pz@1908', '1909', '24pz').defence.total;
  then.means([attack, defence], [3, 3]);
});

rule('barbarossa:2.10b', 'of two numbers the left attacks and the right defends', ({ given, then }) => {
  given('start campaign');
  const base = 'held 2607 german; 1inf@1909; 13ra@1908; ';
  const attack = oddsAt(`phase german-assault; turn 4; ${base}`, '1908', '1inf').attack.total;
  const defence = oddsAt(`phase soviet-assault; turn 4; ${base}`, '1909', '13ra').defence.total;
  then.means([attack, defence], [p.unit('1inf').attack, p.unit('1inf').defense]);
  expect(attack).not.toBe(defence);
});

rule('barbarossa:2.11a', 'how far a unit goes is on the turn track', ({ given, then }) => {
  given('start campaign');
  const total = (turn: number, side: string, unit: string) =>
    allowanceSum(p, stateOf(`phase ${side}-movement; turn ${turn}; ${unit}@1909`), unit).total;
  const rate = (turn: number, side: string) =>
    p.turns.movement.find((line) => line.turn === turn && line.side === side);
  for (const turn of [2, 9, 21]) {
    then.means(
      [total(turn, 'german', '24pz'), total(turn, 'soviet', '13ra'), total(turn, 'soviet', '1g')],
      [rate(turn, 'german')?.mech, rate(turn, 'soviet')?.nonMech, rate(turn, 'soviet')?.mech],
    );
  }
});

rule('barbarossa:2.11b', 'classes pay differently for the same hex', ({ given, then }) => {
  given('start campaign');
  const s = stateOf('phase german-movement; turn 10; 24pz@1508; 1inf@1508');
  then.means([stepCost(p, s, '24pz', '1508', '1509'), stepCost(p, s, '1inf', '1508', '1509')], [2, 1]);
});

rule('barbarossa:2.12b', 'a unit that is lost is lost whole', ({ given, then }) => {
  given('start campaign');
  then.means(p.unitIds.length, new Set(p.unitIds).size);
  then.sees('both', '2615', [{ id: '17rc' }]);
});
