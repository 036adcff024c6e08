// Chapter 4 where several of its rules meet: one fall that counts in more than one way, one check with many debits, and
// what a choice at the start of a turn brings in the phases after it.
import { hasUnitsOf } from '../../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import { markersLeft } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.23-luftwaffe.ts';
import { supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

const REGIONS = 'held 2809 german; held 1214 german;';
const GERMAN = 'phase german-movement; plan order move-fight;';
const ARMIES = '3ra 4ra 5ra 6ra 8ra 9ra 10ra 11ra'.split(' ');
const SOVIET = `phase soviet-movement; plan order move-fight; ${REGIONS}`;

rule('barbarossa:4.2d', 'who takes a city while cut off gains its point', ({ given, when, then, state }) => {
  const inside = ['1810', '1811'];
  const around = [...new Set(inside.flatMap((hex) => p.neighbours(hex)))].filter(
    (hex) => !inside.includes(hex),
  );
  const wall = around.map((hex, i) => `${ARMIES[i] ?? ''}@${hex}`).join('; ');
  given(`${GERMAN} turn 4; 24pz@1811; ${wall}`);
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  when('move 24pz 1810');
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.means(
    state().own.points.map(({ amount, hex }) => [amount, hex]),
    [[1, '1810']],
  );
});

rule('barbarossa:4.3a', 'Moscow as a Hero City counts two before its die falls', ({ given, when, then }) => {
  given(`${GERMAN} turn 10; 24pz@1607; held 2311 german; marker hc 1606; dice 3`);
  when('move 24pz 1606');
  then.event('points', { amount: 2, hex: '1606', total: 16 });
  then.noEvent('expedition.beaten');
});

rule(
  'barbarossa:4.3a',
  'Kiev as a Hero City counts two under its own rule, option or not',
  ({ given, when, then }) => {
    given(`${GERMAN} turn 5; option kiev=on; 24pz@2412; marker hc 2311`);
    when('move 24pz 2311');
    then.event('points', { amount: 2, hex: '2311', why: 'points.hero-city' });
    then.noEvent('kiev.rolled');
  },
);

rule('barbarossa:4.21c', 'retaken and lost again, Kiev is worth a point', ({ given, when, then, state }) => {
  const before =
    'points 3 5 points.kiev barbarossa:4.21a 2311; points 3 -1 points.lost barbarossa:4.2c 2311;';
  given(`${GERMAN} turn 3; plan paulus no-pause; option kiev=on; 24pz@2412; ${before} dice 6`);
  when('roll 24pz', 'move 24pz 2311');
  then.noEvent('kiev.rolled');
  then.means(state().own.points.at(-1)?.amount, 1);
});

rule(
  'barbarossa:4.3d',
  'Bucharest, a Fortress City that falls late, costs two under the rule of the marker',
  ({ given, when, then }) => {
    given(`${SOVIET} turn 27; 3ra@3113; held 3113 soviet; marker fc 3114`);
    when('move 3ra 3114');
    then.event('points', { amount: -2, hex: '3114', why: 'points.fortress-city' });
  },
);

const BOX = '3pz@caucasus; 14pz@caucasus under; 49mtn@caucasus under; 3ra@caucasus under;';

rule(
  'barbarossa:4.13e',
  'Rostov, a Fortress City, costs two and the expedition with it',
  ({ given, when, then, state }) => {
    given(
      `${SOVIET} turn 16; own expedition "through"; ${BOX} held 2804 german; marker fc 2804; 4ra@2803; points 15 4 points.oil barbarossa:4.13b`,
    );
    when('move 4ra 2804');
    then.event('expedition.beaten', { cause: 'city' });
    expect(pointsTotal(p, state())).toBe(14 + 4 - 2);
    expect(hasUnitsOf(p, state().own, 'caucasus', 'german')).toBe(false);
  },
);

const MANY = `scenario road-back; phase victory-check; turn 17; ${REGIONS} held 2501 german; 2lw@1111; own expedition "out"; ${BOX} own plan.offensive {"turn":17,"gambit":false,"cities":["1606"]};`;

rule(
  'barbarossa:4.14a',
  'oil, Stalingrad and the offensive are all entered before the chart is read (R51)',
  ({ given, then, state }) => {
    // 33, 3 for the oil, 2 for Stalingrad, 3 off for the offensive that has won nothing.
    given(`${MANY} own plan.standFastOver true; dice 6 3 5`);
    then.event('check', { total: 35 });
    then.means(
      state().own.points.map(({ why, amount }) => [why, amount]),
      [
        ['points.oil', 3],
        ['points.fortress-stalingrad', 2],
        ['points.offensive', -3],
      ],
    );
  },
);

const GAMBIT = 'own plan.offensive {"turn":17,"gambit":true,"cities":[]};';
const DEAD =
  '24pz@dead; 14pz@dead under; 48pz@dead under; 1inf@dead under; 2inf@dead under; 4inf@dead under;';

rule(
  'barbarossa:4.17a',
  'the gambit brings two of each kind back in a turn',
  ({ given, when, then, state }) => {
    given(`phase german-administration; turn 18; ${GAMBIT} ${DEAD}`);
    then.refused('replace 14pz 24pz 48pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
    then.refused('replace 1inf 2inf 4inf 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
    when('replace 14pz 24pz 2117', 'replace 1inf 2inf 2117');
    then.means(state().own.places['2117']?.length, 4);
    then.at('14pz', '2117');
    then.at('2inf', '2117');
  },
);

rule('barbarossa:4.17i', 'an offensive without the gambit one of each', ({ given, then }) => {
  given(`phase german-administration; turn 18; ${GAMBIT.replace('true', 'false')} ${DEAD}`);
  then.refused('replace 14pz 24pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  then.refused('replace 1inf 2inf 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  then.allowed('replace 1inf 24pz 2117');
  then.means(p.turns.turns.find(({ turn }) => turn === 18)?.events.includes('gambit'), true);
});

const ODER = `turn 30; own plan.watch "oder"; ${REGIONS}`;
const MORE = `${DEAD} 46pz@dead under; 47pz@dead under; 5inf@dead under; 6inf@dead under;`;

rule('barbarossa:4.18f', 'the Oder brings four of each kind back', ({ given, when, then }) => {
  given(`phase german-administration; ${ODER} ${MORE}`);
  then.refused('replace 14pz 24pz 46pz 47pz 48pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  when('replace 14pz 24pz 46pz 47pz 2117', 'replace 1inf 2inf 4inf 5inf 2120');
  then.means(p.isUnit('6inf'), true);
  then.at('6inf', 'dead');
  given(`phase german-administration; turn 30; own plan.watch "rhine"; ${REGIONS} ${MORE}`);
  then.refused('replace 14pz 2117', 'REPLACE.KIND', 'barbarossa:8.12d');
  then.refused('replace 1inf 2inf 4inf 2117', 'REPLACE.STEPS', 'barbarossa:8.12a');
});

rule('barbarossa:4.18g', 'and two more Luftwaffe markers to be used', ({ given, then, state }) => {
  given(`phase german-movement; plan order move-fight; ${ODER} 24pz@2118; 3ra@1606`);
  const left = (text: string): number =>
    markersLeft(p, stateOf(`phase german-assault; turn 30; plan order fight-move; ${text}`));
  then.means(left('own plan.watch "oder"') - left('own plan.watch "rhine"'), 2);
  expect(state().clock.turn).toBe(30);
});

rule('barbarossa:4.18h', 'and panzers go six hexes, not five', ({ given, when, then }) => {
  // Six steps over clear hexes without a river.
  const isPlain = (a: string, b: string): boolean =>
    p.isLand(b) && p.hex(b).terrain === 'clear' && p.sideKinds(a, b).length === 0;
  const longer = (path: readonly string[]): readonly string[] | undefined => {
    if (path.length === 7) return path;
    const here = path.at(-1) ?? '';
    return p
      .neighbours(here)
      .filter((next) => isPlain(here, next) && path.every((hex) => !p.areAdjacent(hex, next) || hex === here))
      .reduce<readonly string[] | undefined>((found, next) => found ?? longer([...path, next]), undefined);
  };
  const starts = p.grid.ids.filter(
    (hex) => p.hex(hex).country === 'ussr' && p.zone(hex) === 'south' && !p.inArea('dp', hex),
  );
  const path = starts.reduce<readonly string[] | undefined>(
    (found, hex) => found ?? longer([hex]),
    undefined,
  );
  const [from = '', ...way] = path ?? [];
  const march = `move 24pz ${way.join(' ')}`;
  given(
    `phase german-movement; plan order move-fight; ${ODER.replace('oder', 'rhine')} 24pz@${from}; 3ra@1606`,
  );
  then.refused(march, 'MOVE.FAR', 'barbarossa:10.2a');
  given(`phase german-movement; plan order move-fight; ${ODER} 24pz@${from}; 3ra@1606`);
  when(march);
  then.means(p.turns.turns.find(({ turn }) => turn === 30)?.kind, 'double-month');
  then.at('24pz', way.at(-1) ?? '');
});
