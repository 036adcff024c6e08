// The command `hexfront play`: a new game, at the keyboard or through a pipe.
import type { Game } from '../games/game.ts';
import { openDesk } from '../desk/desk.ts';
import type { Desk, DeskOptions } from '../desk/desk.ts';
import { newGameLines } from '../desk/greeting.ts';
import { journalOf } from '../desk/journal.ts';
import { newMatch } from '../core/match.ts';
import { openSeed } from '../core/dice.ts';
import { userPaths } from '../paths.ts';
import { RECORD_ENDING } from '../record/layout.ts';
import { freeName, namedFile } from '../record/names.ts';
import { papersIn } from '../record/papers.ts';
import { startGame, throwDice } from '../record/start.ts';
import type { DiceWish } from '../record/start.ts';
import { lineSource } from '../plain/lines.ts';
import type { LineSource } from '../plain/lines.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';
import { complain, loadGame } from './loading.ts';
import type { Setting } from './main.ts';
import { chosenOptions } from './options.ts';
import type { Chosen } from './options.ts';
import { playingOf } from '../record/game-playing.ts';
import { VERSION } from './version.ts';
import { settingsOf } from './config-text.ts';
import { settleMode } from './mode.ts';
import type { Settled } from './mode.ts';
import { sitDown } from './sitting.ts';
import type { Seating } from './sitting.ts';

export type PlayOptions = Seating & {
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
  readonly name?: string;
  readonly save: boolean;
  readonly seed?: string;
  readonly dice: 'sealed' | 'manual';
  readonly option: readonly string[];
  readonly data?: string;
};

/** Names, one a line, until one of them is typed; the end of input chooses nothing. */
const chooseGame = async ({ io, games, boards }: Setting, lines: LineSource): Promise<string | undefined> => {
  if (games.length === 1) return games[0]?.id;
  io.out(
    games.length === 0
      ? 'Hexfront. No game in this build.'
      : 'Hexfront. Which game? Type its number or name.',
  );
  if (games.length === 0)
    for (const { id } of boards)
      io.out(`There is a board to look at. Type at the shell: hexfront show ${id}.`);
  games.forEach((game, i) => io.out(`${i + 1}: ${game.title}, ${game.id}.`));
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim().toLowerCase().replace(/\.$/, '');
    if (typed === '' || typed === 'quit' || typed === 'q') return undefined;
    const chosen = games.find(
      (game, i) => game.id === typed || String(i + 1) === typed || game.title.toLowerCase() === typed,
    );
    if (chosen !== undefined) return chosen.id;
    if (games.length > 0) {
      io.out('That is not one of them. Type its number or name, or an empty line to leave.');
    } else io.out('Type hexfront --help at the shell for what there is.');
  }
  return undefined;
};

const diceWish = ({ dice, seed }: PlayOptions): DiceWish => {
  if (dice === 'manual') return 'manual';
  return seed === undefined ? 'seeded' : { seed: openSeed(seed) };
};

const today = (): string => new Date().toISOString().slice(0, 10);

type Begun = { readonly desk: Desk; close(): void };

const deskOf = (io: Io, options: PlayOptions, { config }: Settled, name: string): DeskOptions => ({
  twoPeople: options.two === true,
  confirmsEnd: io.inputIsTerminal,
  settings: settingsOf(config),
  papers: papersIn(userPaths(io.env), name),
});

const unkept = (io: Io, game: Game, options: PlayOptions, chosen: Chosen, settled: Settled): Begun => {
  const { dice } = throwDice(diceWish(options));
  const match = newMatch(game.rules, chosen.scenario, chosen.options, { dice });
  return { desk: openDesk(game, match, deskOf(io, options, settled, game.id)), close: () => undefined };
};

const kept = (io: Io, game: Game, options: PlayOptions, chosen: Chosen, settled: Settled): Begun | Exit => {
  const folder = userPaths(io.env).games;
  const wish = options.name ?? freeName(folder, `${game.id}-${today()}`, RECORD_ENDING);
  const path = namedFile(folder, wish, RECORD_ENDING);
  if (!path.ok) {
    complain(io, [path.error]);
    return EXIT.usage;
  }
  const playing = playingOf(game, VERSION);
  const begun = startGame(playing, { path: path.value, ...chosen, dice: diceWish(options) });
  if (!begun.ok) {
    complain(io, begun.error, game);
    return EXIT.file;
  }
  const journal = journalOf(begun.value, playing, folder);
  const desk = openDesk(game, begun.value.match, {
    journal,
    ...deskOf(io, options, settled, journal.name),
  });
  return { desk, close: begun.value.close };
};

/** `before`: lines that somebody has begun to read already; a second reader would miss some. */
export const play = async (setting: Setting, options: PlayOptions, before?: LineSource): Promise<Exit> => {
  const { io } = setting;
  let source = before;
  const lines = (): LineSource => (source ??= lineSource(io.input));
  const settled = await settleMode(io, options, lines);
  const id = settled && (options.game ?? (await chooseGame(setting, lines())));
  if (settled === undefined || id === undefined) {
    source?.close();
    return EXIT.fine;
  }
  const game = await loadGame(setting, id, options.data);
  if (game === undefined) return EXIT.usage;
  const chosen = chosenOptions(game, options.option, options.scenario);
  if (!chosen.ok) {
    complain(io, chosen.error);
    return EXIT.usage;
  }
  const begun = options.save
    ? kept(io, game, options, chosen.value, settled)
    : unkept(io, game, options, chosen.value, settled);
  if (typeof begun === 'number') return begun;
  try {
    return await sitDown(io, begun.desk, newGameLines(begun.desk), { ...options, ...settled }, source);
  } finally {
    begun.close();
  }
};
