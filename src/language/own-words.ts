// Words of a player's own: an alias stands for the beginning of a line, a macro for several lines. Neither hides a verb.

export const OWN_KINDS = ['alias', 'macro'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** What is wrong with one: its name, that the name is a verb, or what it stands for. */
export type OwnFault = 'name' | 'verb' | 'empty' | 'value' | 'many';

const NAME = /^[a-z][a-z0-9-]{0,19}$/;

/** Lines of a macro. */
export const MOST_LINES = 20;

/** The lines of a macro, which are parted by `;`. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const firstWord = (line: string): string =>
  line
    .trim()
    .toLowerCase()
    .split(/[\s.,]/, 1)[0] ?? '';

/** `isVerb`: whether a word is one already; `isWord`: whether a line may begin with it. */
export const ownFault = (
  kind: OwnKind,
  name: string,
  text: string,
  { isVerb, isWord }: { isVerb(word: string): boolean; isWord(word: string): boolean },
): OwnFault | undefined => {
  if (!NAME.test(name)) return 'name';
  if (isVerb(name)) return 'verb';
  const lines = kind === 'macro' ? linesOf(text) : [text.trim()].filter((line) => line !== '');
  if (lines.length === 0) return 'empty';
  if (lines.length > MOST_LINES || (kind === 'alias' && text.includes(';'))) return 'many';
  return lines.every((line) => isWord(firstWord(line))) ? undefined : 'value';
};
