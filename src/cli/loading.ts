// Finds and loads a game by its id, and says what is wrong when that fails.
import type { Game } from '../games/game.ts';
import type { Registry } from '../games/registry.ts';
import { PROGRAM_MESSAGES } from '../words/program.ts';
import { sayProblem } from '../words/refusals.ts';
import { messageBook } from '../words/voice.ts';
import type { Voice } from '../words/voice.ts';
import type { Problem } from '../core/types.ts';
import { dataReader } from './data.ts';
import type { Io } from './io.ts';

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

export const loadGame = async (
  io: Io,
  registry: Registry,
  id: string,
  data: string | undefined,
): Promise<Game | undefined> => {
  const entry = registry.find((game) => game.id === id.toLowerCase());
  if (entry === undefined) {
    const params = { typed: id, games: registry.map((game) => game.id) };
    return complain(io, [{ code: 'GAME.UNKNOWN', params }]);
  }
  const loaded = await entry.load(dataReader(entry.id, data));
  return loaded.ok ? loaded.value : complain(io, loaded.error);
};
