// Examples of the commands, with the boards and games there are: for their help, and for those who typed too little.
import type { Setting } from './main.ts';

/** What can be typed after the name of each command; of boards and games those there are. */
const EXAMPLES: Readonly<Record<string, (setting: Setting) => readonly string[]>> = {
  play: () => ['--plain', '--dice manual --name tuesday'],
  tutorial: ({ games }) => ['3', ...games.slice(1, 2).map(({ id }) => id), '--plain'],
  run: () => ['opening.hxf'],
  arena: ({ games }) =>
    games.slice(0, 1).map(({ id }) => `random "python3 mine.py" --from ${id} --games 100`),
  ask: () => ['start.pos legal', 'tuesday look 2115 --json'],
  verify: () => ['tuesday'],
  replay: () => ['tuesday --upto 40'],
  fuzz: ({ games }) => games.slice(0, 1).map(({ id }) => `${id} --games 100`),
  engine: () => ['< commands.txt'],
  perft: () => ['start.pos 3'],
  config: () => ['mode plain', 'hexspeech digits'],
  codes: ({ games }) => games.slice(0, 1).map(({ id }) => id),
  schema: () => ['ask'],
  completion: () => ['bash'],
  help: () => ['show', 'odds'],
  show: ({ boards }) => boards.slice(0, 1).map(({ id }) => `${id} --zoom 1`),
  data: ({ boards }) => boards.slice(0, 1).flatMap(({ id }) => [`${id} map --json`, `${id} tables`]),
  rule: ({ boards }) => boards.slice(0, 1).flatMap(({ id }) => [`${id} 7.10`, `${id} R72`, `${id} retreat`]),
  validate: ({ boards }) => boards.slice(0, 1).flatMap(({ id }) => [id, `${id} --data my-values`]),
};

export const examplesOf = (setting: Setting, command: string): readonly string[] =>
  (Object.hasOwn(EXAMPLES, command) ? EXAMPLES[command]?.(setting) : undefined)?.map(
    (rest) => `hexfront ${command} ${rest}`,
  ) ?? [];

/** For the end of a command's help. */
export const exampleText = (setting: Setting, command: string): string =>
  examplesOf(setting, command)
    .map((example) => `\nExample: ${example}`)
    .join('');
