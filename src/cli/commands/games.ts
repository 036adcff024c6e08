// The command `hexfront games`: what can be played, and what boards can be looked at.
import type { OptionInfo, ScenarioInfo } from '../../api/game.ts';
import { sayKey } from '../../text/say.ts';
import { loadBoard } from '../load/board.ts';
import { jsonReply } from '../../text/json-reply.ts';
import type { Setting } from '../main.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { loadGame, programVoice } from '../load/game.ts';

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
    meaning: option.meaning,
    values: option.values,
    standard: option.standard,
  })),
});

const list = async (setting: Setting): Promise<readonly Listed[] | Exit> => {
  const found: Listed[] = [];
  for (const entry of setting.games) {
    const game = await loadGame(setting, entry.id, undefined);
    if (typeof game === 'number') return game;
    found.push(listed(game, game.rules.version, game.scenarios, game.options));
  }
  for (const entry of setting.boards.filter(({ id }) => !found.some((game) => game.id === id))) {
    const board = await loadBoard(setting, entry.id, undefined);
    if (typeof board === 'number') return board;
    const { scenarios, options } = board.set;
    const told = options.map((option) => ({ ...option, meaning: option.summary }));
    found.push(listed(entry, null, Object.values(scenarios), told));
  }
  return found;
};

const say = ({ id, title, rules, scenarios, options }: Listed): readonly string[] => {
  const names = scenarios.map((scenario) => scenario.id).join(', ');
  return [
    ...sayKey(programVoice, rules === null ? 'games.board' : 'games.game', { id, title, scenarios: names }),
    ...options.flatMap((option) => sayKey(programVoice, 'games.option', option)),
  ];
};

export const games = async (setting: Setting, options: GamesOptions): Promise<Exit> => {
  const { io } = setting;
  const found = await list(setting);
  if (typeof found === 'number') return found;
  if (options.json === true) io.out(jsonReply('games', { games: found }));
  else
    for (const line of found.length === 0 ? sayKey(programVoice, 'games.none') : found.flatMap(say))
      io.out(line);
  return EXIT.fine;
};
