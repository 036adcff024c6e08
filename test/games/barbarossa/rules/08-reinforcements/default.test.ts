// Chapter 8: where `place default` and `replace default` put those who may come where they like (8.1h).
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import { distance } from '../../../../../src/hex/distance.ts';
import { p, rule } from '../kit.ts';

const SOVIET = 'phase soviet-administration';
/** A German front from the Baltic to the Black Sea, two hexes and more before the cities. */
const FRONT = ['1214', '1412', '1612', '1811', '2012', '2213', '2413', '2613', '2813'];
const GERMANS = FRONT.map(
  (hex, i) =>
    `${['41pz', '10inf', '39pz', '24pz', '12inf', '48pz', '14pz', '4inf', '11inf'][i]}@${hex}; held ${hex} german`,
).join('; ');
const ARMIES = ['16ra', '18ra', '19ra', '20ra', '21ra', '22ra', '24ra', '28ra', '29ra', '30ra'];

rule('barbarossa:8.1g', 'an empty Moscow gets a unit before any other place', ({ given, when, then }) => {
  given(`${SOVIET}; turn 2; ${GERMANS}; 16ra@track-2; 18ra@track-2`);
  when('place default');
  then.event('units.entered', { hex: '1606' });
});

rule('barbarossa:8.12a', 'be it out of the dead pile', ({ given, when, then }) => {
  given(`${SOVIET}; turn 3; ${GERMANS}; 16ra@dead; 18ra@dead; 19ra@track-3`);
  when('place 19ra 1407', 'replace default');
  then.event('units.replaced', {});
  then.event('units.entered', { hex: '1606' }, 'barbarossa:8.1g');
});

rule('barbarossa:8.10b', 'or out of the RVGK box', ({ given, when, then }) => {
  given(`phase soviet-rvgk; turn 6; ${GERMANS}; 16ra@rvgk; 18ra@rvgk`);
  when('place default');
  then.event('rvgk.out', { hex: '1606' });
});

rule(
  'barbarossa:8.1g',
  'those who come together are spread along the front',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 8; ${GERMANS}; ${ARMIES.map((unit) => `${unit}@track-8`).join('; ')}`);
    when('place default');
    const hexes = ARMIES.map((unit) => placeOf(state().own, unit));
    then.event('units.entered', { hex: '1606' });
    expect(hexes.every(p.isHex)).toBe(true);
    const most = Math.max(...hexes.map((hex) => hexes.filter((other) => other === hex).length));
    const crowd = hexes.map(
      (hex) => hexes.filter((other) => distance(p.grid, p.grid.index(hex), p.grid.index(other)) <= 2).length,
    );
    expect([most, Math.max(...crowd)]).toEqual([2, 2]);
  },
);
