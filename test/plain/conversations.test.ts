// Conversations on paper, held again word for word: the wording of the plain mode. Each file names its position in its
// first line; `> ` stands before what is typed. WRITE_CONVERSATIONS=yes writes down what is said today, to be read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Reply } from '../../src/session/reply.ts';
import { at } from '../games/barbarossa/desk.ts';
import { seated } from '../session/kit.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'conversations');
const TYPED = '> ';

/** `ford fog=on`, or a position of Barbarossa. */
const seatAt = (position: string): ((line: string) => Reply) => {
  const ford = /^ford fog=(on|off)$/.exec(position);
  return ford === null ? at(position, 'normal').type : seated({ fog: ford[1] === 'on' ? 'on' : 'off' }).type;
};

describe.each(readdirSync(folder))('the conversation %s', (file) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const type = seatAt(head.replace(/^at /, ''));
  const replies = lines
    .filter((line) => line.startsWith(TYPED))
    .map((line) => ({ line, said: type(line.slice(TYPED.length)).lines }));
  const today = [head, ...replies.flatMap(({ line, said }) => [line, ...said]), ''].join('\n');
  if (process.env['WRITE_CONVERSATIONS'] === 'yes') writeFileSync(path, today);

  it('goes as it is written', () => {
    expect(today).toBe(text);
  });

  it('is said in readable lines, and in pieces one can keep in mind', () => {
    for (const { line, said } of replies) {
      for (const sentence of said) expect(sentence).toMatch(/^[\x20-\x7e]{1,160}$/);
      expect([line, said.length <= 12 || line.startsWith('> more')]).toEqual([line, true]);
    }
  });
});
