// What is being read, what a slot takes of it, and the line again with a word mended or left out.
import type { Refusal } from '../../core/types.ts';
import type { VerbSpec, Which } from '../../api/verb-spec.ts';
import { writeWord } from './lex.ts';
import type { Word } from './lex.ts';
import type { VerbRegistry } from '../verb-registry.ts';
import type { Scene } from './scope.ts';
import { never } from './resolve.ts';

/** Words being read for one verb. */
export type Reading = {
  readonly registry: VerbRegistry;
  readonly scene: Scene;
  readonly spec: VerbSpec;
  /** The text in which the words stand. */
  readonly line: string;
  readonly words: readonly Word[];
};

export type Piece =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** One hex on from the hex before it, or from where its unit stands. */
  | { readonly kind: 'step'; readonly dir: number; readonly typed: string }
  | { readonly kind: 'which'; readonly which: Which }
  /** Words of another order, still to be understood. */
  | { readonly kind: 'rest'; readonly words: readonly Word[] };

export type Taken =
  | { readonly ok: true; readonly piece: Piece; readonly next: number }
  | { readonly ok: false; readonly refusal: Refusal };

export const taken = (ids: readonly string[], next: number): Taken => ({
  ok: true,
  piece: { kind: 'ids', ids },
  next,
});

export const notTaken = (refusal: Refusal): Taken => ({ ok: false, refusal });

export const typedFrom = ({ line, words }: Reading, i: number, next: number): string =>
  line.slice(words[i]?.start, words[next - 1]?.end);

/** The line with words `i` up to `next` replaced. */
export const linePut = ({ line, words }: Reading, i: number, next: number, text: string): string =>
  line.slice(0, words[i]?.start) + text + line.slice(words[next - 1]?.end);

/** The same by one word that is clear. */
export const lineWith = (reading: Reading, i: number, next: number, word: string): string =>
  linePut(reading, i, next, writeWord(word, never));

/** The line without one of its words. */
export const lineWithout = (reading: Reading, i: number): string => {
  const { line, words } = reading;
  return line.slice(0, words[i]?.start) + line.slice(words[i + 1]?.start);
};
