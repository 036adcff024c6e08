// What tools are asked for on their command lines. What there is not is said, and ends the program.
import type { Game } from '../src/api/game.ts';
import { loadGame } from '../src/cli/load/game.ts';
import { processIo } from '../src/cli/io.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import { shippedData } from '../src/paths.ts';

/** `data`: a folder of other values. */
export const gameAsked = async (id: string | undefined, data?: string): Promise<Game> => {
  const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
  const game = await loadGame(setting, id ?? '', data);
  return typeof game === 'number' ? process.exit(game) : game;
};

/** Those of a name, or all where none is asked for. */
export const asked = <Name extends string>(
  what: string,
  name: string | undefined,
  names: readonly Name[],
): readonly Name[] => {
  if (name === undefined) return names;
  const found = names.filter((each) => each === name);
  if (found.length > 0) return found;
  console.error(`No ${what} ${name}. There are ${names.join(', ')}.`);
  return process.exit(2);
};

export const scenariosAsked = ({ scenarios }: Game, id: string | undefined): readonly string[] =>
  asked(
    'scenario',
    id,
    scenarios.map((scenario) => scenario.id),
  );

export const FOGS = ['on', 'off'] as const;

/** Where fog of war is no option, both would be the same games twice. */
export const fogsAsked = ({ options }: Pick<Game, 'options'>, fog: string): readonly string[] => {
  if (fog !== 'both') return asked('fog', fog, FOGS);
  return options.some(({ id }) => id === 'fog') ? FOGS : ['on'];
};
