// Makes any text printable ASCII: names from files and typed words go through here before they are printed.

const PRINTABLE = /^[\x20-\x7e]*$/;

/** What taking accents off does not reach. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ı', 'i'],
  ['‐', '-'],
  ['‑', '-'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['‘', "'"],
  ['’', "'"],
  ['ʹ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['×', 'x'],
  ['⁄', '/'],
]);

const plain = (char: string): string => {
  if (char >= ' ' && char <= '~') return char;
  const letter = LETTERS.get(char);
  if (letter !== undefined) return letter;
  // Controls, joiners and direction marks say nothing; letters of other scripts leave a mark that they were there.
  if (/\s/u.test(char)) return ' ';
  return /[\p{C}\p{M}]/u.test(char) ? '' : '?';
};

/** Every byte of what comes back lies in the range from blank to tilde. */
export const ascii = (text: string): string => {
  if (PRINTABLE.test(text)) return text;
  let out = '';
  for (const char of text.normalize('NFKD')) out += plain(char);
  return out.replaceAll(/\?{2,}/g, '?');
};

/** The beginning of a text too long to be read back whole. */
export const clip = (text: string, length = 40): string => {
  const clean = ascii(text).trim();
  return clean.length <= length ? clean : `${clean.slice(0, length).trimEnd()} and so on`;
};
