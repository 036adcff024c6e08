// What is seen to before a phase is ended: who has come is put on the map, and who must roll to move does.
import { expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { seating } from '../../../src/players/player.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../kit/position.ts';

/** Every order of the Soviets in a movement phase. */
const verbsIn = async (position: string): Promise<readonly string[]> => {
  const { state } = positionOf(dagc, position);
  const match = matchFrom(dagc.rules, state, { dice: seeded(openSeed('errands')) });
  const seats = seating(dagc.rules, { game: dagc, match });
  const maker = await levelPlayer(dagc, '1');
  const player = maker(1, 0);
  const verbs: string[] = [];
  for (let n = 0; n < 200 && match.state.clock.phase === 'soviet-movement'; n++) {
    const seat = seats(match.state)?.('soviet');
    const order = seat === undefined ? undefined : player(seat);
    if (order === undefined || !give(match, [order]).ok) throw new Error('nothing legal');
    verbs.push(order.verb);
  }
  return verbs;
};

it('whoever is out of supply rolls, and then goes', async () => {
  const late = await verbsIn('base historical; turn 6; phase soviet-movement; option fog=off');
  expect(late.filter((verb) => verb === 'roll').length).toBeGreaterThan(5);
  expect(late.filter((verb) => verb === 'move').length).toBeGreaterThan(3);
  expect(late.at(-1)).toBe('end');
});

it('who has come by the track is put on the map', async () => {
  const verbs = await verbsIn('base historical; turn 3; phase soviet-movement; option fog=off');
  expect(verbs.filter((verb) => verb === 'place')).toHaveLength(1);
});
