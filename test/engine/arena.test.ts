// Games between engines: the program's own, others that play, and others that do everything wrong.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { newHome, run } from '../cli/kit.ts';
import type { Ran } from '../cli/kit.ts';

/** An engine of a few lines: what it says to each command, or to the lines of a block; else it agrees. */
const ENGINE = (answers: string, heard: string): string => `
const heard = ${JSON.stringify(heard)};
const answers = ${answers};
let block = false;
let text = '';
process.stdin.on('data', (more) => {
  if (heard !== '') require('node:fs').appendFileSync(heard, more);
  text += more;
  for (let at = text.indexOf('\\n'); at >= 0; at = text.indexOf('\\n')) {
    const line = text.slice(0, at);
    text = text.slice(at + 1);
    const [name] = line.split(' ');
    if (block) { if (line === '.') { block = false; reply(block0, lines); } else lines.push(line); continue; }
    if (['position', 'choose', 'answer'].includes(name)) { block = true; block0 = name; lines = []; continue; }
    reply(name, line);
  }
});
let block0 = '';
let lines = [];
const reply = (name, line) => {
  const said = answers[name] === undefined ? '=' : answers[name](line);
  if (said !== undefined) process.stdout.write(said + '\\n\\n');
};
process.stdin.on('end', () => process.exit(0));
`;

const HONEST = `protocol_version: () => '= 1'`;

const engine = (answers: string, heard = '', head = 'let n = 0;'): string => {
  const path = join(newHome(), 'engine.cjs');
  writeFileSync(path, `${head}${ENGINE(`{ ${answers} }`, heard)}`);
  return `"${process.execPath}" "${path}"`;
};

const arena = async (first: string, second: string, ...more: readonly string[]): Promise<Ran> =>
  run(['arena', first, second, '--from', 'ford:skirmish', '--games', '1', ...more], newHome());

const OPEN = ['--option', 'fog=off'];

describe('two engines of the program', () => {
  it('play whole games in the open, and agree with the arbiter after every order', async () => {
    const argv = ['--games', '6', '--seed', '7', ...OPEN];
    const { code, out, err } = await arena('random', 'random', ...argv);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toBe('6 games of Ford, random 1 against random 2, from seed 7.');
    const [, wins, draws, losses] =
      /^random 1: (\d+) wins?, (\d+) draws?, (\d+) loss/.exec(out[1] ?? '') ?? [];
    expect(Number(wins) + Number(draws) + Number(losses)).toBe(6);
    expect(out.at(-1)).toBe(
      'Nothing was hidden: the engines kept the position themselves, or were told all of it.',
    );
    expect(Number(/(\d+) hashes/.exec(out.join('\n'))?.[1])).toBeGreaterThan(100);
    expect((await arena('random', 'random', ...argv)).out).toEqual(out);
  });

  it('play where something is hidden, from what their side sees', async () => {
    const { code, out } = await arena('random', 'random', '--seed', '3');
    expect(code).toBe(0);
    expect(out.at(-1)).toContain('was not sent to it');
  });

  it('are told as JSON', async () => {
    const { out } = await arena('random', 'random', '--json', ...OPEN);
    expect(JSON.parse(out.join(''))).toMatchObject({
      v: 1,
      game: 'ford',
      games: 1,
      faults: [],
      isHidden: false,
    });
  });

  it('are given up on when they play on for ever', async () => {
    const { code, out } = await arena('random', 'random', '--orders', '5', ...OPEN);
    expect(code).toBe(0);
    expect(out[1]).toBe('random 1: 0 wins, 0 draws, 0 losses, 1 not finished.');
  });
});

describe('an engine that', () => {
  const lost = async (answers: string, said: RegExp, ...more: readonly string[]): Promise<void> => {
    const { code, out } = await arena('random', engine(answers), ...more);
    expect(code).toBe(1);
    expect(out[1]).toMatch(/^Game 1: .* lost\. /);
    expect(out[1]).toMatch(said);
    expect(out.join('\n')).toContain('random: 1 win, 0 draws, 0 losses.');
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]{1,300}$/);
  };

  it('finds another hash has lost, and it is said which', async () =>
    lost(
      `${HONEST}, hash: () => '= 00000000'`,
      /After order 0 its hash was 00000000, and that of the arbiter/,
      ...OPEN,
    ));

  it('proposes what is not legal has lost, with the code', async () =>
    lost(
      `${HONEST}, choose: () => '= move n1 9999'`,
      /It proposed move n1 9999, which is refused by hexfront:language, HEX\.NOT-ON-MAP/,
    ));

  it('cannot do what it is told has lost', async () =>
    lost(
      `${HONEST}, position: () => '? NO no such game'`,
      /It did not do position: NO no such game/,
      ...OPEN,
    ));

  it('says what is no reply has lost', async () =>
    lost(`protocol_version: () => 'hello\\u001b[2J'`, /What it said to protocol_version is no reply: hello/));

  it('speaks another version has lost', async () =>
    lost(`protocol_version: () => '= 9'`, /It speaks version 9 of the protocol, and this is 1/));

  it.each([
    [`protocol_version: () => '='`, /It gave no version of the protocol, and this is 1\./],
    [`protocol_version: () => '?'`, /It did not do protocol_version\.$/],
    [`${HONEST}, choose: () => '='`, /It gave no order\./],
    [
      `${HONEST}, choose: () => '= ;'`,
      /It proposed ;, which is refused by hexfront:language, WORD\.NOT-AN-ORDER/,
    ],
  ])('says nothing of use has lost: %s', async (answers, said) => lost(answers, said));

  it('gives no hash has lost', async () =>
    lost(`${HONEST}, hash: () => '= '`, /After order 0 it gave no hash, and that of the arbiter/, ...OPEN));

  it('goes away has lost, with its status', async () =>
    lost(`${HONEST}, choose: () => process.exit(3)`, /It ended in the middle, with status 3/));

  it('is silent has lost, after the time that was set', async () =>
    lost(
      `${HONEST}, choose: () => undefined`,
      /It gave no answer to choose within 1 second\./,
      '--seconds',
      '1',
    ));

  it('cannot be started has lost', async () => {
    const { code, out } = await arena('random', 'exit 7');
    expect(code).toBe(1);
    expect(out[1]).toBe('Game 1: exit 7 lost. It ended in the middle, with status 7.');
  });

  it('is no command of the shell is said once, and no game is played', async () => {
    const { code, out, err } = await arena('nosuch-engine', 'random', '--games', '3');
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toEqual([
      'No games were played: nosuch-engine cannot be started, for your shell knows no such command. Type random, level:1 or level:2, or the command that starts a program.',
    ]);
  });

  it('complains is heard, but no signal of it reaches the terminal', async () => {
    const loud = engine(
      `${HONEST}, choose: () => { process.stderr.write('\\x1b[2Jlost\\x9b1m \\u202eit\\n' + '-'.repeat(2000)); process.exit(3); }`,
    );
    const { err } = await arena('random', loud);
    expect(err).toEqual(['[2Jlost1m it', expect.stringMatching(/^-{500} and so on$/)]);
  });
});

const LAUNCH = fileURLToPath(new URL('../cli/launch.ts', import.meta.url));

/** A program and a child of it that heed no signal; they write down their numbers. */
const DEAF = (pids: string): string => `
const { spawn } = require('node:child_process');
const { appendFileSync } = require('node:fs');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
setTimeout(() => process.exit(0), 60_000);
if (process.argv[2] === undefined) spawn(process.execPath, [__filename, 'child'], { stdio: 'ignore' });
appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // One that has ended and was not yet buried is not alive.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const onUnix = process.platform === 'linux' ? it : it.skip;

const FIRST = `choose: (lines) => '= ' + lines.at(-1)`;

describe('an engine that keeps no position', () => {
  const BLIND = `${HONEST}, list_commands: () => '= protocol_version\\nlist_commands\\nchoose\\ntime'`;

  it('is shown what its side sees where nothing is hidden, too, and asked for no hash', async () => {
    const heard = join(newHome(), 'heard.txt');
    const { code, out } = await arena(
      'random',
      engine(`${BLIND}, ${FIRST}`, heard),
      ...OPEN,
      '--seconds',
      '7',
    );
    expect(code).toBe(0);
    expect(out.join('\n')).toMatch(/1 win, 0 draws, 0 losses|1 draw/);
    expect(Number(/(\d+) hashes/.exec(out.join('\n'))?.[1])).toBeGreaterThan(5);
    const sent = readFileSync(heard, 'utf8');
    expect(sent.split('\n').slice(0, 4)).toEqual([
      'protocol_version',
      'list_commands',
      'time 7000',
      'choose',
    ]);
    expect(sent).not.toMatch(/^(hash|play|result|genorder|position|option)/m);
  });

  it('but plays by itself needs give no hash either', async () => {
    const names = 'list_commands, position, side, play, result, genorder'.split(', ').join('\\n');
    const heard = join(newHome(), 'heard.txt');
    const mute = engine(`${HONEST}, list_commands: () => '= ${names}', genorder: () => '= resign'`, heard);
    const { code, out } = await arena(mute, 'random', ...OPEN);
    expect({ code, line: out[1] }).toEqual({
      code: 0,
      line: expect.stringContaining('0 wins, 0 draws, 1 loss'),
    });
    expect(readFileSync(heard, 'utf8')).not.toMatch(/^(hash|option seed.*|time.*|choose)$/m);
  });
});

describe('where something is hidden an engine', () => {
  const seen = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;
  const views = (heard: string): readonly Record<string, unknown>[] =>
    readFileSync(heard, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map(seen);

  it('may give any legal order, as a person would type it', async () => {
    const heard = join(newHome(), 'heard.txt');
    const own = engine(
      `${HONEST}, choose: () => (n++ === 0 ? '= move "1 Northern Foot" se' : '= resign')`,
      heard,
    );
    writeFileSync(heard, '');
    const { code, out } = await arena(own, 'random', '--from', 'ford:crossing');
    expect({ code, faults: out.filter((line) => line.includes('lost.')) }).toEqual({ code: 0, faults: [] });
    const [first, second] = views(heard);
    expect(first).toMatchObject({ v: 1, who: 'north', decision: { by: 'north', at: 'movement@orders' } });
    expect(JSON.stringify(second?.['events'])).toMatch(/"kind":"unit\.moved[^}]*"n1"/);
  });

  it('is told why an order is refused, and tries again; the third time it has lost', async () => {
    const heard = join(newHome(), 'heard.txt');
    const poor = engine(`${HONEST}, choose: () => '= move n1 9999'`, heard);
    const { code, out } = await arena(poor, 'random', '--from', 'ford:crossing');
    expect(code).toBe(1);
    expect(out[1]).toContain('HEX.NOT-ON-MAP');
    const told = views(heard);
    expect(told).toHaveLength(3);
    expect(told[0]).not.toHaveProperty('refused');
    for (const view of told.slice(1))
      expect(view).toMatchObject({
        refused: { order: 'move n1 9999', code: 'HEX.NOT-ON-MAP', lines: expect.any(Array) },
      });
  });

  it.each(['undo', 'save', 'look 1403', 'try move n1 1402', 'quit'])(
    'orders nothing with %s',
    async (line) => {
      const { out } = await arena(
        engine(`${HONEST}, choose: () => '= ${line}'`),
        'random',
        '--from',
        'ford:crossing',
      );
      expect(out[1]).toMatch(/lost\. It proposed .*WORD\.NOT-AN-ORDER/);
    },
  );

  it('may ask before it orders', async () => {
    const heard = join(newHome(), 'heard.txt');
    const asks = [
      'reach n1',
      'legal n1',
      'legal n99',
      'decision',
      'view',
      'ask look 1403',
      'check move n1 1402',
      'check move n1 1700',
      'complete move n1 1402',
      'complete move n1 1402; end',
      'complete look n1',
      'resign',
    ];
    const curious = engine(
      `${HONEST}, choose: () => '= ' + asks[0], answer: () => '= ' + asks[++n]`,
      heard,
      `let n = 0; const asks = ${JSON.stringify(asks)};`,
    );
    const { code } = await arena(curious, 'random', '--from', 'ford:crossing');
    expect(code).toBe(0);
    const sent = readFileSync(heard, 'utf8');
    const answers = [...sent.matchAll(/^answer\n([\s\S]*?)\n\.$/gm)].map((found) => found[1] ?? '');
    expect(answers).toHaveLength(11);
    expect(answers[6]).toBe('=');
    expect(answers[7]).toMatch(/^\? MOVE\.NO-WAY .*Rule 4\.4\. Nothing changed\.$/);
    expect(answers[8]).toBe('= move n1 1402');
    expect(answers[9]).toBe('? ENGINE.ONE-ORDER Type one order after it, as in play.');
    expect(answers[10]).toMatch(/^\? WORD\.NOT-AN-ORDER /);
    expect(answers[0]).toMatch(/^= move 1\d0\d\n/);
    expect(answers[1]).toMatch(/^= move n1 /);
    expect(answers[2]).toMatch(/^\? ENGINE\.NO-WORD /);
    expect(seen((answers[3] ?? '').slice(2))).toMatchObject({ v: 1, by: 'north' });
    expect(seen((answers[4] ?? '').slice(2))).toMatchObject({ v: 1, who: 'north' });
    expect(seen((answers[5] ?? '').slice(2))).toMatchObject({ v: 1, kind: 'answer' });
    expect(sent).not.toContain('"id":"s1"');
  });

  it('that never stops asking has lost', async () => {
    const asker = engine(`${HONEST}, choose: () => '= decision', answer: () => '= decision'`);
    const { out } = await arena(asker, 'random', '--from', 'ford:crossing');
    expect(out[1]).toMatch(/lost\. It asked more than 1000 questions about one decision\./);
  });
});

describe('the computer player', () => {
  it('sits at the table itself, and plays whole games against programs, hidden or open', async () => {
    for (const fog of ['on', 'off']) {
      const { code, out } = await arena('level:1', 'random', '--games', '2', '--option', `fog=${fog}`);
      expect({ code, first: out[1] }).toEqual({
        code: 0,
        first: expect.stringMatching(/^level:1: [12] wins?, \d draws?, 0 losses/),
      });
    }
  });
});

describe('an arena that is ended from outside', () => {
  onUnix.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s leaves no engine running, nor what it started', async (signal, status) => {
    const home = newHome();
    const [path, pids] = [join(home, 'deaf.cjs'), join(home, 'pids')];
    writeFileSync(path, DEAF(pids));
    writeFileSync(pids, '');
    const argv = ['arena', 'random', `"${process.execPath}" "${path}"`, '--from', 'ford:skirmish'];
    const child = spawn(process.execPath, ['--import', 'tsx', LAUNCH, ...argv, '--seconds', '90'], {
      env: { ...process.env, HEXFRONT_HOME: home },
      stdio: 'ignore',
    });
    const started = (): number[] => readFileSync(pids, 'utf8').trim().split('\n').filter(Boolean).map(Number);
    while (started().length < 2) await setTimeout(20);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([status, null]);
    for (let i = 0; i < 1500 && started().some(isAlive); i++) await setTimeout(20);
    expect(started().filter(isAlive)).toEqual([]);
  });
});

describe('what is hidden', () => {
  it('is in nothing that an engine is sent', async () => {
    const heard = join(newHome(), 'heard.txt');
    const spy = engine(`${HONEST}, choose: () => '= none'`, heard);
    await run(['arena', spy, 'random', '--from', 'ford:crossing', '--games', '1'], newHome());
    const sent = readFileSync(heard, 'utf8');
    expect(sent).toContain('choose');
    expect(sent).toContain('covered unit');
    expect(sent).not.toContain('position');
    expect(sent).toContain('"s2"');
    // It was seen before it fell back; it lies under the other now.
    expect(sent).not.toContain('"id":"s1"');
    expect(sent).toContain('{"unit":"s1","from":"1403","hex":"1503"}');
  });
});

describe('the arena', () => {
  it.each([
    [['arena', 'random'], 2],
    [['arena', 'random', 'random', '--games', '0'], 2],
    [['arena', 'random', 'random', '--from', 'nowhere.pos'], 4],
    [['arena', 'random', 'random', '--from', 'ford:winter'], 2],
    [['arena', 'random', 'random', '--option', 'snow=on'], 2],
  ])('is not opened by %j', async (argv, exit) => {
    const { code, out, err } = await run(argv, newHome());
    expect({ code, out }).toEqual({ code: exit, out: [] });
    expect(err.length).toBeGreaterThan(0);
  });
});

describe('pairs of games', () => {
  const pairs = async (...more: readonly string[]): Promise<Ran> =>
    run(['arena', 'random', 'random', '--from', 'ford:skirmish', '--pairs', '6', ...more], newHome());

  it('are told with means and bounds, for both players and both sides, and are the same again', async () => {
    const { code, out, err } = await pairs('--seed', '3');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toMatch(/^6 pairs of games of Ford, random 1 against random 2, from seed 3\./);
    const means = out.flatMap(
      (line) => /^random \d: (0\.\d{3}) of 1 on average, 0\.\d{3} to /.exec(line)?.[1] ?? [],
    );
    expect(means.map(Number).reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(1, 2);
    expect(out.filter((line) => line.startsWith('As Northerners 0.'))).toHaveLength(2);
    expect(out.filter((line) => /^Games: \d+ won, \d+ drawn, \d+ lost\.$/.test(line))).toHaveLength(2);
    expect((await pairs('--seed', '3')).out).toEqual(out);
  });

  it('are told to programs', async () => {
    const { out } = await pairs('--json');
    const reply = JSON.parse(out.join('')) as {
      pairs: number;
      scores: readonly { pairs: Record<string, number> }[];
    };
    expect(reply.pairs).toBe(6);
    const [first, second] = reply.scores.map((score) => score.pairs);
    expect([first?.['won'], first?.['lost']]).toEqual([second?.['lost'], second?.['won']]);
  });

  it('are played by other programs too, and what goes wrong is said by game', async () => {
    const passive = engine(`${HONEST}, choose: () => '= end'`);
    const argv = ['--from', 'ford:skirmish', '--pairs', '2', '--seed', '3'];
    const { code, out } = await run(['arena', 'level:1', passive, ...argv], newHome());
    expect(out[0]).toMatch(/^2 pairs of games of Ford, level:1 against /);
    expect(out.find((line) => line.startsWith('level:1: '))).toMatch(/Pairs: 2 won, 0 equal, 0 lost\.$/);
    expect(code).toBe(out.some((line) => / lost\. /.test(line)) ? 1 : 0);
    const broken = engine(`${HONEST}, choose: () => process.exit(3)`);
    const failed = await run(['arena', broken, 'random', ...argv], newHome());
    expect(failed.code).toBe(1);
    expect(
      failed.out.filter((line) => /^Game [1-4]: .* lost\. It ended in the middle/.test(line)),
    ).toHaveLength(4);
  });

  it('that are given up are open', async () => {
    const { out } = await pairs('--orders', '5');
    expect(out.filter((line) => line.includes('12 not finished'))).toHaveLength(2);
  });

  it.each([
    [['random', 'random', '--pairs', '2', '--games', '4'], '--games'],
    [['random', 'random', '--pairs', '0'], '--pairs'],
    [['level:99', 'random'], 'no player is called level:99. Type random, level:1 or level:2'],
    [['random', 'level:', '--pairs', '2'], 'or the command that starts a program.'],
  ])('are not played with %j', async (argv, said) => {
    const { code, out, err } = await run(['arena', ...argv, '--from', 'ford:skirmish'], newHome());
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err.join(' ')).toContain(said);
  });
});
