// Runs one command: which it is, what it is given, and the status to end with.
import { CommanderError } from 'commander';
import type { Command } from 'commander';
import type { Boards, Registry } from '../games/registry.ts';
import { BOARDS, GAMES } from '../games/registry.ts';
import { shippedData } from '../paths.ts';
import { processIo } from './io.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { commandTree } from './tree/index.ts';

export type Setting = {
  readonly io: Io;
  readonly games: Registry;
  readonly boards: Boards;
  /** The folder of the data that came with the program. */
  readonly shipped: string;
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

const MODES: ReadonlySet<string> = new Set(['--plain', '--map', '--ascii']);

/** How many words at the beginning say how it is shown; the theme has a word of its own. */
const modesAhead = (argv: readonly string[]): number => {
  for (let at = 0; ;) {
    const word = argv[at] ?? '';
    if (word === '--theme') at += 2;
    else if (MODES.has(word) || word.startsWith('--theme=')) at += 1;
    else return at;
  }
};

/** How it is shown may be said before the command as well as after it. */
const commandFirst = (program: Command, argv: readonly string[]): readonly string[] => {
  const at = modesAhead(argv);
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
