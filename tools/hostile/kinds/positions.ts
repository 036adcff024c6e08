// Positions in their two forms: in a file, on standard input, as an argument, and loaded by a script.
import { nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import { positionSpare, positions } from '../corpus.ts';
import { asFile, mutatedBytes, mutatedLines } from '../mutate.ts';
import { FIRST } from '../seeds.ts';
import { onFile } from './kind.ts';
import type { Kind } from './kind.ts';

const FACTS = [
  'unit',
  'control',
  'option',
  'marker',
  'box',
  'score',
  'hex',
  'side',
  'turn',
  'base',
  'weather',
] as const;

const wildFact = (draw: Draw): string => {
  const words = Array.from({ length: upTo(draw, 3) }, () => nastyWord(draw));
  return [oneOf(draw, FACTS), ...words].join(' ');
};

const encoder = new TextEncoder();

export const madePosition = (draw: Draw): Uint8Array => {
  const lines = oneOf(draw, positions());
  if (seldom(draw, 8)) {
    const other = oneOf(draw, positions()).join('\n');
    return mutatedBytes(draw, encoder.encode(`${lines.join('\n')}\n`), encoder.encode(other));
  }
  const facts = Array.from({ length: upTo(draw, 2) }, () => wildFact(draw));
  return asFile(draw, [...mutatedLines(draw, lines, positionSpare()), ...facts]);
};

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const POSITIONS: Kind = {
  id: 'position',
  ending: 'pos',
  share: 16,
  make: madePosition,
  ways: [
    onFile('x.pos', (path) => ['ask', path, 'status']),
    onFile('x.pos', (path) => ['show', path]),
    onFile('x.pos', (path) => ['show', path, '--hex', FIRST.hostile.hex]),
    onFile('x.pos', (path) => ['legal', path, '--json']),
    onFile('x.pos', (path) => ['ask', path, 'units', '--level', 'verbose']),
    onFile('x.pos', (path) => ['ask', path, 'position']),
    { name: 'ask TEXT', go: async (bench, bytes) => bench.run(['ask', text(bytes), 'score']) },
    { name: 'ask -', go: async (bench, bytes) => bench.run(['ask', '-', 'score'], { input: bytes }) },
    {
      name: 'run load',
      go: async (bench, bytes) => {
        bench.put('x.pos', bytes);
        return bench.run(['run', bench.put('x.hxf', 'load x.pos\nexpect turn 1\n')]);
      },
    },
    {
      name: 'run in lines',
      go: async (bench, bytes) =>
        bench.run(['run', bench.put('x.hxf', `${text(bytes)}\n.\nstatus\n`), '--json']),
    },
    {
      name: 'engine position',
      go: async (bench, bytes) =>
        bench.run(['engine'], { input: `position\n${text(bytes)}\n.\nhash\nlegal\nstop\nevaluate\n` }),
    },
  ],
};
