// The command `hexfront play`: a new game, at the keyboard or through a pipe.
import { statSync } from 'node:fs';
import type { Game } from '../../api/game.ts';
import { openDesk } from '../../session/session.ts';
import type { Desk, DeskOptions } from '../../session/session.ts';
import type { Journal } from '../../session/journal.ts';
import { newGameLines } from '../../session/greeting.ts';
import { journalOf } from '../../session/journal.ts';
import { newMatch } from '../../core/match.ts';
import type { Problem } from '../../core/types.ts';
import { openSeed } from '../../core/dice.ts';
import { userPaths } from '../../paths.ts';
import { RECORD_ENDING } from '../../record/files/game-files.ts';
import { freeName, namedFile } from '../../record/files/game-names.ts';
import { papersIn } from '../../record/files/player-files.ts';
import { clearFiles, startGame, throwDice } from '../../record/new-game.ts';
import type { DiceWish } from '../../record/new-game.ts';
import { sayKey } from '../../text/say.ts';
import { lineSource } from '../../plain/read-lines.ts';
import type { LineSource } from '../../plain/read-lines.ts';
import { commandOf } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, loadGame, programVoice } from '../load/game.ts';
import { opponentWished } from '../load/opponent.ts';
import type { OpponentWish } from '../load/opponent.ts';
import type { Rival } from '../../players/rival.ts';
import type { Setting } from '../main.ts';
import { chosenOptions } from '../optional-rules.ts';
import type { Chosen } from '../optional-rules.ts';
import { playingOf } from '../../record/playable-game.ts';
import { VERSION } from '../version.ts';
import { rememberFor } from '../config-file.ts';
import { settingsOf } from '../config-syntax.ts';
import { settleMode } from '../plain-or-map.ts';
import type { Settled } from '../plain-or-map.ts';
import { sitDown } from '../open-front-end.ts';
import type { Seating } from '../open-front-end.ts';

export type PlayOptions = Seating &
  OpponentWish & {
    readonly game?: string | undefined;
    readonly scenario?: string | undefined;
    readonly name?: string;
    readonly save: boolean;
    readonly dice: 'sealed' | 'manual';
    readonly option: readonly string[];
    readonly data?: string;
  };

/** Where nobody can be asked it is the first game; how to name another is said where there is one. */
const firstGame = ({ io, games, boards }: Setting): string | Exit => {
  const [first, ...others] = games;
  if (first !== undefined && others.length === 0) return first.id;
  const params = { title: first?.title ?? '', games: others.map(({ id }) => id) };
  for (const line of sayKey(programVoice, first === undefined ? 'play.none' : 'play.first', params))
    io.out(line);
  if (first !== undefined) return first.id;
  for (const { id } of boards)
    for (const line of sayKey(programVoice, 'play.board', { board: id })) io.out(line);
  return EXIT.fine;
};

const diceWish = ({ dice, seed }: PlayOptions): DiceWish => {
  if (dice === 'manual') return 'manual';
  return seed === undefined ? 'seeded' : { seed: openSeed(seed) };
};

const today = (): string => new Date().toISOString().slice(0, 10);

type Wish = {
  readonly options: PlayOptions;
  readonly chosen: Chosen;
  readonly settled: Settled;
  readonly opponent: Rival | undefined;
};

type Begun = {
  readonly desk: Desk;
  close(): void;
  /** Takes its files away again. */
  readonly discard?: () => void;
  /** Whether it was given up, as one in which nothing was done. */
  readonly isGivenUp?: () => boolean;
};

const deskOf = (io: Io, { options, opponent, settled: { config } }: Wish, name: string): DeskOptions => ({
  twoPeople: options.two === true,
  opponent,
  confirmsEnd: io.inputIsTerminal,
  command: commandOf(io.env),
  settings: settingsOf(config),
  remember: rememberFor(io.env),
  papers: papersIn(userPaths(io.env), name),
});

const unkept = (io: Io, game: Game, wish: Wish): Begun => {
  const { options, chosen } = wish;
  const { dice } = throwDice(diceWish(options));
  const match = newMatch(game.rules, chosen.scenario, chosen.options, { dice });
  return { desk: openDesk(game, match, deskOf(io, wish, game.id)), close: () => undefined };
};

/** No game at all can be kept there, whatever it is called. */
const noPlace = ({ code }: Problem): boolean => code.startsWith('FILE.') && code !== 'FILE.EXISTS';

type Idling = Required<Pick<Journal, 'giveUp' | 'want'>> & { readonly isGivenUp: () => boolean };

/** A game that nobody named and in which nothing was done is as good as the next one that is begun. */
const idling = (record: string, { name }: PlayOptions): Idling => {
  const { size } = statSync(record);
  let isWanted = name !== undefined;
  let isGivenUp = false;
  return {
    want: () => void (isWanted = true),
    giveUp: () => (isGivenUp = !isWanted && statSync(record, { throwIfNoEntry: false })?.size === size),
    isGivenUp: () => isGivenUp,
  };
};

const kept = (io: Io, game: Game, wished: Wish): Begun | Exit => {
  const { options, chosen, opponent } = wished;
  const folder = userPaths(io.env).games;
  const wish = options.name ?? freeName(folder, `${game.id}-${today()}`, RECORD_ENDING);
  const path = namedFile(folder, wish, RECORD_ENDING);
  if (!path.ok) {
    complain(io, [path.error]);
    return EXIT.usage;
  }
  const playing = playingOf(game, VERSION);
  const begun = startGame(playing, {
    path: path.value,
    ...chosen,
    dice: diceWish(options),
    people: options.two === true ? 'two' : undefined,
    opponent,
  });
  if (!begun.ok) {
    complain(io, begun.error, game);
    if (begun.error.some(noPlace)) for (const line of sayKey(programVoice, 'play.elsewhere')) io.err(line);
    return EXIT.file;
  }
  const { isGivenUp, ...idle } = idling(begun.value.files.record, options);
  const journal = { ...journalOf(begun.value, playing, folder), ...idle };
  const desk = openDesk(game, begun.value.match, {
    journal,
    ...deskOf(io, wished, journal.name),
  });
  const { files } = begun.value;
  return { desk, close: begun.value.close, discard: () => clearFiles(files, files.record), isGivenUp };
};

/** `before`: lines that somebody has begun to read already; a second reader would miss some. */
export const play = async (setting: Setting, options: PlayOptions, before?: LineSource): Promise<Exit> => {
  const { io } = setting;
  if (options.game === undefined && io.inputIsTerminal && setting.games.length > 0) {
    const { choose } = await import('../start-menu.ts');
    return choose(setting, options);
  }
  const id = options.game ?? firstGame(setting);
  if (typeof id === 'number') return id;
  let source = before;
  const settled = await settleMode(io, options, () => (source ??= lineSource(io.input)));
  if (settled === undefined) return EXIT.fine;
  const game = await loadGame(setting, id, options.data);
  if (typeof game === 'number') return game;
  const chosen = chosenOptions(game, options.option, options.scenario);
  if (!chosen.ok) {
    complain(io, chosen.error);
    return EXIT.usage;
  }
  const opponent = await opponentWished(game, options);
  if (!opponent.ok) {
    complain(io, [opponent.error], game);
    return EXIT.usage;
  }
  const wish: Wish = { options, chosen: chosen.value, settled, opponent: opponent.value };
  const begun = options.save ? kept(io, game, wish) : unkept(io, game, wish);
  if (typeof begun === 'number') return begun;
  let isUnheard = false;
  // Input that was empty from the start is nobody's game.
  const unheard = (): readonly string[] => {
    isUnheard = true;
    return sayKey(programVoice, 'play.unheard');
  };
  const seat = { ...options, ...settled, ...(begun.discard !== undefined && { unheard }) };
  try {
    return await sitDown(io, begun.desk, newGameLines(begun.desk), seat, source);
  } finally {
    opponent.value?.close();
    begun.close();
    if (isUnheard || begun.isGivenUp?.() === true) begun.discard?.();
  }
};
