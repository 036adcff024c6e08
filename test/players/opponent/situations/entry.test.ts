// Units that come onto the map, in Barbarossa: they go where what could come is most for those who are there.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../../src/core/dice.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { Order } from '../../../../src/core/types.ts';
import { levelPlayer } from '../../../../src/players/opponent/level-player.ts';
import { seating } from '../../../../src/players/player.ts';
import { readPosition } from '../../../../src/record/position.ts';
import { tasksOf } from '../../../../tools/suite/task.ts';
import { barbarossa } from '../../../../tools/games/barbarossa/shipped.ts';

/** Three armies are in the reserve, and four panzer corps stand before the one that is in Moscow. */
const RESERVE = /^position 1$[^]*?(?=^\.$)/m.exec(
  tasksOf('barbarossa').find(({ name }) => name === '19-reserve-to-moscow')?.text ?? '',
)?.[0];

const firstOrder = async (level: string): Promise<Order | undefined> => {
  const read = readPosition(barbarossa, RESERVE ?? '');
  if (!read.ok) throw new Error(read.error.map(({ code }) => code).join());
  const { state } = read.value;
  settle(barbarossa.rules, state, seeded(openSeed('entry')));
  const seat = seating(barbarossa.rules, { game: barbarossa })(state)?.('soviet');
  if (seat === undefined) throw new Error('nobody is asked');
  return (await levelPlayer(barbarossa, level))(1, 0)(seat);
};

describe('an army of the reserve', () => {
  it('comes into Moscow where the panzers stand before it', async () => {
    expect(await firstOrder('2')).toMatchObject({ verb: 'place', args: { at: ['1606'] } });
  });

  it('is put where the program would put it, or nowhere, at level 1', async () => {
    expect((await firstOrder('1'))?.args['at']).not.toEqual(['1606']);
  });
});
