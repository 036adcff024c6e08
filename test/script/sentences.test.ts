import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Params } from '../../src/core/types.ts';
import { DIRECTIVE_WORDS } from '../../src/script/directives.ts';
import { SCRIPT_MESSAGES } from '../../src/text/en/cli/run.ts';
import { DESK_MESSAGES } from '../../src/text/en/play/session.ts';
import { tableProblems } from '../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');

const SAMPLES: Readonly<Record<string, Params>> = {
  'script.stopped': { line: 12, file: 'zoc.hxf', text: 'move n1 1402' },
  'script.slips': { count: 2, line: 7 },
  'SCRIPT.UNKNOWN': { typed: 'expct', words: DIRECTIVE_WORDS, line: 'expect ok' },
  'SCRIPT.FORM': { typed: 'seed', form: 'seed <word>' },
  'SCRIPT.NO-DIE': { n: 3 },
  'SCRIPT.DIE-FACE': { n: 3, face: 7, sides: 6 },
  'SCRIPT.NO-SNAPSHOT': { name: 'before', names: [] },
  'SCRIPT.SIZE': { name: 'a.pos', most: 4194304 },
  'SCRIPT.INCLUDE-DEEP': { name: 'a.hxf', most: 8 },
  'SCRIPT.TOO-NEW': { format: 2, most: 1 },
};

const sources = [
  ...readdirSync(join(src, 'script'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(src, 'script', name)),
  join(src, 'cli/load/script.ts'),
].map((path) => readFileSync(path, 'utf8'));

describe('the sentences about scripts', () => {
  it('have nothing wrong with them, said with made-up parameters and with real ones', () => {
    expect(tableProblems(SCRIPT_MESSAGES, SAMPLES, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('take no key from another table', () => {
    const others = { ...PROGRAM_MESSAGES, ...DESK_MESSAGES };
    expect(Object.keys(SCRIPT_MESSAGES).filter((key) => Object.hasOwn(others, key))).toEqual([]);
  });

  it('are all of use, and none is missing', () => {
    const named = sources
      .filter((text) => !text.includes('SCRIPT_MESSAGES: MessageTable'))
      .flatMap((text) =>
        [...text.matchAll(/'(SCRIPT\.[A-Z-]+|script\.[a-z-]+)'/g)].map((found) => found[1] ?? ''),
      );
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(SCRIPT_MESSAGES).toSorted());
  });
});
