// At the shell: input with nothing in it, games that are not there, and a map where there is no terminal.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newHome, run } from './kit.ts';

const gamesIn = (home: string): readonly string[] => {
  const folder = join(home, 'data', 'games');
  const other = join(home, 'games');
  return [folder, other].flatMap((path) => (existsSync(path) ? readdirSync(path) : []));
};

describe('a new game', () => {
  it.each([[['--plain']], [['play', 'ford', '--plain']]])(
    'without any input is not begun: %j',
    async (argv) => {
      const home = newHome();
      const { code, out } = await run(argv, home);
      expect(code).toBe(0);
      expect(out.slice(-2)).toEqual([
        'No game was begun: nothing was typed.',
        'Start it at a terminal, or give it lines to read.',
      ]);
      expect(gamesIn(home)).toEqual([]);
    },
  );

  it('with one line is kept, be it empty', async () => {
    const home = newHome();
    const { out } = await run(['play', 'ford', '--plain', '--name', 'evening'], home, ['']);
    expect(out.slice(-2)[0]).toBe('Saved: evening.');
    expect(gamesIn(home)).toContain('evening.game');
  });

  it('says that there is no map without a terminal', async () => {
    const { out } = await run(['play', 'ford', '--map', '--no-save'], newHome(), ['status']);
    expect(out[0]).toBe('No map screen: there is no terminal. Plain text instead.');
  });
});

describe('a game that is not there', () => {
  it('is answered with those that are', async () => {
    const home = newHome();
    expect((await run(['resume', 'nosuch'], home)).err).toEqual(['No game is kept yet.']);
    await run(['play', 'ford', '--name', 'a'], home, ['status']);
    expect((await run(['resume', 'nosuch'], home)).err[1]).toBe('There is a.');
    await run(['play', 'ford', '--name', 'b'], home, ['status']);
    const { code, err } = await run(['resume', 'nosuch'], home);
    expect(code).toBe(4);
    expect(err[0]).toBe('No game is called nosuch.');
    expect(err[1]).toMatch(/^There are (a and b|b and a)\.$/);
    for (const name of ['c', 'd', 'e']) await run(['play', 'ford', '--name', name], home, ['status']);
    const { err: more } = await run(['verify', 'nosuch'], home);
    expect(more[1]).toMatch(/^The last are .*, and 2 more: hexfront resume --list\.$/);
  });
});

describe('a scenario that is not named', () => {
  it('is asked for with one that is there', async () => {
    const { code, err } = await run(['status', 'ford:'], newHome());
    expect(code).toBe(2);
    expect(err[0]).toBe('No scenario is named.');
    const [, example = ''] = /Example: (\S+)\.$/.exec(err[1] ?? '') ?? [];
    expect((await run(['status', example], newHome())).code).toBe(0);
  });
});
