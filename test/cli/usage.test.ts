// Command lines that are not understood: a word that is no command, one too few, options with nothing after them, and
// what must never reach the terminal.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HELP_GROUPS } from '../../src/cli/tree/help-groups.ts';
import { GAMES } from '../../src/games/registry.ts';
import { tinyShelf } from '../board/shelf.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

const shelf = tinyShelf();
const home = newHome();
const type = (...argv: readonly string[]): Promise<Ran> => run(argv, home, [], undefined, shelf);

describe('a first word that is neither a command nor a game', () => {
  it.each([
    ['shwo', ['Neither a command nor a game: shwo.', 'The nearest is show: hexfront show.']],
    ['SHOW', ['Neither a command nor a game: SHOW.', 'The nearest is show: hexfront show.']],
    ['', ['Neither a command nor a game.']],
    ['version', ['Neither a command nor a game: version.', 'The nearest is --version: hexfront --version.']],
    ['-v', ['Neither a command nor a game: -v.', 'The nearest is --version: hexfront --version.']],
  ])('%j is answered with the nearest command and where all of them stand', async (word, first) => {
    expect(await type(word, 'tiny')).toEqual({
      code: 2,
      out: [],
      err: [...first, 'Type hexfront --help for what there is.'],
    });
  });

  it('is told from the name of a game or of a board', async () => {
    expect((await run(['Ford', '--no-save'], home, ['quit'])).code).toBe(0);
    expect((await type('tiny')).err[0]).toMatch(/^Tiny cannot be played/);
  });
});

describe('a word too few', () => {
  it.each([
    [
      ['data', 'tiny'],
      [
        'One more word is needed after hexfront data: which data.',
        'It is one of map, units, tables, turns, scenarios, rules, rulings or addon.',
        'Example: hexfront data tiny map --json.',
      ],
    ],
    [
      ['show'],
      [
        'One more word is needed after hexfront show: which game, or a position.',
        'Example: hexfront show tiny --zoom 1.',
      ],
    ],
    [
      ['perft', 'a.pos'],
      [
        'One more word is needed after hexfront perft: how many orders deep.',
        'Example: hexfront perft start.pos 3.',
      ],
    ],
  ])('in %j is asked for, with an example', async (argv, err) => {
    expect(await type(...argv)).toEqual({ code: 2, out: [], err });
  });

  it.each(['show', 'data', 'rule', 'validate'])(
    'is not lacking in the example that help of %s gives',
    async (command) => {
      const { code, out } = await type(command, '--help');
      expect({ code, last: out.at(-1) }).toEqual({
        code: 0,
        last: expect.stringMatching(new RegExp(`^Example: hexfront ${command} tiny`)),
      });
    },
  );
});

describe('help as a command', () => {
  it('is what --help says: of everything, or of a command', async () => {
    expect(await type('help')).toEqual(await type('--help'));
    expect(await type('help', 'show')).toEqual(await type('show', '--help'));
    expect(await type('help', 'Tiny')).toEqual(await type('play', '--help'));
    expect((await type('help', 'verify')).code).toBe(0);
  });

  it('is what help says in play of a word that is typed there', async () => {
    const { out } = await run(['play', 'ford', '--plain', '--no-save'], home, ['help undo', 'quit']);
    const told = await type('help', 'undo');
    expect(told).toMatchObject({ code: 0, err: [] });
    expect(out.join('\n')).toContain(told.out[0]);
  });

  it('is said for each game that means something else by a word, under the names of those games', async () => {
    const { out } = await run(['help', 'convert'], home, [], GAMES, {});
    expect(out.filter((line) => /^In |^convert: /.test(line))).toEqual([
      'In Barbarossa it means this.',
      expect.stringMatching(/^convert: puts a Guards/),
      'In Death Struggle 20 it means this.',
      expect.stringMatching(/^convert: moves a rail head/),
    ]);
  });

  it('says of a question also how it is asked at the shell, as --help after it does', async () => {
    const told = await type('help', 'odds');
    expect(told.out[0]).toMatch(/^odds: /);
    expect(told.out).toContain('Usage: hexfront odds [options] <position> [words...]');
    expect(told.out.join('\n')).not.toContain('hexfront ask');
    expect(told.out.at(-1)).toMatch(/^Example: hexfront odds start\.pos \d+/);
    expect(await type('odds', '--help')).toEqual(told);
  });

  it.each([
    [
      'vrify',
      [
        'No help on vrify: it is neither a command nor a word of play.',
        'The nearest is verify: hexfront help verify.',
      ],
    ],
    ['\x1b[31m', ['No help on [31m: it is neither a command nor a word of play.']],
  ])('on %j, which is nothing, says so', async (word, first) => {
    expect(await type('help', word)).toEqual({
      code: 2,
      out: [],
      err: [...first, 'Type hexfront help for what there is.'],
    });
  });
});

describe('an option with nothing after it', () => {
  it.each([
    [
      ['show', 'tiny', '--svg', ''],
      'Nothing stands after --svg. Type there the name of a file, or - for standard output.',
    ],
    [['show', 'tiny', '--at', ' '], 'Nothing stands after --at. Type there a hex or the name of a place.'],
    [
      ['data', 'tiny', 'units', '--unit', ''],
      'Nothing stands after --unit. Type there the name of a counter.',
    ],
    [['validate', 'tiny', '--data', ''], 'Nothing stands after --data. Type there the name of a folder.'],
    [['rule', 'tiny', '1.1', '--data='], 'Nothing stands after --data. Type there the name of a folder.'],
  ])('in %j is answered in a whole sentence', async (argv, said) => {
    expect(await type(...argv)).toEqual({ code: 2, out: [], err: [said] });
  });
});

describe('an option or a word that cannot be', () => {
  it.each([
    [
      ['show', 'tiny', '--asci'],
      [
        'hexfront show does not take --asci.',
        'The nearest is --ascii.',
        'Type hexfront show --help for what it takes.',
      ],
    ],
    [
      ['--oops'],
      [
        'hexfront play does not take --oops.',
        'Optional rules are given as --option and name=value. Type hexfront games for their names.',
        'Type hexfront play --help for what it takes.',
      ],
    ],
    [
      ['play', '--dice', 'bone'],
      ['--dice cannot be bone.', 'It can be sealed or manual.'],
    ],
    [
      ['show', 'tiny', '--zoom', '9'],
      ['--zoom cannot be 9.', 'It must be a whole number from 1 to 3.'],
    ],
    [
      ['perft', 'a.pos', ''],
      [
        'hexfront perft cannot take nothing for how many orders deep.',
        'It must be a whole number from 1 up.',
        'Example: hexfront perft start.pos 3.',
      ],
    ],
    [
      ['data', 'tiny', 'unit'],
      [
        'hexfront data cannot take unit for which data.',
        'It can be map, units, tables, turns, scenarios, rules, rulings or addon.',
        'Example: hexfront data tiny map --json.',
      ],
    ],
    [['play', '--seed'], ['Nothing stands after --seed. It is written --seed <word>.']],
    [
      ['play', '--dice'],
      ['Nothing stands after --dice. It is written --dice <kind>.', 'It can be sealed or manual.'],
    ],
    [
      ['show', 'tiny', '--svg'],
      ['Nothing stands after --svg. Type there the name of a file, or - for standard output.'],
    ],
    [
      ['verify', 'my', 'game'],
      [
        'Too many words after hexfront verify: it takes 1, and there are 2.',
        'A name with spaces in it goes between quotes.',
        'Example: hexfront verify tuesday.',
      ],
    ],
  ])('in %j is answered in whole sentences', async (argv, err) => {
    expect(await type(...argv)).toEqual({ code: 2, out: [], err });
  });

  it('is answered on both streams where a program asks', async () => {
    const message = '--json and --tap do not go together: leave out one of them.';
    const { code, out, err } = await type('run', 'a.hxf', '--json', '--tap');
    expect({ code, err }).toEqual({ code: 2, err: [message] });
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        v: 1,
        type: 'run',
        ok: false,
        errors: [{ code: 'COMMAND.BOTH', message, params: { option: '--json', other: '--tap' } }],
      },
    ]);
  });
});

describe('the list of commands', () => {
  it('fits 80 columns', async () => {
    const { out } = await type('--help');
    expect(out.length).toBeGreaterThan(20);
    for (const line of out) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('has every command in a group, and says where to begin', async () => {
    const { out } = await type('--help');
    const named = HELP_GROUPS.flatMap(([, commands]) => commands);
    const listed = out
      .filter((line) => /^ {2}[a-z]+ .*(?:\[|<|  )/.test(line))
      .map((line) => line.split(' ')[2]);
    expect(new Set(listed.filter((name) => name !== 'hexfront'))).toEqual(new Set(named));
    for (const [title] of HELP_GROUPS) expect(out).toContain(title);
    expect(out).not.toContain('Commands:');
    expect(out.slice(out.indexOf('To begin:') + 1)[0]).toMatch(/^ {2}hexfront tutorial /);
  });
});

describe('signals to the terminal', () => {
  it.each([
    [['show', 'tiny', '--layer', '\u001b[31mred']],
    [['show', 'tiny', '--zoom', '\u001b]0;gone\u0007']],
    [['show', 'tiny', '--\u001b[2J']],
    [['data', 'tiny', '\u001b[31m']],
    [['\u001b[31mshow']],
  ])('in %j are not sent back', async (argv) => {
    const { code, err } = await type(...argv);
    expect(code).toBe(2);
    expect(err.length).toBeGreaterThan(0);
    for (const line of err) expect(line).toMatch(/^[\x20-\x7e]*$/);
  });
});

const ROOT = join(import.meta.dirname, '../..');

/** The program as it is started, with its output led to a place. */
const ledTo = (place: string, command: string): { readonly status: number | null; readonly err: string } => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"$0" --import tsx src/cli.ts ${command} ${place}`, process.execPath],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, HEXFRONT_HOME: home },
    },
  );
  return { status, err: stderr };
};

(existsSync('/dev/full') ? describe : describe.skip)('output that cannot be written', () => {
  it.each(['games', '--help', '--version'])(
    'of %s is said in a sentence, and the command has failed',
    (command) => {
      expect(ledTo('> /dev/full', command)).toEqual({
        status: 4,
        err: 'Could not write to standard output: no space on disk.\n',
      });
    },
  );

  it('is nothing to speak of where the reader has gone', () => {
    expect(ledTo('| head -c 1 > /dev/null', 'show barbarossa --svg -').err).toBe('');
  });
});

describe('an engine without a name', () => {
  it('is told from one, before any game is begun', async () => {
    const { code, err } = await type('arena', 'random', '');
    expect(code).toBe(2);
    expect(err.join(' ')).toContain('a command that starts an engine');
  });
});
