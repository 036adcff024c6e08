// The words of a command line, and the environment. A file of this kind is a list in JSON: words, or name=value of the environment.
import { nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import { positions, typedLines } from '../corpus.ts';
import { SEEDS } from '../seeds.ts';
import type { Kind } from './kind.ts';

const COMMANDS = [
  'play',
  'resume',
  'tutorial',
  'run',
  'verify',
  'replay',
  'ask',
  'show',
  'data',
  'validate',
  'rule',
  'config',
  'games',
  'completion',
  'perft',
  'odds',
  'legal',
  'look',
  '--help',
  '--version',
] as const;

const OPTIONS = [
  '--name',
  '--seed',
  '--option',
  '--data',
  '--hex',
  '--unit',
  '--at',
  '--zoom',
  '--width',
  '--layer',
  '--scenario',
  '--upto',
  '--level',
  '--as',
  '--json',
  '--plain',
  '--list',
  '--dice',
  '--color',
  '--words',
  '--ascii',
  '--',
] as const;

const PLAIN = [
  ...SEEDS.flatMap(({ id, hostile }) => [id, ...hostile.words]),
  'ford',
  'good.pos',
  'bash',
  'map',
  'page',
  '3',
] as const;

const NAMES = [
  'TERM',
  'COLUMNS',
  'LINES',
  'NO_COLOR',
  'COLORTERM',
  'FORCE_COLOR',
  'LANG',
  'HEXFRONT_X',
  'XDG_DATA_HOME',
  'TMUX',
  'CI',
];

const word = (draw: Draw): string => {
  switch (upTo(draw, 5)) {
    case 0:
      return oneOf(draw, OPTIONS);
    case 1:
      return oneOf(draw, PLAIN);
    case 2:
      return oneOf(draw, oneOf(draw, positions()));
    case 3:
      return oneOf(draw, typedLines());
    default:
      return nastyWord(draw).replaceAll('\0', '');
  }
};

const made = (draw: Draw): Uint8Array => {
  const words = [
    ...(seldom(draw, 5) ? [word(draw)] : [oneOf(draw, COMMANDS)]),
    ...Array.from({ length: upTo(draw, 4) }, () => word(draw)),
  ];
  // What is written elsewhere at the user's own wish, and what never ends by itself, stay out; perft counts as long as
  // its depth wants.
  const counts = words.some((each) => each.includes('perft'));
  const safe = words.filter((each) => !/^--svg|^(arena|fuzz)$/.test(each) && !(counts && /\d/.test(each)));
  const env = seldom(draw, 3) ? [`${oneOf(draw, NAMES)}=${nastyWord(draw)}`] : [];
  return Buffer.from(JSON.stringify({ words: safe, env }));
};

type Given = { readonly words: readonly string[]; readonly env: readonly string[] };

export const WORDS: Kind = {
  id: 'words',
  ending: 'json',
  share: 8,
  make: made,
  ways: [
    {
      name: 'argv',
      go: async (bench, bytes) => {
        const { words, env } = JSON.parse(new TextDecoder().decode(bytes)) as Given;
        return bench.run(words, {
          env: Object.fromEntries(env.map((each) => each.split(/=(.*)/s).slice(0, 2))),
        });
      },
    },
  ],
};
