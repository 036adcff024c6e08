// The stretches of words between those that part them, such as `from`, each with the slots that share it.
import type { Slot } from '../../api/verb-spec.ts';
import type { Word } from './lex.ts';
import { startsUnled } from '../verb-registry.ts';
import type { Verb } from '../verb-registry.ts';

/** Slots that share a stretch of words. */
export type Segment = { readonly slots: readonly Slot[]; readonly words: readonly Word[] };

/** Facts and orders cannot be told from other words without the word before them. */
const needsLead = ([first]: readonly Slot[]): boolean => first?.kind === 'fact' || first?.kind === 'order';

/** Parts the words where a word such as `from` stands; slots whose word is missing join the stretch before. */
export const segmentsOf = (verb: Verb, words: readonly Word[]): readonly Segment[] => {
  const unled = (from: number, to?: number): Slot[] =>
    verb.runs
      .slice(from, to)
      .filter((slots) => !needsLead(slots))
      .flat();
  let run = startsUnled(verb) ? 0 : -1;
  let isRest = false;
  const segments: { slots: Slot[]; words: Word[] }[] = [{ slots: [...(verb.runs[run] ?? [])], words: [] }];
  for (const word of words) {
    const found: number =
      word.quoted || isRest ? -1 : verb.runs.findIndex((slots, i) => i > run && slots[0]?.after === word.low);
    if (found < 0) {
      segments[segments.length - 1]?.words.push(word);
      continue;
    }
    segments[segments.length - 1]?.slots.push(...unled(run + 1, found));
    segments.push({ slots: [...(verb.runs[found] ?? [])], words: [] });
    isRest = verb.runs[found]?.[0]?.kind === 'order';
    run = found;
  }
  segments[segments.length - 1]?.slots.push(...unled(run + 1));
  return segments;
};
