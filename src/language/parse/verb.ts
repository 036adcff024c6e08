// The first half of understanding: a part of a line becomes a verb of the registry, its words and its options.
import type { Refusal, Result } from '../../core/types.ts';
import { wrong } from '../errors.ts';
import type { Word } from './lex.ts';
import { sortOptions } from './options.ts';
import type { Sorted } from './options.ts';
import type { Verb, VerbRegistry } from '../verb-registry.ts';
import { refuseSide } from './near-names.ts';
import { nearWords } from './did-you-mean.ts';

export type Command = Sorted & { readonly verb: Verb };

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

/** A verb whose last slot is the rest of the line leaves options to it; what is asked about has none in its words. */
export const takesRest = ({ spec: { slots, kind } }: Verb): boolean => {
  const last = slots[slots.length - 1];
  return last?.kind === 'order' || (last?.kind === 'text' && kind !== 'question');
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
