// What `hexfront __complete` answers: what could stand next on a half-typed command line, and what each word is.
import type { Argument, Command, Option } from 'commander';
import { openDesk } from '../desk/desk.ts';
import { sceneOf } from '../desk/take.ts';
import type { Game } from '../games/game.ts';
import { complete } from '../orders/complete.ts';
import type { VerbRegistry } from '../orders/registry.ts';
import { sideMeant } from '../orders/values.ts';
import { userPaths } from '../paths.ts';
import { nameProblem, savedGames } from '../record/names.ts';
import { isAskable, registries } from './ask.ts';
import { loadBoard } from './boards.ts';
import { chartNames } from './chart-lines.ts';
import { SHELLS } from './completion.ts';
import { isSetting, settingNames, valuesOf } from './config-text.ts';
import { readGame } from './loading.ts';
import type { Setting } from './main.ts';
import { standingGame } from './standing-game.ts';

export type Candidate = { readonly word: string; readonly says?: string | undefined };

export type Completed = {
  readonly found: readonly Candidate[];
  /** Names of files fit as well: the shell knows them best. */
  readonly files: boolean;
};

/** A command line as far as it was typed, read as its command reads it. */
type Line = {
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

const bare = (words: readonly string[]): readonly Candidate[] => words.map((word) => ({ word }));

/** Nothing is said while somebody types. */
const silent = (setting: Setting): Setting => ({
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
const questions = async (setting: Setting): Promise<readonly Candidate[]> => [
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

const commandsOf = (program: Command): readonly Candidate[] =>
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
  const { lessonFiles } = await import('./tutorial.ts');
  const { readLesson } = await import('../tutorial/lesson.ts');
  return setting.games.slice(0, 1).flatMap(({ id }) =>
    lessonFiles(setting.shipped, id).flatMap((file) => {
      const lesson = readLesson(file);
      return lesson.ok ? [{ word: lesson.value.id, says: lesson.value.title }] : [];
    }),
  );
};

/** What can stand for an argument, by its name in the tree of commands. */
const ARGUMENTS: Readonly<Record<string, Source>> = {
  game: async (line) =>
    line.command.name() === 'show' ? [...(await games(line)), ...(await positions(line))] : games(line),
  scenario: (line) => scenariosOf(line, line.given[0]),
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
  name: async () => bare((await import('./schema.ts')).schemaNames()),
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
    board.grid.ids.map((word) => ({
      word,
      says: board.map.hexes[word]?.city ?? board.map.hexes[word]?.label,
    })),
  );

/** What can stand for the value of an option, by its long name. */
const VALUES: Readonly<Record<string, Source>> = {
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

const TAKING_FILES: ReadonlySet<string> = new Set([
  'record',
  'position',
  'script',
  'first',
  'second',
  '--data',
  '--svg',
  '--from',
]);

const choicesOf = ({ argChoices }: Argument | Option): readonly Candidate[] | undefined =>
  argChoices === undefined ? undefined : bare(argChoices);

const takesValue = (option: Option): boolean => option.required || option.optional;

const fitting = (found: readonly Candidate[], typed: string): readonly Candidate[] => {
  const low = typed.toLowerCase();
  const fits = found.filter(({ word }) => word.toLowerCase().startsWith(low) && /^[\w.:=,+@/-]+$/.test(word));
  return [...new Map(fits.map((one) => [one.word, one])).values()];
};

const optionsOf = ({ command }: Line): readonly Candidate[] => [
  ...command.options
    .filter(({ hidden }) => !hidden)
    .map(({ long, short, description }) => ({ word: long ?? short ?? '', says: description })),
  { word: '--help', says: 'say how to use it' },
];

/** Splits off options and their values; `open`: the last one still waits for its value. */
const readLine = (command: Command, words: readonly string[]) => {
  const given: string[] = [];
  const options = new Map<string, string>();
  let open: Option | undefined;
  for (const word of words) {
    const [name = '', value] = word.split(/=(.*)/s);
    const option: Option | undefined =
      open === undefined && word.startsWith('-')
        ? command.options.find(({ long, short }) => long === name || short === name)
        : undefined;
    if (open !== undefined) {
      options.set(open.long ?? '', word);
      open = undefined;
    } else if (option === undefined) {
      if (!word.startsWith('-') || word === '-') given.push(word);
    } else if (value !== undefined) options.set(option.long ?? '', value);
    else if (takesValue(option)) open = option;
  }
  return { given, options, open };
};

const valueOf = async (line: Line, option: Option): Promise<Completed> => {
  const long = option.long ?? '';
  const found = choicesOf(option) ?? (await VALUES[long]?.(line)) ?? [];
  return { found: fitting(found, line.typed), files: TAKING_FILES.has(long) };
};

/** A position given to `show` is asked with other options, which are not read here. */
const argumentOf = async (line: Line): Promise<Completed> => {
  const all = line.command.registeredArguments;
  const last = all.at(-1);
  const argument = all[line.given.length] ?? (last?.variadic === true ? last : undefined);
  if (argument === undefined) return { found: [], files: false };
  const name = argument.name();
  const [before, scenario] = line.typed.split(':');
  const mayBeFile =
    scenario === undefined || !line.setting.games.some(({ id }) => id === before?.toLowerCase());
  const found = choicesOf(argument) ?? (await ARGUMENTS[name]?.(line)) ?? [];
  return {
    found: fitting(found, line.typed),
    // After the name of a game and a colon comes a scenario.
    files: mayBeFile && (TAKING_FILES.has(name) || (name === 'game' && line.command.name() === 'show')),
  };
};

const firstWord = async (setting: Setting, program: Command, typed: string): Promise<Completed> => {
  if (typed.startsWith('-')) return { found: fitting(bare(['--help', '--version']), typed), files: false };
  const ids = setting.games.map(({ id, title }) => ({ word: id, says: `play ${title}` }));
  const first = [...commandsOf(program), ...ids];
  // To nothing typed all commands are enough of an answer.
  const found = typed === '' ? first : [...first, ...(await questions(setting))];
  return { found: fitting(found, typed), files: false };
};

/** `words`: those before the one that is being typed, without the name of the program. */
export const completed = async (
  loud: Setting,
  program: Command,
  words: readonly string[],
  typed: string,
): Promise<Completed> => {
  const setting = silent(loud);
  const [first, ...rest] = words;
  if (first === undefined) return firstWord(setting, program, typed);
  const named = program.commands.find((command) => command.name() === first);
  const isGame = setting.games.some(({ id }) => id === first.toLowerCase());
  const command = named ?? program.commands.find((each) => each.name() === (isGame ? 'play' : 'ask'));
  if (command === undefined) return { found: [], files: false };
  const { given, options, open } = readLine(command, rest);
  // A game stands for `play` and its name; a question in the place of a command comes after its position.
  const [position, ...more] = given;
  const question = position === undefined ? [] : [position, first, ...more];
  const full = named !== undefined ? given : isGame ? [first, ...given] : question;
  const line: Line = { setting, program, command, given: full, options, typed };
  if (open !== undefined) return valueOf(line, open);
  const [name, value] = typed.split(/=(.*)/s);
  const option = value === undefined ? undefined : command.options.find(({ long }) => long === name);
  if (option !== undefined && takesValue(option)) {
    const { found, files } = await valueOf({ ...line, typed: value ?? '' }, option);
    return { found: found.map(({ word, says }) => ({ word: `${name}=${word}`, says })), files };
  }
  if (typed.startsWith('-') && typed !== '-') return { found: fitting(optionsOf(line), typed), files: false };
  return argumentOf(line);
};
