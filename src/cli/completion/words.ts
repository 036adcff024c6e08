// What can stand for each argument and option at the shell, and what each of these words is: for completion.
import type { Command } from 'commander';
import { openDesk } from '../../session/session.ts';
import { sceneOf } from '../../session/dispatch.ts';
import type { Game } from '../../api/game.ts';
import { complete } from '../../language/completion.ts';
import type { VerbRegistry } from '../../language/verb-registry.ts';
import { sideMeant } from '../../language/parse/values.ts';
import { userPaths } from '../../paths.ts';
import { nameProblem, savedGames } from '../../record/files/game-names.ts';
import { isAskable } from '../../session/ask-once.ts';
import { registries } from '../commands/ask.ts';
import { loadBoard } from '../load/board.ts';
import { chartNames } from '../show/chart-lines.ts';
import { SHELLS } from '../commands/completion.ts';
import { isSetting, settingNames, valuesOf } from '../config-settings.ts';
import { readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { standingGame } from '../load/position.ts';

export type Candidate = { readonly word: string; readonly says?: string | undefined };

/** A command line as far as it was typed, read as its command reads it. */
export type Line = {
  readonly setting: Setting;
  readonly program: Command;
  readonly command: Command;
  /** Its arguments, without options. */
  readonly given: readonly string[];
  /** The values of its options, by long name. */
  readonly options: ReadonlyMap<string, string>;
  readonly typed: string;
};

type Source = (line: Line) => readonly Candidate[] | Promise<readonly Candidate[]>;

export const bare = (words: readonly string[]): readonly Candidate[] => words.map((word) => ({ word }));

/** Nothing is said while somebody types. */
export const silent = (setting: Setting): Setting => ({
  ...setting,
  io: { ...setting.io, out: () => undefined, err: () => undefined, write: () => undefined },
});

const games: Source = ({ setting }) =>
  [...new Map([...setting.games, ...setting.boards].map(({ id, title }) => [id, title]))].map(
    ([word, says]) => ({ word, says }),
  );

const gameOf = async ({ setting }: Line, id: string | undefined): Promise<Game | undefined> => {
  const game = await readGame(setting, id ?? setting.games[0]?.id ?? '', undefined);
  return game.ok ? game.value : undefined;
};

/** Of a game, or of a board to look at. */
const scenariosOf = async (line: Line, id: string | undefined): Promise<readonly Candidate[]> => {
  const game = await gameOf(line, id);
  if (game !== undefined) return game.scenarios.map(({ id: word, title: says }) => ({ word, says }));
  const board = line.setting.boards.find((each) => each.id === id?.toLowerCase());
  return (board?.files ?? []).flatMap(({ name }) => {
    const [, word] = /^scenarios\/(.*)\.json$/.exec(name) ?? [];
    return word === undefined ? [] : [{ word }];
  });
};

/** Only what can be typed as a name: a shell may take other letters in the name of a file for more than a name. */
const kept: Source = ({ setting }) =>
  savedGames(userPaths(setting.io.env).games)
    .filter(({ name }) => nameProblem(name) === undefined)
    .map(({ name }) => ({ word: name, says: 'a kept game' }));

/** Scenarios of a game are told once its name and a colon are there. */
const positions: Source = async (line) => {
  const [id = '', scenario] = line.typed.split(':');
  if (scenario !== undefined)
    return (await scenariosOf(line, id)).map(({ word, says }) => ({ word: `${id}:${word}`, says }));
  const all = line.setting.games.map(({ id: word, title: says }) => ({ word, says }));
  return [
    ...all,
    ...all.map(({ word, says }) => ({ word: `${word}:`, says: `${says}, a scenario` })),
    ...(await kept(line)),
  ];
};

const asked = (registry: VerbRegistry): readonly Candidate[] =>
  registry.verbs
    .filter((spec) => isAskable(spec) && spec.group !== 'walk')
    .map(({ name, help }) => ({ word: name, says: help }));

/** All questions, those of the games among them. */
export const questions = async (setting: Setting): Promise<readonly Candidate[]> => [
  ...new Map((await registries(setting)).flatMap(asked).map((one) => [one.word, one])).values(),
];

/** The words of a question to the position before them, as they are completed in play. */
const inPlay: Source = async (line) => {
  const [position = '', ...words] = line.given;
  // Standard input is not read while somebody types.
  if (position === '-') return [];
  const standing = await standingGame(line.setting, { position });
  if (typeof standing === 'number') return [];
  const desk = openDesk(standing.game, standing.match, { onlyAsked: true });
  const scene = sceneOf(desk);
  const side = sideMeant(scene, line.options.get('--as')?.toLowerCase() ?? '');
  if (side !== undefined) desk.halted = side;
  if (words.length === 0) return asked(desk.registry);
  const { view } = sceneOf(desk);
  const names = new Map(view.units.flatMap((unit) => (unit.known ? [[unit.id, unit.name] as const] : [])));
  const places = new Map(Object.entries(standing.game.board.places).map(([name, hex]) => [hex, name]));
  return complete(desk.registry, sceneOf(desk), [...words, line.typed].join(' ')).candidates.map((word) => ({
    word,
    says: names.get(word) ?? places.get(word),
  }));
};

export const commandsOf = (program: Command): readonly Candidate[] =>
  program.commands.map((command) => ({ word: command.name(), says: command.description() }));

const boardPart = async (
  line: Line,
  pick: (set: Loaded) => readonly Candidate[],
): Promise<readonly Candidate[]> => {
  const loaded = await loadBoard(line.setting, line.given[0] ?? '', undefined);
  return typeof loaded === 'number' ? [] : pick(loaded.set);
};

type Loaded = Exclude<Awaited<ReturnType<typeof loadBoard>>, number>['set'];

const lessons: Source = async ({ setting }) => {
  const { lessonFiles } = await import('../commands/tutorial.ts');
  const { readLesson } = await import('../../tutorial/lesson.ts');
  return setting.games.flatMap(({ id }) =>
    lessonFiles(setting.shipped, id).flatMap((file) => {
      const lesson = readLesson(file);
      return lesson.ok ? [{ word: lesson.value.id, says: lesson.value.title }] : [];
    }),
  );
};

/** What can stand for an argument, by its name in the tree of commands. */
export const ARGUMENTS: Readonly<Record<string, Source>> = {
  game: async (line) =>
    line.command.name() === 'show' ? [...(await games(line)), ...(await positions(line))] : games(line),
  // Completed as one word, whoever types several.
  scenario: async (line) => (line.given.length > 1 ? [] : scenariosOf(line, line.given[0])),
  record: kept,
  position: positions,
  question: inPlay,
  words: inPlay,
  shell: () => bare(Object.keys(SHELLS)),
  setting: () => bare(settingNames),
  value: ({ given: [name = ''] }) =>
    isSetting(name) ? bare(valuesOf(name).filter((word) => !word.includes(' '))) : [],
  lesson: lessons,
  word: async ({ setting, program }) => [...commandsOf(program), ...(await questions(setting))],
  name: async () => bare((await import('../commands/schema.ts')).schemaNames()),
  first: () => bare(['random']),
  second: () => bare(['random']),
  chart: (line) =>
    boardPart(line, ({ tables, turns }) =>
      bare(
        line.given[1] === 'turns' ? chartNames(turns) : line.given[1] === 'tables' ? chartNames(tables) : [],
      ),
    ),
  id: (line) =>
    boardPart(line, ({ rules, rulings }) =>
      [...rules.rules, ...rulings.rulings].map(({ id, title }) => ({ word: id, says: title })),
    ),
};

const hexes: Source = (line) =>
  boardPart(line, ({ board }) =>
    board.grid.ids.map((word, i) => ({ word, says: board.hexes[i]?.city ?? board.hexes[i]?.label })),
  );

/** What can stand for the value of an option, by its long name. */
export const VALUES: Readonly<Record<string, Source>> = {
  '--scenario': (line) => scenariosOf(line, line.given[0]),
  '--option': async (line) =>
    ((await gameOf(line, line.given[0]))?.options ?? []).flatMap(({ id, title, values }) =>
      values.map((value) => ({ word: `${id}=${value}`, says: title })),
    ),
  '--from': positions,
  '--as': async (line) => {
    const [id] = (line.given[0] ?? '').split(':');
    const known = line.setting.games.some((each) => each.id === id);
    return Object.keys((await gameOf(line, known ? id : undefined))?.sideWords ?? {}).map((word) => ({
      word,
    }));
  },
  '--at': hexes,
  '--hex': hexes,
  '--unit': (line) =>
    boardPart(line, ({ units }) =>
      [...units.units, ...units.markers].map(({ id, name }) => ({ word: id, says: name })),
    ),
};

export const TAKING_FILES: ReadonlySet<string> = new Set([
  'record',
  'position',
  'script',
  'first',
  'second',
  '--data',
  '--svg',
  '--from',
]);
