// The command line of a tool, which the first lines of its file tell of. `--help` says those; what cannot be read is said
// with them in one sentence, and ends the program with 2.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** What a file says of itself before its first line of code. */
export const headOf = (source: string): string => {
  const lines = source.split('\n');
  const code = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, code < 0 ? lines.length : code)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
};

const isNumber = (text: string): boolean => text.trim() !== '' && !Number.isNaN(Number(text));

/** An option that is a number by default, and is given as something else. */
const notANumber = (options: ParseArgsConfig['options'], values: object): string | undefined =>
  Object.entries(values).flatMap(([name, value]) => {
    const standard = options?.[name]?.default;
    const isAsked = typeof standard === 'string' && isNumber(standard);
    return isAsked && !isNumber(String(value)) ? [`--${name} wants a number, not ${String(value)}.`] : [];
  })[0];

const isParseError = (fault: unknown): fault is Pick<Error, 'message'> =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  String(fault.code).startsWith('ERR_PARSE_ARGS');

/** What was typed, or what to say in its place. */
export const readCommandLine = <Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | string => {
  try {
    const read = parseArgs(config);
    return notANumber(config.options, read.values) ?? read;
  } catch (fault) {
    if (!isParseError(fault)) throw fault;
    return fault.message.replace(/\. To specify[^]*$/, '.');
  }
};

const EXIT = { fine: 0, usage: 2 } as const;

export const commandLine = <Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  const words = config.args ?? process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(headOf(readFileSync(process.argv[1] ?? '', 'utf8')));
    return process.exit(EXIT.fine);
  }
  const read = readCommandLine(config);
  if (typeof read !== 'string') return read;
  console.error(`${read} Nothing was done. --help says what there is.`);
  return process.exit(EXIT.usage);
};
