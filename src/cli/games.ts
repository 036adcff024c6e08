// The command `hexfront games`: what can be played.
import type { Setting } from './main.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { loadGame } from './loading.ts';

export type GamesOptions = { readonly json?: boolean };

export const games = async ({ io, games: registry }: Setting, options: GamesOptions): Promise<Exit> => {
  const list = [];
  for (const entry of registry) {
    const game = await loadGame(io, registry, entry.id, undefined);
    if (game === undefined) return EXIT.file;
    const { id, title, scenarios, options: choices } = game;
    list.push({
      id,
      title,
      rules: game.rules.version,
      scenarios: scenarios.map((scenario) => ({ id: scenario.id, title: scenario.title })),
      options: choices.map(({ id: option, title: says, values, standard }) => ({
        id: option,
        title: says,
        values,
        standard,
      })),
    });
  }
  if (options.json === true) {
    io.out(JSON.stringify(list));
    return EXIT.fine;
  }
  if (list.length === 0) io.out('No game in this build.');
  for (const game of list) {
    io.out(`${game.id}: ${game.title}. Scenarios: ${game.scenarios.map(({ id }) => id).join(', ')}.`);
    for (const option of game.options) {
      io.out(`Option ${option.id}, ${option.values.join(' or ')}, else ${option.standard}: ${option.title}.`);
    }
  }
  return EXIT.fine;
};
