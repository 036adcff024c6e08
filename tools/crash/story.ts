// What is played while it is killed: a stretch of a golden game, and between its orders all else that writes files.
import { readFileSync } from 'node:fs';
import { openSeed } from '../../src/core/dice.ts';
import { picker } from '../../src/players/prng.ts';
import { goldenNames, scriptPath } from '../golden/script.ts';

export type Story = {
  readonly title: string;
  /** How the game begins, as arguments of the program. */
  readonly begin: readonly string[];
  /** 64 digits given to the program as random: sealed dice fall alike each time. */
  readonly seed: string;
  /** Typed in a sitting of its own, before anything is killed; undefined where the beginning itself is tried. */
  readonly before?: readonly string[];
  /** Lines that belong together; after each of them is asked where the game stands. */
  readonly beats: readonly (readonly string[])[];
};

type Golden = {
  readonly word: string;
  readonly game: string;
  readonly scenario: readonly string[];
  readonly orders: readonly string[];
};

const golden = (file: string): Golden => {
  const lines = readFileSync(scriptPath(file), 'utf8').split('\n');
  const word = lines.find((line) => line.startsWith('seed '))?.slice('seed '.length) ?? '';
  const [, game = '', ...scenario] = lines.find((line) => line.startsWith('new '))?.split(' ') ?? [];
  const orders = lines.filter((line) => /^[a-z]/.test(line) && !/^(seed|new|expect) /.test(line));
  return { word, game, scenario, orders };
};

/** Each leaves the game where it was. */
const ASIDES: readonly (readonly string[])[] = [
  ['note a thought'],
  ['mark'],
  ['mark here'],
  ['undo', 'redo'],
  ['undo', 'redo', 'undo', 'redo'],
  ['try end', 'try off'],
  ['branch 1'],
  ['export picture'],
  ['export record'],
  ['export position'],
  ['export record twice', 'yes'],
  ['transcript on'],
  ['transcript off'],
  ['save'],
];

/** No further in than this: each death has the game played again twice. */
const FURTHEST = 150;

export const storyOf = (seed: number, size = 24): Story => {
  const pick = picker(seed);
  const files = goldenNames();
  const file = files[pick(files.length)]!;
  const sealed = pick(3) > 0;
  const { word, game, scenario, orders } = golden(file);
  const [name = '', ...options] = scenario;
  const start = pick(3) === 0 ? 0 : pick(Math.min(FURTHEST, orders.length - size));
  const beats = orders.slice(start, start + size).flatMap((order) => {
    const aside = pick(3) === 0 ? [ASIDES[pick(ASIDES.length)]!] : [];
    return [[order], ...aside];
  });
  return {
    title: `${file} from order ${start + 1}${sealed ? ', sealed' : ''}`,
    begin: [
      game,
      name,
      ...options.flatMap((option) => ['--option', option]),
      ...(sealed ? [] : ['--seed', word]),
    ],
    seed: openSeed(word),
    ...(start > 0 && { before: orders.slice(0, start) }),
    beats: [...beats, ['quit']],
  };
};
