// Chapter 1: halving, compass directions, what sides and nationalities mean.
import { expect } from '@jest/globals';
import { settle } from '../../../../src/core/kernel.ts';
import { dieValue } from '../../../../src/games/barbarossa/data/charts.ts';
import { ratioRung } from '../../../../src/mechanics/combat/columns.ts';
import { allowance } from '../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { isGerman, isKind, isSatellite } from '../../../../src/games/barbarossa/02-counters.ts';
import { directions } from '../../../../src/hex/directions.ts';
import { oddsAt } from './combat-kit.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

const ofKind = (kind: string): readonly string[] =>
  p.unitIds.filter((unit) => isKind(p, unit, kind)).toSorted();

rule('barbarossa:1.1b', 'either side can win before the last turn', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const ends = ['points 8 40 points.taken barbarossa:4.2a', 'points 8 -40 points.taken barbarossa:4.2a'].map(
    (points) => {
      const s = stateOf(`phase victory-check; turn 9; ${points}`);
      settle(barbarossa.rules, s);
      return [s.over?.winner, s.clock.turn];
    },
  );
  then.means(ends, [
    ['german', 9],
    ['soviet', 9],
  ]);
});

/** Far from every source of supply: a ring of enemies round 1909. */
const RING = '3ra@1809; 4ra@1908; 8ra@2009; 13ra@2010; 16ra@1910; 18ra@1810';
/** The same for Soviets. */
const GERMAN_RING = '1inf@1809; 2inf@1908; 5inf@2009; 6inf@2010; 7inf@1910; 8inf@1810';

rule('barbarossa:1.3a', 'what is left over when a number is halved is dropped', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const { attack } = oddsAt(`phase german-assault; turn 10; 50inf@1909; ${RING}`, '1908', '50inf');
  then.entry(attack, 'combat.rounded-down', -0.5);
  expect(attack.total).toBe(1);
});

rule('barbarossa:1.3b', 'half of 3 is 1, half of 2 is 1, half of 1 is 0', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  // Two MP in winter, three in autumn, for German foot; half of nothing is left to the least move.
  const has = (turn: number) =>
    allowance(p, stateOf(`phase german-movement; turn ${turn}; 50inf@1909; ${RING}`), '50inf');
  then.means([has(5), has(6)], [1, 1]);
  const line = { divide: 2, round: 'down', add: 0 } as Parameters<typeof dieValue>[0];
  then.means(
    [3, 2, 1].map((n) => dieValue(line, n)),
    [1, 1, 0],
  );
});

rule('barbarossa:1.3c', 'no single unit has less than 1 in combat', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const weak = p.unitIds.find((unit) => p.unit(unit).defense === 1) ?? '';
  const side = p.unit(weak).side;
  expect(side).toBe('soviet');
  const { defence } = oddsAt(`phase german-assault; turn 2; ${weak}@1909; ${GERMAN_RING}`, '1909', '1inf');
  then.entry(defence, 'combat.at-least-one', 1);
  expect(defence.total).toBe(1);
});

rule('barbarossa:1.3d', 'several halved units are added up and halved once', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const { defence } = oddsAt(
    `phase german-assault; turn 2; 3ra@1909; 4ra@1909; ${GERMAN_RING}`,
    '1909',
    '1inf',
  );
  then.entry(defence, 'combat.together', 1);
  expect(defence.total).toBe(3);
});

rule(
  'barbarossa:1.3e',
  'only the dice of 4.4, 4.7 and 4.8 and poor odds are rounded up',
  ({ given, then }) => {
    given('phase soviet-order; turn 9');
    const up = p.tables.dice.filter(({ round, divide }) => round === 'up' && divide > 1);
    then.means(
      [
        ...new Set(
          up.flatMap(({ rules }) =>
            rules.map((id) => id.replace(/[a-z]+$/, '')).filter((id) => id !== 'barbarossa:1.3'),
          ),
        ),
      ].toSorted(),
      ['barbarossa:4.4', 'barbarossa:4.7', 'barbarossa:4.8'],
    );
    // 5 against 11 is 1:3, two columns below 1:1.
    then.means(ratioRung(5, 11), -2);
  },
);

rule('barbarossa:1.4f', 'directions are those of the grid', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  then.means(Object.fromEntries(directions.map((way, i) => [way, p.neighbours('2403')[i]])), {
    ne: '2302',
    e: '2402',
    se: '2502',
    sw: '2503',
    w: '2404',
    nw: '2303',
  });
});

rule('barbarossa:1.5a', 'the German side is the Germans with their satellites', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const side = p.unitIds.filter((unit) => p.unit(unit).side === 'german');
  then.means([...new Set(side.map((unit) => p.unit(unit).nationality))].toSorted(), [
    'german',
    'hungarian',
    'italian',
    'romanian',
  ]);
});

rule('barbarossa:1.5b', 'the Axis satellites are Hungarians, Italians and Romanians', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  then.means(ofKind('axis-satellite'), ['h1', 'h2', 'h3', 'i8', 'r3', 'r4']);
  expect(ofKind('axis-satellite').every((unit) => isSatellite(p, unit))).toBe(true);
});

rule('barbarossa:1.5c', 'German units are those of the German army alone', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const germans = p.unitIds.filter((unit) => isGerman(p, unit));
  then.means(
    [germans.includes('24pz'), ...ofKind('axis-satellite').map((unit) => germans.includes(unit))],
    [true, ...Array<boolean>(6).fill(false)],
  );
});

rule(
  'barbarossa:1.6a',
  'the Soviet side is the Red Army with the communist satellites',
  ({ given, then }) => {
    given('phase soviet-order; turn 9');
    const side = p.unitIds.filter((unit) => p.unit(unit).side === 'soviet');
    then.means([...new Set(side.map((unit) => p.unit(unit).nationality))].toSorted(), [
      'bulgarian',
      'polish',
      'romanian',
      'soviet',
    ]);
  },
);

rule('barbarossa:1.6b', 'the communist satellites are Bulgarians, Poles and Romanians', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  then.means(ofKind('communist-satellite'), ['1b', '1r', '2b', '4b', '4r', 'pol']);
});

rule('barbarossa:1.6c', 'Soviet units are those of the Red Army alone', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  then.means(
    ['13ra', '1mc', 'ica', ...ofKind('communist-satellite')].map(
      (unit) => p.unit(unit).nationality === 'soviet',
    ),
    [true, true, true, ...Array<boolean>(6).fill(false)],
  );
});

rule('barbarossa:1.7c', 'enemies beside the way stop nobody', ({ given, when, then }) => {
  given('phase german-movement; turn 10; 24pz@1910; 13ra@1808; 3ra@2008');
  when('move 24pz 1909 1908 1907');
  then.sees('german', '1907', [{ id: '24pz' }]);
});
