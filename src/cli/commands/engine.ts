// The command `hexfront engine`: the players of this program behind the engine protocol, on standard input and output.
import { serve } from '../../engine/server.ts';
import { lineSource } from '../../plain/read-lines.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { VERSION } from '../version.ts';

export type EngineOptions = { readonly data?: string };

export const shelfOf = (setting: Setting, data: string | undefined): Parameters<typeof serve>[2] => ({
  version: VERSION,
  games: setting.games.map(({ id }) => id),
  game: (id) => readGame(setting, id, data),
});

export const engine = async (setting: Setting, { data }: EngineOptions): Promise<Exit> => {
  const { io } = setting;
  const lines = lineSource(io.input);
  try {
    await serve(lines, io.out, shelfOf(setting, data));
  } finally {
    lines.close();
  }
  return EXIT.fine;
};
