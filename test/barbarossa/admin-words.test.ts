// The words of chapters 8 and 9: every template sound, every code, event and question with its sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { adminMessages } from '../../src/games/barbarossa/words/admin.ts';
import { tableProblems } from '../../src/words/lint.ts';
import { PROGRAM_MESSAGES } from '../../src/words/program.ts';

const folder = new URL('../../src/games/barbarossa/', import.meta.url);
const OTHERS = new Set(['08-strategic.ts']);
const code = readdirSync(folder)
  .filter((name) => /^0[89]-/.test(name) && !OTHERS.has(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map((each) => each[1] ?? '');
const unknown = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => adminMessages[key] === undefined);

describe('the sentences of chapters 8 and 9', () => {
  it('have nothing wrong with any template', () => {
    const phrases = { 'word.mark.hc': 'Hero City' };
    expect(tableProblems({ ...phrases, ...adminMessages }, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('are there for every code', () => {
    const codes = found(/'([A-Z]+\.[A-Z-]+)'/g);
    expect(codes.length).toBeGreaterThan(50);
    expect(unknown(codes)).toEqual([]);
  });

  it('are there for every event and question', () => {
    const kinds = found(/k(?:ind|ey): '([a-z-]+\.[a-z-]+)'/g);
    expect(kinds.length).toBeGreaterThan(40);
    expect(unknown(kinds)).toEqual([]);
    expect(unknown(['city.hc', 'city.fc', 'captured.hc', 'captured.fc', 'captured.fa'])).toEqual([]);
  });

  it('are there for every window and die', () => {
    const purposes = found(/purpose: '([a-z-]+)'/g).map((purpose) => `word.purpose.${purpose}`);
    expect(purposes).toHaveLength(2);
    expect(unknown([...purposes, 'word.window.emergency'])).toEqual([]);
  });
});
