// The tactical positions: people can solve each of them, they are spread over their themes, and a level can be put to them.
import { describe, expect, it } from '@jest/globals';
import { GAME_IDS } from '../../tools/games.ts';
import { markOf, playedBy, solved, tasksOf } from '../../tools/suite/task.ts';

const tasks = GAME_IDS.flatMap(tasksOf);
const named = tasks.map((task) => ({ name: `${task.game} ${task.name}`, task }));

describe('a position', () => {
  it.each(named)('can be solved by the orders in its comments: $name', async ({ task }) => {
    const { scored, of, isSound, lines } = await markOf(task.name, solved(task));
    expect({ lines: isSound ? [] : lines, scored, of }).toEqual({ lines: [], scored: 10, of: 10 });
  });

  it.each(named)('says what it is, and hands itself over once: $name', ({ task: { text, theme } }) => {
    expect(text).toMatch(/^# [A-Z].{20,}\.\n/);
    expect(theme).not.toBe('');
    expect(text.match(/^opponent /gm)).toHaveLength(1);
    expect(text).toMatch(/^seed suite$/m);
  });
});

describe('the positions', () => {
  // The games at the front of 1941 have some for what is theirs alone.
  it.each(['barbarossa', 'dagc'])('of %s are at least two of each of ten themes', (game) => {
    const themes = tasks.filter((task) => task.game === game).map(({ theme }) => theme);
    const counts = [...new Set(themes)].map((theme) => themes.filter((each) => each === theme).length);
    expect(counts.length).toBe(10);
    expect(Math.min(...counts)).toBe(2);
  });

  it('are played by the level and seed they are put to, for the phase or for an answer', () => {
    const lines = tasks.map((task) => /^opponent .*$/m.exec(playedBy(task, '2', 9))?.[0] ?? '');
    for (const line of lines)
      expect(line).toMatch(/^opponent (german|soviet|russian) level 2 seed 9( phase)?$/);
    expect(new Set(lines.map((line) => line.endsWith(' phase'))).size).toBe(2);
  });

  it('are not solved by doing nothing alone', async () => {
    const idle = await Promise.all(
      tasks.map(async (task) => markOf(task.name, solved({ ...task, solution: [] }))),
    );
    expect(idle.filter(({ scored }) => scored > 0).length).toBeLessThan(tasks.length / 3);
  });
});
