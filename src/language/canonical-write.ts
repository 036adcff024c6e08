// The one canonical form: an order as words that can be read back without knowing the position.
//
// Slots stand in the order of the spec, ids as they are. Where two slots without a word of their own meet, the words
// are dealt out one to each slot and the rest to the last; where that would be wrong, every slot after the first has
// its lead before it (`retreat a b to 2607`). A word out of a slot's own few is known wherever it comes first (`place
// default`). An id that could be taken for one of these words stands in quotes.
import type { Args } from '../core/types.ts';
import type { Flag, Slot } from '../api/verb-spec.ts';
import { quote, writeText, writeWord } from './parse/lex.ts';
import { FLAG_ON } from './parse/options.ts';
import { leadOf, PLACE_NOISE, UNIT_NOISE } from './verb-registry.ts';
import type { Verb, VerbRegistry } from './verb-registry.ts';

/** An order or question without its side: what a line of text can hold. */
export type Said = { readonly verb: string; readonly args: Args };

const EMPTY: readonly string[] = [];
const HEX_FACT = 'hex=';

const isSpecialFor =
  ({ spec, marks }: Verb) =>
  (low: string): boolean =>
    marks.has(low) ||
    spec.slots.some(({ values }) => values?.includes(low) === true) ||
    PLACE_NOISE.has(low) ||
    UNIT_NOISE.has(low) ||
    (spec.flags?.some(({ name }) => low === name || low.startsWith(`${name}=`)) ?? false);

const writeFact = (fact: string, isSpecial: (low: string) => boolean): string => {
  const hex = fact.startsWith(HEX_FACT) ? fact.slice(HEX_FACT.length) : '';
  return writeWord(hex === '' || hex.includes('=') ? fact : hex, isSpecial);
};

/** A fact is written short when it is a hex. */
export const readFact = (text: string): string => (text.includes('=') ? text : HEX_FACT + text);

/** How a place is called, in words that can be typed. */
export type CallPlace = (id: string) => string;

type Writing = { readonly registry: VerbRegistry; readonly callPlace?: CallPlace | undefined };

const writeValue = (
  { registry, callPlace }: Writing,
  verb: Verb,
  slot: Slot,
  value: string,
  args: Args,
): string => {
  const isSpecial = isSpecialFor(verb);
  if (callPlace !== undefined && (slot.kind === 'hex' || slot.kind === 'place')) {
    const called = callPlace(value);
    if (!called.split(' ').some(isSpecial)) return called;
  }
  if (slot.kind === 'text') return writeText(value, isSpecial);
  if (slot.kind === 'fact') return writeFact(value, isSpecial);
  if (slot.kind === 'order') return write(registry, nestedIn(args, slot), callPlace);
  return writeWord(value, (low) => slot.values?.includes(low) !== true && isSpecial(low));
};

/** The slot a stretch of words begins with, if the first of them is one that only a later slot has among its own. */
export const slotOfWord = (run: readonly Slot[], word: string): number =>
  Math.max(
    0,
    run.findIndex(({ values }) => values?.includes(word) === true),
  );

/** The order inside an order. */
const nestedIn = (args: Args, { name }: Slot): Said => {
  const before = `${name}.`;
  const inner = Object.entries(args).filter(([slot]) => slot.startsWith(before));
  return {
    verb: args[name]?.[0] ?? '',
    args: Object.fromEntries(inner.map(([slot, values]) => [slot.slice(before.length), values])),
  };
};

/** The other way round. */
export const asNested = ({ name }: Slot, { verb, args }: Said): Args => ({
  [name]: [verb],
  ...Object.fromEntries(Object.entries(args).map(([slot, values]) => [`${name}.${slot}`, values])),
});

const writeRun = (writing: Writing, verb: Verb, run: readonly Slot[], args: Args): string[] => {
  const values = run.map((slot) => args[slot.name] ?? EMPTY);
  const last = values.findLastIndex((list) => list.length > 0);
  const [opening] = run;
  if (last < 0 || opening === undefined) return [];
  const words = opening.after === undefined ? [] : [opening.after];
  const first = values.findIndex((list) => list.length > 0);
  const [word = ''] = values[first] ?? EMPTY;
  if (first > 0 && slotOfWord(run, word) === first)
    return [...words, ...writeSlots(writing, verb, run.slice(first), args)];
  return [...words, ...writeSlots(writing, verb, run, args)];
};

const writeSlots = (writing: Writing, verb: Verb, run: readonly Slot[], args: Args): string[] => {
  const values = run.map((slot) => args[slot.name] ?? EMPTY);
  const last = values.findLastIndex((list) => list.length > 0);
  const words: string[] = [];
  const isPlain =
    values.every((list, i) => i >= last || list.length === 1) &&
    (last === run.length - 1 || values[last]?.length === 1);
  run.forEach((slot, i) => {
    if (i > 0 && !isPlain && i <= Math.max(last, 1)) words.push(leadOf(slot));
    for (const value of values[i] ?? EMPTY) words.push(writeValue(writing, verb, slot, value, args));
  });
  return words;
};

const writeFlag = ({ name, takes }: Flag, values: readonly string[]): string[] => {
  if (takes === undefined) return values.includes(FLAG_ON) ? [`--${name}`] : [];
  return values.map((value) => `--${name}=${/[ ,;#"\\]|\.$|^$/.test(value) ? quote(value) : value}`);
};

/** `callPlace`: for somebody who is to type it; without it places go by their ids, and it is the same everywhere. */
export const write = (registry: VerbRegistry, { verb: name, args }: Said, callPlace?: CallPlace): string => {
  const verb = registry.named(name);
  if (verb === undefined) throw new Error(`There is no verb ${name} to write`);
  const words = verb.runs.flatMap((run) => writeRun({ registry, callPlace }, verb, run, args));
  const flags = verb.spec.flags?.flatMap((flag) => writeFlag(flag, args[flag.name] ?? EMPTY)) ?? [];
  return [name, ...words, ...flags].join(' ');
};

/** Orders given together, in one line. */
export const writeOrders = (registry: VerbRegistry, orders: readonly Said[]): string =>
  orders.map((order) => write(registry, order)).join('; ');
