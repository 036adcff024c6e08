// How a side is drawn to hexes: of a few, and of all of them at once.
import { expect, it } from '@jest/globals';
import type { Prize } from '../../../src/api/outlook.ts';
import { fieldsOf, pullAt, pullOf } from '../../../src/players/opponent/fields.ts';
import { groundOf } from '../../../src/players/opponent/ground.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const { grid } = barbarossa.board;
const ground = groundOf(grid, { walks: () => true });
const prize = (hex: string, worth: number): Prize => ({
  hex,
  worth,
  holder: 'soviet',
  rule: 'barbarossa:4.2c',
});

it('comes to the very same whether it is asked of one hex or of all', () => {
  const prizes = [prize('1606', 7), prize('2010', 1.3), prize('2311', 0.9)];
  const fields = fieldsOf(ground, [], 'german', () => 1);
  const given = [ground, prizes, fields, 'german', 1.5, { draw: 0.75, guard: 0.7 }] as const;
  const at = pullAt(...given);
  const all = pullOf(...given);
  expect(all[grid.index('1606')]).toBeGreaterThan(10);
  expect(grid.ids.map((_, hex) => at(hex))).toEqual([...all]);
});
