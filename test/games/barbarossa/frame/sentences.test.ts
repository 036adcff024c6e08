// Every code, event, question and die that the sources of the game and of its mechanics name has its sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PROGRAM_MESSAGES } from '../../../../src/text/en/index.ts';
import { barbarossa } from '../rules/kit.ts';

const folder = new URL('../../../../src/games/barbarossa/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/^en\/|^data\/|^random-start\//.test(name))
  .map((name) => new URL(name, folder).href);

/** The game's own, and the mechanics that it stands on. */
const sources = new Map(files.map((file) => [file, readFileSync(new URL(file), 'utf8')]));
for (const [file, text] of sources)
  for (const [, to = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    const { href } = new URL(to, file);
    if (/\/src\/mechanics\/(?!en\/)/.test(href) && !sources.has(href))
      sources.set(href, readFileSync(new URL(href), 'utf8'));
  }
const code = [...sources.values()].join('\n');

const named = (pattern: RegExp): readonly string[] => [
  ...new Set([...code.matchAll(pattern)].map((each) => each[1] ?? '')),
];

const unsaid = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !Object.hasOwn(barbarossa.messages, key) && !Object.hasOwn(PROGRAM_MESSAGES, key));

it('there is a sentence for every code', () => {
  const codes = named(/'([A-Z]+\.[A-Z-]+)'/g);
  expect(codes.length).toBeGreaterThan(200);
  expect(unsaid(codes)).toEqual([]);
});

it('there is one for every event and question', () => {
  const kinds = named(/k(?:ind|ey): '([a-z-]+\.[a-z-]+)'/g);
  expect(kinds.length).toBeGreaterThan(150);
  expect(unsaid(kinds)).toEqual([]);
  expect(unsaid(['city.hc', 'city.fc', 'captured.hc', 'captured.fc', 'captured.fa'])).toEqual([]);
});

it('there are words for every window and die', () => {
  const purposes = named(/purpose: '([a-z-]+)'/g).map((purpose) => `word.purpose.${purpose}`);
  const windows = named(/name: '([a-z-]+)',\s+rule:/g).map((window) => `word.window.${window}`);
  expect(purposes.length).toBeGreaterThan(2);
  expect(unsaid([...purposes, ...windows])).toEqual([]);
});

it('every question names the side that is asked', () => {
  const questions = Object.entries(barbarossa.messages).filter(([key]) => key.startsWith('ask.'));
  expect(questions.length).toBeGreaterThan(20);
  const first = (lines: unknown): string => (Array.isArray(lines) ? String(lines[0]) : String(lines));
  const nameless = questions.filter(([, lines]) => !/\{(?:by|side|attacker):/.test(first(lines)));
  expect(nameless.map(([key]) => key)).toEqual([]);
});
