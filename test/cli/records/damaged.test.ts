// Records that were damaged, altered, cut off or misnamed, as the commands tell them, and what they end with.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { GameEntry } from '../../../src/api/game-entry.ts';
import { ford, fordEntry } from '../../games/ford/game.ts';
import { contents, forged, textsOf } from '../../record/desk.ts';
import { newHome, run } from '../kit.ts';
import type { Ran } from '../kit.ts';

const kept = (home: string, name = 'g'): string => join(home, 'games', `${name}.game`);
const seed = (home: string): string => join(home, 'games', 'g.seed');

const LINES = [
  'move n3 1303',
  'note weak flank',
  'undo',
  'redo',
  'mark here',
  'end',
  'attack 1403 from n1 n2',
];

const played = async (lines: readonly string[] = LINES): Promise<string> => {
  const home = newHome();
  const { code } = await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, lines);
  expect(code).toBe(0);
  return home;
};

const forge = (home: string, change: (texts: string[]) => readonly string[]): void =>
  writeFileSync(kept(home), forged(change(textsOf(contents(kept(home))))));

const change = (home: string, from: string, to: string): void =>
  forge(home, (texts) => texts.map((text) => text.replace(from, to)));

const lineOf = (home: string, part: string): number =>
  textsOf(contents(kept(home))).findIndex((text) => text.includes(part)) + 1;

const swapped = (home: string): void => {
  const lines = contents(kept(home)).split('\n');
  writeFileSync(
    kept(home),
    lines
      .with(14, lines[15] ?? '')
      .with(15, lines[14] ?? '')
      .join('\n'),
  );
};

describe('a record that is not among the games', () => {
  it('is opened where its link leads, with its seed, and by its own name', async () => {
    const home = await played();
    const link = join(home, 'link.game');
    symlinkSync(kept(home), link);
    const { code, out } = await run(['resume', link], home, ['note by the link', 'quit']);
    expect(code).toBe(0);
    expect(out.join('\n')).not.toContain('seed');
    expect(out.slice(-2)).toEqual(['Saved: g.', 'To go on type: hexfront resume g.']);
    expect(contents(kept(home))).toContain('note by the link');
    expect(readdirSync(home).filter((file) => file.startsWith('link'))).toEqual(['link.game']);
  });

  it('is said with the path that opens it again', async () => {
    const home = await played();
    const copy = join(home, 'copy.game');
    copyFileSync(kept(home), copy);
    for (const word of ['save', 'quit']) {
      const { out } = await run(['resume', copy], home, [word]);
      expect(out.slice(-2)).toEqual(['Saved: copy.', `To go on type: hexfront resume ${copy}.`]);
    }
  });
});

describe('a home in which no folder can be made', () => {
  it('is said with a way on, and 4', async () => {
    const home = newHome();
    writeFileSync(join(home, 'file'), '');
    for (const nowhere of [
      join(home, 'file', 'deep', 'er'),
      ...(existsSync('/proc') ? ['/proc/nope'] : []),
    ]) {
      const { code, err } = await run(['play', 'ford'], nowhere);
      expect([code, err]).toEqual([
        4,
        [
          `Could not write: the folder ${join(nowhere, 'games')} cannot be made.`,
          'To play without keeping the game add --no-save.',
          'To keep it elsewhere, set HEXFRONT_HOME to a folder of yours.',
        ],
      ]);
    }
  });
});

describe('resume of an altered record', () => {
  it('names the line, with 4, leaves the file alone, and goes on from before it in a copy', async () => {
    const home = await played();
    const line = lineOf(home, '> north move n3 1303');
    change(home, '> north move n3 1303', '> north move n3 1202');
    const text = contents(kept(home));
    const { code, err } = await run(['resume', 'g'], home);
    expect(code).toBe(4);
    expect(err[0]).toBe(`Cannot open g: line ${line + 1} is not what the orders lead to.`);
    expect(err.at(-1)).toContain(`hexfront resume g --upto ${line - 1}.`);
    expect(contents(kept(home))).toBe(text);
    const onward = await run(['resume', 'g', '--upto', String(line - 1)], home);
    expect(onward.code).toBe(0);
    const copy = `g-upto-${line - 1}`;
    expect(onward.out[1]).toBe(
      `This is a new game, ${copy}: a copy of g up to line ${line - 1}, with dice of its own.`,
    );
    expect(existsSync(kept(home, copy))).toBe(true);
  });
});

describe('verify and the seed beside the record', () => {
  const verifyWith = async (put: (file: string) => void): Promise<Ran> => {
    const home = await played();
    rmSync(seed(home));
    put(seed(home));
    return run(['verify', 'g'], home);
  };

  it.each([
    [
      'another',
      (file: string): void => writeFileSync(file, `${'1'.repeat(64)}\n`),
      'is not the one that was sealed',
    ],
    ['junk', (file: string): void => writeFileSync(file, 'junk'), 'is not the one that was sealed'],
    ['a folder', (file: string): void => mkdirSync(file), 'is a folder'],
  ] as const)('that is %s fails', async (_what, put, why) => {
    const { code, err } = await verifyWith(put);
    expect(code).toBe(1);
    expect(err).toEqual([`The dice of g could not be proved: the seed beside it ${why}.`]);
  });

  it('that is missing is said, and the record is whole', async () => {
    const { code, out } = await verifyWith((): void => undefined);
    expect(code).toBe(0);
    expect(out[1]).toBe('The dice are sealed, and the seed is not there, so they could not be proved.');
    expect(out.join(' ')).not.toContain('No die');
    expect(out.at(-1)).toMatch(/^Its chain ends in /);
  });

  it('says nothing of dice where there are none, and that they are not proved where nobody can', async () => {
    const home = await played(['move n3 1303']);
    expect((await run(['verify', 'g'], home)).out.join(' ')).not.toMatch(/No die|proved/);
    const lines = ['end', 'attack 1403 from n1', 'die 6'];
    await run(['play', 'ford', '--name', 'm', '--dice', 'manual'], home, lines);
    expect((await run(['verify', 'm'], home)).out[1]).toBe('No die could be proved.');
  });

  it('names the line of a shown seed that is not the one', async () => {
    const home = await played();
    forge(home, (texts) => [...texts, `seed ${'1'.repeat(64)}`]);
    const { code, err } = await run(['verify', 'g'], home);
    expect(code).toBe(1);
    expect(err[0]).toContain(`Line ${lineOf(home, 'seed 1')} of g shows a seed that is not the one`);
  });
});

describe('what verify ends with', () => {
  it.each<readonly [string, (home: string) => void, number, RegExp]>([
    ['two lines swapped', swapped, 1, /^Cannot open g: line 15 is damaged\.$/],
    [
      'its second line damaged',
      (home) => writeFileSync(kept(home), contents(kept(home)).replace('game ford', 'game gord')),
      1,
      /^Cannot open g: line 2 is damaged\.$/,
    ],
    ['a newer form', (home) => change(home, 'record 1', 'record 2'), 4, /^Cannot open g: its form is 2,/],
    ['form 0', (home) => change(home, 'record 1', 'record 0'), 1, /^Line 1 of g cannot be read\.$/],
    [
      'no record in it',
      (home) => writeFileSync(kept(home), 'hello\n'),
      4,
      /^Cannot open g: it is not a record/,
    ],
    [
      'an order of which nothing came',
      (home) => forge(home, (texts) => texts.slice(0, texts.indexOf('> north end') + 1)),
      1,
      /^What came of line \d+ of g is not in the record\.$/,
    ],
  ])('with %s', async (_what, damage, code, said) => {
    const home = await played();
    damage(home);
    const ran = await run(['verify', 'g'], home);
    expect(ran.code).toBe(code);
    expect(ran.err[0]).toMatch(said);
    expect(ran.err.filter((line) => line.startsWith('Cannot open'))).toHaveLength(
      ran.err[0]?.startsWith('Cannot') === true ? 1 : 0,
    );
  });

  it('advises no copy up to where no game has begun', async () => {
    const home = await played();
    writeFileSync(kept(home), contents(kept(home)).replace('game ford', 'game gord'));
    const { code, err } = await run(['resume', 'g'], home);
    expect(code).toBe(4);
    expect(err.join('\n')).not.toContain('--upto');
  });

  it.each([
    [['verify', '']],
    [['verify', 'a b']],
    [['play', 'ford', '--name', '']],
    [['play', 'ford', '--name', 'a b']],
    [['play', 'ford', '--name', '../x']],
    [['resume', 'g', '--upto', '900']],
    [['replay', 'g', '--upto', '9']],
  ])('%j is a slip, with 2, and leaves nothing', async (argv) => {
    const home = await played();
    const { code, out, err } = await run(argv, home);
    expect([code, out]).toEqual([2, []]);
    expect(err.length).toBeGreaterThan(0);
    expect(readdirSync(join(home, 'games')).filter((name) => name.endsWith('.game'))).toEqual(['g.game']);
  });
});

describe('replay', () => {
  it('begins with the game, and tells take-backs, notes and marks in their places', async () => {
    const home = await played(LINES.slice(0, 6));
    const { out } = await run(['replay', 'g'], home);
    const told = [
      '1, Northerners',
      'Note, after order ',
      '1 order taken back',
      '1 order given again',
      'Mark here, after order ',
    ];
    expect(out[0]).toBe('Ford, The crossing.');
    const at = told.map((start) => out.findIndex((line) => line.startsWith(start)));
    expect(at.every((index) => index > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it('says how many orders there are when more are asked for', async () => {
    const home = await played();
    expect((await run(['replay', 'g', '--upto', '9'], home)).err).toEqual([
      'No order 9 in g: it has 3 orders.',
    ]);
    expect((await run(['replay', 'g', '--upto', '3'], home)).code).toBe(0);
  });

  it('says that the last line was cut off', async () => {
    const home = await played();
    writeFileSync(kept(home), readFileSync(kept(home)).subarray(0, -5));
    const { code, err } = await run(['replay', 'g'], home);
    expect(code).toBe(0);
    expect(err[0]).toMatch(/^Line \d+, the last, was cut off in the middle and is left out\.$/);
  });

  it('rolls no die that is not in the record, and says that what came of the order is not there', async () => {
    const home = await played();
    const line = lineOf(home, '> north attack');
    const lines = contents(kept(home)).split('\n');
    writeFileSync(kept(home), `${lines.slice(0, line).join('\n')}\n`);
    const { code, out, err } = await run(['replay', 'g'], home);
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('3, Northerners: attack 1403 from n1 n2.');
    expect(err).toEqual([`What came of line ${line} of g is not in the record.`]);
  });
});

describe('a record that other rules do not lead through', () => {
  const newer: GameEntry = {
    ...fordEntry,
    load: () => Promise.resolve({ ok: true, value: { ...ford, rules: { ...ford.rules, version: '9' } } }),
  };
  const resumed = (home: string, ...more: readonly string[]): Promise<Ran> =>
    run(['resume', 'g', ...more], home, [], [newer]);

  it('is not gone on with until it is said that orders may be left out', async () => {
    const home = await played();
    const died = lineOf(home, ' = die');
    forge(home, (texts) =>
      texts.with(
        died - 1,
        (texts[died - 1] ?? '').replace(
          /^( = die \d+) (\d)/,
          (_, die, face) => `${die} ${(Number(face) % 6) + 1}`,
        ),
      ),
    );
    const before = contents(kept(home));
    const { code, out, err } = await resumed(home);
    expect([code, out, contents(kept(home))]).toEqual([4, [], before]);
    expect(err[0]).toMatch(
      /^Not opened g: line \d+ no longer comes out as it was written\. Nothing changed\.$/,
    );
    expect(err.at(-1)).toBe('If that is meant type: hexfront resume g --leave-out.');
    const again = await resumed(home, '--leave-out');
    expect([again.code, again.err]).toEqual([0, []]);
    expect(again.out.join('\n')).toMatch(/orders? (?:is|are) left out\./);
  });
});
