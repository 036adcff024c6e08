// Slips at the shell in the words that start a game: each with what would work.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { shippedData } from '../../src/paths.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { newHome, run } from './kit.ts';

const said = async (...argv: readonly string[]): Promise<string> => {
  const { out, err } = await run(argv, newHome(), ['quit'], GAMES);
  return [...out, ...err].join('\n');
};

describe('data files of one’s own that are damaged', () => {
  const broken = newHome();
  writeFileSync(join(broken, 'tables.json'), '{');
  const ended = async (...argv: readonly string[]) => {
    const { code, err } = await run(argv, newHome(), ['quit'], GAMES, {
      boards: BOARDS,
      shipped: shippedData(),
    });
    return [code, err.join(' ')] as const;
  };

  it.each([
    ['play', 'typhoon', '--plain', '--two'],
    ['fuzz', 'typhoon'],
    ['show', 'typhoon'],
  ])('end %s %s with 4, as every file does that cannot be read', async (...argv) => {
    expect(await ended(...argv, '--data', broken)).toEqual([
      4,
      expect.stringContaining('tables.json, line 1: the end of the file'),
    ]);
  });

  it('a folder that is not there, too, and a game that is none with 2', async () => {
    expect((await ended('play', 'typhoon', '--plain', '--data', join(broken, 'none')))[0]).toBe(4);
    expect((await ended('play', 'tyfoon', '--data', broken))[0]).toBe(2);
  });
});

describe('at the shell', () => {
  it('how it is shown may be said before the command', async () => {
    expect(await said('--plain', 'play', 'barbarossa', '--no-save')).toContain('Germans to move, turn 1');
    expect(await said('--plain', 'barbarossa', '--no-save')).toContain('Germans to move, turn 1');
  });

  it.each(['play', 'resume', 'tutorial'])(
    'theme and ascii may stand before %s and after it',
    async (command) => {
      for (const words of [
        ['--theme', 'mono', '--ascii', command],
        ['--ascii', '--theme=mono', command],
        [command, '--theme', 'mono', '--ascii'],
      ])
        expect(await said(...words, '--plain', 'x')).not.toMatch(/--theme|--ascii/);
      expect(await said(command, '--theme', 'pink')).toContain('It can be auto, dark, light,');
      expect(await said('--theme', command)).toContain(`--theme cannot be ${command}.`);
    },
  );

  it('a position that is a file which is not there cannot be opened', async () => {
    const told = await said('ask', 'sc/nope.pos', 'status');
    expect(told).not.toContain('No game is called sc');
    expect(told).toContain('sc/nope.pos');
  });

  it.each([
    ['new', 'play'],
    ['start', 'play'],
    ['load', 'resume'],
  ])('%s is called %s here', async (typed, command) => {
    expect(await said(typed, 'barbarossa')).toContain(`The nearest is ${command}: hexfront ${command}.`);
  });

  it('a scenario of several words needs no quotes', async () => {
    expect(await said('play', 'dagc', 'Bold', 'Stroke', '--plain', '--no-save')).toContain(', Bold Stroke.');
    expect(await said('play', 'dagc', 'no', 'such')).toContain('No scenario is called no-such.');
  });

  it('an option that is one of a game is told how it is given', async () => {
    expect(await said('play', '--fog')).toContain('Optional rules are given as --option and name=value.');
  });

  it('one code is answered by itself, in any case', async () => {
    const lines = (await said('codes', 'MOVE.FAR')).split('\n');
    expect(lines).toEqual(
      GAMES.map(({ id }) => expect.stringMatching(new RegExp(`^MOVE\\.FAR of ${id}, rule .`))),
    );
    expect(await said('codes', 'RULE.UNKNOWN')).not.toContain(' of ');
    expect(await said('codes', 'move.far')).toMatch(/^MOVE\.FAR/);
    expect(await said('codes', 'MOVE.FRA')).toContain('There is no code MOVE.FRA.');
  });
});
