// Real files to begin with: records, positions, scripts, data, and lines as somebody types them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newMatch } from '../../src/core/match.ts';
import { shippedData } from '../../src/paths.ts';
import { shippedGame } from '../games.ts';
import { dataNames, dataText } from '../games/shipped-data.ts';
import { FIRST, SEEDS } from './seeds.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const linesOf = (path: string): readonly string[] =>
  readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n');

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The texts of a record's lines, without their chain. */
const recordLines = (path: string, most: number): readonly string[] =>
  linesOf(path)
    .slice(0, most)
    .map((line) => line.slice(13));

/** Whole games would take too long a hundred thousand times: their beginnings, and lines from all of them. */
export const records = once(() =>
  SEEDS.flatMap(({ id, hostile }) =>
    hostile.records.map(([name, lines]) => recordLines(`test/golden/${id}/${name}.game`, lines)),
  ),
);
export const recordSpare = once(() =>
  SEEDS.flatMap(({ id, hostile }) => recordLines(`test/golden/${id}/${hostile.spare}.game`, 1500)),
);

const fenced = (path: string, language: string): readonly (readonly string[])[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text.trimEnd().split('\n'));

export const scripts = once(() => [
  ...fenced('docs/scripting.md', 'script'),
  linesOf('test/script/ford-game.hxf').slice(0, 60),
  ...SEEDS.map(({ id, hostile: { script } }) =>
    linesOf(`test/golden/${id}/${script[0]}.hxf`).slice(0, script[1]),
  ),
]);

const lessonsOf = (id: string): readonly string[] => {
  const folder = join(shippedData(), id, 'lessons');
  return existsSync(folder)
    ? readdirSync(folder).flatMap((name) => linesOf(`data/${id}/lessons/${name}`))
    : [];
};

export const scriptSpare = once(() =>
  SEEDS.flatMap(({ id, hostile }) => [
    ...linesOf(`test/golden/${id}/${hostile.spare}.hxf`).slice(0, 400),
    ...lessonsOf(id),
  ]),
);

export const engineTalks = once(() => fenced('docs/scripting.md', 'engine'));

const FORD = [
  'position 1',
  'game ford',
  'scenario skirmish',
  'turn 1',
  'side north',
  'phase movement',
  'unit n3 1302',
  'unit s1 1403',
] as const;

export const positions = once(() => [...SEEDS.flatMap(({ hostile }) => hostile.positions), FORD]);
export const positionSpare = once(() => [
  ...positions().flat(),
  ...SEEDS.flatMap(({ hostile }) => hostile.facts.flatMap(linesOf)).map((line) => line.trim()),
]);

const TYPED: readonly string[] = [
  'end',
  'status',
  'legal',
  'units',
  'save x',
  'mark x',
  'note something',
  'transcript on x',
  'transcript off',
  'export picture x',
  'marks',
  'export record x',
  'export position x',
  'branch 1',
  'undo',
  'redo',
  'try',
  'try off',
  'replay',
  'leave',
  'walk',
  'goto 2',
  'rule 7.10',
  'history 4',
  'why',
  'yes',
  '1',
  'verbosity off move',
  'hexspeech nato',
  'prompt long',
  'page 3',
  'names short',
  'position',
  'hash',
  'help move',
];

/** As typed in play: orders, questions, words of the program. */
export const typedLines = once(() => [
  ...fenced('README.md', '').flatMap((lines) =>
    lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
  ),
  ...SEEDS.flatMap(({ hostile }) => [...hostile.begin, ...hostile.typed]),
  ...TYPED,
  ...scriptSpare().filter((line) => /^(attack|move|end|pass|choose|retreat|look|odds|place)\b/.test(line)),
]);

/** An owner's data files with their texts, as `GAME/NAME`. */
export const dataFiles = once(() =>
  SEEDS.flatMap(({ id }) =>
    dataNames(id).map((name) => ({ game: id, name: `${id}/${name}`, text: dataText(id, name) })),
  ),
);

const FIRST_GAME = await shippedGame(FIRST.id);

/** A state as it is kept beside a record. */
export const keptState = once(() => {
  const { rules, scenarios } = FIRST_GAME;
  return JSON.stringify(newMatch(rules, scenarios[0]?.id ?? '', { fog: 'off' }).state);
});

export const CONFIG: readonly string[] = [
  '# settings',
  'mode = plain',
  'theme = dark',
  'level = brief',
  'hexspeech = nato',
  'prompt = long',
  'page = 5',
  'names = short',
  'key.odds = p "space" q',
  'key.undo = u',
  'key.end = t "page up"',
];
