// Lines typed in play, at a pipe and at a terminal, in a game that is kept: names of files and notes among them.
import { nasty, nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import { typedLines } from '../corpus.ts';
import { asFile, mutatedLines } from '../mutate.ts';
import { FIRST } from '../seeds.ts';
import type { Kind } from './kind.ts';

const NAMED = [
  'save',
  'mark',
  'note',
  'transcript on',
  'export picture',
  'export record',
  'branch',
  'find',
  'look',
] as const;

const wildLine = (draw: Draw): string => {
  switch (upTo(draw, 3)) {
    case 0:
      return nasty(draw, true);
    case 1:
      return `${oneOf(draw, NAMED)} ${nastyWord(draw)}`;
    default:
      return oneOf(draw, typedLines());
  }
};

export const madeLines = (draw: Draw, before: readonly string[]): Uint8Array => {
  const lines = Array.from({ length: 1 + upTo(draw, 6) }, () => wildLine(draw));
  const changed = mutatedLines(draw, lines, typedLines(), 4);
  return asFile(draw, seldom(draw, 5) ? changed : [...before, ...changed]);
};

const CANARY = '$(touch canary)';

export const TYPED: Kind = {
  id: 'typed',
  ending: 'txt',
  share: 15,
  make: (draw) => madeLines(draw, FIRST.hostile.begin),
  ways: [
    {
      name: 'play kept',
      go: async (bench, bytes) => bench.run(['play', FIRST.id, '--seed', '1'], { input: bytes }),
    },
    {
      name: 'play ford',
      go: async (bench, bytes) => bench.run(['play', 'ford', '--seed', CANARY, '--two'], { input: bytes }),
    },
    {
      name: 'play at a terminal',
      go: async (bench, bytes) =>
        bench.run(['play', FIRST.id, '--plain', '--no-save'], {
          input: bytes,
          isTerminal: true,
        }),
    },
    {
      name: 'play by hand',
      go: async (bench, bytes) => bench.run(['play', FIRST.id, '--dice', 'manual'], { input: bytes }),
    },
    { name: 'tutorial', go: async (bench, bytes) => bench.run(['tutorial', '--plain'], { input: bytes }) },
    {
      name: 'chooser',
      go: async (bench, bytes) => bench.run(['--plain'], { input: bytes, isTerminal: true }),
    },
  ],
};
