// The nearest of what a map has: what every map may have, and the features and networks of its own words.
import { describe, expect, it } from '@jest/globals';
import { printBoard } from '../../src/board/board.ts';
import { newMatch } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Game } from '../../src/api/game.ts';
import { variedMapFile } from '../board/varied.ts';
import { ford } from '../games/ford/game.ts';

const { map, grid } = ford.printed;
const { airfield } = variedMapFile.features;
const { road, rail } = variedMapFile.networks;
const [west = '', , , east = ''] = grid.ids.slice(0, 4);
const [next = ''] = [0, 1, 2, 3, 4, 5].flatMap((d) => {
  const to = grid.neighbours[grid.index(east) * 6 + d]!;
  return to < 0 ? [] : [grid.id(to)];
});

/** The ford with an airfield, a mine and a railway on it. */
const built: Game = {
  ...ford,
  printed: printBoard(
    {
      ...map,
      features: { ...map.features, airfield, mine: { ...airfield, name: 'coal mine', sign: 'm' } },
      networks: { track: { ...rail, name: 'narrow railway', routes: [[east, next]] } },
      hexes: {
        ...map.hexes,
        [west]: { ...map.hexes[west]!, features: { airfield: {}, mine: {} } },
      },
    },
    grid,
  ),
};

const asked = (game: Game, line: string): readonly string[] => {
  const desk = openDesk(
    game,
    newMatch(game.rules, 'crossing', { fog: 'off' }, { dice: undefined, audit: true }),
    {},
  );
  const reply = take(desk, line);
  return 'lines' in reply ? reply.lines : [];
};

describe('the overview', () => {
  it('says nothing of regions on a map that has none', () => {
    const plain: Game = { ...ford, printed: printBoard({ ...map, regions: {} }, grid) };
    expect(asked(plain, 'overview')[0]).toBe('Ford map.');
    expect(asked(ford, 'overview')[0]).toMatch(/^Ford map\. 2 regions, /);
  });
});

describe('nearest', () => {
  it.each([
    [`nearest airfield from ${east}`, 'Nearest airfield: '],
    [`nearest mine from ${east}`, 'Nearest coal mine: '],
    [`nearest rail from ${west}`, 'Nearest rail line: '],
    [`nearest track from ${west}`, 'Nearest narrow railway: '],
  ])('finds what the map has: %s', (line, expected) => {
    expect(asked(built, line)[0]).toMatch(new RegExp(`^${expected}`));
  });

  it('says that there is none of what other maps have', () => {
    expect(asked(built, `nearest road from ${west}`)).toEqual(['No road to be found on this map.']);
    expect(road.name).toBe('road');
  });

  it('refuses what this map has no word for, and says which it has', () => {
    const [first, second] = asked(ford, `nearest mine from ${west}`);
    expect(first).toBe('nearest does not take mine.');
    expect(second).toContain('enemy, friend, city, objective, port, supply, road, rail, airfield');
  });
});
