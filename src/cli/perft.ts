// The command `hexfront perft`: counts legal orders to a depth from a position or the start of a scenario.
import { readFileSync } from 'node:fs';
import { divide, perft as count } from '../core/perft.ts';
import type { Problem, Result, State } from '../core/types.ts';
import type { Game } from '../games/game.ts';
import { registryFor } from '../orders/registry.ts';
import { write } from '../orders/write.ts';
import { readPosition } from '../record/position.ts';
import { fileProblem } from '../record/problems.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { jsonText } from './json-text.ts';
import { complain, loadGame } from './loading.ts';
import type { Setting } from './main.ts';
import { chosenOptions } from './options.ts';

export type PerftOptions = {
  readonly position: string;
  readonly depth: number;
  readonly die: number;
  readonly divide?: boolean;
  readonly data?: string;
  readonly json?: boolean;
};

type Start = { readonly game: Game; readonly state: State };
type NoStart = { readonly problems: readonly Problem[]; readonly game?: Game };

const gameLine = (text: string): string =>
  /^\s*game\s+(\S+)/m.exec(text)?.[1] ?? /^\s*(\w+)\//.exec(text)?.[1] ?? '';

const fromFile = async (setting: Setting, options: PerftOptions): Promise<Start | NoStart> => {
  let text: string;
  try {
    text = readFileSync(options.position, 'utf8');
  } catch (error) {
    return { problems: [fileProblem('READ', error, { file: options.position })] };
  }
  const game = await loadGame(setting, gameLine(text), options.data);
  if (game === undefined) return { problems: [] };
  const read = readPosition(game, text);
  return read.ok ? { game, state: read.value.state } : { game, problems: read.error };
};

/** `game` or `game:scenario` begins at a set-up; anything else is a file. */
const startOf = async (setting: Setting, options: PerftOptions): Promise<Start | NoStart> => {
  const [id, scenario] = options.position.split(':');
  if (!setting.games.some((game) => game.id === id)) return fromFile(setting, options);
  const game = await loadGame(setting, id ?? '', options.data);
  if (game === undefined) return { problems: [] };
  const chosen: Result<{ scenario: string; options: object }, readonly Problem[]> = chosenOptions(
    game,
    [],
    scenario,
  );
  if (!chosen.ok) return { problems: chosen.error };
  return { game, state: game.rules.setup(chosen.value.scenario, { ...chosen.value.options }) };
};

export const perft = async (setting: Setting, options: PerftOptions): Promise<Exit> => {
  const { io } = setting;
  const start = await startOf(setting, options);
  if (!('state' in start)) {
    complain(io, start.problems, start.game);
    return EXIT.file;
  }
  const { rules } = start.game;
  const registry = registryFor(start.game);
  const { depth, die, json } = options;
  if (options.divide === true) {
    const branches = divide(rules, start.state, depth, die);
    if (!branches.ok) {
      complain(io, [branches.error]);
      return EXIT.failed;
    }
    const rows = branches.value.map(({ order, count: below }) => ({
      order: write(registry, order),
      count: below,
    }));
    if (json === true) io.out(jsonText({ depth, die, branches: rows }));
    else for (const row of rows) io.out(`${row.order}: ${row.count}`);
    return EXIT.fine;
  }
  const total = count(rules, start.state, depth, die);
  if (!total.ok) {
    complain(io, [total.error]);
    return EXIT.failed;
  }
  io.out(json === true ? jsonText({ depth, die, count: total.value }) : `perft ${depth} = ${total.value}`);
  return EXIT.fine;
};
