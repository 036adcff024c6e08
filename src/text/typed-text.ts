// Words that are said as they are, or as somebody typed them or may type them.
import type { Json } from '../core/types.ts';
import { ascii, clip } from './ascii.ts';
import { sayNumber } from './number-words.ts';

export const text = (value: Json): string | undefined => {
  if (typeof value === 'string') return ascii(value);
  return typeof value === 'number' ? sayNumber(value) : undefined;
};

/** What somebody typed, cut where it grows too long to be read back. */
export const typed = (value: Json, _voice: unknown, args: readonly string[]): string | undefined =>
  typeof value === 'string' ? clip(value, args[0] === undefined ? undefined : Number(args[0])) : undefined;

/** As it can be typed at a shell: what that would take apart is quoted. */
export const shell = (value: Json): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const plain = ascii(value);
  if (/^[\w@%+=:,./\\-]+$/.test(plain)) return plain;
  return /[$`"!\\]/.test(plain) ? `'${plain.replaceAll("'", String.raw`'\''`)}'` : `"${plain}"`;
};
