// The answer of `hexfront __complete` in the form that the script of each shell takes.
import type { Command } from 'commander';
import { ascii } from '../../text/ascii.ts';
import { completed } from '../commands/complete.ts';
import type { Candidate } from './words.ts';
import type { Setting } from '../main.ts';

/** One line of what a command or option does. */
const inShort = (says: string): string => ascii(says).replaceAll(/\s+/g, ' ').trim();

/** The words of a line as bash parts it, quotes and backslashes taken away; the last is the one being typed. */
export const shellWords = (line: string): readonly string[] => {
  const words: string[] = [''];
  const parts = /\\(.)|'([^']*)'?|"((?:[^"\\]|\\.)*)"?|(\s+)|([^\s'"\\]+)/gs;
  for (const [, escaped, single, double, blank, plain] of line.trimStart().matchAll(parts)) {
    if (blank !== undefined) words.push('');
    else
      words[words.length - 1] += escaped ?? single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? plain ?? '';
  }
  return words;
};

/** Bash parts words at colons and equal signs as well, and puts what is answered in the place of the last part alone. */
const lastPart = (typed: string, breaks: string): number =>
  Math.max(-1, ...[':', '='].filter((sign) => breaks.includes(sign)).map((sign) => typed.lastIndexOf(sign))) +
  1;

type Form = (one: Candidate) => string;

const told: Form = ({ word, says }) => (says === undefined ? word : `${word}\t${inShort(says)}`);

/** As the function `_describe` of zsh takes it. */
const described: Form = ({ word, says }) =>
  `${word.replaceAll(/[\\:]/g, String.raw`\$&`)}${says === undefined ? '' : `:${inShort(says)}`}`;

/** The lines for a shell: `argv` is what its script gives. */
export const completionLines = async (
  setting: Setting,
  program: Command,
  [shell = '', ...argv]: readonly string[],
): Promise<readonly string[]> => {
  // Bash and PowerShell give the line, since they part it otherwise or drop empty words.
  const line = shell === 'bash' ? argv[1] : shell === 'powershell' ? argv[0] : undefined;
  const all = line === undefined ? argv : shellWords(line).slice(1);
  const typed = all.at(-1) ?? '';
  const { found, files } = await completed(setting, program, all.slice(0, -1), typed);
  const cut = shell === 'bash' ? lastPart(typed, argv[0] ?? '') : 0;
  const form: Form = shell === 'bash' ? ({ word }) => word.slice(cut) : shell === 'zsh' ? described : told;
  return [...found.map(form), ...(files ? [':files'] : [])];
};
