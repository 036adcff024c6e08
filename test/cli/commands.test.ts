// The commands, as a user types them: what they say, what they leave on disk, and what they end with.
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { ford, fordEntry } from '../games/ford/game.ts';
import { newHome, run } from './kit.ts';

const kept = (home: string, name = 'g'): string => join(home, 'games', `${name}.game`);

const played = async (...lines: readonly string[]): Promise<string> => {
  const home = newHome();
  expect((await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, lines)).code).toBe(0);
  return home;
};

describe('play', () => {
  it('chooses the only game, plays through a pipe, and ends well at the end of input', async () => {
    const { code, out } = await run([], newHome(), ['end']);
    expect(code).toBe(0);
    expect(out[0]).toBe('Ford, The crossing.');
    expect(out.at(-1)).toMatch(/^To go on type: hexfront resume ford-\d{4}-\d\d-\d\d\.$/);
  });

  it('keeps no game in which nothing was ordered, unless it was named or is wanted', async () => {
    const games = (home: string): readonly string[] =>
      existsSync(join(home, 'games')) ? readdirSync(join(home, 'games')) : [];
    const home = newHome();
    const { code, out } = await run(['play', 'ford'], home, ['v', 'status', 'quit']);
    expect([code, out.at(-1)]).toEqual([0, 'Left. No order was given, so no game was kept.']);
    expect((await run(['play', 'ford'], home, ['status'])).out.at(-1)).toBe(out.at(-1));
    expect(games(home)).toEqual([]);
    for (const line of ['save', 'note x', 'mark', 'end']) {
      const kept = newHome();
      const left = await run(['play', 'ford'], kept, [line, 'quit']);
      expect([line, left.out.at(-1)]).toEqual([
        line,
        expect.stringMatching(/^To go on type: hexfront resume /),
      ]);
      expect(games(kept).some((name) => name.endsWith('.game'))).toBe(true);
    }
    await run(['play', 'ford', '--name', 'g'], home, ['quit']);
    expect(games(home)).toContain('g.game');
    await run(['resume', 'g'], home, ['quit']);
    expect(games(home)).toContain('g.game');
  });

  it('plays the first where there are several and nobody can be asked, and says how to name another', async () => {
    const games = [fordEntry, { ...fordEntry, id: 'other', title: 'Other' }];
    const { code, out } = await run([], newHome(), ['status'], games);
    expect(code).toBe(0);
    expect(out[0]).toBe(
      'No game was named: this is Ford. For another type hexfront play and one of these: other.',
    );
    expect(out.join(' ')).toContain('turn 1 of 6');
  });

  it('without any game says so, and ends well', async () => {
    const { code, out } = await run([], newHome(), [], []);
    expect([code, out]).toEqual([0, ['Hexfront. No game in this build.']]);
  });

  it('keeps the record as it goes and the seed apart from it, for its owner alone', async () => {
    const home = await played('move n3 1303');
    const record = readFileSync(kept(home), 'utf8');
    const seed = readFileSync(join(home, 'games', 'g.seed'), 'utf8').trim();
    expect(record).toContain('> north move n3 1303');
    expect(record).not.toContain(seed);
    expect(record).toContain(createHash('sha256').update(seed).digest('hex'));
    expect(statSync(join(home, 'games', 'g.seed')).mode & 0o777).toBe(0o600);
  });

  it('does not write over a game of the same name', async () => {
    const home = await played('move n3 1303');
    const before = readFileSync(kept(home));
    const again = await run(['play', 'ford', '--name', 'g'], home);
    expect(again.code).toBe(4);
    expect(again.err[0]).toContain('it exists already');
    expect(readFileSync(kept(home))).toEqual(before);
  });

  it('looks for broken invariants after every order when told to', async () => {
    const broken = { ...ford.rules, problems: () => [{ code: 'STATE.BROKEN', params: {} }] };
    const entry = {
      ...fordEntry,
      load: () => Promise.resolve({ ok: true as const, value: { ...ford, rules: broken } }),
    };
    const argv = ['play', 'ford', '--no-save'];
    const lines = ['move n1 1202', 'quit'];
    expect((await run(argv, newHome(), lines, [entry])).code).toBe(0);
    expect((await run([...argv, '--audit'], newHome(), lines, [entry])).code).toBe(5);
  });

  it('keeps nothing when told not to', async () => {
    const home = newHome();
    const { out } = await run(['play', 'ford', '--no-save'], home, ['note x', 'quit']);
    expect(out.at(-1)).toBe('Left. This game was not saved.');
    expect(existsSync(join(home, 'games'))).toBe(false);
  });

  it('repeats its dice when the seed is open, and says that they are', async () => {
    const lines = ['end', 'attack 1403 from n1 n2', 'dice'];
    const first = await run(['play', 'ford', '--seed', 'x', '--no-save'], newHome(), lines);
    const second = await run(['play', 'ford', '--seed', 'x', '--no-save'], newHome(), lines);
    expect(second.out).toEqual(first.out);
    const home = newHome();
    await run(['play', 'ford', '--seed', 'x', '--name', 'g'], home, lines);
    expect(readFileSync(kept(home), 'utf8')).toMatch(/dice open seed=/);
  });

  it('lets a person roll', async () => {
    const { out } = await run(['play', 'ford', '--dice', 'manual', '--no-save'], newHome(), [
      'end',
      'attack 1403 from n1',
      'die 6',
    ]);
    expect(out.join('\n')).toContain('Die 6 at 1 to 2.');
  });

  it('writes nothing but printable lines of readable length', async () => {
    const { out } = await run(['play', 'ford', '--no-save'], newHome(), [
      'help',
      'more',
      'status',
      'units',
      'more',
      'legal',
      'look 1302',
      'move n1 1304',
      'verbose',
      'look 1302',
      '\u001b]0;x\u0007',
      '',
      '   ',
      'near 1302 5',
      'end',
      'attack 1403',
    ]);
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
  });
});

describe('resume', () => {
  it('goes on with the last game where it was', async () => {
    const home = await played('move n3 1303', 'end');
    const { code, out } = await run(['resume'], home, ['status']);
    expect(code).toBe(0);
    expect(out[0]).toBe('Ford, The crossing.');
    expect(out).toContain('Last order: end.');
    expect(out[1]).toBe('Northerners to move, turn 1 of 6, combat phase.');
  });

  it('says what a crash left behind, and goes on', async () => {
    const home = await played('move n3 1303');
    appendFileSync(kept(home), '0123456789ab > north mo');
    const { code, out } = await run(['resume', 'g'], home, ['end']);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('the last, was cut off in the middle and is left out.');
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('names the damaged line, leaves the file alone, and goes on from before it in a new one', async () => {
    const home = await played('move n3 1303', 'move n1 1202', 'end');
    const text = readFileSync(kept(home), 'utf8');
    const damaged = text.replace('> north move n3 1303', '> north move n3 1202');
    writeFileSync(kept(home), damaged);
    const { code, err } = await run(['resume', 'g'], home);
    expect(code).toBe(4);
    const good = Number(/--upto (\d+)/.exec(err.join('\n'))?.[1]);
    expect(good).toBeGreaterThan(5);
    const onward = await run(['resume', 'g', '--upto', String(good)], home, ['status']);
    expect(onward.code).toBe(0);
    expect(readFileSync(kept(home), 'utf8')).toBe(damaged);
  });

  it('lists the games', async () => {
    const home = await played('move n3 1303', 'end');
    writeFileSync(kept(home, 'bad'), 'nothing');
    const { out } = await run(['resume', '--list'], home);
    expect(out).toContain('g: Ford, crossing, turn 1, 2 orders stand.');
    expect(out).toContain('bad: its record cannot be read.');
    const json = await run(['resume', '--list', '--json'], home);
    expect(JSON.parse(json.out.join('')) as unknown).toEqual(
      expect.objectContaining({
        games: expect.arrayContaining([
          expect.objectContaining({ name: 'g', path: kept(home), turn: 1, orders: 2 }),
        ]),
      }),
    );
  });

  it.each([
    ['no game at all', ['resume']],
    ['an unknown name', ['resume', 'nothing']],
    ['a name that leaves the folder', ['resume', '../../etc/passwd']],
    ['a file that is no record', ['resume', join(process.cwd(), 'package.json')]],
  ])('says so in plain words for %s', async (_what, argv) => {
    const { code, err } = await run(argv, newHome());
    expect(code).toBe(4);
    expect(err.length).toBeGreaterThan(0);
    expect(err.join('\n')).not.toMatch(/ at .*:\d+:\d+|Error:/);
  });
});

describe('undo, notes and practice copies on disk', () => {
  it('are lines of the record, and nothing is cut away', async () => {
    const home = await played('move n3 1303', 'undo', 'note weak flank', 'mark here', 'redo', 'marks');
    const record = readFileSync(kept(home), 'utf8');
    for (const line of ['> north move n3 1303', 'undo 1', 'note weak flank', 'mark here', 'redo 1']) {
      expect(record).toContain(line);
    }
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('a practice copy stands in another file, with a seal of its own', async () => {
    const home = await played('move n3 1303', 'move n1 1202', 'branch 2');
    const names = readdirSync(join(home, 'games')).filter((name) => name.endsWith('.game'));
    expect(names.toSorted()).toEqual(['g-2.game', 'g.game']);
    const seal = (name: string): string =>
      /commit=(\w+)/.exec(readFileSync(join(home, 'games', name), 'utf8'))?.[1] ?? '';
    expect(seal('g-2.game')).not.toBe(seal('g.game'));
    expect((await run(['verify', 'g-2'], home)).code).toBe(0);
  });

  it('a practice copy is not the last game until it has been played, and is told from the game', async () => {
    const home = await played('move n3 1303', 'move n1 1202', 'branch 2');
    expect((await run(['resume', '--list'], home)).out).toEqual([
      'g: Ford, crossing, turn 1, 2 orders stand.',
      'g-2: Ford, crossing, turn 1, 1 order stands, copy of g.',
    ]);
    const last = await run(['resume'], home);
    expect(last.out.at(-1)).toBe('To go on type: hexfront resume g.');
    expect(last.out.join(' ')).not.toContain('copy');
    const copy = await run(['resume', 'g-2'], home, ['end']);
    expect(copy.out[1]).toBe('This is a copy of g, not the game itself.');
    expect((await run(['resume'], home)).out.at(-1)).toBe('To go on type: hexfront resume g-2.');
  });

  it('a practice copy is answered with the order it begins before, and how it is played', async () => {
    const home = newHome();
    const { out } = await run(['play', 'ford', '--name', 'g'], home, ['move n3 1303', 'branch 1']);
    expect(out).toEqual(
      expect.arrayContaining([
        'Practice copy from before order 1: g-1.',
        'To play it quit, then type at the shell: hexfront resume g-1.',
      ]),
    );
  });
});

describe('verify and replay', () => {
  it('counts the orders given, and those of them that stand, as the list of games does', async () => {
    const home = await played('move n3 1303', 'undo', 'move n1 1202', 'end');
    expect((await run(['verify', 'g'], home)).out[0]).toMatch(/, 3 orders given, 2 of them stand, /);
    expect((await run(['resume', '--list'], home)).out).toEqual([
      'g: Ford, crossing, turn 1, 2 orders stand.',
    ]);
  });

  it.each(['verify', 'replay', 'resume'])(
    '%s calls a file that is no kept game as it was typed',
    async (command) => {
      const home = newHome();
      const file = join(home, 'a b.game');
      writeFileSync(file, '');
      const { code, err } = await run([command, file], home);
      expect(code).toBe(4);
      expect(err[0]).toBe(`Cannot open ${file}: no game has begun in this record.`);
    },
  );

  it('says the way on from a damaged file with the path it was given by', async () => {
    const home = await played('move n3 1303', 'end');
    const file = join(home, 'else where.game');
    writeFileSync(file, readFileSync(kept(home), 'utf8').replace('> north end', '> north and'));
    const { err } = await run(['resume', file], home);
    expect(err.join('\n')).toContain(`hexfront resume "${file}" --upto `);
    expect(err.join('\n')).not.toContain(' else where ');
  });

  it('a whole record is whole', async () => {
    const home = await played('end', 'attack 1403 from n1 n2');
    const { code, out } = await run(['verify', 'g'], home);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^The record g is whole: \d+ lines, 2 orders given, 1 die\.$/);
    expect(out[1]).toBe('1 die is proved by the seed.');
    const json = JSON.parse((await run(['verify', 'g', '--json'], home)).out.join('')) as unknown;
    expect(json).toMatchObject({ ok: true, name: 'g', orders: 2, dice: 1, proved: 1 });
  });

  it('names the line of an altered die, with status 1', async () => {
    const home = await played('end', 'attack 1403 from n1 n2');
    const text = readFileSync(kept(home), 'utf8').split('\n');
    const line = text.findIndex((each) => each.includes('= die 1 '));
    text[line] = (text[line] ?? '').replace(
      /die 1 (\d)\/6/,
      (_all, face: string) => `die 1 ${face === '6' ? 1 : 6}/6`,
    );
    writeFileSync(kept(home), text.join('\n'));
    const { code, err } = await run(['verify', 'g'], home);
    expect(code).toBe(1);
    expect(err[0]).toContain(`line ${line + 1} is damaged`);
  });

  it('a game is told again from its record', async () => {
    const home = await played('move n3 1303', 'end');
    const { code, out } = await run(['replay', 'g'], home);
    expect(code).toBe(0);
    expect(out[0]).toBe('Ford, The crossing.');
    expect(out[1]).toBe('1, Northerners: move n3 1303.');
    expect((await run(['replay', 'g', '--upto', '1'], home)).out.join('\n')).not.toContain('2, Northerners');
  });

  it('its orders have the numbers they had in play, also where some were taken back', async () => {
    const home = await played('move n3 1303', 'undo', 'move n1 1202', 'end', 'branch 2');
    const told = async (...argv: readonly string[]): Promise<readonly string[]> =>
      (await run(['replay', 'g', ...argv], home)).out.filter((line) => /^\d, /.test(line));
    expect(await told()).toEqual([
      '1, Northerners: move n3 1303.',
      '1, Northerners: move n1 1202.',
      '2, Northerners: end.',
    ]);
    expect(await told('--upto', '1')).toHaveLength(2);
    expect((await run(['replay', 'g', '--upto', '3'], home)).code).toBe(2);
  });
});

describe('the end of a game', () => {
  it('shows the seed when dice are asked for, and the record proves them to anybody', async () => {
    const home = await played('end', 'attack 1403 from n1 n2', '1', '1', '0', 'resign', 'yes', 'dice', 'yes');
    const record = readFileSync(kept(home), 'utf8');
    const seed = / seed ([0-9a-f]{64})/.exec(record)?.[1] ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(/commit=(\w+)/.exec(record)?.[1]);
    expect(existsSync(join(home, 'games', 'g.seed'))).toBe(false);
    expect((await run(['verify', 'g'], home)).out[1]).toBe('1 die is proved by the seed.');
  });
});

describe('fuzz, perft, games', () => {
  it('fuzz plays and reports', async () => {
    const { code, out } = await run(['fuzz', 'ford', '--games', '2', '--seed', '5'], newHome());
    expect(code).toBe(0);
    expect(out[0]).toBe('Ford, crossing: 2 games, seeds 5 to 6. No failure.');
  });

  it('perft counts, and divides', async () => {
    const home = newHome();
    expect((await run(['perft', 'ford:skirmish', '1'], home)).out).toEqual(['perft 1 = 159']);
    const divided = await run(['perft', 'ford:skirmish', '1', '--divide', '--json'], home);
    expect((JSON.parse(divided.out.join('')) as { branches: unknown[] }).branches).toHaveLength(159);
  });

  it('perft says beside its reply that it takes long', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    try {
      const said = ['Counting from ford:skirmish. This can take long; Ctrl-C ends it.'];
      const counted = await run(['perft', 'ford:skirmish', '1'], newHome());
      expect([counted.out, counted.err]).toEqual([['perft 1 = 159'], said]);
      expect((await run(['perft', 'ford:skirmish', '1', '--divide'], newHome())).err).toEqual(said);
    } finally {
      clock.mockRestore();
    }
  });

  it('perft says what is wrong with a position in the words of the game', async () => {
    const home = newHome();
    const file = join(home, 'bad.pos');
    writeFileSync(file, 'position 1\ngame ford\nscenario crossing\nunit n99 1302\n');
    const { code, err } = await run(['perft', file, '1'], home);
    expect(code).toBe(4);
    expect(err.join('\n')).toContain('n99');
    expect(err.join('\n')).not.toContain('No sentence');
  });

  it('games lists them, for people and for programs', async () => {
    const home = newHome();
    expect((await run(['games'], home)).out[0]).toBe('ford: Ford. Scenarios: crossing, skirmish.');
    expect(JSON.parse((await run(['games', '--json'], home)).out.join('')) as unknown).toMatchObject({
      games: [{ id: 'ford' }],
    });
  });
});

describe('a slip on the command line', () => {
  it.each([
    [['play', 'nosuch']],
    [['play', 'ford', 'nosuch']],
    [['play', 'ford', '--option', 'fog=maybe']],
    [['play', 'ford', '--option', 'nosuch=on']],
    [['play', 'ford', '--option', 'fog']],
    [['play', 'ford', '--dice', 'loaded']],
    [['verify']],
    [['perft', 'ford']],
    [['perft', 'ford', 'deep']],
    [['perft', 'ford', '1', '--die', '7']],
    [['perft', 'ford', '1', '--die', '0']],
    [['fuzz', 'ford', '--games', '-1']],
    [['completion', 'tcsh']],
    [['--nosuch']],
  ])('%j ends with 2 and says why', async (argv) => {
    const { code, out, err } = await run(argv, newHome());
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(err.length).toBeGreaterThan(0);
  });

  it('a home that cannot be written is said, with 4', async () => {
    if (process.getuid?.() === 0) return;
    const home = newHome();
    chmodSync(home, 0o500);
    expect((await run(['play', 'ford'], home)).code).toBe(4);
  });
});
