// Who digs in of a computer player of Moscow vs. Barbarossa: it keeps whoever does from moving in that player turn (R24).
import { expect, it } from '@jest/globals';
import type { Side } from '../../../../src/core/types.ts';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { p, stateOf } from '../rules/kit.ts';

const diggers = (side: Side, text: string): readonly string[] => {
  const habit = outlookOf(p).habits[`${side}-administration@orders`];
  const said =
    habit?.kind === 'thumb' ? habit.answer(stateOf(`phase ${side}-administration; ${text}`), side) : [];
  return said.flatMap(({ verb, args }) => (verb === 'entrench' ? [args['units']?.join() ?? 'all'] : []));
};

it('digs in no German who is to attack, but who stands in a city that decides the game', () => {
  expect(diggers('german', 'turn 2; 27ik@2010; 12ik@2217; 22a@2009')).toEqual(['12ik']);
});

it('digs in Germans near the enemy once they have had their time', () => {
  expect(diggers('german', 'turn 6; 27ik@2010; 22a@2009')).toEqual(['27ik']);
});

it('digs in Russians near the enemy, and nobody of the rear, who would not come up', () => {
  expect(diggers('russian', 'turn 2; 27ik@2010; 22a@2009; 30a@2003')).toEqual(['22a']);
});
