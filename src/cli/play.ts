// The command `hexfront play`: a new game, at the keyboard or through a pipe.
import type { Game } from '../games/game.ts';
import { openDesk } from '../desk/desk.ts';
import type { Desk } from '../desk/desk.ts';
import { newGameLines } from '../desk/greeting.ts';
import { journalOf } from '../desk/journal.ts';
import { newMatch } from '../core/match.ts';
import { openSeed } from '../core/dice.ts';
import { userPaths } from '../paths.ts';
import { RECORD_ENDING } from '../record/layout.ts';
import { freeName, namedFile } from '../record/names.ts';
import { startGame, throwDice } from '../record/start.ts';
import type { DiceWish } from '../record/start.ts';
import { readLines } from '../plain/lines.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';
import { complain, loadGame } from './loading.ts';
import type { Setting } from './main.ts';
import { chosenOptions } from './options.ts';
import type { Chosen } from './options.ts';
import { playingOf } from '../record/game-playing.ts';
import { VERSION } from './version.ts';
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
const chooseGame = async ({ io, games }: Setting): Promise<string | undefined> => {
  if (games.length === 1) return games[0]?.id;
  io.out(
    games.length === 0
      ? 'Hexfront. No game in this build.'
      : 'Hexfront. Which game? Type its number or name.',
  );
  games.forEach((game, i) => io.out(`${i + 1}: ${game.title}, ${game.id}.`));
  for await (const line of readLines(io.input)) {
    const typed = line.trim().toLowerCase().replace(/\.$/, '');
    if (typed === '' || typed === 'quit' || typed === 'q') return undefined;
    const chosen = games.find(
      (game, i) => game.id === typed || String(i + 1) === typed || game.title.toLowerCase() === typed,
    );
    if (chosen !== undefined) return chosen.id;
    if (games.length > 0)
      io.out('That is not one of them. Type its number or name, or an empty line to leave.');
    else io.out('Type hexfront --help at the shell for what there is.');
  }
  return undefined;
};

const diceWish = ({ dice, seed }: PlayOptions): DiceWish => {
  if (dice === 'manual') return 'manual';
  return seed === undefined ? 'seeded' : { seed: openSeed(seed) };
};

const today = (): string => new Date().toISOString().slice(0, 10);

const unkept = (game: Game, options: PlayOptions, chosen: Chosen): Desk => {
  const match = newMatch(game.rules, chosen.scenario, chosen.options, {
    dice: throwDice(diceWish(options)).dice,
  });
  return openDesk(game, match, { twoPeople: options.two === true });
};

const kept = (io: Io, game: Game, options: PlayOptions, chosen: Chosen): Desk | undefined => {
  const folder = userPaths(io.env).games;
  const path = namedFile(
    folder,
    options.name ?? freeName(folder, `${game.id}-${today()}`, RECORD_ENDING),
    RECORD_ENDING,
  );
  if (!path.ok) {
    complain(io, [path.error]);
    return undefined;
  }
  const playing = playingOf(game, VERSION);
  const begun = startGame(playing, { path: path.value, ...chosen, dice: diceWish(options) });
  if (!begun.ok) {
    complain(io, begun.error, game);
    return undefined;
  }
  const journal = journalOf(begun.value, playing, folder);
  return openDesk(game, begun.value.match, { journal, twoPeople: options.two === true });
};

export const play = async (setting: Setting, options: PlayOptions): Promise<Exit> => {
  const { io, games } = setting;
  const id = options.game ?? (await chooseGame(setting));
  if (id === undefined) return EXIT.fine;
  const game = await loadGame(io, games, id, options.data);
  if (game === undefined) return EXIT.usage;
  const chosen = chosenOptions(game, options.option, options.scenario);
  if (!chosen.ok) {
    complain(io, chosen.error);
    return EXIT.usage;
  }
  const desk = options.save ? kept(io, game, options, chosen.value) : unkept(game, options, chosen.value);
  if (desk === undefined) return EXIT.file;
  return sitDown(io, desk, newGameLines(desk), options);
};
