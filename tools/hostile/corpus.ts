// Real files to begin with: records, positions, scripts, data, and lines as somebody types them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newMatch } from '../../src/core/match.ts';
import { shippedData } from '../../src/paths.ts';
import { barbarossa } from '../shipped.ts';

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
export const records = once(() => [
  recordLines('test/golden/opening.game', 19),
  recordLines('test/golden/opening.game', 60),
  recordLines('test/golden/road-back.game', 40),
]);
export const recordSpare = once(() => recordLines('test/golden/campaign.game', 1500));

const fenced = (path: string, language: string): readonly (readonly string[])[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text.trimEnd().split('\n'));

export const scripts = once(() => [
  ...fenced('docs/scripting.md', 'script'),
  linesOf('test/script/ford-game.hxf').slice(0, 60),
  linesOf('test/golden/opening.hxf').slice(0, 14),
]);
export const scriptSpare = once(() => [
  ...linesOf('test/golden/campaign.hxf').slice(0, 400),
  ...readdirSync(join(shippedData(), 'barbarossa', 'lessons')).flatMap((name) =>
    linesOf(`data/barbarossa/lessons/${name}`),
  ),
]);

export const engineTalks = once(() => fenced('docs/scripting.md', 'engine'));

const UNITS = ['24pz 2116', '4ra 2115', '46pz 2116', '12inf 2117', '14mech 2115'] as const;

export const positions = once(() => [
  [
    'position 1',
    'game barbarossa',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option fog=off',
    'turn 1',
    'side german',
    'phase german-assault',
    ...UNITS.map((unit) => `unit ${unit}`),
    'control 2115 soviet',
    'marker worker 1910',
  ],
  [
    'position 1',
    'game barbarossa',
    'base campaign',
    'turn 4',
    'side soviet',
    'phase soviet-movement',
    'unit 4ra dead',
  ],
  ['position 1', 'game barbarossa', 'scenario campaign', 'base good.pos', 'unit 4ra 2115 moved'],
  [
    'position 1',
    'game ford',
    'scenario skirmish',
    'turn 1',
    'side north',
    'phase movement',
    'unit n3 1302',
    'unit s1 1403',
  ],
  [
    'barbarossa/1.0; t1 german german-assault; scenario campaign; base none; option fog=off; unit 24pz 2116, 4ra 2115; control 2115=soviet',
  ],
]);
export const positionSpare = once(() => [
  ...positions().flat(),
  ...linesOf('test/games/barbarossa/frame/position.test.ts').map((line) => line.trim()),
]);

const TYPED: readonly string[] = [
  'place default',
  'end',
  'status',
  'legal',
  'units',
  'look 2115',
  'odds 2115 from 24pz',
  'map 2115 2',
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
  'find kiev',
  'near 2115',
  'path 24pz 1816',
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
  ...TYPED,
  ...scriptSpare().filter((line) => /^(attack|move|end|pass|choose|retreat|look|odds|place)\b/.test(line)),
]);

/** Names of an owner's data files with their texts. */
export const dataFiles = once(() =>
  ['map', 'units', 'tables', 'turns', 'rules', 'rulings', 'scenarios/campaign', 'scenarios/road-back'].map(
    (name) => ({
      name: `${name}.json`,
      text: readFileSync(join(shippedData(), 'barbarossa', `${name}.json`), 'utf8'),
    }),
  ),
);

/** A state as it is kept beside a record. */
export const keptState = once(() =>
  JSON.stringify(newMatch(barbarossa.rules, 'campaign', { fog: 'off' }).state),
);

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
