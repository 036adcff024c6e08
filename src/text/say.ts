// Says messages: a key and its parameters become sentences at the listener's level.
import { LEVELS } from '../api/settings.ts';
import type { Level } from '../api/settings.ts';
import type { Message, Params } from '../core/types.ts';
import type { Phrase } from './slot-formats.ts';
import { fill, readTemplate } from './template.ts';
import type { Said, Template } from './template.ts';
import type { Book, Voice } from './voice.ts';

export const isKey = (book: Book, key: string): boolean => book.lines.has(key);

/** Compiled the first time it is asked for, then kept in the book. */
export const templateOf = (book: Book, key: string): Template | undefined => {
  const kept = book.compiled.get(key);
  if (kept !== undefined) return kept;
  const lines = book.lines.get(key);
  if (lines === undefined) return undefined;
  const template = readTemplate(lines);
  book.compiled.set(key, template);
  return template;
};

/** A phrase of the table is its first line; a phrase inside a phrase is filled the same way. */
export const phrase: Phrase = (voice, key, params: Params) => {
  const template = templateOf(voice.book, key);
  if (template === undefined) return undefined;
  return fill(template, { params, voice, phrase, inside: true }, 0)[0]?.text;
};

/** 0 for brief, 1 for normal, 2 for verbose. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** All lines up to a level, each with its own level. */
export const sayUpTo = (voice: Voice, key: string, params: Params, upTo: number): Said[] => {
  if (voice.mute?.has(key) === true) return [];
  const template = templateOf(voice.book, key);
  // A missing sentence is a fault that tests find; in play it must not stop the game.
  if (template === undefined) return [{ level: 0, text: `No sentence is written for ${key}.` }];
  return fill(template, { params, voice, phrase, inside: false }, upTo);
};

export const sayKey = (voice: Voice, key: string, params: Params = {}): string[] =>
  sayUpTo(voice, key, params, rankOf(voice.level)).map((said) => said.text);

export const say = (voice: Voice, message: Message): string[] => sayKey(voice, message.key, message.params);
