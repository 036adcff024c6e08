// Chapter 10: what a step costs and which steps are never taken, where two rules could be taken for each other.
//
//   2013 and 2014 are the two marshes that are dry on turn 1; Romania is German-held, 2613 and 2614 are in the USSR.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { reachOf } from '../../../../../src/mechanics/movement/ways.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { expect } from '@jest/globals';
import {
  allowance,
  allowanceSum,
  refuseStep,
} from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { p, rule, stateOf } from '../kit.ts';

const german = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; held 2607 german; ${rest}`;
const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

rule(
  'barbarossa:10.1a',
  'what is taken off the movement factor is told entry by entry',
  ({ given, then }) => {
    const text = german(9, 'own phase.halved ["1inf"]; 1inf@1904; 24pz@1903');
    given(text);
    const sum = allowanceSum(p, stateOf(text), '1inf');
    then.entry(sum, 'allowance.nonMech', 4);
    then.entry(sum, 'allowance.out-of-supply', 2, 'barbarossa:7.17c');
    then.entry(sum, 'allowance.rounded', 0, 'barbarossa:R91');
    expect([sum.of, sum.total, allowanceSum(p, stateOf(text), '24pz').entries]).toMatchObject([
      'allowance',
      2,
      [{ why: 'allowance.mech' }],
    ]);
  },
);

rule('barbarossa:5.10i', 'a die takes no more than there is', ({ given, then }) => {
  const text = german(3, 'plan paulus no-pause; own phase.die {"1904": 6}; 24pz@1904; 41pz@1903; 1inf@1904');
  given(text);
  const s = stateOf(text);
  then.entry(allowanceSum(p, s, '24pz'), 'allowance.die', -6);
  then.entry(allowanceSum(p, s, '24pz'), 'allowance.none', 0, 'barbarossa:R59');
  then.entry(allowanceSum(p, s, '41pz'), 'allowance.least-die', -1);
  then.means([allowance(p, s, '24pz'), allowance(p, s, '41pz'), allowance(p, s, '1inf')], [3, 8, 4]);
  // Soviet mechanized armies never lose one.
  expect(allowance(p, stateOf(german(3, 'plan paulus no-pause; 3t@1904')), '3t')).toBe(4);
});

rule(
  'barbarossa:10.12a',
  'on foot marsh is marsh in every turn, and costs no more than clear',
  ({ given, then }) => {
    const text = soviet(13, '13ra@2013; 3t@2013');
    given(text);
    then.entry(costSum(moveLaw(p), stateOf(text), '13ra', ['2014']), 'cost.marsh', 1);
    const first = german(1, '1inf@2013');
    then.entry(costSum(moveLaw(p), stateOf(first), '1inf', ['2014']), 'cost.marsh', 1);
    expect(costSum(moveLaw(p), stateOf(german(13, '24pz@2013')), '24pz', ['2014'])).toMatchObject({
      entries: [{ why: 'cost.marsh', n: 3, rule: 'barbarossa:10.12a' }],
    });
  },
);

rule(
  'barbarossa:5.13a',
  'on turn 1 the marsh is dry to who is in supply, and to nobody else in the same hexes',
  ({ given, then }) => {
    given(german(1, '24pz@2113'));
    const cost = (text: string): number | undefined =>
      reachOf(moveLaw(p), stateOf(text), ['24pz']).find(({ place }) => place === '2014')?.cost;
    // Cut off first: what it pays is not what the next one pays.
    then.means(cost(german(1, 'own phase.halved ["24pz"]; 24pz@2015; held 2015 german')), 3);
    then.entry(costSum(moveLaw(p), stateOf(german(1, '24pz@2015')), '24pz', ['2014']), 'cost.marsh-clear', 1);
    then.means(cost(german(1, '24pz@2015; held 2015 german')), 1);
  },
);

rule('barbarossa:10.20a', 'one hex over a river is a sum already', ({ given, then }) => {
  given(german(9, '1inf@2204'));
  const s = stateOf(german(9, '1inf@2204'));
  const sum = costSum(moveLaw(p), s, '1inf', ['2303']);
  then.entry(sum, 'cost.added', 0);
  expect([sum.of, sum.total]).toEqual(['cost', 2]);
  expect(costSum(moveLaw(p), stateOf(german(9, '1inf@1904')), '1inf', ['1903']).entries).toHaveLength(1);
});

rule('barbarossa:10.13', 'every side of lake and sea is shut to everybody', ({ given, then }) => {
  given(german(9, '24pz@1106'));
  const shut = p.grid.ids
    .filter(p.isLand)
    .flatMap((from) => p.neighbours(from).map((to) => [from, to] as const))
    .filter(([from, to]) => p.isLand(to) && p.sideKinds(from, to).includes('lake'));
  expect(shut).toContainEqual(['1106', '1206']);
  for (const [from, to] of shut)
    expect(refuseStep(p, stateOf(soviet(9, `13ra@${from}`)), '13ra', from, to)?.code).toBe('MOVE.WATER-SIDE');
  // No side of this map is sea between two hexes of land; on another it would be shut as well.
  const drowned = { ...p, sideKinds: () => ['sea' as const] };
  const s = stateOf(german(9, '24pz@1904'));
  then.means(refuseStep(drowned, s, '24pz', '1904', '1903')?.code, 'MOVE.WATER-SIDE');
  then.means(refuseStep(p, s, '24pz', '1904', '1903'), undefined);
});

rule('barbarossa:10.34a', 'the Coastal Army takes no step on land', ({ given, then }) => {
  given(soviet(4, 'ica@2911'));
  const [to = ''] = p.neighbours('2911').filter(p.isLand);
  then.means(refuseStep(p, stateOf(soviet(4, 'ica@2911')), 'ica', '2911', to)?.code, 'MOVE.COASTAL-ARMY');
});

rule('barbarossa:5.11a', 'on turn 1 each side has its own closed border', ({ given, then }) => {
  const isRomanian = (hex: string): boolean => p.hex(hex).country === 'romania';
  const [inside = '', outside = ''] =
    p
      .area('rom')
      .flatMap((from) => p.neighbours(from).map((to) => [from, to]))
      .find(
        ([from = '', to = '']) =>
          p.isLand(to) &&
          p.hex(to).country === 'ussr' &&
          isRomanian(from) &&
          p.sideKinds(from, to).length === 0,
      ) ?? [];
  const text = german(1, `r3@${inside}; 1inf@${outside}; 13ra@2003`);
  given(text);
  const s = stateOf(text);
  then.means(refuseStep(p, s, 'r3', inside, outside)?.code, 'BORDER.ROMANIA');
  then.means(refuseStep(p, s, '1inf', outside, inside), undefined);
  then.means(refuseStep(p, s, '13ra', outside, inside)?.code, 'BORDER.SOVIET', 'barbarossa:5.11a');
  then.means(refuseStep(p, s, '13ra', inside, outside), undefined);
});

rule('barbarossa:6.4a', 'a satellite comes everywhere but to its like', ({ given, then }) => {
  const text = german(9, 'r3@2203; r4@2303; 24pz@2203; 1inf@2204');
  given(text);
  const s = stateOf(text);
  const places = (unit: string): readonly string[] =>
    reachOf(moveLaw(p), s, [unit]).map(({ place }) => place);
  expect(places('24pz')).toContain('2303');
  expect(places('r3')).toContain('2204');
  expect(places('r3').length).toBeGreaterThan(8);
  then.means(places('r3').includes('2303'), false);
});

rule('barbarossa:6.3', 'nobody comes to a hex that is full', ({ given, then }) => {
  const four = '1inf@1903; 2inf@1903; 4inf@1903; 5inf@1903';
  const places = (text: string): readonly string[] =>
    reachOf(moveLaw(p), stateOf(text), ['24pz', '41pz']).map(({ place }) => place);
  given(german(9, `24pz@1904; 41pz@1904; ${four}`));
  then.means(places(german(9, `24pz@1904; 41pz@1904; ${four}`)).includes('1903'), false);
  then.means(places(german(9, `24pz@1904; 41pz@1904; ${four.slice(0, -11)}`)).includes('1903'), true);
});
