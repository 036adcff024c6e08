// The computer player puts its supply markers down: without them the Soviets attack by halves from turn 7 on.
import { expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { seating } from '../../../src/players/player.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { positionOf } from '../../kit/position.ts';

it.each([
  ['in hand', 'marker supplya hand'],
  ['due on the track', 'marker supplya track-7'],
])('a marker that is %s goes where most who could attack are', async (_, marker) => {
  const { rules } = barbarossa;
  const position = `turn 8; phase soviet-markers; plan order fight-move; option fog=off; ${marker}`;
  const { state } = positionOf(
    barbarossa,
    `${position}; 24pz@1708; 46pz@1808; 3ra@1707; 4ra@1707 under; 5ra@1607; 42ra@1011`,
  );
  settle(rules, state, seeded(openSeed('markers')));
  const seat = seating(rules, { game: barbarossa })(state)?.('soviet');
  if (seat === undefined) throw new Error('the game is over');
  const maker = await levelPlayer(barbarossa, '1');
  const order = maker(1, 0)(seat);
  expect(order).toMatchObject({ verb: 'marker', args: { which: ['a'] } });
  expect(['1707', '1607']).toContain(order?.args['at']?.[0]);
});
