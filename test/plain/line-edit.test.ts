// Lines with a history and Tab: only where a terminal is there and nobody may be listening, and nothing said is rewritten.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { editedLines } from '../../src/plain/line-edit.ts';
import { mayBeRead } from '../../src/plain/screen-readers.ts';
import { completionAt } from '../../src/session/intent/completion.ts';
import { seated } from '../session/kit.ts';

const keyboard = (interrupted: () => void = () => undefined) => {
  const input = new PassThrough();
  const output = new PassThrough();
  let written = '';
  output.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const { desk } = seated();
  const lines = editedLines({ input, output, complete: (line) => completionAt(desk, line), interrupted });
  return { desk, input, lines, written: () => written };
};

const UP = '\u001b[A';

describe('an edited line', () => {
  it('comes as it was typed, and Up brings it back', async () => {
    const { input, lines } = keyboard();
    lines.prompt?.('> ');
    input.write('look 1403\r');
    expect(await lines.next()).toBe('look 1403');
    input.write('1\r');
    expect(await lines.next()).toBe('1');
    input.write(`${UP}\r`);
    expect(await lines.next()).toBe('look 1403');
    lines.close();
    expect(await lines.next()).toBeUndefined();
  });

  it('is none where the input was over before', async () => {
    const input = new PassThrough();
    input.end();
    input.resume();
    await once(input, 'end');
    const { desk } = seated();
    const lines = editedLines({
      input,
      output: new PassThrough(),
      complete: (line) => completionAt(desk, line),
      interrupted: () => undefined,
    });
    expect(await lines.next()).toBeUndefined();
  });

  it('is completed by Tab', async () => {
    const { input, lines } = keyboard();
    input.write('stat');
    await wait(20);
    input.write('\t');
    await wait(20);
    input.write('\r');
    expect((await lines.next())?.trim()).toBe('status');
    lines.close();
  });

  it('is forgotten when somebody else sits down', async () => {
    const { input, lines } = keyboard();
    input.write('move n1 1403\r');
    await lines.next();
    lines.forget?.();
    input.write(`${UP}status\r`);
    expect(await lines.next()).toBe('status');
    lines.close();
  });

  it('is dropped by Ctrl-C, which is heard', async () => {
    let heard = 0;
    const { input, lines } = keyboard(() => void (heard += 1));
    input.write('resign\u0003');
    await wait(20);
    input.write('status\r');
    expect(await lines.next()).toBe('status');
    expect(heard).toBe(1);
    lines.close();
  });

  it('moves only in its own row: no line above is gone to or cleared', async () => {
    const { input, lines, written } = keyboard();
    lines.prompt?.('> ');
    input.write(`look 1403\u007f\u007f${UP}\u0001x\r`);
    await lines.next();
    lines.prompt?.('> ');
    const moves = written()
      .split('\u001b')
      .filter((text) => /^\[(?:\d*A|[12]J|\d*;\d*H)/.test(text));
    expect(moves).toEqual([]);
    lines.close();
  });

  it('ends with its input', async () => {
    const { input, lines } = keyboard();
    input.end();
    expect(await lines.next()).toBeUndefined();
  });
});

describe('what could come next', () => {
  it('has groups and words of one own', () => {
    const { desk, type } = seated();
    type('group reserve = n1', 'alias lk = look');
    expect(completionAt(desk, 'res').candidates).toEqual(expect.arrayContaining(['reserve', 'resign']));
    expect(completionAt(desk, 'lk').candidates).toContain('lk');
    expect(completionAt(desk, 'move res').candidates).toContain('reserve');
  });

  it('is nothing while a hand-over waits', () => {
    const { desk, type } = seated({ fog: 'on', twoPeople: true });
    type('group reserve = n1', 'end', 'end');
    expect(completionAt(desk, 'res').candidates).toEqual([]);
  });
});

describe('whether somebody may listen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proc-'));
  const runs = (id: string, cmdline: string): void => {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'cmdline'), cmdline);
  };
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is told by the programs that run, and taken for granted where it cannot be', () => {
    expect(mayBeRead({}, join(folder, 'nowhere'))).toBe(true);
    expect(mayBeRead({}, folder)).toBe(true);
    runs('10', '/bin/bash\0');
    expect(mayBeRead({}, folder)).toBe(false);
    runs('11', '/usr/bin/python3\0/usr/bin/orca\0');
    expect(mayBeRead({}, folder)).toBe(true);
  });

  it.each(['ACCESSIBLE', 'INK_SCREEN_READER', 'HEXFRONT_PLAIN', 'SSH_CONNECTION', 'INSIDE_EMACS'])(
    'is said by %s',
    (name) => {
      const open = mkdtempSync(join(tmpdir(), 'proc-'));
      mkdirSync(join(open, '1'));
      writeFileSync(join(open, '1', 'cmdline'), 'init\0');
      expect(mayBeRead({}, open)).toBe(false);
      expect(mayBeRead({ [name]: '1' }, open)).toBe(true);
      rmSync(open, { recursive: true });
    },
  );
});
