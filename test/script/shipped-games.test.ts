// Checks and hashes in the games that are shipped: points where sides count them, and the hash of a position.
import { expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';
import { runIt } from './kit.ts';

const run = async (...lines: readonly string[]): ReturnType<typeof runIt> =>
  runIt(['-'], `${lines.join('\n')}\n`, GAMES);

const START = (game: string): readonly string[] => [`new ${game} campaign`, 'place default', 'end'];

it('the points over the map can be expected where no side counts any in its view', async () => {
  const { out, exit } = await run(...START('deathstruggle'), 'place default', 'expect points axis 2');
  expect([exit, out.at(-2)]).toEqual([0, 'ok 1 line 5: expect points axis 2']);
});

it.each([
  ['deathstruggle', 'russian', 'Points are counted for axis: expect points axis 1.'],
  ['typhoon', 'german', 'Nobody has any; who has won is expect over.'],
  ['barbarossa', 'soviet', 'Points are counted for german: expect points german 1.'],
])('points of a side that counts none are a refused check: %s', async (game, side, said) => {
  const { exit, err } = await run(`new ${game} campaign`, `expect points ${side} 0`);
  expect(exit).toBe(2);
  expect(err).toContain(said);
  expect(err).toContain('Code SCRIPT.NO-POINTS.');
});

it('a game has the hash of its own position, dice that were rolled on the way or not', async () => {
  const played = await run(
    ...START('deathstruggle'),
    'place default',
    'end',
    'seed q',
    'end',
    'dice 1',
    'bomb 4648 with 5fk',
    'end',
    'end to axis-movement',
    'hash',
    'position',
  );
  const [line = '', hash] = [
    played.out.find((each) => each.startsWith('deathstruggle/')),
    played.out.find((each) => each.startsWith('Hash ')),
  ];
  const read = await run(`position ${line}`, 'hash');
  expect([hash !== undefined, read.out[0]]).toEqual([true, hash]);
});

it('the goal of a game names its cities', async () => {
  const { out } = await run(...START('deathstruggle'), 'place default', 'goal');
  expect(out.join('\n')).toMatch(/2 points in supply, [A-Z][a-z]+, [A-Z][a-z]+\./);
});

it('what a unit that has moved can still spend is checked, where it goes no further as well', async () => {
  const { out, err, exit } = await run(
    'position 1',
    'game typhoon',
    'scenario campaign',
    'turn 5',
    'phase russian-movement',
    'unit 22a 4915',
    'unit 30a 4514',
    'unit 24pz 1525',
    '.',
    'expect unit 22a at 4915 left none',
    'move 22a 4914 4815',
    'expect unit 22a at 4815 left 1',
    'move 22a 4714',
    'expect unit 22a at 4714 left 0',
    'expect unit 30a at 4514 left 0',
  );
  expect([exit, err]).toEqual([1, []]);
  expect(out.slice(0, 4).map((line) => line.slice(0, 6))).toEqual(['ok 1 l', 'ok 2 l', 'ok 3 l', 'not ok']);
  expect(out[3]).toContain('got 30a at 4514 left=nothing, want 30a at 4514 left=0');
});

it('odds that are a column are found by any difference the column is for', async () => {
  const { out, exit } = await run(
    'dice 4 4',
    'position 1',
    'game storm',
    'scenario campaign',
    'turn 2',
    'phase soviet-combat',
    'unit 6rd S2236',
    'unit 18r S2335',
    '.',
    'expect odds S2335 from 6rd = "0 or less"',
    'expect odds S2335 from 6rd = 0',
    'expect odds S2335 from 6rd = -3',
    'expect odds S2335 from 6rd = odds.column odds=-1 base=1',
    'expect odds S2335 from 6rd = 1',
    'expect odds S2335 from 6rd = odds.column base=2',
  );
  expect(exit).toBe(1);
  expect(out.slice(0, 6).map((line) => line.startsWith('ok'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
