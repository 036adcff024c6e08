// Files a player asks for: transcripts that run again, exports, names that stay inside the data home.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { matchHash, newMatch } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { papersIn } from '../../src/record/files/player-files.ts';
import { runLines } from '../script/kit.ts';
import { ford } from '../games/ford/game.ts';
import { seated } from './kit.ts';

const newFolders = (): {
  readonly home: string;
  readonly positions: string;
  readonly transcripts: string;
  readonly exports: string;
} => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-papers-'));
  return {
    home,
    positions: join(home, 'positions'),
    transcripts: join(home, 'transcripts'),
    exports: join(home, 'exports'),
  };
};

type Writing = ReturnType<typeof seated> & { readonly file: (name: string) => string; readonly home: string };

const writing = (options: Parameters<typeof seated>[0] = {}): Writing => {
  const folders = newFolders();
  const seat = seated({ dice: [5, 6, 6, 6], papers: papersIn(folders, 'ford'), ...options });
  return {
    ...seat,
    home: folders.home,
    file: (name) => join(/\.(svg|game)$/.test(name) ? folders.exports : folders.transcripts, name),
  };
};

const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

describe('a transcript', () => {
  it('holds what was typed and said, hexes raw, with the dice that fell', () => {
    const { type, file } = writing();
    type(
      'move n3 1303',
      'transcript on evening.txt',
      'end',
      'attack 14 03 from n1 n2',
      'hexspeech nato',
      'look 1403',
    );
    expect(linesOf(file('evening.txt'))).toEqual(
      expect.arrayContaining([
        'transcript 1',
        'game ford',
        'scenario crossing',
        'option fog=off',
        '> move n3 1303',
        '3 Northern Foot moved to 1303. It must stop: an enemy is next to it.',
        '> end',
        '> attack 14 03 from n1 n2',
        '# die 1 = 5',
        'Northerners attack 1403, at 1 to 2.',
        '1403. Wood. Southern held.',
      ]),
    );
  });

  it('runs again and comes to the same position, whenever it was begun', async () => {
    const lines = [
      'end',
      'attack 1403 from n1 n2',
      '1',
      '1',
      'undo anyway 3',
      'attack 1403 from n1',
      'undo',
      'end',
    ];
    for (const at of [0, 3, 5, 8]) {
      const { desk, type, file } = writing();
      type(...lines.slice(0, at), 'transcript on x', ...lines.slice(at), 'mvoe');
      const { out } = await runLines(
        ...linesOf(file('x.txt')),
        '> page off',
        '> units north',
        '> units south',
      );
      const units = [type('transcript off', 'page off', 'units north'), type('units south')];
      expect(out).toEqual(expect.arrayContaining(units.flatMap(({ lines: told }) => told)));
      expect(desk.match.entries.length).toBeGreaterThan(1);
    }
  });

  it('has what again did as the line it was, and no line for what it would not do', () => {
    const { type, file } = writing();
    type('transcript on x', 'look 1302', 'again', 'end', 'again');
    expect(linesOf(file('x.txt')).filter((line) => /^[>#] (look|again|end)/.test(line))).toEqual([
      '> look 1302',
      '> look 1302',
      '> end',
      '# again',
    ]);
  });

  it.each(['no', 'end'])(
    'has an end that was asked about as one line, once it was confirmed, not after %s',
    async (no) => {
      const folders = newFolders();
      const game = { ...ford, leftOver: () => [{ key: 'ask.movement', params: { count: 3 } }] };
      const match = newMatch(game.rules, 'crossing', { fog: 'on' });
      const desk = openDesk(game, match, { confirmsEnd: true, papers: papersIn(folders, 'ford') });
      for (const line of ['transcript on x', 'end', 'end', no, 'end', 'yes']) take(desk, line);
      expect(match.entries).toHaveLength(2);
      const lines = linesOf(join(folders.transcripts, 'x.txt'));
      expect(lines.filter((line) => /^> (end|yes|no)/.test(line))).toEqual(['> end', '> end']);
      expect((await runLines(...lines)).exit).toBe(0);
    },
  );

  it('stops at off, and says where it is', () => {
    const { type, file } = writing();
    expect(type('transcript').lines[0]).toBe('No transcript is being written.');
    type('transcript on x');
    expect(type('transcript').lines).toEqual([`Transcript on, to ${file('x.txt')}.`]);
    expect(type('transcript off').lines).toEqual([`Transcript off. It is in ${file('x.txt')}.`]);
    type('move n1 1202');
    expect(readFileSync(file('x.txt'), 'utf8')).not.toContain('move n1');
  });

  it('is not for two people who hide something from each other, until the game is over', () => {
    const { type, file } = writing({ fog: 'on', twoPeople: true });
    expect(type('transcript on x')).toMatchObject({ refusal: { code: 'EXPORT.FOG' } });
    expect(existsSync(file('x.txt'))).toBe(false);
    type('resign', 'yes');
    expect(type('transcript on x').kind).toBe('done');
  });

  it('that cannot be written any more stops, and the order is done', () => {
    const { desk, type, file } = writing();
    type('transcript on x');
    desk.transcript = {
      sheet: { path: file('x.txt'), add: () => ({ code: 'FILE.NO-SPACE', params: { file: 'x' } }) },
      dice: 0,
      held: undefined,
    };
    const { lines } = type('move n1 1202');
    expect(lines).toContain('The transcript has stopped here: it could not be written.');
    expect(desk.match.entries).toHaveLength(1);
    expect(desk.transcript).toBeUndefined();
  });
});

describe('an export', () => {
  it('writes a picture of the map with what the side sees of it', () => {
    const { type, file } = writing({ fog: 'on' });
    expect(type('export picture north').lines).toEqual([`Picture written: ${file('north.svg')}.`]);
    const picture = readFileSync(file('north.svg'), 'utf8');
    expect(picture.includes('<svg ')).toBe(true);
    expect(picture.includes('data-stack="1302"')).toBe(true);
    expect(picture.includes('2 Southern Foot')).toBe(false);
  });

  it('writes the position as a file that can be loaded', async () => {
    const { desk, home, type } = writing();
    type('export position start');
    const text = readFileSync(join(home, 'positions', 'start.pos'), 'utf8').trimEnd();
    const { out } = await runLines(...text.split('\n'), '.', 'hash');
    const hash = matchHash(desk.match);
    expect(out).toContain(`Hash ${hash.slice(0, 4)} ${hash.slice(4)}.`);
  });

  it('without a name takes one that is free', () => {
    const { type, file } = writing();
    type('export transcript');
    expect(type('export transcript').lines).toEqual([`Transcript written: ${file('ford-2.txt')}.`]);
  });

  it('of what exists asks first, and needs the whole word yes', () => {
    const { type, file } = writing();
    mkdirSync(join(file('x.txt'), '..'), { recursive: true });
    writeFileSync(file('x.txt'), 'mine');
    expect(type('export transcript x').kind).toBe('asks');
    expect(type('y').lines).toEqual(['Not replaced. Nothing was written.']);
    expect(readFileSync(file('x.txt'), 'utf8')).toBe('mine');
    type('export transcript x', 'yes');
    expect(readFileSync(file('x.txt'), 'utf8')).toMatch(/^transcript 1/);
  });

  it.each(['../x', '/etc/x', '..', 'con', '.hidden', 'a/b'])(
    'does not leave the data home by the name %s',
    (name) => {
      const { home, type } = writing();
      const { refusal } = type(`export picture "${name}"`);
      expect(refusal?.code).toMatch(/^NAME\./);
      expect(existsSync(join(home, 'transcripts'))).toBe(false);
    },
  );

  it('of the record is not to be had where there is none, nor where it would show both sides', () => {
    expect(writing().type('export record').lines).toEqual(['No export in a game that is not being saved.']);
    expect(writing({ fog: 'on', twoPeople: true }).type('export record')).toMatchObject({
      refusal: { code: 'EXPORT.FOG' },
    });
    expect(seated().type('export picture').lines).toEqual(['No file can be written here.']);
  });
});
