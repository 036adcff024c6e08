// The command `hexfront resume`: goes on with a kept game, also from before the damage in a damaged one.
import type { Problem, Result } from '../core/types.ts';
import { openDesk } from '../desk/desk.ts';
import { resumedLines } from '../desk/greeting.ts';
import { journalOf } from '../desk/journal.ts';
import { userPaths } from '../paths.ts';
import { branchGame } from '../record/branch.ts';
import type { KeptGame } from '../record/kept-game.ts';
import { gameFiles, RECORD_ENDING } from '../record/layout.ts';
import { freeName, namedFile, savedGames } from '../record/names.ts';
import type { Playing } from '../record/playing.ts';
import { gameOfFile, inFile, resumeGame } from '../record/resume.ts';
import { exitOf } from './exits.ts';
import { findRecord } from './finding.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';
import { jsonText } from './json-text.ts';
import { complain, loadGame } from './loading.ts';
import type { Setting } from './main.ts';
import { playingOf } from '../record/game-playing.ts';
import { VERSION } from './version.ts';
import { settingsOf } from './config-text.ts';
import { settleMode } from './mode.ts';
import { lineSource } from '../plain/lines.ts';
import type { LineSource } from '../plain/lines.ts';
import { papersIn } from '../record/papers.ts';
import { sitDown } from './sitting.ts';
import type { Seating } from './sitting.ts';

export type ResumeOptions = Seating & {
  readonly game?: string | undefined;
  readonly upto?: number;
  readonly list?: boolean;
  readonly json?: boolean;
  readonly data?: string;
};

const list = (io: Io, json: boolean): Exit => {
  const saved = savedGames(userPaths(io.env).games);
  if (json) io.out(jsonText(saved.map(({ name, path }) => ({ name, path }))));
  else if (saved.length === 0) io.out('No game is kept yet.');
  else for (const { name } of saved) io.out(`${name}.`);
  return EXIT.fine;
};

const open = (
  io: Io,
  playing: Playing,
  path: string,
  upto: number | undefined,
): Result<KeptGame, readonly Problem[]> => {
  if (upto === undefined) return resumeGame(playing, { path });
  const folder = userPaths(io.env).games;
  const name = freeName(folder, `${gameFiles(path).name}-upto-${upto}`, RECORD_ENDING);
  const to = namedFile(folder, name, RECORD_ENDING);
  if (!to.ok) return { ok: false, error: [to.error] };
  const made = branchGame(playing, { from: path, line: upto, to: to.value });
  if (!made.ok) {
    const of = gameFiles(path);
    return {
      ok: false,
      error: made.error.map((wrong) => ('file' in wrong.params ? wrong : inFile(wrong, of))),
    };
  }
  const own = made.value.header.dice.kind === 'seeded';
  const said = { code: 'RESUME.COPY', params: { name, of: gameFiles(path).name, line: upto, own } };
  return { ok: true, value: { ...made.value, notices: [said, ...made.value.notices] } };
};

/** `before`: lines that somebody has begun to read already. */
export const resume = async (
  setting: Setting,
  options: ResumeOptions,
  before?: LineSource,
): Promise<Exit> => {
  const { io } = setting;
  if (options.list === true) return list(io, options.json === true);
  const path = findRecord(io, options.game);
  if (!path.ok) {
    complain(io, [path.error]);
    return exitOf(path.error);
  }
  const id = gameOfFile(path.value);
  if (!id.ok) {
    complain(io, [id.error]);
    return exitOf(id.error);
  }
  let source = before;
  const settled = await settleMode(io, options, () => (source ??= lineSource(io.input)));
  if (settled === undefined) return EXIT.fine;
  const game = await loadGame(setting, id.value, options.data);
  if (game === undefined) return EXIT.file;
  const playing = playingOf(game, VERSION);
  const opened = open(io, playing, path.value, options.upto);
  if (!opened.ok) {
    complain(io, opened.error, game);
    return exitOf(opened.error[0]);
  }
  const journal = journalOf(opened.value, playing, userPaths(io.env).games);
  const desk = openDesk(game, opened.value.match, {
    journal,
    twoPeople: options.two === true,
    confirmsEnd: io.inputIsTerminal,
    settings: settingsOf(settled.config),
    papers: papersIn(userPaths(io.env), journal.name),
  });
  try {
    return await sitDown(
      io,
      desk,
      resumedLines(desk, opened.value.notices),
      { ...options, ...settled },
      source,
    );
  } finally {
    opened.value.close();
  }
};
