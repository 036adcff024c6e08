// A tactical position of `test/suite`: a script that puts it, who plays it, how a person solves it, and what it came to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failed, problem } from '../../src/core/problem.ts';
import { GAMES, BOARDS } from '../../src/games/registry.ts';
import { readGame } from '../../src/cli/load/game.ts';
import { shippedData } from '../../src/paths.ts';
import type { Library } from '../../src/script/new-game.ts';
import type { Report } from '../../src/script/report.ts';
import { runScript } from '../../src/script/run.ts';

export const suiteFolder = join(import.meta.dirname, '../../test/suite');

export type Task = {
  readonly game: string;
  readonly name: string;
  readonly theme: string;
  readonly text: string;
  /** Orders that come to the best there is, told in its comments. */
  readonly solution: readonly string[];
};

const told = (text: string, what: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^# ${what}: (.*)$`, 'gm'))].map(([, line = '']) => line);

/** A game need not have any. */
export const tasksOf = (game: string): readonly Task[] =>
  (existsSync(join(suiteFolder, game)) ? readdirSync(join(suiteFolder, game)) : [])
    .filter((file) => file.endsWith('.hxf'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(suiteFolder, game, file), 'utf8');
      const [theme = ''] = told(text, 'theme');
      return { game, name: file.slice(0, -'.hxf'.length), theme, text, solution: told(text, 'solution') };
    });

/** The line that hands the position over, and whom to. */
const SEAT = /^opponent (\S+) level \S+ seed \d+( phase)?$/gm;

export const playedBy = ({ text }: Task, level: string, seed: number): string =>
  text.replace(SEAT, (_, side: string, phase = '') => `opponent ${side} level ${level} seed ${seed}${phase}`);

/** With the orders of the solution in place of whoever plays the phase. */
export const solved = ({ text, solution }: Task): string => text.replace(SEAT, solution.join('\n'));

export type Mark = {
  readonly scored: number;
  readonly of: number;
  /** Outcomes, and what went wrong. */
  readonly lines: readonly string[];
  readonly isSound: boolean;
};

const library: Library = {
  files: { open: (name) => failed(problem('FILE.MISSING', { path: name })) },
  game: (id) => readGame({ games: GAMES, boards: BOARDS, shipped: shippedData() }, id, undefined),
};

export const markOf = async (name: string, text: string): Promise<Mark> => {
  const reports: Report[] = [];
  const ending = await runScript(
    { path: name, shown: name, text },
    library,
    (report) => void reports.push(report),
  );
  const end = reports.find((report) => report.type === 'end');
  return {
    scored: end?.scored ?? 0,
    of: end?.of ?? 0,
    isSound: ending === 'fine',
    lines: reports.flatMap((report) => {
      if (report.type === 'stop') return report.lines;
      if (report.type === 'check' && !report.ok) return [`${report.at.text}: got ${report.got}`];
      if (report.type === 'order') return [`  ${report.side} ${report.order} ${report.dice.join(' ')}`];
      return report.type === 'score'
        ? [`${report.ok ? 'so' : 'not so'}: ${report.at.text}: ${report.got}`]
        : [];
    }),
  };
};
