// The commands. Each loads what it needs when it is used, so that a plain start stays quick.
import { collect, engineNamed, whole } from './option-values.ts';
import { LEVELS } from '../api/settings.ts';
import { Command, CommanderError, Option } from 'commander';
import type { Boards, Registry } from '../games/registry.ts';
import { BOARDS, GAMES } from '../games/registry.ts';
import { boardCommands, colorOption, dataOption } from './board-commands.ts';
import type { AskOptions } from './commands/ask.ts';
import type { CodesOptions } from './commands/codes.ts';
import type { ConfigOptions } from './commands/config.ts';
import type { ArenaOptions } from './commands/arena.ts';
import type { EngineOptions } from './commands/engine.ts';
import type { FuzzOptions } from './commands/fuzz.ts';
import type { GamesOptions } from './commands/games.ts';
import type { PerftOptions } from './commands/perft.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ResumeOptions } from './commands/resume.ts';
import type { RunOptions } from './commands/run.ts';
import type { SchemaOptions } from './commands/schema.ts';
import type { TutorialOptions } from './commands/tutorial.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { FACES } from '../core/dice.ts';
import { shippedData } from '../paths.ts';
import { exampleText } from './command-examples.ts';
import { groupHelp } from './help-groups.ts';
import { EXIT, processIo } from './io.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

export type Setting = {
  readonly io: Io;
  readonly games: Registry;
  readonly boards: Boards;
  /** The folder of the data that came with the program. */
  readonly shipped: string;
};

const diceOption = (): Option =>
  new Option('--dice <kind>', 'who rolls: the program, or you, and you type what the dice showed')
    .choices(['sealed', 'manual'])
    .default('sealed');

const optionOption = (): Option =>
  new Option('--option <name=value>', 'an optional rule; may be given several times')
    .argParser(collect)
    .default([] as readonly string[], 'none');

const levelOption = (): Option =>
  new Option('--level <level>', 'how much to say').choices(LEVELS).default(undefined, 'as config says');

const POSITION = 'a position file, a position in one line, -, game:scenario, or a record';

/** The whole tree. `end` receives what the command ends with. */
export const commandTree = (
  setting: Setting,
  end: (code: number) => void,
  wrong: (text: string) => void,
): Command => {
  const { io } = setting;
  const program = new Command('hexfront')
    .description('East Front wargames for the terminal, by map, by ear and by script.')
    .version(VERSION, '-V, --version', 'say the version')
    .helpOption('-h, --help', 'say how to use it')
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .exitOverride()
    // In 80 columns half is left for what a command does.
    .configureHelp({ minWidthToWrap: 20 })
    .configureOutput({
      writeOut: (text) => io.write(text),
      writeErr: wrong,
    })
    .hook('preAction', async (_program, command) => {
      if (!Object.values(command.opts()).some((value) => typeof value === 'string' && value.trim() === ''))
        return;
      const { isEmptyOption } = await import('./usage-errors.ts');
      if (isEmptyOption(io, command.opts())) throw new CommanderError(EXIT.usage, 'hexfront.empty', '');
    });

  program
    .command('play', { isDefault: true })
    .description('play a game; without a name, choose one')
    .argument('[game]', 'which game')
    .argument('[scenario]', 'which scenario; else its first')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .option('--no-alt-screen', 'draw the map over the end of the scrollback, not on a screen of its own')
    .addOption(colorOption())
    .option('--two', 'two people take turns at this keyboard')
    .option('--audit', 'look for broken invariants after every order, to find faults in the rules')
    .option('--name <name>', 'what to call the game')
    .option('--no-save', 'keep no record')
    .option('--seed <word>', 'dice anybody can repeat; they are not sealed')
    .addOption(diceOption())
    .addOption(optionOption())
    .addOption(dataOption())
    .action(
      async (
        game: string | undefined,
        scenario: string | undefined,
        options: Omit<PlayOptions, 'game' | 'scenario'>,
      ) => {
        const { play } = await import('./commands/play.ts');
        end(await play(setting, { game, scenario, ...options }));
      },
    );

  program
    .command('resume')
    .description('go on with a game; without a name, the last one')
    .argument('[record]', 'the name of a game, or the path of its record')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .option('--no-alt-screen', 'draw the map over the end of the scrollback, not on a screen of its own')
    .addOption(colorOption())
    .option('--two', 'two people take turns at this keyboard')
    .option('--audit', 'look for broken invariants after every order, to find faults in the rules')
    .option('--upto <line>', 'only this far, in a new record; for a damaged one', whole(1))
    .option('--leave-out', 'go on without orders that other rules or data no longer lead on from')
    .option('--list', 'list the games instead')
    .addOption(new Option('--json', 'the list for programs'))
    .addOption(dataOption())
    .action(async (game: string | undefined, options: Omit<ResumeOptions, 'game'>) => {
      const { resume } = await import('./commands/resume.ts');
      end(await resume(setting, { game, ...options }));
    });

  program
    .command('tutorial')
    .description('learn to play, in short lessons; without a name, go on where you left')
    .argument('[lesson]', 'the number or name of a lesson')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .action(async (lesson: string | undefined, options: Omit<TutorialOptions, 'lesson'>) => {
      const { tutorial } = await import('./commands/tutorial.ts');
      end(await tutorial(setting, { lesson, ...options }));
    });

  program
    .command('run')
    .description('run scripts: set up a position, give orders, check what comes of them')
    .argument('<script...>', 'script files, or - for standard input')
    .addOption(dataOption())
    .option('--tap', 'as TAP version 13, for test runners')
    .addOption(new Option('--json', 'one event a line, for programs').conflicts('tap'))
    .action(async (scripts: readonly string[], options: Omit<RunOptions, 'scripts'>) => {
      const { run } = await import('./commands/run.ts');
      end(await run(setting, { scripts, ...options }));
    });

  program
    .command('verify')
    .description('check a record: nothing altered, every result right, every die as sealed')
    .argument('<record>', 'the path of a record, or the name of a game')
    .option('--json', 'for programs')
    .addOption(dataOption())
    .action(async (record: string, options: Omit<VerifyOptions, 'record'>) => {
      const { verify } = await import('./commands/verify.ts');
      end(await verify(setting, { record, ...options }));
    });

  program
    .command('replay')
    .description('tell a recorded game from the beginning')
    .argument('<record>', 'the path of a record, or the name of a game')
    .option('--upto <line>', 'stop after this order', whole(1))
    .addOption(levelOption())
    .option('--json', 'one event a line, for programs')
    .addOption(dataOption())
    .action(async (record: string, options: Omit<ReplayOptions, 'record'>) => {
      const { replay } = await import('./commands/replay.ts');
      end(await replay(setting, { record, ...options }));
    });

  program
    .command('fuzz')
    .description('play a game at random and check everything that must hold')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', whole(1), 10)
    .option('--seed <n>', 'the seed of the first; the next has the one after', whole(0), 1)
    .option('--scenario <id>', 'which scenario; else its first')
    .option('--any-turn', 'begin each game at a turn drawn at random')
    .option('--any-options', 'draw the optional rules that are not named, game by game')
    .option('--play-on', 'do not stop at a victory')
    .addOption(optionOption())
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (game: string, options: Omit<FuzzOptions, 'game'>) => {
      const { fuzz } = await import('./commands/fuzz.ts');
      end(await fuzz(setting, { game, ...options }));
    });

  program
    .command('ask')
    .description('ask a position one question; hexfront odds x.pos 2507 asks as well')
    .argument('<position>', POSITION)
    .argument('<question...>', 'a question as typed in play')
    .option('--as <side>', 'with the eyes of this side; else of the one that decides')
    .addOption(levelOption())
    .addOption(dataOption())
    .option('--json', 'for programs')
    .allowUnknownOption()
    .action(
      async (position: string, words: readonly string[], options: Omit<AskOptions, 'position' | 'words'>) => {
        const { ask } = await import('./commands/ask.ts');
        end(await ask(setting, { position, words, ...options }));
      },
    );

  program
    .command('engine')
    .description(
      'a computer player for other programs: commands on standard input, replies on standard output',
    )
    .addOption(dataOption())
    .action(async (options: EngineOptions) => {
      const { engine } = await import('./commands/engine.ts');
      end(await engine(setting, options));
    });

  program
    .command('arena')
    .description('let two engines play each other; each is random, or the command of another program')
    .argument('<first>', 'random, or a command', engineNamed)
    .argument('<second>', 'random, or a command', engineNamed)
    .option('--games <n>', 'how many games; they change sides', whole(1), 10)
    .option('--seed <n>', 'the seed of the first; the next has the one after', whole(0), 1)
    .option('--from <position>', `where each game begins: ${POSITION}; else the first game there is`)
    .addOption(optionOption())
    .option('--seconds <n>', 'how long an engine may be silent', whole(1), 10)
    .option('--orders <n>', 'after so many orders a game is given up', whole(1), 20_000)
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (first: string, second: string, options: Omit<ArenaOptions, 'first' | 'second'>) => {
      const { arena } = await import('./commands/arena.ts');
      end(await arena(setting, { first, second, ...options }));
    });

  program
    .command('perft')
    .description('count the legal orders to a depth, to compare two implementations of the rules')
    .argument('<position>', POSITION)
    .argument('<depth>', 'how many orders deep', whole(1))
    .addOption(new Option('--die <face>', 'what every die shows').argParser(whole(1, FACES)).default(1))
    .option('--divide', 'count below each first order')
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (position: string, depth: number, options: Omit<PerftOptions, 'position' | 'depth'>) => {
      const { perft } = await import('./commands/perft.ts');
      end(await perft(setting, { position, depth, ...options }));
    });

  boardCommands(program, setting, end);

  program
    .command('config')
    .description('say where the config file is and what holds, or change a setting')
    .argument('[setting]', 'one setting')
    .argument('[value]', 'what it is to be from now on')
    .option('--json', 'for programs')
    .action(
      async (
        name: string | undefined,
        value: string | undefined,
        options: Omit<ConfigOptions, 'name' | 'value'>,
      ) => {
        const { config } = await import('./commands/config.ts');
        end(await config(setting, { name, value, ...options }));
      },
    );

  program
    .command('games')
    .description('list the games, boards and their scenarios')
    .option('--json', 'for programs')
    .action(async (options: GamesOptions) => {
      const { games } = await import('./commands/games.ts');
      end(await games(setting, options));
    });

  program
    .command('schema')
    .description('list the JSON Schemas of replies and data files, or print one')
    .argument('[name]', 'one of them')
    .option('--json', 'the list for programs')
    .action(async (name: string | undefined, options: Omit<SchemaOptions, 'name'>) => {
      const { schema } = await import('./commands/schema.ts');
      end(schema(setting, { name, ...options }));
    });

  program
    .command('codes')
    .description('list every code of a refusal or a problem, the form of its sentence, and its rules')
    .argument('[game]', 'which game, or one code; else all, and the program itself')
    .option('--json', 'for programs')
    .action(async (game: string | undefined, options: Omit<CodesOptions, 'game'>) => {
      const { codes } = await import('./commands/codes.ts');
      end(await codes(setting, { game, ...options }));
    });

  program
    .command('completion')
    .description('print completion for a shell: bash, zsh, fish or powershell')
    .argument('<shell>', 'which shell')
    .action(async (shell: string) => {
      const { completion } = await import('./commands/completion.ts');
      end(completion(setting, shell));
    });

  program
    .command('help')
    .description('say how to use a command, or what a word does in play')
    .argument('[word]', 'a command, or a word typed in play; else all commands')
    .action(async (word: string | undefined) => {
      const { help } = await import('./commands/help.ts');
      end(await help(setting, program, word));
    });

  groupHelp(setting, program);
  for (const command of program.commands) command.addHelpText('after', exampleText(setting, command.name()));

  return program;
};

/** A word that is neither a command nor a game; the first is the name of a game where it is no command. */
const isStrange = (
  { games, boards }: Setting,
  program: Command,
  typed: string | undefined,
): typed is string => {
  if (typed === undefined || typed.startsWith('-')) return false;
  const isCommand = program.commands.some((command) => command.name() === typed);
  return !isCommand && ![...games, ...boards].some(({ id }) => id === typed.toLowerCase());
};

/** Runs one command and gives the status to end with. */
export const main = async (argv: readonly string[], setting?: Partial<Setting>): Promise<number> => {
  const whole: Setting = {
    io: setting?.io ?? processIo(),
    games: setting?.games ?? GAMES,
    boards: setting?.boards ?? BOARDS,
    shipped: setting?.shipped ?? shippedData(),
  };
  if (!argv.includes('--json')) return (await ended(argv, whole)).code;
  const { watched } = await import('./json-failures.ts');
  const { io, close } = watched(whole.io);
  const { command, code } = await ended(argv, { ...whole, io });
  close(command, code);
  return code;
};

const MODES: ReadonlySet<string> = new Set(['--plain', '--map']);

/** How it is shown may be said before the command as well as after it. */
const commandFirst = (program: Command, argv: readonly string[]): readonly string[] => {
  const at = argv.findIndex((word) => !MODES.has(word));
  const word = argv[at];
  const isCommand = program.commands.some((command) => command.name() === word);
  return at < 1 || word === undefined || !isCommand
    ? argv
    : [word, ...argv.slice(0, at), ...argv.slice(at + 1)];
};

const ended = async (argv: readonly string[], whole: Setting): Promise<{ command: string; code: number }> => {
  let code: number = EXIT.fine;
  let wrong = '';
  const program = commandTree(
    whole,
    (ended) => void (code = ended),
    (text) => void (wrong += text),
  );
  if (argv[0] === '__complete') {
    const { completionLines } = await import('./completion/lines.ts');
    for (const line of await completionLines(whole, program, argv.slice(1))) whole.io.out(line);
    return { command: argv[0], code: EXIT.fine };
  }
  let words = commandFirst(program, argv);
  const as = (code: number): { command: string; code: number } => {
    const known = program.commands.some((command) => command.name() === words[0]);
    return { command: known ? words[0]! : program.name(), code };
  };
  try {
    if (isStrange(whole, program, words[0])) {
      const { asQuestion } = await import('./question-as-command.ts');
      const question = await asQuestion(whole, program.commands, words);
      if (question === undefined) return as(EXIT.usage);
      words = question;
    }
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      const { usageError } = await import('./usage-errors.ts');
      if (wrong !== '') usageError(whole, program.commands, words, wrong);
      return as(error.exitCode === 0 ? EXIT.fine : EXIT.usage);
    }
    const { fault } = await import('./internal-error.ts');
    return as(fault(whole, error));
  }
  return as(code);
};
