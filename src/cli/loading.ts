// Finds and loads a game by its id, and says what is wrong when that fails.
import type { Game } from '../games/game.ts';
import { PROGRAM_MESSAGES } from '../words/program.ts';
import { sayProblem } from '../words/refusals.ts';
import { messageBook } from '../words/voice.ts';
import type { Voice } from '../words/voice.ts';
import type { Problem } from '../core/types.ts';
import { dataReader } from './data-files.ts';
import type { Io } from './io.ts';
import type { Setting } from './main.ts';

/** A voice without a game: for files and commands. */
export const programVoice: Voice = {
  level: 'normal',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
};

/** Says what is wrong, in the words of a game where there is one; gives nothing, which is what its callers have then. */
export const complain = (io: Io, problems: readonly Problem[], game?: Game): undefined => {
  const voice =
    game === undefined
      ? programVoice
      : { ...programVoice, book: messageBook(PROGRAM_MESSAGES, game.messages) };
  for (const problem of problems) for (const line of sayProblem(voice, problem)) io.err(line);
  return undefined;
};

type Shelf = Pick<Setting, 'games' | 'boards'>;

/** There may be a board to look at where there are no rules to play by. */
export const unknownGame = ({ games, boards }: Shelf, typed: string): Problem => {
  const board = boards.find(({ id }) => id === typed.toLowerCase());
  if (board !== undefined)
    return { code: 'GAME.BOARD-ONLY', params: { title: board.title, board: board.id } };
  return { code: 'GAME.UNKNOWN', params: { typed, games: games.map((game) => game.id) } };
};

export const loadGame = async (
  setting: Setting,
  id: string,
  data: string | undefined,
): Promise<Game | undefined> => {
  const { io, games, shipped } = setting;
  const entry = games.find((game) => game.id === id.toLowerCase());
  if (entry === undefined) return complain(io, [unknownGame(setting, id)]);
  const loaded = await entry.load(dataReader({ shipped, game: entry.id, folder: data }));
  return loaded.ok ? loaded.value : complain(io, loaded.error);
};
