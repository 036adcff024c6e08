// The command `hexfront games`: what can be played, and what boards can be looked at.
import type { OptionInfo, ScenarioInfo } from '../games/game.ts';
import { loadBoard } from './boards.ts';
import type { Setting } from './main.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';
import { loadGame } from './loading.ts';

export type GamesOptions = { readonly json?: boolean };

type Listed = {
  readonly id: string;
  readonly title: string;
  /** Version of the rules; null for a board whose rules are not in this version. */
  readonly rules: string | null;
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly Omit<OptionInfo, 'rule'>[];
};

const listed = (
  { id, title }: { readonly id: string; readonly title: string },
  rules: string | null,
  scenarios: readonly ScenarioInfo[],
  options: readonly Omit<OptionInfo, 'rule'>[],
): Listed => ({
  id,
  title,
  rules,
  scenarios: scenarios.map((scenario) => ({ id: scenario.id, title: scenario.title })),
  options: options.map((option) => ({
    id: option.id,
    title: option.title,
    values: option.values,
    standard: option.standard,
  })),
});

const list = async (setting: Setting): Promise<readonly Listed[] | Exit> => {
  const found: Listed[] = [];
  for (const entry of setting.games) {
    const game = await loadGame(setting, entry.id, undefined);
    if (game === undefined) return EXIT.file;
    found.push(listed(game, game.rules.version, game.scenarios, game.options));
  }
  for (const entry of setting.boards.filter(({ id }) => !found.some((game) => game.id === id))) {
    const board = await loadBoard(setting, entry.id, undefined);
    if (typeof board === 'number') return board;
    const { scenarios, options } = board.set;
    found.push(listed(entry, null, Object.values(scenarios), options));
  }
  return found;
};

const say = (io: Io, { id, title, rules, scenarios, options }: Listed): void => {
  const names = scenarios.map((scenario) => scenario.id).join(', ');
  io.out(`${id}: ${title}${rules === null ? ', to look at only' : ''}. Scenarios: ${names}.`);
  if (rules === null) io.out(`Its rules are not in this version. Type: hexfront show ${id}.`);
  for (const option of options)
    io.out(`Option ${option.id}, ${option.values.join(' or ')}, else ${option.standard}: ${option.title}.`);
};

export const games = async (setting: Setting, options: GamesOptions): Promise<Exit> => {
  const { io } = setting;
  const found = await list(setting);
  if (typeof found === 'number') return found;
  if (options.json === true) io.out(JSON.stringify(found));
  else if (found.length === 0) io.out('No game in this build.');
  else for (const each of found) say(io, each);
  return EXIT.fine;
};
