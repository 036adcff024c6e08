// A game against another program: it sees its side alone, is judged at the table, and whatever it does wrong nothing is lost.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { chained } from '../../src/record/format/line-chain.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

/** A program of a few lines: what it says to each command, or to the lines of a block; else it agrees. */
const PROGRAM = (answers: string, heard: string): string => `
const heard = ${JSON.stringify(heard)};
const answers = { protocol_version: () => '= 1', ${answers} };
let block, lines = [], text = '', n = 0;
const reply = (name, said) => {
  const answer = answers[name] === undefined ? '=' : answers[name](said);
  if (answer !== undefined) process.stdout.write(answer + '\\n\\n');
};
process.stdin.on('data', (more) => {
  if (heard !== '') require('node:fs').appendFileSync(heard, more);
  text += more;
  for (let at = text.indexOf('\\n'); at >= 0; at = text.indexOf('\\n')) {
    const line = text.slice(0, at);
    text = text.slice(at + 1);
    if (block !== undefined) {
      if (line !== '.') lines.push(line);
      else { const name = block; block = undefined; reply(name, lines.splice(0)); }
    } else if (['position', 'choose', 'answer'].includes(line)) block = line;
    else reply(line.split(' ')[0], line);
  }
});
process.stdin.on('end', () => process.exit(0));
`;

const program = (answers: string, heard = ''): string => {
  const path = join(newHome(), 'engine.cjs');
  writeFileSync(path, PROGRAM(answers, heard));
  return `"${process.execPath}" "${path}"`;
};

/** Ends each phase; breaks into nothing; answers what it must with the last that is suggested. */
const PASSIVE = `choose: ([view, ...open]) => '= ' + (JSON.parse(view).decision.by === JSON.parse(view).who ? (open.includes('end') ? 'end' : open.at(-1)) : 'none')`;
const SHOWN = `list_commands: () => '= list_commands\\nchoose'`;

/** Keeps count of how often the other side has ended, and ends too when it is its turn. */
const KEEPER = `list_commands: () => '= position\\nside\\nplay\\nresult\\ngenorder', position: () => { n = 0; return '='; },
  play: (line) => { if (line === 'play north end') n += 1; return '='; }, genorder: () => n % 2 === 0 && n > 0 ? '= end' : '= none'`;

type Game = { readonly home: string; readonly ran: Ran };

const play = async (command: string, input: readonly string[], ...more: readonly string[]): Promise<Game> => {
  const home = newHome();
  const argv = ['play', 'ford', 'skirmish', '--seed', 'a', '--name', 'g', '--against', command, ...more];
  return { home, ran: await run(argv, home, input) };
};

const record = (home: string): string => readFileSync(join(home, 'games', 'g.game'), 'utf8');

const FAILED = 'Southerners could not play on.';

describe('another program at the table', () => {
  it.each(['on', 'off'])(
    "plays its side, and its orders stand in the record like anybody's: fog %s",
    async (fog) => {
      const { home, ran } = await play(
        program(`${PASSIVE}, ${SHOWN}`),
        ['end', 'end', 'opponent', 'quit'],
        '--option',
        `fog=${fog}`,
      );
      expect(ran.err).toEqual([]);
      expect(ran.out.join('\n')).not.toContain(FAILED);
      expect(ran.out).toContainEqual(expect.stringMatching(/^Southerners: the opponent, engine /));
      expect(record(home)).toMatch(/ > south end$/m);
      expect(record(home)).toMatch(/opponent south engine .*engine\.cjs/);
      const verified = await run(['verify', join(home, 'games', 'g.game')], home);
      expect(verified.code).toBe(0);
    },
  );

  it('plays the side that is left, whichever that is', async () => {
    const { ran } = await play(program(`${PASSIVE}, ${SHOWN}`), ['opponent', 'quit'], '--as', 'south');
    expect(ran.out).toContainEqual(expect.stringMatching(/^Northerners: the opponent, engine /));
  });

  it('is shown what its side sees, and no more, where something is hidden', async () => {
    const heard = join(newHome(), 'heard.txt');
    await play(program(PASSIVE, heard), ['end', 'end', 'quit'], '--option', 'fog=on', '--as', 'north');
    const sent = readFileSync(heard, 'utf8');
    expect(sent).toContain('choose');
    expect(sent).not.toContain('position');
    expect(sent).not.toContain('genorder');
  });

  it('keeps the position by itself where it can and nothing is hidden, and is told all that is done', async () => {
    const heard = join(newHome(), 'heard.txt');
    const { ran } = await play(program(KEEPER, heard), ['end', 'end', 'quit'], '--option', 'fog=off');
    expect(ran.out.join('\n')).not.toContain(FAILED);
    const sent = readFileSync(heard, 'utf8').split('\n');
    expect(sent).toContain('side south');
    expect(sent.filter((line) => line.startsWith('play north '))).toEqual([
      'play north end',
      'play north end',
    ]);
    expect(sent).toContain('genorder');
    expect(sent).not.toContain('choose');
  });

  it('is told the game from its beginning again where something was taken back', async () => {
    const heard = join(newHome(), 'heard.txt');
    const lines = ['end', 'end', 'undo', 'move n1 1303', 'end', 'end', 'quit'];
    await play(program(KEEPER, heard), lines, '--option', 'fog=off');
    const sent = readFileSync(heard, 'utf8').split('\n');
    for (const line of sent.filter((each) => each.startsWith('play')))
      expect(line).toMatch(/^play (north|south) /);
  });
});

describe('a program that does wrong', () => {
  it.each([
    ['ends', 'choose: () => process.exit(3)', 'The program ended in the middle, with status 3.'],
    ['says what is no reply', "choose: () => 'hello'", 'What the program said to choose is no reply'],
    ['says it cannot', "choose: () => '? NO not today'", 'The program did not do choose'],
    ['gives no order', "choose: () => '='", 'The program gave no order.'],
    ['orders what is not legal', "choose: () => '= move s1 1202'", 'The program gave an order'],
    ['orders what is no order', "choose: () => '= save x'", 'The program gave an order'],
    [
      'asks for ever',
      "choose: () => '= view', answer: () => '= view'",
      'The program asked more than 1000 questions',
    ],
    ['floods', "choose: () => '= ' + 'x'.repeat(9_000_000)", 'What the program said to choose is no reply'],
  ])('and %s is told of in one sentence, and the game waits as it was', async (_what, answers, said) => {
    const { home, ran } = await play(program(answers), ['end', 'end', 'opponent', 'quit']);
    const text = ran.out.join('\n');
    // At its first chance to break in, at its own decision, and when it was asked again.
    expect(text.split(FAILED).length - 1).toBe(3);
    expect(text).toContain(said);
    expect(text).toContain('Southerners are halted. Type opponent');
    expect(text).not.toMatch(/\bat .*\.ts:\d+/);
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: [] });
    expect((await run(['verify', join(home, 'games', 'g.game')], home)).code).toBe(0);
  });

  it('is not asked again before it must decide', async () => {
    const heard = join(newHome(), 'heard.txt');
    const lines = ['move n1 1303', 'move n2 1303', 'quit'];
    const { ran } = await play(program("choose: () => '? NO'", heard), lines);
    expect(ran.out.filter((line) => line === FAILED)).toHaveLength(1);
    expect(
      readFileSync(heard, 'utf8')
        .split('\n')
        .filter((line) => line === 'choose'),
    ).toHaveLength(1);
  });

  it.each([
    [
      './no-such-program --at all',
      'Nobody is seated: ./no-such-program --at all does not answer as an engine does. It ended with status 127.',
    ],
    [program("protocol_version: () => '= 7'"), 'does not answer as an engine does.'],
    [program("protocol_version: () => 'hello'"), 'It said hello.'],
  ])('at once, before a game is begun: %#', async (command, said) => {
    const { home, ran } = await play(command, ['end', 'end', 'quit']);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: [] });
    expect(ran.err.join(' ')).toContain(said);
    expect((await run(['resume', '--list'], home)).out).toEqual(['No game is kept yet.']);
  });

  it('says nothing of hidden units in what is told of it', async () => {
    const { ran } = await play(
      program("choose: () => '= move s1 1202'"),
      ['end', 'end', 'quit'],
      '--option',
      'fog=on',
    );
    expect(ran.out.join('\n')).toContain('The program gave an order that is refused by');
    expect(ran.out.join('\n')).not.toContain('s1 1202');
  });

  it('begins anew when it is asked again', async () => {
    const tries = join(newHome(), 'tries');
    writeFileSync(tries, '');
    const once = `choose: ([view, ...open]) => { const fs = require('node:fs'); if (fs.readFileSync(${JSON.stringify(tries)}, 'utf8') === '') { fs.writeFileSync(${JSON.stringify(tries)}, 'x'); process.exit(3); } return '= ' + (open.includes('end') ? 'end' : open.at(-1)); }`;
    const { ran } = await play(program(`${once}, ${SHOWN}`), ['end', 'end', 'opponent', 'status', 'quit']);
    const text = ran.out.join('\n');
    expect(text.split(FAILED).length - 1).toBe(1);
    expect(text).toMatch(/turn 2/);
  });

  it.each([
    ['opponent level 1', 'From now on the Southerners are played by the computer, level 1 seed 1.'],
    ['opponent off', 'Nobody plays the Southerners any more: both sides are yours.'],
  ])('may be replaced: %s', async (line, said) => {
    const broken = program("choose: () => '? NO'");
    const { home, ran } = await play(broken, ['end', 'end', line, 'opponent', 'quit']);
    const text = ran.out.join('\n');
    expect(text).toContain(
      'Or type opponent level 2 for the computer player in its place, or opponent off to play both sides.',
    );
    expect(text.slice(text.indexOf(said))).not.toContain(FAILED);
    expect(text).toContain(said);
    expect(text).toMatch(
      line === 'opponent off' ? /Southerners to move/ : /turn 2 begins|Northerners to move, turn 2/,
    );
    expect((await run(['verify', join(home, 'games', 'g.game')], home)).code).toBe(0);
  });

  it('is not replaced by a level there is none of', async () => {
    const { ran } = await play(program("choose: () => '? NO'"), [
      'end',
      'end',
      'opponent level 9',
      'opponent level',
      'quit',
    ]);
    expect(ran.out.filter((line) => line === 'There is no level 9.')).toHaveLength(1);
    expect(ran.out).toContainEqual(
      expect.stringMatching(/^From now on the Southerners are played by the computer, level \d/),
    );
    expect(ran.err).toEqual([]);
  });

  it('but the computer player is not replaced', async () => {
    const home = newHome();
    const argv = ['play', 'ford', '--against', 'south', '--opponent-seed', '3', '--level', '1'];
    const { out } = await run(argv, home, ['opponent off', 'opponent level 1', 'quit']);
    const said = 'The Southerners are played by the computer, level 1 seed 3, as long as this game lasts.';
    expect(out.filter((line) => line === said)).toHaveLength(2);
    const none = await run(['play', 'ford'], home, ['opponent off', 'quit']);
    expect(none.out).toContain('Nobody plays the other side by itself.');
  });

  it('is not left running', async () => {
    const pid = join(newHome(), 'pid');
    const { ran } = await play(
      program(
        `${PASSIVE}, ${SHOWN}, name: () => '=', list_commands: () => { require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid)); return '= choose'; }`,
      ),
      ['end', 'end', 'quit'],
    );
    expect(ran.code).toBe(0);
    const running = (): boolean => {
      try {
        process.kill(Number(readFileSync(pid, 'utf8')), 0);
        return true;
      } catch {
        return false;
      }
    };
    for (let i = 0; i < 200 && running(); i++) await setTimeout(20);
    expect(running()).toBe(false);
  });
});

describe('a record of a game against a program', () => {
  const begun = async (): Promise<string> =>
    (await play(program(`${PASSIVE}, ${SHOWN}`), ['end', 'end', 'quit'])).home;

  it('starts nothing by itself: the command must be typed again', async () => {
    const started = join(newHome(), 'started');
    const home = newHome();
    const path = join(newHome(), 'engine.cjs');
    writeFileSync(
      path,
      `require('node:fs').writeFileSync(${JSON.stringify(started)}, 'x');${PROGRAM(`${PASSIVE}, ${SHOWN}`, '')}`,
    );
    const command = `"${process.execPath}" "${path}"`;
    await run(['play', 'ford', 'skirmish', '--seed', 'a', '--name', 'g', '--against', command], home, [
      'end',
      'quit',
    ]);
    const before = readIf(started);
    const { code, out, err } = await run(['resume', 'g'], home, ['end', 'end', 'quit']);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err[0]).toMatch(/^In this game another program plays the Southerners: .*engine\.cjs/);
    expect(err.join(' ')).toContain('--level 2');
    expect(err.join(' ')).toContain('--alone');
    expect(readIf(started)).toBe(before);
    const again = await run(['resume', 'g', '--against', command], home, ['end', 'end', 'opponent', 'quit']);
    expect(again.err).toEqual([]);
    expect(again.out).toContainEqual(expect.stringMatching(/^Southerners: the opponent, engine /));
    expect(readIf(started)).toBe('x');
  });

  it('goes on against the computer player, or with both sides', async () => {
    const home = await begun();
    const level = await run(['resume', 'g', '--level', '1'], home, ['opponent', 'quit']);
    expect(level.out).toContainEqual(
      expect.stringMatching(/^Southerners: the opponent, level 1 seed \d+\.$/),
    );
    const alone = await run(['resume', 'g', '--alone'], home, ['opponent', 'quit']);
    expect(alone.out).toContain('Nobody plays the other side by itself.');
  });

  it('keeps a command of strange letters as plain text, and tells it without doing harm', async () => {
    const path = join(newHome(), 'na\u00efve.cjs');
    writeFileSync(path, PROGRAM(`${PASSIVE}, ${SHOWN}`, ''));
    const { home } = await play(`"${process.execPath}" "${path}"`, ['quit']);
    expect(record(home)).toMatch(/opponent south engine .*na\\u00efve\.cjs"\n/);
    const { err } = await run(['resume', 'g'], home, []);
    expect(err[0]).toMatch(/^In this game another program plays/);
    for (const line of err) expect(line).toMatch(/^[\x20-\x7e]*$/);
  });

  it('is opened like any other once the game is over', async () => {
    const { home } = await play(program(`${PASSIVE}, ${SHOWN}`), ['resign', 'yes', 'quit']);
    const { code, err } = await run(['resume', 'g'], home, ['status', 'quit']);
    expect({ code, err }).toEqual({ code: 0, err: [] });
  });
});

const readIf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

describe('a record that was made to do harm', () => {
  it.each([
    'engine touch PWNED; \u001b[2J\u001b]0;x\u0007',
    'level 1 seed 3; touch PWNED',
    'level 1 seed 3\u001b[2J',
    `engine ${'x'.repeat(20_000)}`,
  ])('starts nothing, and nothing but letters comes of it: %j', async (name) => {
    const { home } = await play(program(`${PASSIVE}, ${SHOWN}`), ['quit']);
    const texts = record(home).trimEnd().split('\n');
    const changed = texts.map((line) =>
      line.slice(line.indexOf(' ') + 1).replace(/^opponent .*/, `opponent south ${name}`),
    );
    writeFileSync(join(home, 'games', 'g.game'), chained('', changed).bytes);
    for (const argv of [
      ['resume', '--list'],
      ['resume', 'g'],
      ['verify', 'g'],
    ]) {
      const { out, err } = await run(argv, home, ['opponent', 'quit']);
      for (const line of [...out, ...err]) expect(line).toMatch(/^[\x20-\x7e]{0,500}$/);
    }
    expect((await run(['resume', 'g'], home, ['quit'])).code).toBe(2);
  });
});

describe('nobody is seated', () => {
  it.each([
    [['--against', 'sooth'], 'No side is called sooth.'],
    [['--against', 'a\nb'], 'without control characters'],
    [['--against', `./${'x'.repeat(600)}`], 'at most 500 characters'],
    [['--against', './engine', '--level', '1'], 'another program has no level here'],
    [['--against', './engine', '--two'], 'with --two both are yours'],
  ])('by %j', async (argv, said) => {
    const { code, out, err } = await run(['play', 'ford', ...argv], newHome(), ['quit']);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err.join(' ')).toContain(said);
  });

  it('in a game without another program', async () => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g'], home, ['end', 'quit']);
    for (const more of [['--against', './engine'], ['--level', '1'], ['--alone']]) {
      const { code, err } = await run(['resume', 'g', ...more], home, ['quit']);
      expect({ code, first: err[0] }).toEqual({
        code: 2,
        first: 'Nothing was opened: in this game no other program plays.',
      });
    }
  });
});
