// Whole games through the line loop: what is typed is what happens, and every line can be read by ear.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { lineSource } from '../../src/plain/read-lines.ts';
import { plainLoop } from '../../src/plain/loop.ts';
import type { PlainIo } from '../../src/plain/loop.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { against } from '../session/opponent/against.ts';
import { seated } from '../session/kit.ts';
import { ford } from '../games/ford/game.ts';
import { newHome, run } from '../cli/kit.ts';
import { typedGame } from './games.ts';

describe.each([
  ['a', 'off'],
  ['bb', 'off'],
  ['ccc', 'on'],
  ['dddd', 'on'],
] as const)('a whole game typed line by line, seed %s, fog %s', (word, fog) => {
  const game = typedGame(word, fog);

  it('ends where it should, is whole on disk, and is said in readable lines', async () => {
    const home = newHome();
    const asked = game.lines.flatMap((line, i) => (i % 9 === 0 ? ['status', 'units', 'more', line] : [line]));
    const argv = ['play', 'ford', '--name', 'g', '--seed', word, '--option', `fog=${fog}`];
    const { code, out } = await run(argv, home, [...asked, 'hash', 'status']);
    expect(code).toBe(0);
    expect(out).toContain(`Hash ${game.hash.slice(0, 4)} ${game.hash.slice(4)}.`);
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
    expect(out.filter((line) => line === 'Nothing changed.')).toEqual([]);
    expect(readFileSync(join(home, 'games', 'g.game'), 'utf8')).toContain('= game.over');
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('can be left and gone on with at any line', async () => {
    const home = newHome();
    const argv = ['play', 'ford', '--name', 'g', '--seed', word, '--option', `fog=${fog}`];
    // A halt is a word to the program, not an order: it is not kept when one leaves.
    const near = (i: number): number => (game.lines[i - 1] === 'halt' ? i + 1 : i);
    const cuts = [0, near(3), near(Math.floor(game.lines.length / 2)), game.lines.length];
    for (let i = 1; i < cuts.length; i++) {
      const piece = game.lines.slice(cuts[i - 1], cuts[i]);
      expect((await run(i === 1 ? argv : ['resume', 'g'], home, piece)).code).toBe(0);
    }
    const { out } = await run(['resume', 'g'], home, ['hash']);
    expect(out).toContain(`Hash ${game.hash.slice(0, 4)} ${game.hash.slice(4)}.`);
  });
});

/** Input that stays open, and a Ctrl-C key. */
const atTheKeyboard = (desk: Desk = seated().desk) => {
  const input = new PassThrough();
  const said: string[] = [];
  let heard: (() => void) | undefined;
  const io: PlainIo = {
    inputIsTerminal: true,
    out: (line) => void said.push(line),
    write: (text) => void said.push(text),
    onInterrupt: (call) => {
      heard = call;
      return () => (heard = undefined);
    },
  };
  const ended = plainLoop(desk, io, lineSource(input), ['Hello.']);
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
  const type = async (line: string): Promise<void> => {
    input.write(`${line}\n`);
    for (let i = 0; i < 5; i++) await settled();
  };
  return { said, ended, type, interrupt: () => heard?.() };
};

describe('Ctrl-C', () => {
  it('says first that it leaves the second time, and keeps the prompt', async () => {
    const { said, ended, type, interrupt } = atTheKeyboard();
    interrupt();
    expect(said.at(-2)).toBe('Press Ctrl-C again to leave, or type on. This game is not being saved.');
    expect(said.at(-1)).toBe('> ');
    await type('score');
    interrupt();
    expect(said.at(-2)).toContain('Press Ctrl-C again');
    interrupt();
    expect(await ended).toBe('interrupted');
  });
});

describe('Ctrl-C at a question', () => {
  it('drops the question, and warns only the next time', async () => {
    const { said, type, interrupt } = atTheKeyboard();
    await type('resign');
    interrupt();
    expect(said.at(-2)).toBe('Not resigned. Go on: Northerners to move.');
    await type('move foot 1202');
    interrupt();
    expect(said.at(-2)).toBe('Dropped. Nothing changed.');
    interrupt();
    expect(said.at(-2)).toContain('Press Ctrl-C again');
  });
});

describe('while the opponent plays', () => {
  const HALTED = 'Northerners are halted. Type opponent, or an empty line, to let them play on.';
  const until = async (is: () => boolean): Promise<void> => {
    for (let n = 0; n < 5000 && !is(); n++) await new Promise((done) => setTimeout(done, 2));
    expect(is()).toBe(true);
  };

  it('Ctrl-C halts it, and neither leaves nor warns; an empty line lets it play on', async () => {
    const { desk } = await against(ford, 'north');
    const { said, type, interrupt } = atTheKeyboard(desk);
    interrupt();
    await until(() => said.at(-1) === '> ');
    expect(said.at(-2)).toBe(HALTED);
    expect(said.join('\n')).not.toContain('again to leave');
    await type('');
    await until(() => desk.match.state.clock.phasing === 'south' && said.at(-1) === '> ');
    expect(said.at(-2)).toContain('Type move');
  });

  it('halt stops it, and what else was typed in the meantime is taken afterwards', async () => {
    const { desk } = await against(ford, 'north');
    const { said, type } = atTheKeyboard(desk);
    await type('halt');
    await type('hash');
    await until(() => said.at(-1) === '> ' && said.some((line) => line.startsWith('Hash ')));
    const halted = said.indexOf(HALTED);
    expect(halted).toBeGreaterThan(0);
    expect(said.findIndex((line) => line.startsWith('Hash '))).toBeGreaterThan(halted);
  });

  it('says once that it takes its time, and to a pipe nothing', async () => {
    const { desk } = await against(ford, 'north', {});
    const slow = {
      ...desk.opponent!.rival,
      next: () => new Promise<undefined>((done) => setTimeout(() => done(undefined), 700)),
    };
    const waiting = openDesk(ford, desk.match, { opponent: slow });
    const { said } = atTheKeyboard(waiting);
    await until(() => said.at(-1) === '> ');
    expect(said.filter((line) => line === 'Please wait.')).toHaveLength(1);
    expect(said.join('\n')).toContain('Northerners could not play on.\nIt found nothing to do.');
  });
});

describe('the line loop', () => {
  it('prints no prompt into a pipe and says how the game is kept when the input ends', async () => {
    const { out } = await run(['play', 'ford', '--name', 'g'], newHome(), ['status']);
    expect(out.some((line) => line.startsWith('>'))).toBe(false);
    expect(out.slice(-2)).toEqual(['Saved: g.', 'To go on type: hexfront resume g.']);
  });

  it('keeps replies short unless more is asked for', async () => {
    const { out } = await run(['play', 'ford', '--no-save'], newHome(), [
      'hash',
      'legal move',
      'hash',
      'quit',
    ]);
    const marks = out.flatMap((line, i) => (line.startsWith('Hash ') ? [i] : []));
    expect((marks[1] ?? 0) - (marks[0] ?? 0) - 1).toBeLessThanOrEqual(6);
  });
});
