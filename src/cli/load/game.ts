// Finds and loads a game by its id, and says what is wrong when that fails.
import type { Game } from '../../api/game.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { sayProblem, sayProblems } from '../../text/say-refusal.ts';
import { messageBook } from '../../text/voice.ts';
import type { Voice } from '../../text/voice.ts';
import type { Problem, Result } from '../../core/types.ts';
import { failed } from '../../core/problem.ts';
import { dataReader, folderProblem } from './data-files.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Setting } from '../main.ts';

/** A voice without a game: for files and commands. */
export const programVoice: Voice = {
  level: 'normal',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
};

/** How problems are said, in the words of a game where there is one. */
export const problemVoice = (game?: Game): Voice =>
  game === undefined
    ? programVoice
    : {
        ...programVoice,
        book: messageBook(PROGRAM_MESSAGES, game.messages),
        names: {
          ...programVoice.names,
          side: (id: string) => (Object.hasOwn(game.sideWords, id) ? game.sideWords[id] : undefined),
        },
      };

/** Says what is wrong; gives nothing, which is what its callers have then. */
export const complain = (io: Io, problems: readonly Problem[], game?: Game): undefined => {
  const voice = problemVoice(game);
  for (const each of problems) io.wrong?.(each, sayProblem(voice, each));
  for (const line of sayProblems(voice, problems)) io.err(line);
  return undefined;
};

type Shelf = Pick<Setting, 'games' | 'boards'>;

/** There may be a board to look at where there are no rules to play by. */
const unknownGame = ({ games, boards }: Shelf, typed: string): Problem => {
  const board = boards.find(({ id }) => id === typed.toLowerCase());
  if (board !== undefined)
    return { code: 'GAME.BOARD-ONLY', params: { title: board.title, board: board.id } };
  return { code: 'GAME.UNKNOWN', params: { typed, games: games.map((game) => game.id) } };
};

/** `data`: the folder of an owner's own files. */
export const readGame = async (
  { games, boards, shipped }: Pick<Setting, 'games' | 'boards' | 'shipped'>,
  typed: string,
  data: string | undefined,
): Promise<Result<Game, readonly Problem[]>> => {
  const id = typed.toLowerCase();
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) return failed([unknownGame({ games, boards }, typed)]);
  const board = boards.find((each) => each.id === id);
  const names = board?.files.map(({ name }) => name);
  const wrong = data === undefined ? undefined : folderProblem(data, names);
  if (wrong !== undefined) return failed([wrong]);
  if (board !== undefined && data !== undefined) {
    // The rules take their files at their word: what an owner wrote is checked before.
    const { unsoundData } = await import('./check-before-play.ts');
    const unsound = await unsoundData(shipped, board, data);
    if (unsound.length > 0) return failed(unsound);
  }
  return entry.load(dataReader({ shipped, game: id, folder: data }));
};

/** The game, or what the command ends with: then what is wrong has been said. A name that is none is a slip, all else the files'. */
export const loadGame = async (
  setting: Setting,
  typed: string,
  data: string | undefined,
): Promise<Game | Exit> => {
  const loaded = await readGame(setting, typed, data);
  if (loaded.ok) return loaded.value;
  complain(setting.io, loaded.error);
  return loaded.error.some(({ code }) => code.startsWith('GAME.')) ? EXIT.usage : EXIT.file;
};
