// The first half of understanding: a part of a line becomes a verb of the registry, its words and its options.
import type { Args, Refusal, Result } from '../core/types.ts';
import { wrong } from './codes.ts';
import type { Word } from './lex.ts';
import { sortOptions } from './options.ts';
import type { Verb, VerbRegistry } from './registry.ts';
import { refuseSide } from './near-names.ts';
import { nearWords } from './suggest.ts';

export type Command = { readonly verb: Verb; readonly words: readonly Word[]; readonly flags: Args };

/** Verbs a word may have been meant for; aliases are no help here, and two letters are like too much else. */
export const nearVerbs = (registry: VerbRegistry, word: Word): readonly string[] =>
  nearWords(
    word.low,
    registry.verbs.map(({ name }) => name).filter((name) => name.length > 2),
  );

/** Why a word is no verb. */
export const refuseVerb = (registry: VerbRegistry, word: Word | undefined, line?: string): Refusal =>
  word !== undefined && registry.unused.has(word.low)
    ? wrong('VERB.NOT-IN-GAME', { verb: word.low })
    : (refuseSide(word) ?? wrong('VERB.UNKNOWN', { typed: word?.text ?? '', line }));

/** A verb whose last slot is the rest of the line leaves options to it. */
const takesRest = (verb: Verb): boolean => {
  const last = verb.spec.slots[verb.spec.slots.length - 1];
  return last?.kind === 'text' || last?.kind === 'order';
};

export const parseWords = (registry: VerbRegistry, words: readonly Word[]): Result<Command, Refusal> => {
  const first = words[0];
  const verb = first === undefined ? undefined : registry.find(first.low);
  if (verb === undefined) return { ok: false, error: refuseVerb(registry, first) };
  const rest = words.slice(1);
  if (takesRest(verb)) return { ok: true, value: { verb, words: rest, flags: {} } };
  const sorted = sortOptions(verb.spec, rest);
  return sorted.ok ? { ok: true, value: { verb, ...sorted.value } } : sorted;
};
