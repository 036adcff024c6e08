// The first half of understanding: a part of a line becomes a verb of the registry, its words and its options.
import type { Args, Refusal, Result } from '../core/types.ts';
import { wrong } from './codes.ts';
import type { Word } from './lex.ts';
import { sortOptions } from './options.ts';
import type { Verb, VerbRegistry } from './registry.ts';
import { nearestWord } from './suggest.ts';

export type Command = { readonly verb: Verb; readonly words: readonly Word[]; readonly flags: Args };

/** Why a word is no verb. The line is said again with the one verb that may have been meant; aliases are no help here. */
export const refuseVerb = (registry: VerbRegistry, line: string, word: Word | undefined): Refusal => {
  if (word === undefined) return wrong('VERB.UNKNOWN', { typed: '' });
  if (registry.unused.has(word.low)) return wrong('VERB.NOT-IN-GAME', { verb: word.low });
  const name = nearestWord(
    word.low,
    // Two letters are like too much else.
    registry.verbs.map((spec) => spec.name).filter((verb) => verb.length > 2),
  );
  const meant = name === undefined ? undefined : line.slice(0, word.start) + name + line.slice(word.end);
  return wrong('VERB.UNKNOWN', { typed: word.text, line: meant });
};

/** A verb whose last slot is the rest of the line leaves options to it. */
const takesRest = (verb: Verb): boolean => {
  const last = verb.spec.slots[verb.spec.slots.length - 1];
  return last?.kind === 'text' || last?.kind === 'order';
};

export const parseWords = (
  registry: VerbRegistry,
  line: string,
  words: readonly Word[],
): Result<Command, Refusal> => {
  const first = words[0];
  const verb = first === undefined ? undefined : registry.find(first.low);
  if (verb === undefined) return { ok: false, error: refuseVerb(registry, line, first) };
  const rest = words.slice(1);
  if (takesRest(verb)) return { ok: true, value: { verb, words: rest, flags: {} } };
  const sorted = sortOptions(verb.spec, rest);
  return sorted.ok ? { ok: true, value: { verb, ...sorted.value } } : sorted;
};
