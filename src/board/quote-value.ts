// Shows what stands in a data file inside a sentence: short, on one line, and printable whatever it was.
import { escaped } from '../core/strings.ts';
import type { Json } from '../core/types.ts';

const MOST = 48;

const cut = (text: string): string => (text.length <= MOST ? text : `${text.slice(0, MOST)} and so on`);

export const shownText = (text: string): string => {
  const short = text.length > MOST ? `${text.slice(0, MOST)} and so on` : text;
  return `"${escaped(short).replaceAll('"', "'")}"`;
};

/** A key or an id, without quotes where it is a plain one. */
export const shownKey = (key: string): string =>
  /^[\w.:/-]{1,40}$/.test(key) ? key : shownText(key.slice(0, MOST));

export const shown = (value: Json | undefined): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shownText(value);
  if (typeof value !== 'object' || value === null) return escaped(String(value));
  if (Object.keys(value).length === 0) return Array.isArray(value) ? 'an empty list' : 'an empty record';
  return cut(escaped(JSON.stringify(value)));
};
