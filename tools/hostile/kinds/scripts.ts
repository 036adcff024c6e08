// Scripts and transcripts, with files beside them that they may include.
import { nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import { scriptSpare, scripts } from '../corpus.ts';
import { asFile, mutatedBytes, mutatedLines } from '../mutate.ts';
import { onFile } from './kind.ts';
import type { Kind } from './kind.ts';
import { madePosition } from './positions.ts';

const OPENERS = [
  'new',
  'load',
  'include',
  'dice',
  'seed',
  'as',
  'expect',
  'reject',
  'perft',
  'hash',
  'snapshot',
  'restore',
  'skip-if',
  'position 1',
  'transcript 1\n>',
  '# die 1 =',
  'expect unit',
  'expect event',
  'expect legal',
  'expect place',
  'expect count',
  'export picture',
  'transcript on',
  'save',
  'mark',
  'branch',
] as const;

const wildLine = (draw: Draw): string => {
  const words = Array.from({ length: 1 + upTo(draw, 2) }, () => nastyWord(draw));
  return [oneOf(draw, OPENERS), ...words].join(' ');
};

const encoder = new TextEncoder();

const made = (draw: Draw): Uint8Array => {
  const lines = oneOf(draw, scripts());
  if (seldom(draw, 10))
    return mutatedBytes(
      draw,
      encoder.encode(lines.join('\n')),
      encoder.encode(oneOf(draw, scripts()).join('\n')),
    );
  if (seldom(draw, 12))
    return Buffer.concat([madePosition(draw), encoder.encode('.\nstatus\nexpect turn 1\n')]);
  const more = Array.from({ length: upTo(draw, 3) }, () => wildLine(draw));
  const changed = mutatedLines(draw, lines, scriptSpare());
  const at = upTo(draw, changed.length);
  return asFile(draw, [...changed.slice(0, at), ...more, ...changed.slice(at)]);
};

export const SCRIPTS: Kind = {
  id: 'script',
  ending: 'hxf',
  share: 14,
  make: made,
  ways: [
    onFile('x.hxf', (path) => ['run', path]),
    onFile('x.hxf', (path) => ['run', path, '--tap']),
    onFile('x.hxf', (path) => ['run', path, '--json']),
    { name: 'run -', go: async (bench, bytes) => bench.run(['run', '-'], { input: bytes }) },
  ],
};
