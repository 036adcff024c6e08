// The command `hexfront resume`: goes on with a kept game, also from before the damage in a damaged one.
import type { Problem, Result } from '../../core/types.ts';
import { openDesk } from '../../session/session.ts';
import { take } from '../../session/dispatch.ts';
import { resumedLines } from '../../session/greeting.ts';
import { journalOf } from '../../session/journal.ts';
import { userPaths } from '../../paths.ts';
import { branchGame } from '../../record/branch.ts';
import type { KeptGame } from '../../record/recorded-game.ts';
import { gameFiles, RECORD_ENDING } from '../../record/files/game-files.ts';
import { freeName, namedFile, savedGames, unlisted } from '../../record/files/game-names.ts';
import type { Playing } from '../../record/playable.ts';
import { problem } from '../../core/problem.ts';
import { gameOfFile, inFile, resumeGame } from '../../record/resume.ts';
import { savedFacts, strengthOf } from '../../record/saved-game-info.ts';
import type { SavedFacts } from '../../record/saved-game-info.ts';
import { sayKey } from '../../text/say.ts';
import { exitOf } from '../record-exit-codes.ts';
import { asCalled, calledAs, findRecord } from '../load/find-record.ts';
import { commandOf } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, loadGame, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { playingOf } from '../../record/playable-game.ts';
import { VERSION } from '../version.ts';
import { rememberFor } from '../config-file.ts';
import { settingsOf } from '../config-syntax.ts';
import { settleMode } from '../plain-or-map.ts';
import { lineSource } from '../../plain/read-lines.ts';
import type { LineSource } from '../../plain/read-lines.ts';
import { papersIn } from '../../record/files/player-files.ts';
import { opponentOfRecord } from '../load/opponent.ts';
import type { Again } from '../load/opponent.ts';
import { progress } from '../progress-line.ts';
import { sitDown } from '../open-front-end.ts';
import type { Seating } from '../open-front-end.ts';

export type ResumeOptions = Seating &
  Again & {
    readonly game?: string | undefined;
    readonly upto?: number;
    /** Orders that rules or data no longer lead on from may be left out. */
    readonly leaveOut?: boolean;
    readonly list?: boolean;
    readonly json?: boolean;
    readonly data?: string;
    /** Begins by going through it from its first order. */
    readonly replay?: boolean;
  };

/** One kept game in a sentence: what it is, and how far it has come. */
const gameTold = ({ games }: Setting, name: string, facts: SavedFacts | undefined): readonly string[] => {
  if (facts === undefined) return sayKey(programVoice, 'saved.unreadable', { name });
  const { game, scenario, opponent, copyOf, turn, orders, over } = facts;
  const title = games.find(({ id }) => id === game)?.title ?? game;
  const params = {
    name,
    title,
    scenario,
    orders,
    over,
    ...(opponent !== undefined && { against: opponent.side, plays: strengthOf(opponent) }),
    ...(copyOf !== undefined && { of: copyOf }),
    ...(turn !== undefined && { turn }),
  };
  return sayKey(programVoice, 'saved.one', params);
};

/** The one played last comes first. */
const list = (setting: Setting, json: boolean): Exit => {
  const { io } = setting;
  const wrong = unlisted(userPaths(io.env).games);
  if (wrong !== undefined) {
    complain(io, [wrong]);
    return EXIT.file;
  }
  const saved = savedGames(userPaths(io.env).games).map(({ name, path }) => ({
    name,
    path,
    facts: savedFacts(path),
  }));
  if (json)
    io.out(jsonReply('resume', { games: saved.map(({ name, path, facts }) => ({ name, path, ...facts })) }));
  else if (saved.length === 0) for (const line of sayKey(programVoice, 'RESUME.NOTHING')) io.out(line);
  else for (const { name, facts } of saved) for (const line of gameTold(setting, name, facts)) io.out(line);
  return EXIT.fine;
};

/** A copy is told from the game it was taken from: their names are much alike. */
const told = (opened: Result<KeptGame, readonly Problem[]>): Result<KeptGame, readonly Problem[]> => {
  const of = opened.ok ? opened.value.header.branch?.of : undefined;
  if (!opened.ok || of === undefined) return opened;
  const notices = [problem('RESUME.IS-COPY', { of }), ...opened.value.notices];
  return { ok: true, value: { ...opened.value, notices } };
};

const open = (
  io: Io,
  playing: Playing,
  path: string,
  { upto, leaveOut }: ResumeOptions,
): Result<KeptGame, readonly Problem[]> => {
  const tick = progress(io, 'wait.opening', gameFiles(path).name);
  if (upto === undefined) return told(resumeGame(playing, { path, tick, leavesOut: leaveOut }));
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
  if (options.list === true) return list(setting, options.json === true);
  const path = findRecord(io, options.game);
  if (!path.ok) {
    complain(io, [path.error]);
    return exitOf(path.error);
  }
  const id = gameOfFile(path.value);
  const called = (wrong: Problem): Problem => asCalled(io, wrong, path.value, options.game);
  if (!id.ok) {
    complain(io, [called(id.error)]);
    return exitOf(id.error);
  }
  let source = before;
  const settled = await settleMode(io, options, () => (source ??= lineSource(io.input)));
  if (settled === undefined) return EXIT.fine;
  const game = await loadGame(setting, id.value, options.data);
  // It is the record that names it.
  if (typeof game === 'number') return EXIT.file;
  const playing = playingOf(game, VERSION);
  const opened = open(io, playing, path.value, options);
  if (!opened.ok) {
    complain(io, opened.error.map(called), game);
    const name = calledAs(io, path.value, options.game);
    // It can be read, or there would be another problem.
    if (opened.error[0]?.code === 'FILE.READ-ONLY')
      for (const line of sayKey(programVoice, 'RESUME.LOOK', { name })) io.err(line);
    return exitOf(opened.error[0]);
  }
  const isOver = opened.value.match.state.over !== undefined;
  const opponent = await opponentOfRecord(game, opened.value.header.opponent, { ...options, isOver });
  if (!opponent.ok) {
    opened.value.close();
    complain(io, [opponent.error], game);
    return EXIT.usage;
  }
  const journal = journalOf(opened.value, playing, userPaths(io.env).games);
  const desk = openDesk(game, opened.value.match, {
    journal,
    twoPeople: options.two === true || opened.value.header.people === 'two',
    opponent: opponent.value,
    confirmsEnd: io.inputIsTerminal,
    command: commandOf(io.env),
    settings: settingsOf(settled.config),
    remember: rememberFor(io.env),
    papers: papersIn(userPaths(io.env), journal.name),
  });
  const greeting = resumedLines(desk, opened.value.notices);
  // Where a hand-over waits, nothing is shown before it.
  const replays = options.replay === true && desk.waiting === undefined;
  try {
    return await sitDown(
      io,
      desk,
      replays ? take(desk, 'replay').lines : greeting,
      { ...options, ...settled },
      source,
    );
  } finally {
    opponent.value?.close();
    opened.value.close();
  }
};
