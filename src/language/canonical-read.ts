// The strict reader of the canonical form: for records and positions. It knows the verbs, but no map and no units.
import type { Args, Problem, Result } from '../core/types.ts';
import { sayOf } from './examples.ts';
import { asProblem, wrong } from './errors.ts';
import type { LanguageCode } from './errors.ts';
import type { Slot } from '../api/verb-spec.ts';
import { lex, textFrom } from './parse/lex.ts';
import type { Word } from './parse/lex.ts';
import { FLAG_ON } from './parse/options.ts';
import { leadOf, startsUnled } from './verb-registry.ts';
import type { Verb, VerbRegistry } from './verb-registry.ts';
import { isNumberWord } from './parse/values.ts';
import { asNested, readFact, slotOfWord } from './canonical-write.ts';
import type { Said } from './canonical-write.ts';

type Read<T> = Result<T>;
type Values = Record<string, readonly string[]>;

const bad = (code: LanguageCode, params: Problem['params']): { ok: false; error: Problem } => ({
  ok: false,
  error: asProblem(wrong(code, params)),
});

type Flagged = { readonly words: readonly Word[]; readonly flags: Values };

const readFlags = ({ spec }: Verb, words: readonly Word[]): Read<Flagged> => {
  const flags: Values = {};
  const left: Word[] = [];
  for (const word of words) {
    if (word.quoted || !word.text.startsWith('--')) {
      left.push(word);
      continue;
    }
    const end = word.text.indexOf('=');
    const name = word.text.slice(2, end < 0 ? undefined : end);
    const flag = spec.flags?.find((known) => known.name === name);
    if (flag === undefined || (flag.takes === undefined) !== end < 0) {
      return bad('OPTION.UNKNOWN', { verb: spec.name, option: `--${name}` });
    }
    flags[name] = end < 0 ? [FLAG_ON] : [...(flags[name] ?? []), word.text.slice(end + 1)];
  }
  return { ok: true, value: { words: left, flags } };
};

type Parted = { readonly runs: readonly (readonly Word[])[]; readonly extra: readonly Word[] };

/** Words of each run, by the words that open them, and those that belong to none. */
const partRuns = (verb: Verb, words: readonly Word[]): Parted => {
  const runs: Word[][] = verb.runs.map(() => []);
  const extra: Word[] = [];
  let run = startsUnled(verb) ? 0 : -1;
  let isRest = false;
  for (const word of words) {
    const next: number =
      word.quoted || isRest
        ? -1
        : verb.runs.findIndex((slots, i) => i > run && slots[0]?.after === word.text);
    if (next < 0) (runs[run] ?? extra).push(word);
    else {
      run = next;
      isRest = verb.runs[next]?.[0]?.kind === 'order';
    }
  }
  return { runs, extra };
};

/** Words of each slot of a run: from the one that knows the first word on, parted by leads if there are any, else one each and the rest to the last. */
const partSlots = (run: readonly Slot[], words: readonly Word[]): readonly (readonly Word[])[] => {
  const greedy = run.findIndex(({ kind }) => kind === 'order');
  if (greedy === 0) return [words];
  const [first] = words;
  const from = first === undefined || first.quoted ? 0 : slotOfWord(run, first.text);
  if (from > 0) return [...run.slice(0, from).map(() => []), ...partSlots(run.slice(from), words)];
  const led: Word[][] = [[]];
  for (const word of words) {
    const next = run[led.length];
    if (!word.quoted && next !== undefined && word.text === leadOf(next)) led.push([]);
    else led[led.length - 1]?.push(word);
  }
  if (led.length > 1) return led;
  return run.map((_, i) => (i < run.length - 1 ? words.slice(i, i + 1) : words.slice(i)));
};

const readSlot = (
  registry: VerbRegistry,
  { spec }: Verb,
  slot: Slot,
  line: string,
  words: readonly Word[],
): Read<Args> => {
  const { name, kind } = slot;
  const isLong = kind === 'text' || kind === 'order';
  if (words.length > 1 && slot.many !== true && !isLong) {
    return bad('WORD.TOO-MANY', {
      verb: spec.name,
      typed: line.slice(words[1]?.start, words[words.length - 1]?.end),
    });
  }
  if (kind === 'text') return { ok: true, value: { [name]: [textFrom(line, words, 0)] } };
  if (kind === 'order') {
    const inner = readWords(registry, line, words);
    return inner.ok ? { ok: true, value: asNested(slot, inner.value) } : inner;
  }
  const notNumber = kind === 'number' ? words.find(({ text }) => !isNumberWord(text)) : undefined;
  if (notNumber !== undefined) return bad('NUMBER.BAD', { verb: spec.name, typed: notNumber.text });
  return { ok: true, value: { [name]: words.map(({ text }) => (kind === 'fact' ? readFact(text) : text)) } };
};

const readWords = (registry: VerbRegistry, line: string, words: readonly Word[]): Read<Said> => {
  const [first, ...after] = words;
  const verb = first === undefined ? undefined : registry.named(first.text);
  if (first === undefined || verb === undefined) return bad('VERB.UNKNOWN', { typed: first?.text ?? '' });
  const takesRest = verb.spec.slots.some(({ kind }) => kind === 'text' || kind === 'order');
  const sorted: Read<Flagged> = takesRest
    ? { ok: true, value: { words: after, flags: {} } }
    : readFlags(verb, after);
  if (!sorted.ok) return sorted;
  let args: Args = {};
  const {
    runs,
    extra: [extra],
  } = partRuns(verb, sorted.value.words);
  if (extra !== undefined) return bad('WORD.TOO-MANY', { verb: verb.spec.name, typed: extra.text });
  for (const [r, run] of verb.runs.entries()) {
    const dealt = partSlots(run, runs[r] ?? []);
    for (const [i, slot] of run.entries()) {
      const own = dealt[i] ?? [];
      if (own.length === 0) {
        if (slot.optional !== true)
          return bad('WORD.MISSING', { verb: verb.spec.name, needs: [sayOf(slot)] });
        continue;
      }
      const read = readSlot(registry, verb, slot, line, own);
      if (!read.ok) return read;
      args = { ...args, ...read.value };
    }
  }
  return { ok: true, value: { verb: verb.spec.name, args: { ...args, ...sorted.value.flags } } };
};

/** Several orders given together. */
export const readOrders = (registry: VerbRegistry, text: string): Read<readonly Said[]> => {
  const lexed = lex(text);
  if (!lexed.ok) return { ok: false, error: asProblem(lexed.error) };
  const found: Said[] = [];
  for (const words of lexed.value.parts) {
    const read = readWords(registry, lexed.value.text, words);
    if (!read.ok) return read;
    found.push(read.value);
  }
  return { ok: true, value: found };
};

export const readCanonical = (registry: VerbRegistry, text: string): Read<Said> => {
  const read = readOrders(registry, text);
  if (!read.ok) return read;
  const [only, second] = read.value;
  if (only === undefined) return bad('VERB.UNKNOWN', { typed: '' });
  return second === undefined ? { ok: true, value: only } : bad('LINE.MIXED', { verb: second.verb });
};
