// Completion at the shell: what the program answers, and what the script of bash makes of it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { shellWords } from '../../src/cli/completion/lines.ts';
import { tinyShelf } from '../board/shelf.ts';
import { fordEntry } from '../games/ford/game.ts';
import { newHome, run } from './kit.ts';

const home = newHome();
const shelf = tinyShelf();

beforeAll(async () => {
  await run(['play', 'ford', '--name', 'tuesday', '--option', 'fog=off'], home, ['end', 'quit']);
  for (const name of ['$(touch x)', 'a`b', '-rf', "o'", 'a\nb', '\x1b[31m', '.hid', 'tu\u00e9'])
    writeFileSync(join(home, 'games', `${name}.game`), '');
});

const answered = async (shell: string, ...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await run(['__complete', shell, ...argv], home, [], [fordEntry], shelf);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  for (const line of out) expect(line).toMatch(/^[\x20-\x7e\t]*$/);
  return out;
};

/** The words for the last one, without what they are. */
const words = async (...argv: readonly string[]): Promise<readonly string[]> =>
  (await answered('fish', ...argv)).map((line) => line.split('\t')[0] ?? '');

describe('completion', () => {
  it.each([
    [['pl'], ['play']],
    [['od'], ['odds']],
    [['fo'], ['ford']],
    [['east'], []],
    [['--v'], ['--version']],
    [
      ['play', ''],
      ['ford', 'tiny'],
    ],
    [
      ['play', 'ford', ''],
      ['crossing', 'skirmish'],
    ],
    [['ford', 's'], ['skirmish']],
    [['play', 'tiny', ''], ['meeting']],
    [
      ['play', '--dice', ''],
      ['sealed', 'manual'],
    ],
    [
      ['play', '--color='],
      ['--color=always', '--color=never', '--color=auto'],
    ],
    [['play', '--color=n'], ['--color=never']],
    [
      ['play', 'ford', '--option', 'f'],
      ['fog=on', 'fog=off'],
    ],
    [['play', '--plain', 'ford', 'c'], ['crossing']],
    [['play', '--name', 'x', 'ford', 'c'], ['crossing']],
    [['play', 'ford', 'crossing', ''], []],
    [
      ['fuzz', 'ford', '--scenario', ''],
      ['crossing', 'skirmish'],
    ],
    [['show', 'tiny', '--scenario', ''], ['meeting']],
    [
      ['show', 'tiny', '--layer', 'c'],
      ['control', 'countries'],
    ],
    [
      ['show', 'tiny', '--at', '010'],
      ['0101', '0102', '0103', '0104', '0105'],
    ],
    [
      ['show', 't'],
      ['tiny', 'tuesday', ':files'],
    ],
    [['data', 'tiny', 'm'], ['map']],
    [['data', 'tiny', 'tables', 'c'], ['crt']],
    [
      ['data', 'tiny', 'units', '--unit', 'w'],
      ['w1', 'w2', 'w3'],
    ],
    [['rule', 'tiny', 'R'], ['R1']],
    [
      ['config', 'hex'],
      ['hexspeech', 'hexes'],
    ],
    [
      ['config', 'mode', ''],
      ['map', 'plain'],
    ],
    [['config', 'nosuch', ''], []],
    [['completion', 'z'], ['zsh']],
    [['schema', 've'], ['verify']],
    [['help', 'ver'], ['verify']],
    [['help', 'odd'], ['odds']],
    [
      ['resume', ''],
      ['tuesday', ':files'],
    ],
    [
      ['verify', 'T'],
      ['tuesday', ':files'],
    ],
    [['resume', '--pl'], ['--plain']],
    [['run', ''], [':files']],
    [
      ['ask', 'fo'],
      ['ford', 'ford:', ':files'],
    ],
    [
      ['ask', 'ford:'],
      ['ford:crossing', 'ford:skirmish'],
    ],
    [['ask', 'tuesday', 'odd'], ['odds']],
    [['ask', 'tuesday', 'nor'], []],
    [
      ['odds', 'tu'],
      ['tuesday', ':files'],
    ],
    [['odds', 'tuesday', '140'], expect.arrayContaining(['1403'])],
    [['odds', 'tuesday', '1403', 'f'], ['from']],
    [['odds', 'tuesday', '1403', 'from', 'n'], expect.arrayContaining(['n1', 'n2'])],
    [['ask', 'tuesday', 'odds', '1403', 'f'], ['from']],
    [
      ['look', 'tuesday', '1403', '--as', ''],
      ['north', 'south'],
    ],
    [['look', 'tuesday', '1403', '--level', 'b'], ['brief']],
    [['odds', 'nosuch.pos', ''], []],
    [['odds', '-', '14'], []],
    [['nosuch', ''], expect.arrayContaining(['tuesday'])],
    [['$(touch', ''], expect.arrayContaining(['tuesday'])],
  ])('after hexfront %j offers %j', async (argv, offered) => {
    expect(await words(...argv)).toEqual(offered);
  });

  it('offers every command, and what it does', async () => {
    const told = await answered('fish', '');
    expect(told).toContain(
      'verify\tcheck a record: nothing altered, every result right, every die as sealed',
    );
    const help = (await run(['help'], home)).out.join('\n');
    for (const word of (await words('')).filter((one) => one !== 'ford'))
      expect(help).toContain(`\n  ${word} `);
  });

  it('says what scenarios, options, units and kept games are', async () => {
    expect(await answered('fish', 'play', 'ford', 's')).toEqual(['skirmish\tSkirmish at the ford']);
    expect(await answered('fish', 'play', '--aud')).toEqual([expect.stringMatching(/^--audit\tlook for /)]);
    expect(await answered('fish', 'unit', 'tuesday', 'n1')).toEqual(['n1\t1 Northern Foot']);
    expect(await answered('zsh', 'ask', 'ford:s')).toEqual(['ford\\:skirmish:Skirmish at the ford']);
  });

  it('tells nothing that the side that decides may not know', async () => {
    await run(['play', 'ford', '--name', 'hidden'], home, ['quit']);
    const own = await words('unit', 'hidden', '');
    expect(own).toContain('n1');
    const seen = (await run(['units', 'hidden', 'south'], home)).out.join('\n');
    for (const unit of own.filter((word) => /^s\d$/.test(word)))
      expect(seen).toContain(`${unit.slice(1)} Southern`);
    expect((await words('unit', 'hidden', '--as', 'south', 's')).length).toBeGreaterThan(
      own.filter((word) => /^s\d$/.test(word)).length,
    );
  });

  it('parts a line as bash does, and answers for its last part', async () => {
    expect(shellWords('hexfront  odds "a b.pos" x\\ y \'z')).toEqual([
      'hexfront',
      'odds',
      'a b.pos',
      'x y',
      'z',
    ]);
    expect(shellWords('hexfront play ')).toEqual(['hexfront', 'play', '']);
    const bash = (line: string, breaks = ' \t\n"\'><=;|&(:'): Promise<readonly string[]> =>
      answered('bash', breaks, line);
    expect(await bash('hexfront ask ford:s')).toEqual(['skirmish']);
    expect(await bash('hexfront ask ford:s', ' =')).toEqual(['ford:skirmish']);
    expect(await bash('hexfront play --option fog=')).toEqual(['on', 'off']);
    expect(await bash('hexfront play --color=a')).toEqual(['always', 'auto']);
  });
});

describe('the script for a shell', () => {
  it.each(['bash', 'zsh', 'fish', 'powershell'])('%s is short and asks the program', async (shell) => {
    const never = { ...fordEntry, load: () => Promise.reject(new Error('loaded')) };
    const { code, out } = await run(['completion', shell], home, [], [never], shelf);
    expect(code).toBe(0);
    expect(out.length).toBeLessThan(25);
    expect(out.join('\n')).toContain(`hexfront __complete ${shell} `);
  });

  it('works in bash, with names of files that have a space in them', async () => {
    const folder = newHome();
    writeFileSync(join(folder, 'a b.pos'), '');
    const script = (await run(['completion', 'bash'], home)).out.join('\n');
    const program = "hexfront() { printf '%s\\n' \"$@\" >&2; printf '%s\\n' 'one two' three: :files; }";
    const set = "COMP_WORDS=(hexfront odds a); COMP_CWORD=2; COMP_LINE='hexfront odds a xyz'; COMP_POINT=15";
    const ask = `COMP_WORDBREAKS=' :='; ${set}; _hexfront; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync(
      'bash',
      ['--norc', '-c', `${program}\n${script.replace(' 2>/dev/null)', ')')}\n${ask}`],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(stdout.trimEnd().split('\n')).toEqual(['one two', 'three:', 'a b.pos']);
    expect(stderr.trimEnd().split('\n')).toEqual(['__complete', 'bash', ' :=', 'hexfront odds a']);
  });
});
