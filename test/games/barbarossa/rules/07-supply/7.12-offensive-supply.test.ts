// Chapter 7: the offensive supply markers of the Soviet side (7.12), and Moscow, without which there are none (7.21).
import { expect } from '@jest/globals';
import { offensiveSupply } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { p, rule } from '../supply-kit.ts';

const ABC = 'marker supplya hand; marker supplyb hand; marker supplyc hand';
const placing = (rest: string, turn = 7): string => `turn ${turn}; phase soviet-markers; ${rest}`;

rule(
  'barbarossa:7.12a',
  'from turn 7 the markers at hand are placed as the player turn opens',
  ({ given, when, then }) => {
    given(placing(`5ra@1810; ${ABC}`));
    then.decides('soviet', 'supplyMarkers@place');
    when('marker a 1810');
    then.event('marker.placed', { letter: 'A', hex: '1810', range: 4 });
    then.refused('marker a 1710', 'MARKER.NONE');
    when('marker b 1710', 'marker c 1711');
    then.decides('soviet', 'idle@wait');
    given(placing(`5ra@1810; ${ABC}`, 6));
    then.decides('soviet', 'idle@wait');
  },
);

rule('barbarossa:7.12b', 'no two in one hex', ({ given, when, then }) => {
  given(placing(`5ra@1810; ${ABC}`));
  when('marker a 1810');
  then.refused('marker b 1810', 'MARKER.ONE');
  then.allowed('marker b 1811');
});

rule(
  'barbarossa:7.12c',
  'they stay to the end of the player turn and come off',
  ({ given, when, then, state }) => {
    given(placing(`5ra@1810; ${ABC}`));
    when('marker a 1810', 'end');
    expect(offensiveSupply(p, state(), '1810')).toBe('A');
    when('end');
    then.event('markers.lifted', { letters: ['A'] });
    expect(offensiveSupply(p, state(), '1810')).toBeUndefined();
    expect(state().own.markers['supplya']).toEqual(['hand']);
  },
);

rule('barbarossa:7.12d', 'none need be used, but later none is placed', ({ given, when, then }) => {
  given(placing(`5ra@1810; ${ABC}`));
  then.offered('end', ['end']);
  when('marker a 1810', 'end');
  then.decides('soviet', 'idle@wait');
  then.refused('marker b 1811', 'ORDER.NOT-NOW', 'hexfront:orders');
});

rule('barbarossa:7.11d', 'water and German hexes are good enough', ({ given, when, then, state }) => {
  given(placing(`5ra@1810; 1inf@1811; ${ABC}`));
  then.allowed('marker a 3110', 'marker a 1811', 'marker a 1010', 'marker a 1823');
  when('marker c 1811', 'end');
  then.means(offensiveSupply(p, state(), '1810') ?? '', 'C');
});

rule('barbarossa:7.21a', 'a turn that begins without Moscow has no markers', ({ given, then }) => {
  given('turn 8; phase turn-start; held 1606 german');
  then.event('markers.barred', { hex: '1606' });
  given(placing(`5ra@1810; own plan.moscowLost true; ${ABC}`));
  then.event('markers.none');
  then.decides('soviet', 'idle@wait');
  given('turn 6; phase turn-start; held 1606 german');
  then.noEvent('markers.barred');
});

rule('barbarossa:7.21b', 'until one begins with Moscow back in overland supply', ({ given, then, state }) => {
  given('turn 9; phase turn-start; own plan.moscowLost true');
  then.event('markers.restored', { hex: '1606' });
  expect(state().own.plan.moscowLost).toBeUndefined();
  const ring = p
    .neighbours('1606')
    .map((hex, i) => `${['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'][i]}@${hex}`);
  given(`turn 9; phase turn-start; own plan.moscowLost true; 5ra@1606; ${ring.join('; ')}`);
  then.noEvent('markers.restored');
  expect(state().own.plan.moscowLost).toBe(true);
  given(`turn 9; phase turn-start; 5ra@1606; ${ring.join('; ')}`);
  then.noEvent('markers.barred');
});
