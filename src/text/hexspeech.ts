// Hexes as they are spoken: in pairs, in digits, raw, in the words of the NATO alphabet.
import type { HexSpeech } from '../api/settings.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const NATO: Readonly<Record<string, string>> = {
  A: 'Alfa',
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  E: 'Echo',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  I: 'India',
  J: 'Juliett',
  K: 'Kilo',
  L: 'Lima',
  M: 'Mike',
  N: 'November',
  O: 'Oscar',
  P: 'Papa',
  Q: 'Quebec',
  R: 'Romeo',
  S: 'Sierra',
  T: 'Tango',
  U: 'Uniform',
  V: 'Victor',
  W: 'Whiskey',
  X: 'Xray',
  Y: 'Yankee',
  Z: 'Zulu',
};

const spelled = (char: string): string => NATO[char.toUpperCase()] ?? DIGITS[Number(char)] ?? char;

/** Pairs counted from the right, so that an odd digit stands in front. */
const pairs = (digits: string): string[] => {
  const first = digits.length % 2 === 0 ? 2 : 1;
  const found = [digits.slice(0, first)];
  for (let i = first; i < digits.length; i += 2) found.push(digits.slice(i, i + 2));
  return found;
};

/** A hex as printed on the map, "n1721", in the style asked for; the sheet letter stands apart. */
export const sayHex = (id: string, style: HexSpeech): string => {
  const parts = /^([A-Za-z]*)(\d+)$/.exec(id);
  if (parts === null || style === 'raw') return id;
  const letter = parts[1]!.toUpperCase();
  const digits = parts[2]!;
  switch (style) {
    case 'pair':
      return [letter, ...pairs(digits)].filter((part) => part !== '').join(' ');
    case 'digits':
      return (letter + digits).split('').join(' ');
    case 'nato':
      return (letter + digits).split('').map(spelled).join(' ');
  }
};
