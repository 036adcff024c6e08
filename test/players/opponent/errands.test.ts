// What is seen to before a phase is ended: who has come is put on the map, and who must roll to move does.
import { expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import type { Game } from '../../../src/api/game.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { seating } from '../../../src/players/player.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../kit/position.ts';

/** Every order of whoever moves in a movement phase. */
const verbsIn = async (position: string, game: Game = dagc): Promise<readonly string[]> => {
  const { state } = positionOf(game, position);
  const match = matchFrom(game.rules, state, { dice: seeded(openSeed('errands')) });
  const seats = seating(game.rules, { game, match });
  const maker = await levelPlayer(game, '1');
  const player = maker(1, 0);
  const verbs: string[] = [];
  const { phase, phasing } = match.state.clock;
  for (let n = 0; n < 200 && match.state.clock.phase === phase; n++) {
    const seat = seats(match.state)?.(phasing);
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

it('the panzers that had no pause roll on turn 3, and then go', async () => {
  const position =
    'turn 3; phase german-movement; plan order move-fight; plan paulus no-pause; option fog=off';
  const verbs = await verbsIn(
    `${position}; 24pz@1913; 46pz@1813; 9inf@1912; 16ra@1708; 4ra@1606`,
    barbarossa,
  );
  expect(verbs.filter((verb) => verb === 'roll')).toHaveLength(2);
  expect(verbs.filter((verb) => verb === 'move').length).toBeGreaterThan(1);
});

it('Soviet armies come back from the Caucasus once the expedition they faced is beaten (4.13k), and not before', async () => {
  const waiting = 'turn 16; phase soviet-movement; plan order move-fight; option fog=off';
  const armies = '9ra@caucasus; 37ra@caucasus; 16ra@1606; 24pz@1808';
  const after = await verbsIn(`${waiting}; ${armies}; own expedition "beaten"`, barbarossa);
  expect(after.filter((verb) => verb === 'return')).toHaveLength(2);
  const before = await verbsIn(`${waiting}; ${armies}; 57pz@caucasus; own expedition "out"`, barbarossa);
  expect(before).not.toContain('return');
});

it('an expedition that could still come through stays (4.13b)', async () => {
  const position = 'turn 16; phase german-movement; plan order move-fight; option fog=off';
  const units = '57pz@caucasus; 9ra@caucasus; 24pz@1813; 16ra@1606';
  expect(await verbsIn(`${position}; ${units}; own expedition "out"`, barbarossa)).not.toContain('return');
});
