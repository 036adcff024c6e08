// Points that the enemy could walk to: on the map of Barbarossa, with units that are made up.
import { describe, expect, it } from '@jest/globals';
import type { Force, Prize } from '../../../src/api/outlook.ts';
import { groundOf } from '../../../src/players/opponent/ground.ts';
import { menaceOf } from '../../../src/players/opponent/menace.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const { grid } = barbarossa.board;
/** A road of hexes and nothing beside it. */
const ROAD = ['2010', '2011', '2012', '2013', '2014'];
const ground = groundOf(grid, { walks: (from, to) => ROAD.includes(from) && ROAD.includes(to) });
const at = (hex: string): number => grid.index(hex);

const force = (unit: string, side: string, hex: string, stride = 4): Force => ({
  unit,
  side,
  hex,
  attack: 4,
  defence: 4,
  stride,
  price: 8,
  isFed: true,
});

const prize = (hex: string, worth = 1): Prize => ({ hex, worth, holder: 'german', rule: 'barbarossa:4.2g' });

describe('the points a stack could walk to', () => {
  it('are those of the prizes in its stride, one for each of its units', () => {
    const one = menaceOf(ground, [force('a', 'soviet', '2010')], [prize('2013'), prize('2012', 2)], 'german');
    expect(one.of(at('2010'))).toBe(2);
    const two = menaceOf(
      ground,
      [force('a', 'soviet', '2010'), force('b', 'soviet', '2010')],
      [prize('2013'), prize('2012', 2)],
      'german',
    );
    expect(two.of(at('2010'))).toBe(3);
  });

  it('are none where it is too far, where somebody is in the way, or where the prize is its own', () => {
    const prizes = [prize('2014')];
    expect(menaceOf(ground, [force('a', 'soviet', '2010', 3)], prizes, 'german').of(at('2010'))).toBe(0);
    const barred = [force('a', 'soviet', '2010'), force('g', 'german', '2012')];
    expect(menaceOf(ground, barred, prizes, 'german').of(at('2010'))).toBe(0);
    const own = [{ ...prize('2014'), holder: 'soviet' }];
    expect(menaceOf(ground, [force('a', 'soviet', '2010')], own, 'german').of(at('2010'))).toBe(0);
  });
});
