// The words of set-up and sequence: every template sound, every code and question with its sentence.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sequenceMessages } from '../../src/games/barbarossa/words/sequence.ts';
import { PHASES } from '../../src/games/barbarossa/05-sequence.ts';
import { ORDERS } from '../../src/games/barbarossa/state.ts';
import { tableProblems } from '../../src/words/lint.ts';
import { PROGRAM_MESSAGES } from '../../src/words/program.ts';

const FILES = [
  '03-deployment',
  '03-setup',
  '05-mandatory',
  '05-orders',
  '05-pause',
  '05-sequence',
  'invariants',
  'position',
];

const code = FILES.map((name) =>
  readFileSync(new URL(`../../src/games/barbarossa/${name}.ts`, import.meta.url), 'utf8'),
).join('\n');

const known = (key: string): boolean => sequenceMessages[key] !== undefined;

describe('the sentences of set-up and sequence', () => {
  it('have nothing wrong with any template', () => {
    expect(tableProblems(sequenceMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('are there for every code', () => {
    const codes = [...code.matchAll(/'([A-Z]+\.[A-Z-]+)'/g)].map((found) => found[1] ?? '');
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((key) => !known(key))).toEqual([]);
  });

  it('are there for every event and question', () => {
    const kinds = [...code.matchAll(/k(?:ind|ey): '([a-z-]+\.[a-z-]+)'/g)].map((found) => found[1] ?? '');
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((key) => !known(key))).toEqual([]);
  });

  it('name every phase and every order of phases', () => {
    expect(PHASES.filter((phase) => !known(`word.phase.${phase}`))).toEqual([]);
    expect(ORDERS.filter((order) => !known(`word.order.${order}`))).toEqual([]);
  });
});
