// Ground that lies open behind a line: what somebody in a hole of it would shut.
import { expect, it } from '@jest/globals';
import type { Force, Prize } from '../../../../src/api/outlook.ts';
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { gapsOf } from '../../../../src/players/opponent/situations/gaps.ts';
import { barbarossa } from '../../../../tools/games/barbarossa/shipped.ts';

const { grid } = barbarossa.board;
/** A road of hexes and nothing beside it. */
const ROAD = ['2010', '2011', '2012', '2013', '2014'];
const ground = groundOf(grid, { walks: (from, to) => ROAD.includes(from) && ROAD.includes(to) });
const at = (hex: string): number => grid.index(hex);

const walker: Force = {
  unit: 'a',
  side: 'soviet',
  hex: '2010',
  attack: 4,
  defence: 4,
  stride: 4,
  price: 8,
  isFed: true,
};
const home = (hex: string): Prize => ({
  hex,
  worth: 1,
  holder: 'german',
  isMany: true,
  rule: 'barbarossa:4.2g',
});

it('counts a hex of many that the enemy could enter, beyond the one who stands in his way', () => {
  const gaps = gapsOf(ground, [walker], [home('2013'), home('2014')], 'german');
  expect(gaps.shut(at('2011'))).toBeCloseTo(1);
  expect(gaps.shut(at('2014'))).toBeCloseTo(0.5);
});

it('counts none of those it holds itself as a whole prize, beside which somebody is drawn', () => {
  const gaps = gapsOf(ground, [walker], [home('2014')], 'soviet');
  expect(gaps.shut(at('2011'))).toBe(0);
});

it('counts what else it is worth to the enemy to come to a hex, such as a line of supply', () => {
  const more = new Map([[at('2013'), 2]]);
  const gaps = gapsOf(ground, [walker], [], 'german', {}, more);
  expect(gaps.shut(at('2011'))).toBeCloseTo(2);
  expect(gaps.shut(at('2014'))).toBe(0);
});

it('stops the enemy beside whoever has a zone, where zones stop, and not beside a part of one', () => {
  const { neighbours } = grid;
  const open = groundOf(grid, { walks: () => true });
  // Two hexes beside the road from the walker to what he wants.
  const [from, way] = [at('2010'), at('2012')];
  const beside = neighbours.slice(way * 6, way * 6 + 6).find((hex) => open.stepsTo(hex)[from] === 3)!;
  const reaches = (grip: number): boolean => {
    const guard = { ...walker, unit: 'g', side: 'german', hex: grid.id(beside), grip };
    return gapsOf(open, [walker, guard], [], 'german', { stop: true }).walks(at('2014'));
  };
  const all = gapsOf(open, [walker], [], 'german', { stop: true });
  expect(all.walks(at('2014'))).toBe(true);
  expect(reaches(0.5)).toBe(true);
  expect(reaches(1)).toBe(false);
});
