// Small things done to text in every room: a capital letter, the number of a rule, words in lines, escapes.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `7.10b` of `game:7.10b`: where the game is known, the number is enough. */
export const ruleNumber = (rule: string): string => rule.slice(rule.indexOf(':') + 1);

/** Looked at from the end: a pattern would try again at every one of a long row of them. */
export const withoutTail = (text: string, drops: string): string => {
  let end = text.length;
  while (end > 0 && drops.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** What is no printable ASCII, as JSON and JavaScript write it. */
export const escaped = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Broken between words; one that is too long has a line of its own. */
export const wordLines = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};
