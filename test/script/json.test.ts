import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { main } from '../../src/cli/main.ts';
import { newHome } from '../cli/kit.ts';
import { fordEntry } from '../games/ford/game.ts';
import { runIt } from './kit.ts';

const told = async (...lines: readonly string[]): Promise<Record<string, unknown>[]> => {
  const { out } = await runIt(['--json', '-'], lines.join('\n'));
  return out.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('JSON Lines', () => {
  it('tell of checks, orders, replies and the end, each numbered and with its line', async () => {
    const at = { v: 1, file: 'standard input' };
    expect(await told('new ford', 'move n1 1402', 'hash', 'expect turn 2')).toEqual([
      { ...at, seq: 1, type: 'done', line: 1, text: 'new ford' },
      {
        ...at,
        seq: 2,
        type: 'order',
        line: 2,
        text: 'move n1 1402',
        order: 'move n1 1402',
        side: 'north',
        dice: [],
        events: [expect.objectContaining({ kind: 'unit.moved-stop', rule: 'ford:4.5' })],
      },
      { ...at, seq: 3, type: 'reply', line: 3, text: 'hash', kind: 'answer', lines: [expect.any(String)] },
      {
        ...at,
        seq: 4,
        type: 'check',
        line: 4,
        text: 'expect turn 2',
        number: 1,
        ok: false,
        got: '1',
        want: '2',
      },
      { ...at, seq: 5, type: 'end', passed: 0, failed: 1, skipped: 0, ending: 'failed' },
    ]);
  });

  it('tell why a script stopped, with code, rule and facts', async () => {
    const [, reply, stop, end] = await told('new ford', 'move n1 1403');
    const why = { line: 2, code: 'MOVE.ENEMY', rule: 'ford:4.4', params: { unit: 'n1', hex: '1403' } };
    expect(reply).toMatchObject({ type: 'reply', kind: 'refused', ...why });
    expect(stop).toMatchObject({
      type: 'stop',
      ending: 'refused',
      ...why,
    });
    expect(end).toMatchObject({ type: 'end', ending: 'refused' });
  });

  it('tell of a script in a file only once all of it has been read', async () => {
    const path = join(newHome(), 'wrong.hxf');
    writeFileSync(path, 'new ford\nmove n1 1402\nexpect\n');
    const { out } = await runIt(['--json', path]);
    expect(out.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(['stop', 'end']);
  });

  it('tell of a script that cannot be read at all', async () => {
    expect(await told('expect')).toMatchObject([
      { type: 'stop', line: 1, ending: 'syntax', code: 'SCRIPT.EXPECT' },
      { type: 'end', ending: 'syntax' },
    ]);
  });
});

type Line = { readonly type: string; readonly [name: string]: unknown };

/** A script that is typed in: what comes back is read before the next line is written. */
const typist = (): {
  readonly type: (line: string) => Promise<Line>;
  readonly next: () => Promise<Line>;
  readonly end: () => void;
  readonly code: Promise<number>;
} => {
  const input = new PassThrough();
  const came: Line[] = [];
  let wake = (): void => undefined;
  const out = (line: string): void => {
    came.push(JSON.parse(line) as Line);
    wake();
  };
  const io = {
    input,
    inputIsTerminal: false,
    outputIsTerminal: false,
    env: { HEXFRONT_HOME: newHome() },
    out,
    write: out,
    err: () => undefined,
    onInterrupt: () => () => undefined,
  };
  const next = async (): Promise<Line> => {
    if (came.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return came.shift() ?? { type: 'nothing' };
  };
  return {
    type: async (line) => {
      input.write(`${line}\n`);
      return next();
    },
    next,
    end: () => void input.end(),
    code: main(['run', '--json', '-'], { io, games: [fordEntry], boards: [] }),
  };
};

describe('a script that is typed in', () => {
  it('is answered line by line, each before the next is there', async () => {
    const { type, next, end, code } = typist();
    expect(await type('\ufeffnew ford')).toMatchObject({ type: 'done', line: 1 });
    expect(await type('move n1 1402 # over the river')).toMatchObject({ type: 'order', line: 2 });
    expect(await type('look 1402')).toMatchObject({ type: 'reply', kind: 'answer', line: 3 });
    expect(await type('expect turn 1')).toMatchObject({ type: 'check', ok: true, number: 1 });
    expect(await type('move n2 1403')).toMatchObject({ type: 'reply', kind: 'refused', code: 'MOVE.ENEMY' });
    expect(await type('expect refused MOVE.ENEMY')).toMatchObject({ type: 'check', ok: true, number: 2 });
    end();
    expect(await next()).toMatchObject({ type: 'end', passed: 2, ending: 'fine' });
    expect(await code).toBe(0);
  });

  it('may hold a position in lines, and what is skipped is skipped to its end', async () => {
    const { type, next, end, code } = typist();
    const block = ['position 1', 'game ford', 'scenario skirmish', 'option fog=off', 'phase combat'];
    expect(await type([...block, 'unit n1 1302', '.'].join('\n'))).toMatchObject({ type: 'done', line: 1 });
    expect(await type('skip-if turn 1')).toMatchObject({ type: 'skip', line: 8 });
    void type('move n1 9999');
    end();
    expect(await next()).toMatchObject({ type: 'end', skipped: 1, ending: 'fine' });
    expect(await code).toBe(0);
  });

  it.each([
    ['move n1 1403', 'look 1402', 'refused', 3],
    ['frobnicate', 'look 1402', 'syntax', 2],
    ['expect turn', 'look 1402', 'syntax', 2],
    ['include nowhere.hxf', 'look 1402', 'file', 4],
    ['expect turn 9', 'expect', 'syntax', 2],
  ])('stops at %s when %s follows, and says so', async (line, after, ending, exit) => {
    const { type, next, code } = typist();
    await type('new ford');
    let told = await type(line);
    if (told.type !== 'stop') void type(after);
    while (told.type !== 'stop') told = await next();
    expect(told).toMatchObject({ type: 'stop', ending });
    expect(await next()).toMatchObject({ type: 'end', ending });
    expect(await code).toBe(exit);
  });

  it('ends with quit, and waits for nothing more', async () => {
    const { type, next, code } = typist();
    await type('new ford');
    expect(await type('quit')).toMatchObject({ type: 'reply', kind: 'left' });
    expect(await next()).toMatchObject({ type: 'end', ending: 'fine' });
    expect(await code).toBe(0);
  });
});
