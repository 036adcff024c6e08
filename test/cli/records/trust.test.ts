// Attempts to roll again, to look ahead, and to play on from an older copy: which fail, which are found, and which nobody can prevent.
import {
  copyFileSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { provableDie } from '../../../src/core/dice.ts';
import { contents, textsOf } from '../../record/desk.ts';
import { newHome, run } from '../kit.ts';
import type { Ran } from '../kit.ts';

const ATTACK = 'attack 1403 from n1 n2';

const at = (home: string, file: string): string => join(home, 'games', file);
const record = (home: string, name = 'g'): readonly string[] => textsOf(contents(at(home, `${name}.game`)));
const seedOf = (home: string): string => contents(at(home, 'g.seed')).trim();
const diceIn = (home: string, name = 'g'): readonly string[] =>
  record(home, name).flatMap((text) => /^ = die (\d+ \d)/.exec(text)?.[1] ?? []);

const begin = async (lines: readonly string[], ...more: readonly string[]): Promise<string> => {
  const home = newHome();
  const ran = await run(['play', 'ford', '--name', 'g', '--option', 'fog=off', ...more], home, lines);
  expect(ran.code).toBe(0);
  return home;
};

const resume = async (home: string, ...lines: readonly string[]): Promise<Ran> =>
  run(['resume', 'g'], home, lines);

/** Cut off after so many lines, as a crash could have left it. */
const cutTo = (home: string, lines: number): void =>
  writeFileSync(
    at(home, 'g.game'),
    contents(at(home, 'g.game'))
      .split('\n')
      .slice(0, lines)
      .map((line) => `${line}\n`)
      .join(''),
  );

describe('rolling again', () => {
  it('by undo is refused, and by undo anyway draws the next die', async () => {
    const home = await begin(['end', ATTACK, 'undo']);
    expect(diceIn(home)).toHaveLength(1);
    expect(record(home).filter((text) => text.startsWith('undo'))).toEqual([]);
    await resume(home, 'undo anyway', ATTACK);
    expect(record(home)).toContain('undo anyway 1');
    const seed = seedOf(home);
    expect(diceIn(home)).toEqual([1, 2].map((n) => `${n} ${provableDie(seed, n)}`));
  });

  it('by undo anyway is not there for two people, or where something is hidden', async () => {
    const home = newHome();
    for (const [name, more] of [
      ['two', ['--two', '--option', 'fog=off']],
      ['fog', ['--option', 'fog=on']],
    ] as const) {
      const lines = ['', 'end', '', ATTACK, '', 'undo anyway', 'quit'];
      await run(['play', 'ford', '--name', name, ...more], home, lines);
      expect(record(home, name).join('\n')).toContain('> north attack');
      expect(record(home, name).filter((text) => text.startsWith('undo'))).toEqual([]);
    }
  });

  it('by killing the program after the order gives the same die, wherever the record was cut', async () => {
    const home = await begin(['end', ATTACK]);
    const whole = contents(at(home, 'g.game'));
    const dice = diceIn(home);
    const order = record(home).findIndex((text) => text.startsWith('> north attack')) + 1;
    for (let lines = order; lines < record(home).length; lines++) {
      cutTo(home, lines);
      await resume(home);
      expect(diceIn(home)).toEqual(dice);
      expect(contents(at(home, 'g.game'))).toBe(whole);
    }
  });

  it('by hiding the seed makes the die one that was typed, which is told, and false once the seed is back', async () => {
    const home = await begin(['end']);
    renameSync(at(home, 'g.seed'), at(home, 'elsewhere'));
    const wanted = (provableDie(contents(at(home, 'elsewhere')).trim(), 1) % 6) + 1;
    const { out } = await resume(home, ATTACK, `die ${wanted}`);
    expect(out.join('\n')).toMatch(/seed/i);
    expect((await run(['verify', 'g'], home)).out).toContain('1 die was typed by hand.');
    renameSync(at(home, 'elsewhere'), at(home, 'g.seed'));
    const { code, err } = await run(['verify', 'g'], home);
    expect(code).toBe(1);
    expect(err[0]).toMatch(/^Line \d+ of g has a die that is not of the seed\.$/);
  });

  it('by putting another seed in its place is refused', async () => {
    const home = await begin(['end']);
    writeFileSync(at(home, 'g.seed'), `${'1'.repeat(64)}\n`);
    const { out } = await resume(home, ATTACK);
    expect(out.join('\n')).toMatch(/seed/i);
    expect(diceIn(home)).toEqual([]);
  });
});

describe('looking ahead', () => {
  const QUESTIONS: readonly (readonly string[])[] = [
    ['status', 'g'],
    ['odds', 'g', '1403', 'from', 'n1', 'n2'],
    ['legal', 'g'],
    ['dice', 'g'],
    ['position', 'g'],
    ['hash', 'g'],
    ['pending', 'g'],
    ['show', 'g'],
    ['replay', 'g', '--json'],
    ['perft', 'g', '2', '--divide'],
    ['ask', 'g', 'odds', '1403', 'from', 'n1', 'n2', '--json'],
  ];

  it.each(QUESTIONS)('by hexfront %s says nothing that is in the seed', async (...argv) => {
    const home = await begin(['end']);
    const seed = seedOf(home);
    const before = await run(argv, home);
    expect(JSON.stringify(before)).not.toContain(seed);
    rmSync(at(home, 'g.seed'));
    expect(await run(argv, home)).toEqual(before);
  });

  it('by an engine, or by engines in the arena, is done with other dice', async () => {
    const home = await begin(['end']);
    const lines = [
      'record',
      ...contents(at(home, 'g.game')).trimEnd().split('\n'),
      '.',
      `play north ${ATTACK}`,
      'legal',
    ];
    const told = [
      await run(['engine'], home, lines),
      await run(['arena', 'random', 'random', '--from', 'g', '--games', '1', '--seed', '3'], home),
    ];
    expect(told.map(({ code }) => code)).toEqual([0, 0]);
    rmSync(at(home, 'g.seed'));
    expect([
      await run(['engine'], home, lines),
      await run(['arena', 'random', 'random', '--from', 'g', '--games', '1', '--seed', '3'], home),
    ]).toEqual(told);
  });

  it.each([
    ['a script that loads the record', ['load g.game', ATTACK], 4],
    ['the position of it', ['load here.pos', ATTACK], 2],
    [
      'a transcript without its dice',
      [
        'transcript 1',
        'game ford',
        'scenario crossing',
        'option fog=off',
        'dice sealed',
        '> end',
        `> ${ATTACK}`,
      ],
      2,
    ],
  ] as const)('by hexfront run of %s rolls nothing', async (_what, lines, exit) => {
    const home = await begin(['end']);
    writeFileSync(at(home, 'here.pos'), (await run(['position', 'g'], home)).out.join('\n'));
    writeFileSync(at(home, 'a.hxf'), `${lines.join('\n')}\n`);
    const { code, out } = await run(['run', at(home, 'a.hxf')], home);
    expect(code).toBe(exit);
    expect(out.join('\n')).not.toMatch(/Die \d/);
  });

  it('by a trial rolls nothing', async () => {
    const home = await begin(['end', 'try', ATTACK, 'die 6', 'try off', 'quit']);
    expect(diceIn(home)).toEqual([]);
    expect(record(home).join('\n')).not.toContain('> north attack');
  });

  it('by a practice copy rolls other dice', async () => {
    const home = await begin(['end', 'end', 'branch 2', ATTACK]);
    const line = record(home).length;
    await run(['resume', 'g', '--upto', String(line)], home, [ATTACK]);
    const seals = readdirSync(join(home, 'games'))
      .filter((file) => file.endsWith('.game'))
      .map((file) => record(home, file.slice(0, -5)).find((text) => text.startsWith('dice ')));
    expect(seals).toHaveLength(3);
    expect(new Set(seals).size).toBe(seals.length);
  });

  it('in what is said, and in every file but its own, finds no seed while the game runs', async () => {
    const home = newHome();
    const lines = [
      'end',
      ATTACK,
      'dice',
      'note a',
      'transcript evening',
      'export',
      'position here',
      'hash',
      'verify',
    ];
    const ran = await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, lines);
    const seed = seedOf(home);
    expect(JSON.stringify(ran)).not.toContain(seed);
    expect(statSync(at(home, 'g.seed')).mode & 0o777).toBe(0o600);
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
      .map((file) => join(home, file))
      .filter((file) => statSync(file).isFile() && !file.endsWith('g.seed'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain(seed);
  });

  it('by playing on a copy of the record with its seed cannot be prevented, nor found', async () => {
    const home = await begin(['end']);
    for (const end of ['game', 'seed']) copyFileSync(at(home, `g.${end}`), at(home, `h.${end}`));
    await run(['resume', 'h'], home, [ATTACK]);
    await resume(home, ATTACK);
    expect(diceIn(home, 'h')).toEqual(diceIn(home));
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('by reckoning with the seed cannot be prevented', async () => {
    const home = await begin(['end']);
    const next = provableDie(seedOf(home), 1);
    await resume(home, ATTACK);
    expect(diceIn(home)).toEqual([`1 ${next}`]);
  });
});

describe('an older copy', () => {
  /** A game of some turns, and how it stood before the last of them. */
  const older = async (): Promise<{ home: string; lines: number; chain: string }> => {
    const home = await begin(['end', 'end']);
    const lines = record(home).length;
    await resume(home, 'end', 'end', 'place n7 1001');
    const { out } = await run(['verify', 'g'], home);
    cutTo(home, lines);
    return { home, lines, chain: out.at(-1) ?? '' };
  };

  it('that ends earlier is found by the positions kept beside it', async () => {
    const { home, lines } = await older();
    const said = `What came after line ${lines} of g, the last, is missing.`;
    const { code, err } = await run(['verify', 'g'], home);
    expect({ code, first: err[0] }).toEqual({ code: 1, first: said });
    expect((await resume(home)).out).toContain(said);
  });

  it('that was gone on with is found by them as well', async () => {
    const { home, lines } = await older();
    await resume(home, 'note another way', 'end', 'end', 'place n7 1003', 'end');
    expect(record(home).length).toBeGreaterThan(lines + 9);
    const { code, err } = await run(['verify', 'g'], home);
    expect(code).toBe(1);
    expect(err[0]).toMatch(/^Line \d+ of g is not the one that was played here\.$/);
  });

  it('without them is whole, and only who noted the end of the chain can tell', async () => {
    const { home, chain } = await older();
    rmSync(at(home, 'g.states'), { recursive: true });
    const { code, out } = await run(['verify', 'g'], home);
    expect(code).toBe(0);
    expect(out.at(-1)).toMatch(/^Its chain ends in /);
    expect(out.at(-1)).not.toBe(chain);
  });
});

describe('what is no secret to whoever has the files', () => {
  it('is the other side: the record has all of it', async () => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g', '--two', '--option', 'fog=on'], home, ['', 'end', 'quit']);
    const told = async (...as: readonly string[]): Promise<string> =>
      (await run(['look', 'g', '1403', ...as], home)).out.join('\n');
    expect(await told()).toMatch(/covered/i);
    expect(await told('--as', 'south')).not.toMatch(/covered/i);
  });

  it('is the number of games that were begun: each has a seal of its own, and nothing else', async () => {
    const home = newHome();
    for (const name of ['a', 'b']) await run(['play', 'ford', '--name', name], home, ['quit']);
    const [a, b] = ['a', 'b'].map((name) =>
      record(home, name).find((text) => text.startsWith('dice seeded')),
    );
    expect(a).toBeDefined();
    expect(a).not.toBe(b);
  });
});
