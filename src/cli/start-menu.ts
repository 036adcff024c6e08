// What `hexfront` does where no game is named and somebody sits at a terminal: asks what to play, and opens it.
import { beginChoosing } from '../start-menu/menu.ts';
import type { Choosing } from '../start-menu/menu.ts';
import type { Chosen, Offered, Shelf } from '../start-menu/menu-state.ts';
import { userPaths } from '../paths.ts';
import { LEVEL_NAMES } from '../players/level-names.ts';
import { choosePlain } from '../plain/start-menu.ts';
import { lineSource } from '../plain/read-lines.ts';
import type { LineSource } from '../plain/read-lines.ts';
import { savedGames, unlisted } from '../record/files/game-names.ts';
import { savedFacts } from '../record/saved-game-info.ts';
import type { SavedFacts } from '../record/saved-game-info.ts';
import { settingsOf } from './config-syntax.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { Exit } from './exit-codes.ts';
import { complain, loadGame } from './load/game.ts';
import type { Setting } from './main.ts';
import { settleMode } from './plain-or-map.ts';
import type { Settled } from './plain-or-map.ts';
import type { PlayOptions } from './commands/play.ts';
import { lessonFiles } from './commands/tutorial.ts';

const offered = async (setting: Setting, data: string | undefined): Promise<readonly Offered[]> => {
  const found: Offered[] = [];
  for (const { id } of setting.games) {
    const game = await loadGame(setting, id, data);
    if (typeof game !== 'number') found.push(game);
  }
  return found;
};

/** Who plays was said on the command line. */
const isSeated = ({ two, against, as }: PlayOptions): boolean =>
  two === true || against !== undefined || as !== undefined;

const shelfOf = async (setting: Setting, options: PlayOptions): Promise<Shelf> => {
  const { io, shipped } = setting;
  const games = await offered(setting, options.data);
  const folder = userPaths(io.env).games;
  const wrong = unlisted(folder);
  if (wrong !== undefined) complain(io, [wrong]);
  const known = new Map<string, SavedFacts | undefined>();
  return {
    games,
    kept: savedGames(folder),
    facts: (path) => {
      if (!known.has(path)) known.set(path, savedFacts(path));
      return known.get(path);
    },
    levels: LEVEL_NAMES,
    isSeated: isSeated(options),
    tutorials: games.flatMap(({ id, title }) => {
      const count = lessonFiles(shipped, id).length;
      return count === 0 ? [] : [{ id, title, count }];
    }),
  };
};

/** Complaints are kept back: at the chooser they are read, on a screen about to be drawn over they are not. */
const heldBack = (io: Io): { readonly io: Io; heard(): readonly string[] } => {
  const lines: string[] = [];
  return { io: { ...io, err: (line) => void lines.push(line) }, heard: () => lines.splice(0) };
};

/** Lines for a while: whoever has them may close them, and they can be read on. */
const lent = (source: LineSource): LineSource & { readonly ended: () => boolean } => {
  let ended = false;
  let close = (): void => undefined;
  const closed = new Promise<undefined>((resolve) => {
    close = () => resolve(undefined);
  });
  return {
    next: async () => {
      const line = await Promise.race([source.next(), closed]);
      ended ||= line === undefined;
      return line;
    },
    takeIf: (is) => source.takeIf(is),
    close: () => close(),
    ended: () => ended,
  };
};

type Answer = Chosen | 'interrupted';

const ask = async (
  io: Io,
  { mode, config }: Settled,
  options: PlayOptions,
  choosing: Choosing,
  lines: () => LineSource,
): Promise<Answer> => {
  if (mode === 'plain') return choosePlain(choosing, io, lines());
  const { openChooser } = await import('../screen/open-start-menu.ts');
  return openChooser(choosing, { ...options, drawn: settingsOf(config) });
};

const open = async (
  setting: Setting,
  chosen: Exclude<Chosen, { readonly do: 'quit' }>,
  options: PlayOptions,
  lines: LineSource | undefined,
): Promise<Exit> => {
  switch (chosen.do) {
    case 'new': {
      const { play } = await import('./commands/play.ts');
      const option = Object.entries(chosen.values).map(([name, value]) => `${name}=${value}`);
      const { game, scenario, against } = chosen;
      const opponent = against && { against: against.side, level: Number(against.level) };
      const people = isSeated(options) ? {} : { two: chosen.two, ...opponent };
      return play(setting, { ...options, game, scenario, option, ...people }, lines);
    }
    case 'continue':
    case 'replay': {
      const { resume } = await import('./commands/resume.ts');
      return resume(setting, { ...options, game: chosen.path, replay: chosen.do === 'replay' }, lines);
    }
    case 'tutorial': {
      const { tutorial } = await import('./commands/tutorial.ts');
      return tutorial(setting, { ...options, words: [chosen.game] }, lines);
    }
  }
};

/** The end of the tutorial leads back to the question, and so does a game that cannot be opened, with what is wrong. */
export const choose = async (setting: Setting, options: PlayOptions): Promise<Exit> => {
  let source: LineSource | undefined;
  const lines = (): LineSource => (source ??= lineSource(setting.io.input));
  const settled = await settleMode(setting.io, options, lines);
  if (settled === undefined) return EXIT.fine;
  const { io, heard } = heldBack(setting.io);
  const { mode } = settled;
  if (mode === 'map') {
    source?.close();
    source = undefined;
  }
  const held = { ...setting, io };
  // What has been asked and answered is not asked again.
  const seating = { ...options, map: mode === 'map', plain: mode === 'plain' };
  for (;;) {
    const shelf = await shelfOf(held, options);
    const answer = await ask(io, settled, options, beginChoosing(shelf, heard()), lines);
    if (answer === 'interrupted') return EXIT.interrupted;
    if (answer.do === 'quit') {
      source?.close();
      return EXIT.fine;
    }
    const isLesson = answer.do === 'tutorial';
    const given = isLesson && source !== undefined ? lent(source) : undefined;
    const exit = await open(held, answer, seating, given ?? source);
    const isBack = isLesson && exit === EXIT.fine && given?.ended() !== true;
    if (isBack || exit === EXIT.file || exit === EXIT.usage) continue;
    if (given !== undefined) source?.close();
    return exit;
  }
};
