// The command `hexfront engine`: the players of this program behind the engine protocol, on standard input and output.
import { levelSet } from '../../engine/commands.ts';
import { newSession } from '../../engine/engine-state.ts';
import { ENGINE_MESSAGES } from '../../text/en/cli/engine-arena.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { say } from '../../text/say.ts';
import { messageBook } from '../../text/voice.ts';
import { programVoice } from '../load/game.ts';
import { sayWrong } from '../io.ts';
import { serve } from '../../engine/server.ts';
import { lineSource } from '../../plain/read-lines.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { VERSION } from '../version.ts';

export type EngineOptions = { readonly level: string; readonly data?: string };

export const shelfOf = (setting: Setting, data: string | undefined): Parameters<typeof serve>[2] => ({
  version: VERSION,
  games: setting.games.map(({ id }) => id),
  game: (id) => readGame(setting, id, data),
});

export const engine = async (setting: Setting, { level, data }: EngineOptions): Promise<Exit> => {
  const { io } = setting;
  const session = newSession();
  const wrong = levelSet(session, level);
  if (wrong !== undefined) {
    const voice = { ...programVoice, book: messageBook(PROGRAM_MESSAGES, ENGINE_MESSAGES) };
    sayWrong(io, wrong, say(voice, { key: wrong.code, params: wrong.params }));
    return EXIT.usage;
  }
  const lines = lineSource(io.input);
  try {
    await serve(lines, io.out, shelfOf(setting, data), session);
  } finally {
    lines.close();
  }
  return EXIT.fine;
};
