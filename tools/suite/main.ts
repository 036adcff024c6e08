// The tactical positions of `test/suite`: `npm run suite -- [level:1] [--game ID] [--seed 1] [--show NAME] [--solutions]`. Each is
// played by a level for a phase, and the outcome has its points. Says what each theme came to, and fails below the pass
// mark of the level in `pass-marks.json`. `--show` tells the orders and outcomes of those whose names begin so;
// `--solutions` plays how people solve them, which must come to all there is.
import { readFileSync } from 'node:fs';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import { asked } from '../arguments.ts';
import { commandLine } from '../command-line.ts';
import { GAME_IDS } from '../games.ts';
import { markOf, playedBy, solved, tasksOf } from './task.ts';
import type { Mark, Task } from './task.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
    solutions: { type: 'boolean', default: false },
  },
});

const passMarks = JSON.parse(readFileSync(new URL('pass-marks.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>;

const levels = Object.keys(LEVELS);
const [name = ''] = asked('level', (positionals[0] ?? levels.at(-1))?.replace(/^level:/, ''), levels);

const share = ({ scored, of }: Pick<Mark, 'scored' | 'of'>): number => (of === 0 ? 0 : scored / of);
const add = (marks: readonly Mark[]): Pick<Mark, 'scored' | 'of'> => ({
  // A position counts as any other, whatever its best is worth.
  scored: marks.reduce((sum, mark) => sum + 10 * share(mark), 0),
  of: 10 * marks.length,
});
const said = (marks: readonly Mark[]): string => {
  const sum = add(marks);
  return `${Math.round(sum.scored)} of ${sum.of}, ${Math.round(100 * share(sum))} %`;
};

const marks = new Map<Task, Mark>();
for (const game of asked('game', values.game, GAME_IDS))
  for (const task of tasksOf(game)) {
    const text = values.solutions ? solved(task) : playedBy(task, name, Number(values.seed));
    const mark = await markOf(task.name, text);
    marks.set(task, mark);
    const isShown = values.show !== undefined && task.name.startsWith(values.show);
    console.log(`${game} ${task.name}: ${mark.scored} of ${mark.of}${mark.isSound ? '' : ' WRONG'}`);
    if (isShown || !mark.isSound) for (const line of mark.lines) console.log(`  ${line}`);
  }

for (const theme of new Set([...marks.keys()].map((task) => task.theme)))
  console.log(
    `${theme}: ${said([...marks].flatMap(([task, mark]) => (task.theme === theme ? [mark] : [])))}`,
  );
const all = add([...marks.values()]);
const pass = values.solutions ? 1 : (passMarks[name] ?? 0);
console.log(
  `${values.solutions ? 'People' : `Level ${name}`}: ${said([...marks.values()])}; to pass ${100 * pass} %`,
);
if (share(all) < pass || [...marks.values()].some(({ isSound }) => !isSound)) process.exitCode = 1;
